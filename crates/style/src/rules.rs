//! The rules that values come from, and where they are written.

use std::borrow::Cow;
use std::fmt;

use cssparser::{SourceLocation, ToCss as _};
use rustc_hash::FxHashMap;
use style::properties::{ComputedValues, PropertyDeclarationBlock, PropertyId};
use style::rule_tree::CascadeOrigin;
use style::servo_arc::Arc;
use style::shared_lock::{Locked, SharedRwLock, SharedRwLockReadGuard};
use style::stylesheets::{CssRule, StyleRule, StylesheetContents};
use treewright_dom::{Document, NodeId};

use crate::device::Device;
use crate::selector_text::without_ends;
use crate::styles::Styles;
use crate::text::{self, CONTENT_VISIBILITY};

/// The sheet that a rule is in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetPlace {
    /// This `style` element of the page. Lines and columns are those of the page.
    Element(NodeId),
    /// The sheet with this number, from 0, in [`StyleOptions::sheets`](crate::StyleOptions::sheets).
    Added(usize),
    /// The sheet of a `link` element or of an import, by its absolute address.
    Url(Box<str>),
}

/// A rule of the page, or of a sheet that was added.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RulePlace {
    /// The selectors as CSSOM writes them, cut after 500 characters. Nested declarations have those of the rule that they are in.
    pub selector: String,
    /// The sheet with the rule.
    pub sheet: SheetPlace,
    /// The line of the rule from 1. For a `style` element that keeps no origins, lines begin with the text of the element.
    pub line: u32,
    /// The column of the rule from 1, in UTF-16 code units.
    pub column: u32,
}

/// A sheet whose rules are kept.
pub(crate) struct KeptSheet {
    pub(crate) contents: Arc<StylesheetContents>,
    /// The text before it was prepared.
    pub(crate) text: Box<str>,
    pub(crate) place: SheetPlace,
}

/// The rules of all sheets by their declarations.
pub(crate) struct Rules {
    lock: SharedRwLock,
    by_block: FxHashMap<usize, Rule>,
    sheets: Vec<SheetPlace>,
}

struct Rule {
    /// `None` for declarations in no rule.
    style: Option<Arc<Locked<StyleRule>>>,
    /// Kept, so that no other block has its address.
    _block: Block,
    sheet: u32,
    line: u32,
    column: u32,
}

type Block = Arc<Locked<PropertyDeclarationBlock>>;

fn key(block: &Block) -> usize {
    let block: &Locked<PropertyDeclarationBlock> = block;
    std::ptr::from_ref(block).addr()
}

impl Rules {
    pub(crate) fn new(
        document: &Document,
        lock: SharedRwLock,
        device: &Device,
        sheets: &[KeptSheet],
    ) -> Self {
        let mut by_block = FxHashMap::default();
        let guard = lock.read();
        for (number, sheet) in (0_u32..).zip(sheets) {
            let mut found = found_in(&sheet.contents, &guard);
            found.sort_by_key(|found| (found.location.line, found.location.column));
            let mut places = Places::new(document, sheet, device);
            for Found { rule, block, location } in found {
                let (line, column) = places.place(location);
                let rule = Rule { style: rule, _block: block.clone(), sheet: number, line, column };
                by_block.insert(key(&block), rule);
            }
        }
        drop(guard);
        let sheets = sheets.iter().map(|sheet| sheet.place.clone()).collect();
        Self { lock, by_block, sheets }
    }
}

struct Found {
    rule: Option<Arc<Locked<StyleRule>>>,
    block: Block,
    location: SourceLocation,
}

/// The rules of a sheet, with nested ones. Imported sheets are sheets of their own.
fn found_in(contents: &StylesheetContents, guard: &SharedRwLockReadGuard<'_>) -> Vec<Found> {
    let mut found = Vec::new();
    let mut lists = vec![(contents.rules(guard), None)];
    while let Some((list, around)) = lists.pop() {
        for rule in list {
            // Declarations after nested rules are those of the rule around them.
            let mut around: Option<Arc<Locked<StyleRule>>> = around.clone();
            match rule {
                CssRule::Import(_) => continue,
                CssRule::Style(rule) => {
                    let read = rule.read_with(guard);
                    around = Some(Arc::clone(rule));
                    found.push(Found {
                        rule: Some(Arc::clone(rule)),
                        block: Arc::clone(&read.block),
                        location: read.source_location,
                    });
                }
                CssRule::NestedDeclarations(rule) => {
                    let read = rule.read_with(guard);
                    let block = Arc::clone(&read.block);
                    let rule = around.clone();
                    found.push(Found { rule, block, location: read.source_location });
                }
                _ => {}
            }
            lists.push((rule.children(guard), around));
        }
    }
    found
}

/// The places of a sheet, asked in their order.
struct Places<'a> {
    prepared: Lines<'a>,
    shifts: Vec<(usize, usize)>,
    /// The text before it was prepared, for lines and columns of the sheet.
    original: Lines<'a>,
    page: Option<InPage<'a>>,
}

impl<'a> Places<'a> {
    fn new(document: &'a Document, sheet: &'a KeptSheet, device: &Device) -> Self {
        let text = &*sheet.text;
        let page = match sheet.place {
            SheetPlace::Element(element) => InPage::new(document, element, text),
            _ => None,
        };
        Self {
            prepared: Lines::new(text::prepared_for(text, device)),
            shifts: text::shifts(text, device),
            original: Lines::new(Cow::Borrowed(text)),
            page,
        }
    }

    /// The line and the column of a place in the prepared text, both from 1.
    fn place(&mut self, location: SourceLocation) -> (u32, u32) {
        let column = location.column.saturating_sub(1);
        self.prepared.advance(|lines| (lines.line, lines.column) < (location.line, column));
        let at = self.prepared.offset;
        let before = self.shifts.partition_point(|(prepared, _)| *prepared <= at);
        let shift = before.checked_sub(1).and_then(|shift| self.shifts.get(shift));
        let at = shift.map_or(at, |(prepared, original)| {
            original.saturating_add(at.saturating_sub(*prepared))
        });
        if let Some(place) = self.page.as_mut().and_then(|page| page.place(at)) {
            return place;
        }
        self.original.advance(|lines| lines.offset < at);
        (self.original.line.saturating_add(1), self.original.column.saturating_add(1))
    }
}

/// A place that goes forward in a text, with its line and its column from 0, as the tokenizer of CSS counts them.
struct Lines<'a> {
    text: Cow<'a, str>,
    offset: usize,
    line: u32,
    column: u32,
}

impl<'a> Lines<'a> {
    const fn new(text: Cow<'a, str>) -> Self {
        Self { text, offset: 0, line: 0, column: 0 }
    }

    fn advance(&mut self, is_before: impl Fn(&Self) -> bool) {
        while is_before(self) {
            let rest = self.text.get(self.offset..).unwrap_or_default();
            let mut characters = rest.chars();
            let Some(character) = characters.next() else { return };
            let is_end = match character {
                '\n' | '\x0c' => true,
                '\r' => characters.next() != Some('\n'),
                _ => false,
            };
            self.offset = self.offset.saturating_add(character.len_utf8());
            if is_end {
                self.line = self.line.saturating_add(1);
                self.column = 0;
            } else {
                self.column = self.column.saturating_add(character.len_utf16() as u32);
            }
        }
    }
}

/// A place that goes forward in the text of a `style` element and in the page, which has other line breaks.
struct InPage<'a> {
    document: &'a Document,
    text: &'a str,
    offset: usize,
    source: &'a str,
    in_source: usize,
}

impl<'a> InPage<'a> {
    /// `None` if the text is not one piece of the page.
    fn new(document: &'a Document, element: NodeId, text: &'a str) -> Option<Self> {
        let element = document.get(element)?;
        let child = element.first_child().filter(|child| child.next_sibling().is_none())?;
        let in_source = child.source_offset()? as usize;
        Some(Self { document, text, offset: 0, source: document.source(), in_source })
    }

    /// The line and the column in the page. `None` if the texts differ before.
    fn place(&mut self, at: usize) -> Option<(u32, u32)> {
        while self.offset < at {
            let character = self.text.get(self.offset..)?.chars().next()?;
            let source = self.source.get(self.in_source..)?;
            let length = match character {
                '\n' if source.starts_with("\r\n") => 2,
                '\n' if source.starts_with('\r') => 1,
                '\u{FFFD}' if source.starts_with('\0') => 1,
                _ if source.starts_with(character) => character.len_utf8(),
                _ => return None,
            };
            self.in_source = self.in_source.saturating_add(length);
            self.offset = self.offset.saturating_add(character.len_utf8());
        }
        let place = self.document.line_column(self.in_source as u32)?;
        Some((place.line, place.column))
    }
}

/// The most bytes of a selector in a [`RulePlace`].
const LONGEST_SELECTOR: usize = 500;

impl Styles {
    /// The rule of the page, or of an added sheet, that a longhand of an element has its value from. `None` if it is from a
    /// `style` attribute, an attribute of presentation, the user agent, or the parent, and unless
    /// [`keep_rules`](crate::StyleOptions::keep_rules) was set.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_style::{SheetPlace, StyleOptions, Styles};
    ///
    /// # fn main() -> Result<(), treewright_dom::NodeError> {
    /// let mut document = Document::new();
    /// let paragraph = document.create_element(Namespace::Html, "p")?;
    /// document.append(document.root(), paragraph)?;
    /// let options = StyleOptions::new().sheet("i { opacity: 1 }\n  p { opacity: 0 }").keep_rules(true);
    /// let styles = Styles::compute(&document, &options);
    /// let rule = styles.rule_of(paragraph, "opacity").unwrap();
    /// assert_eq!((rule.selector.as_str(), rule.line, rule.column), ("p", 2, 3));
    /// assert_eq!(rule.sheet, SheetPlace::Added(0));
    /// # Ok(())
    /// # }
    /// ```
    pub fn rule_of(&self, element: NodeId, property: &str) -> Option<RulePlace> {
        self.rule_of_values(self.values_of(element)?, property)
    }

    pub(crate) fn rule_of_values(
        &self,
        values: &ComputedValues,
        property: &str,
    ) -> Option<RulePlace> {
        let rules = self.rules()?;
        let guard = rules.lock.read();
        let property = if property.eq_ignore_ascii_case("content-visibility") {
            CONTENT_VISIBILITY
        } else {
            property
        };
        let property = PropertyId::parse_enabled_for_all_content(property).ok()?;
        let property = property.as_shorthand().err()?;
        for node in values.rules.as_ref()?.self_and_ancestors() {
            let is_of_author = node.cascade_level().origin() == CascadeOrigin::Author;
            let Some(source) = node.style_source().filter(|_| is_of_author) else { continue };
            let declared = source.read(&guard).get(property);
            if declared.is_some_and(|(_, importance)| importance == node.importance()) {
                return rules.place(source.get(), &guard);
            }
        }
        None
    }
}

impl Rules {
    fn place(&self, block: &Block, guard: &SharedRwLockReadGuard<'_>) -> Option<RulePlace> {
        let rule = self.by_block.get(&key(block))?;
        let mut selector = Cut(String::new());
        match &rule.style {
            // Lists of selectors can be long, so no more is written.
            Some(rule) => _ = rule.read_with(guard).selectors.to_css(&mut selector),
            None => selector.0.push('&'),
        }
        let Cut(mut selector) = selector;
        without_ends(&mut selector);
        if selector.len() > LONGEST_SELECTOR {
            let end = (0..=LONGEST_SELECTOR).rev().find(|end| selector.is_char_boundary(*end));
            selector.truncate(end.unwrap_or_default());
            selector.push('\u{2026}');
        }
        let sheet = self.sheets.get(rule.sheet as usize)?.clone();
        Some(RulePlace { selector, sheet, line: rule.line, column: rule.column })
    }
}

/// The start of a text: a write that begins after it fails.
struct Cut(String);

impl fmt::Write for Cut {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // A few names and their ends may be more than the text that is shown.
        if self.0.len() > 4 * LONGEST_SELECTOR {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}
