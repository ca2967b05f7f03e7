//! Style sheets.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

use style::media_queries::MediaList;
use style::servo_arc::Arc;
use style::stylesheets::{
    AllowImportRules, CssRules, Origin, Stylesheet, StylesheetInDocument as _,
};

use super::bounds::{Fit, Room};
use super::declarations::Context;
use super::live::Lock;
use super::variables::Variables;
use crate::{Device, preferences, text};

/// The rules that an index takes at once.
const RULES_OF_A_PART: usize = 500;

/// A style sheet, whose rules can change. Copies are the same sheet.
#[derive(Clone)]
pub struct Sheet(Rc<Contents>);

struct Contents {
    sheet: Arc<Stylesheet>,
    version: Cell<u64>,
    fit: Fit,
    is_cut: bool,
    variables: Variables,
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
    /// Rules from the first one on that has no room are left out.
    ///
    /// ```
    /// use treewright_style::Device;
    /// use treewright_style::cssom::{Context, Lock, Room, Sheet};
    /// let (lock, context, device) = (Lock::default(), Context::default(), Device::new());
    /// let room = Room { text: 5, ..Room::default() };
    /// let sheet = Sheet::parse(&lock, "a {} b {}", &context, "", &device, room);
    /// assert!(sheet.is_too_long() && sheet.text_bytes() == 4);
    /// ```
    pub fn parse(
        lock: &Lock,
        css: &str,
        context: &Context,
        media: &str,
        device: &Device,
        room: Room,
    ) -> Self {
        preferences::set();
        let fit = Fit::of(css, room);
        let is_cut = fit.end < css.len();
        let css = css.get(..fit.end).unwrap_or_default();
        let mut variables = Variables::default();
        variables.add(css);
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
        Self(Rc::new(Contents {
            sheet: Arc::new(sheet),
            version: Cell::new(0),
            fit,
            is_cut,
            variables,
        }))
    }

    /// Returns true if rules were left out because the text is too long.
    pub fn is_too_long(&self) -> bool {
        self.0.is_cut && self.0.fit.is_too_long
    }

    /// Returns true if rules were left out because they could have taken too much memory.
    pub fn is_too_large(&self) -> bool {
        self.0.is_cut && !self.0.fit.is_too_long
    }

    /// The bytes of the text that was parsed.
    pub fn text_bytes(&self) -> usize {
        self.0.fit.end
    }

    /// The bytes of memory that the rules take, by a rough count.
    pub fn memory(&self) -> usize {
        // Most of them take less than they could.
        self.0.fit.most / 8
    }

    /// Counts the changes of the sheet.
    pub fn version(&self) -> u64 {
        self.0.version.get()
    }

    /// The custom properties that it declares and refers to.
    pub(super) fn variables(&self) -> &Variables {
        &self.0.variables
    }

    /// The sheets of Stylo that make it.
    ///
    /// A long sheet is several for the index of rules, which takes one at a time. No lock may be held.
    pub(crate) fn parts(&self) -> Vec<Arc<Stylesheet>> {
        let whole = &self.0.sheet;
        let lock = &whole.shared_lock;
        let rules = {
            let guard = lock.read();
            whole.contents(&guard).rules(&guard).to_vec()
        };
        if rules.len() <= RULES_OF_A_PART {
            return vec![whole.clone()];
        }
        let parts = rules.chunks(RULES_OF_A_PART).map(|rules| {
            let part = self.empty();
            let own = part.contents(&lock.read()).rules.clone();
            *own.write_with(&mut lock.write()) = CssRules(rules.to_vec());
            Arc::new(part)
        });
        parts.collect()
    }

    /// A sheet for the same device, without rules.
    fn empty(&self) -> Stylesheet {
        let whole = &self.0.sheet;
        let contents = whole.contents.read_with(&whole.shared_lock.read()).clone();
        let sheet = Stylesheet::from_str(
            "",
            contents.url_data.clone(),
            Origin::Author,
            whole.media.clone(),
            whole.shared_lock.clone(),
            None,
            None,
            contents.quirks_mode,
            AllowImportRules::No,
        );
        sheet.set_disabled(whole.disabled());
        sheet
    }
}

/// Parses a list of media queries.
fn media_list(media: &str, context: &Context, device: &Device) -> MediaList {
    if media.trim_ascii().is_empty() {
        return MediaList::empty();
    }
    crate::sheets::media_list(media, &context.url, context.quirks, device)
}
