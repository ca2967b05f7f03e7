//! Style sheets.
//!
//! A sheet is a text until a program asks for its rules. For the cascade Stylo parses the text, or that of the rules after a
//! change.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::{Rc, Weak};

use style::media_queries::MediaList;
use style::servo_arc::Arc;
use style::stylesheets::{
    AllowImportRules, CssRules, Origin, Stylesheet, StylesheetInDocument as _,
};

use super::animated::AnimatedElements;
use super::bounds::{Fit, Ledger, Room};
use super::declarations::Context;
use super::imports::Imports;
use super::live::Lock;
use super::media::serialize_a_media_query_list;
use super::rules::{Node, NotInserted, Rule, RuleKind, read_sheet, remove_from};
use super::variables::Variables;
use crate::{Device, preferences, text};

/// The rules that an index takes at once.
const RULES_OF_A_PART: usize = 500;

/// A style sheet, whose rules can change. Copies are the same sheet.
#[derive(Clone)]
pub struct Sheet(pub(super) Rc<Contents>);

pub(super) struct Contents {
    lock: Lock,
    context: Context,
    ledger: Ledger,
    media: RefCell<String>,
    is_disabled: Cell<bool>,
    /// The text, until a program asks for the rules.
    source: RefCell<Rc<str>>,
    rules: RefCell<Vec<Rule>>,
    /// A program has asked for the rules.
    is_open: Cell<bool>,
    /// `@import` that has loaded it.
    owner: RefCell<Weak<Node>>,
    version: Cell<u64>,
    /// For the cascade, since the last change.
    prepared: RefCell<Option<Prepared>>,
    /// The bytes of the text that were left out, and the reason.
    cut: Cell<Option<Cut>>,
    bytes: Cell<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    IsTooLong,
    IsTooLarge,
}

/// A sheet as the cascade takes it.
struct Prepared {
    sheet: Arc<Stylesheet>,
    fit: Fit,
    variables: Rc<Variables>,
}

impl Drop for Contents {
    fn drop(&mut self) {
        self.ledger.give_back(self.bytes.get());
    }
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

/// The bytes of a sheet without its text and rules.
const BYTES_OF_A_SHEET: usize = size_of::<Contents>() + 256;

impl Sheet {
    /// Creates a sheet from its text.
    ///
    /// The context has the address that URLs in the sheet are relative to; `media` is the text of a list of media queries.
    pub fn new(lock: &Lock, css: &str, context: &Context, media: &str, ledger: &Ledger) -> Self {
        preferences::set();
        let sheet = Self(Rc::new(Contents {
            lock: lock.clone(),
            context: context.clone(),
            ledger: ledger.clone(),
            media: RefCell::new(serialize_a_media_query_list(media)),
            is_disabled: Cell::new(false),
            source: RefCell::new(css.into()),
            rules: RefCell::default(),
            is_open: Cell::new(false),
            owner: RefCell::default(),
            version: Cell::new(0),
            prepared: RefCell::default(),
            cut: Cell::new(None),
            bytes: Cell::new(0),
        }));
        sheet.count();
        sheet
    }

    /// Creates a sheet that is ready for the cascade. Imports are left out.
    ///
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
        let sheet = Self::new(lock, css, context, media, &Ledger::default());
        sheet.prepare(device, room);
        sheet
    }

    /// Counts the bytes that it takes now, without those of its rules.
    fn count(&self) {
        let bytes = self.0.source.borrow().len().saturating_add(BYTES_OF_A_SHEET);
        self.0.ledger.take(bytes);
        self.0.ledger.give_back(self.0.bytes.replace(bytes));
    }

    /// Returns true if the cascade can use it as it is now.
    pub fn is_prepared(&self) -> bool {
        self.0.prepared.borrow().is_some()
    }

    /// Makes it ready for the cascade, if it is not.
    pub fn prepare(&self, device: &Device, room: Room) {
        if self.is_prepared() {
            return;
        }
        if may_import(&self.0.source.borrow()) {
            self.open(room);
        }
        let css = self.source();
        let fit = Fit::of(&css, room);
        self.note_cut(&css, fit);
        let css = css.get(..fit.end).unwrap_or_default();
        let mut variables = Variables::default();
        variables.add(css);
        let imports = Imports::new(self, device, room);
        let media = {
            let media = self.0.media.borrow();
            media_list(&media, &self.0.context, device)
        };
        let lock = &self.0.lock.0;
        let sheet = Stylesheet::from_str(
            &text::prepared_for(css, device),
            self.0.context.url.clone(),
            Origin::Author,
            Arc::new(lock.wrap(media)),
            lock.clone(),
            Some(&imports),
            None,
            self.0.context.quirks,
            if imports.rules.is_empty() { AllowImportRules::No } else { AllowImportRules::Yes },
        );
        for child in &imports.sheets {
            variables.merge(&child.variables());
        }
        sheet.set_disabled(self.is_disabled());
        let prepared = Prepared { sheet: Arc::new(sheet), fit, variables: Rc::new(variables) };
        *self.0.prepared.borrow_mut() = Some(prepared);
    }

    fn note_cut(&self, css: &str, fit: Fit) {
        if fit.end < css.len() {
            let cut = if fit.is_too_long { Cut::IsTooLong } else { Cut::IsTooLarge };
            self.0.cut.set(Some(cut));
        }
    }

    /// The text for the cascade.
    fn source(&self) -> Rc<str> {
        if !self.0.is_open.get() {
            return Rc::clone(&self.0.source.borrow());
        }
        let mut css = String::new();
        for rule in &*self.0.rules.borrow() {
            rule.write_source(&mut css);
        }
        css.into()
    }

    /// Returns true if rules were left out because the text is too long.
    pub fn is_too_long(&self) -> bool {
        self.0.cut.get() == Some(Cut::IsTooLong)
    }

    /// Returns true if rules were left out because they could have taken too much memory.
    pub fn is_too_large(&self) -> bool {
        self.0.cut.get() == Some(Cut::IsTooLarge)
    }

    /// The bytes of the text that is in the cascade, with that of imported sheets.
    pub fn text_bytes(&self) -> usize {
        let own = self.0.prepared.borrow().as_ref().map_or(0, |prepared| prepared.fit.end);
        self.imported().iter().fold(own, |bytes, sheet| bytes.saturating_add(sheet.text_bytes()))
    }

    /// The bytes of memory that the cascade takes for it, by a rough count, with those of imported sheets.
    pub fn memory(&self) -> usize {
        // Most of them take less than they could.
        let own = self.0.prepared.borrow().as_ref().map_or(0, |prepared| prepared.fit.most / 8);
        self.imported().iter().fold(own, |bytes, sheet| bytes.saturating_add(sheet.memory()))
    }

    /// The sheets that its rules have imported.
    fn imported(&self) -> Vec<Self> {
        let rules = self.0.rules.borrow();
        // Nothing else than layers and imports comes before an import.
        let first = rules
            .iter()
            .take_while(|rule| matches!(rule.kind(), RuleKind::Import | RuleKind::LayerStatement));
        first.filter_map(Rule::imported_sheet).collect()
    }

    /// Counts the changes of the sheet.
    pub fn version(&self) -> u64 {
        self.0.version.get()
    }

    /// It changed.
    pub(super) fn changed(&self) {
        let mut next = Some(self.clone());
        while let Some(sheet) = next {
            sheet.0.version.set(sheet.0.version.get().wrapping_add(1));
            *sheet.0.prepared.borrow_mut() = None;
            next = sheet.owner_rule().and_then(|rule| rule.parent_sheet());
        }
    }

    /// The custom properties that it declares and refers to.
    pub(super) fn variables(&self) -> Rc<Variables> {
        match &*self.0.prepared.borrow() {
            Some(prepared) => Rc::clone(&prepared.variables),
            None => Rc::default(),
        }
    }

    pub(super) fn context(&self) -> &Context {
        &self.0.context
    }

    pub(super) fn ledger(&self) -> &Ledger {
        &self.0.ledger
    }

    /// The media queries as the object model writes them.
    pub fn media_text(&self) -> String {
        match self.owner_rule() {
            Some(rule) => rule.media_text(),
            None => self.0.media.borrow().clone(),
        }
    }

    /// Sets the media queries.
    /// <https://drafts.csswg.org/cssom/#dom-medialist-mediatext>
    pub fn set_media_text(&self, text: &str) {
        if let Some(rule) = self.owner_rule() {
            return rule.set_media_text(text);
        }
        *self.0.media.borrow_mut() = serialize_a_media_query_list(text);
        self.changed();
    }

    /// Returns true if its rules do not apply.
    /// <https://drafts.csswg.org/cssom/#concept-css-style-sheet-disabled-flag>
    pub fn is_disabled(&self) -> bool {
        self.0.is_disabled.get()
    }

    /// Sets whether its rules do not apply.
    pub fn set_disabled(&self, is_disabled: bool) {
        if self.0.is_disabled.replace(is_disabled) != is_disabled {
            self.changed();
        }
    }

    /// The rule that has imported it.
    pub fn owner_rule(&self) -> Option<Rule> {
        Rule::upgrade(&self.0.owner.borrow())
    }

    /// A rule has imported it.
    pub(super) fn set_owner_rule(&self, rule: &Rule) {
        *self.0.owner.borrow_mut() = rule.downgrade();
    }

    /// Reads the rules, up to the first one that has no room, for a program that asks for them.
    pub fn open(&self, room: Room) {
        if self.0.is_open.replace(true) {
            return;
        }
        let css = std::mem::take(&mut *self.0.source.borrow_mut());
        self.count();
        self.read(&css, room, true);
    }

    /// Replaces all rules. Imports are left out.
    /// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-replacesync>
    pub fn replace(&self, css: &str, room: Room) -> Vec<Rule> {
        self.0.is_open.set(true);
        *self.0.source.borrow_mut() = "".into();
        self.count();
        let old = std::mem::take(&mut *self.0.rules.borrow_mut());
        old.iter().for_each(Rule::detach);
        self.read(css, room, false);
        self.changed();
        old
    }

    fn read(&self, css: &str, room: Room, allows_imports: bool) {
        let fit = Fit::of(css, room);
        self.note_cut(css, fit);
        let css = css.get(..fit.end).unwrap_or_default();
        let rules = read_sheet(css, &self.0.context, &self.0.ledger, allows_imports);
        for rule in &rules {
            rule.attach_to(&self.0);
        }
        *self.0.rules.borrow_mut() = rules;
    }

    /// Returns true if a program has asked for its rules.
    pub fn is_open(&self) -> bool {
        self.0.is_open.get()
    }

    /// Returns true if it may have `@import` in its text.
    pub fn may_import(&self) -> bool {
        if self.is_open() {
            !self.import_rules().is_empty()
        } else {
            may_import(&self.0.source.borrow())
        }
    }

    /// The rules that import other sheets.
    pub fn import_rules(&self) -> Vec<Rule> {
        self.with_rules(|rules| {
            let all = rules.iter().filter(|rule| rule.kind() == RuleKind::Import);
            all.cloned().collect()
        })
    }

    /// The number of rules, once it is open.
    pub fn len(&self) -> usize {
        self.0.rules.borrow().len()
    }

    /// Returns true without rules.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A rule, once it is open.
    pub fn rule(&self, index: usize) -> Option<Rule> {
        self.0.rules.borrow().get(index).cloned()
    }

    pub(super) fn with_rules<R>(&self, read: impl FnOnce(&[Rule]) -> R) -> R {
        read(&self.0.rules.borrow())
    }

    pub(super) fn put(&self, rule: Rule, index: usize) {
        rule.attach_to(&self.0);
        let mut rules = self.0.rules.borrow_mut();
        let index = index.min(rules.len());
        rules.insert(index, rule);
        drop(rules);
        self.changed();
    }

    /// Removes a rule.
    /// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-deleterule>
    ///
    /// # Errors
    ///
    /// See [`NotInserted`].
    pub fn delete_rule(&self, index: usize) -> Result<Rule, NotInserted> {
        let rule = remove_from(&mut self.0.rules.borrow_mut(), index)?;
        self.changed();
        Ok(rule)
    }

    /// The elements that its rules with animations and transitions can match, once it is prepared.
    pub fn animated_elements(&self) -> AnimatedElements {
        let Some(whole) = self.stylo() else { return AnimatedElements::default() };
        let guard = whole.shared_lock.read();
        AnimatedElements::of(whole.contents(&guard).rules(&guard), &guard)
    }

    /// The sheets of Stylo that make it, once it is prepared.
    ///
    /// A long sheet is several for the index of rules, which takes one at a time. No lock may be held.
    pub(crate) fn parts(&self) -> Vec<Arc<Stylesheet>> {
        let Some(whole) = self.stylo() else { return Vec::new() };
        let lock = &whole.shared_lock;
        let rules = {
            let guard = lock.read();
            whole.contents(&guard).rules(&guard).to_vec()
        };
        if rules.len() <= RULES_OF_A_PART {
            return vec![whole];
        }
        let parts = rules.chunks(RULES_OF_A_PART).map(|rules| {
            let part = empty(&whole);
            let own = part.contents(&lock.read()).rules.clone();
            *own.write_with(&mut lock.write()) = CssRules(rules.to_vec());
            Arc::new(part)
        });
        parts.collect()
    }

    pub(super) fn stylo(&self) -> Option<Arc<Stylesheet>> {
        self.0.prepared.borrow().as_ref().map(|prepared| prepared.sheet.clone())
    }
}

/// Returns true if a text may have `@import`.
fn may_import(css: &str) -> bool {
    css.match_indices('@').any(|(at, _)| {
        let name = css.get(at.saturating_add(1)..).unwrap_or_default().as_bytes();
        name.first() == Some(&b'\\')
            || name
                .get(..6)
                .is_some_and(|name| name.eq_ignore_ascii_case(b"import") || name.contains(&b'\\'))
    })
}

/// A sheet for the same device, without rules.
fn empty(whole: &Stylesheet) -> Stylesheet {
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

/// Parses a list of media queries.
fn media_list(media: &str, context: &Context, device: &Device) -> MediaList {
    if media.trim_ascii().is_empty() {
        return MediaList::empty();
    }
    crate::sheets::media_list(media, &context.url, context.quirks, device)
}
