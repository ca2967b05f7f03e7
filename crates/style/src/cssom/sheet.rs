//! Style sheets.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

use style::media_queries::MediaList;
use style::servo_arc::Arc;
use style::stylesheets::{AllowImportRules, Origin, Stylesheet};

use super::declarations::Context;
use super::live::Lock;
use crate::{Device, preferences, text};

/// A style sheet, whose rules can change. Copies are the same sheet.
#[derive(Clone)]
pub struct Sheet(Rc<Contents>);

struct Contents {
    sheet: Arc<Stylesheet>,
    version: Cell<u64>,
}

impl PartialEq for Sheet {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Sheet {}

impl fmt::Debug for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sheet").field("version", &self.0.version).finish_non_exhaustive()
    }
}

impl Sheet {
    /// Parses a sheet for a device. Imports are left out.
    ///
    /// The context has the address that URLs in the sheet are relative to; `media` is the text of a list of media queries.
    pub fn parse(lock: &Lock, css: &str, context: &Context, media: &str, device: &Device) -> Self {
        preferences::set();
        let css = text::prepared_for(css, device);
        let media = media_list(media, context, device);
        let sheet = Stylesheet::from_str(
            &css,
            context.url.clone(),
            Origin::Author,
            Arc::new(lock.0.wrap(media)),
            lock.0.clone(),
            None,
            None,
            context.quirks,
            AllowImportRules::No,
        );
        Self(Rc::new(Contents { sheet: Arc::new(sheet), version: Cell::new(0) }))
    }

    /// Counts the changes of the sheet.
    pub fn version(&self) -> u64 {
        self.0.version.get()
    }

    /// The sheets of Stylo that make it.
    pub(crate) fn parts(&self) -> Vec<Arc<Stylesheet>> {
        vec![self.0.sheet.clone()]
    }
}

/// Parses a list of media queries.
fn media_list(media: &str, context: &Context, device: &Device) -> MediaList {
    if media.trim_ascii().is_empty() {
        return MediaList::empty();
    }
    crate::sheets::media_list(media, &context.url, context.quirks, device)
}
