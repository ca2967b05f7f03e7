//! `@import` in the sheets of the cascade.

use std::cell::Cell;

use cssparser::SourceLocation;
use style::media_queries::MediaList;
use style::servo_arc::Arc;
use style::shared_lock::{Locked, SharedRwLock};
use style::stylesheets::import_rule::{
    ImportLayer, ImportRule, ImportSheet, ImportSupportsCondition,
};
use style::stylesheets::{Stylesheet, StylesheetLoader};
use style::values::CssUrl;

use super::bounds::Room;
use super::rules::Rule;
use super::sheet::Sheet;
use crate::Device;

/// Answers the imports of a sheet, in their order, with the sheets that they have loaded.
pub(super) struct Imports {
    pub(super) rules: Vec<Rule>,
    pub(super) sheets: Vec<Sheet>,
    next: Cell<usize>,
}

impl Imports {
    pub(super) fn new(sheet: &Sheet, device: &Device, room: Room) -> Self {
        let rules = if sheet.is_open() { sheet.import_rules() } else { Vec::new() };
        let sheets: Vec<Sheet> = rules.iter().filter_map(Rule::imported_sheet).collect();
        for sheet in &sheets {
            sheet.prepare(device, room);
        }
        Self { rules, sheets, next: Cell::new(0) }
    }

    /// The sheet of the next rule.
    fn take(&self) -> Option<Sheet> {
        let number = self.next.get();
        self.next.set(number.saturating_add(1));
        let rule = self.rules.get(number).filter(|rule| !rule.is_import_refused())?;
        rule.imported_sheet().filter(|sheet| !sheet.is_disabled())
    }
}

impl StylesheetLoader for Imports {
    fn request_stylesheet(
        &self,
        url: CssUrl,
        source_location: SourceLocation,
        lock: &SharedRwLock,
        media: Arc<Locked<MediaList>>,
        supports: Option<ImportSupportsCondition>,
        layer: ImportLayer,
    ) -> Arc<Locked<ImportRule>> {
        let sheet = self.take().and_then(|sheet| sheet.stylo()).map(|whole| {
            let contents = whole.contents.read_with(&lock.read()).clone();
            Arc::new(Stylesheet {
                contents: lock.wrap(contents),
                shared_lock: lock.clone(),
                media,
                disabled: false.into(),
            })
        });
        let stylesheet = sheet.map_or_else(ImportSheet::new_refused, ImportSheet::new);
        Arc::new(lock.wrap(ImportRule { url, stylesheet, supports, layer, source_location }))
    }
}
