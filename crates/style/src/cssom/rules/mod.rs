//! The rules of sheets.
//!
//! A rule keeps its texts as the object model writes them. Declarations stay a text until a program asks for one of them.

mod blocks;
mod insert;
mod keyframes;
mod members;
mod parse;
mod preludes;
mod selectors;
mod write;

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::{Rc, Weak};

pub use insert::NotInserted;
pub(super) use insert::remove_from;
pub(super) use parse::read_sheet;

use super::bounds::Ledger;
use super::sheet::{Contents, Sheet};
use blocks::Block;

/// The kinds of rules that programs see.
/// <https://drafts.csswg.org/cssom/#the-cssrule-interface>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RuleKind {
    /// A style rule.
    Style,
    /// `@import`.
    Import,
    /// `@media`.
    Media,
    /// `@font-face`.
    FontFace,
    /// `@page`.
    Page,
    /// A margin at-rule in `@page`.
    Margin,
    /// `@keyframes`.
    Keyframes,
    /// A keyframe.
    Keyframe,
    /// `@namespace`.
    Namespace,
    /// `@supports`.
    Supports,
    /// `@property`.
    Property,
    /// `@layer` with a block.
    LayerBlock,
    /// `@layer` with names alone.
    LayerStatement,
    /// `@scope`.
    Scope,
    /// `@starting-style`.
    StartingStyle,
    /// Declarations after nested rules, or in a nested group.
    NestedDeclarations,
}

/// A rule of a sheet. Copies are the same rule.
#[derive(Clone)]
pub struct Rule(pub(super) Rc<Node>);

pub(super) struct Node {
    data: RefCell<Data>,
    children: RefCell<Vec<Rule>>,
    /// The rule around it.
    parent: RefCell<Weak<Node>>,
    /// The sheet of a rule that is in no other.
    sheet: RefCell<Weak<Contents>>,
    /// The number of the object that a host made for it.
    handle: Cell<u64>,
    ledger: Ledger,
    bytes: Cell<usize>,
}

/// The parts of a rule, as the object model writes them.
enum Data {
    Style { selectors: Box<str>, block: Block },
    Import(Box<Import>),
    Media(Box<str>),
    FontFace(Block),
    Page { selectors: Box<str>, block: Block },
    Margin { name: &'static str, block: Block },
    Keyframes(Box<str>),
    Keyframe { selectors: Box<str>, block: Block },
    Namespace { prefix: Box<str>, uri: Box<str> },
    Supports { condition: Box<str>, holds: bool },
    Property(Box<Property>),
    LayerBlock(Box<str>),
    LayerStatement(Box<[Box<str>]>),
    Scope { start: Option<Box<str>>, end: Option<Box<str>> },
    StartingStyle,
    NestedDeclarations(Block),
}

/// <https://drafts.csswg.org/css-cascade-5/#at-import>
struct Import {
    url: Box<str>,
    media: Box<str>,
    /// Empty for a layer without a name.
    layer: Option<Box<str>>,
    supports: Option<Box<str>>,
    /// The condition of `supports()` does not hold.
    is_refused: bool,
    sheet: Option<Sheet>,
}

/// <https://drafts.css-houdini.org/css-properties-values-api-1/#at-property-rule>
struct Property {
    /// The name with two hyphens.
    name: Box<str>,
    syntax: Box<str>,
    inherits: bool,
    initial_value: Option<Box<str>>,
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Rule").field(&self.kind()).finish()
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Rule {}

impl Drop for Node {
    fn drop(&mut self) {
        self.ledger.give_back(self.bytes.get());
    }
}

/// The bytes of a rule without its texts.
const BYTES_OF_A_RULE: usize = size_of::<Node>() + 64;

impl Rule {
    fn new(ledger: &Ledger, data: Data, children: Vec<Self>) -> Self {
        let rule = Self(Rc::new(Node {
            data: RefCell::new(data),
            children: RefCell::new(children),
            parent: RefCell::default(),
            sheet: RefCell::default(),
            handle: Cell::new(0),
            ledger: ledger.clone(),
            bytes: Cell::new(0),
        }));
        for child in &*rule.0.children.borrow() {
            *child.0.parent.borrow_mut() = Rc::downgrade(&rule.0);
        }
        rule.count();
        rule
    }

    /// Counts the bytes that it takes now.
    fn count(&self) {
        let bytes = self.0.data.borrow().bytes().saturating_add(BYTES_OF_A_RULE);
        self.0.ledger.take(bytes);
        self.0.ledger.give_back(self.0.bytes.replace(bytes));
    }

    /// A part of it changed.
    fn changed(&self) {
        self.count();
        if let Some(sheet) = self.parent_sheet() {
            sheet.changed();
        }
    }

    /// The kind of the rule.
    pub fn kind(&self) -> RuleKind {
        match &*self.0.data.borrow() {
            Data::Style { .. } => RuleKind::Style,
            Data::Import(_) => RuleKind::Import,
            Data::Media(_) => RuleKind::Media,
            Data::FontFace(_) => RuleKind::FontFace,
            Data::Page { .. } => RuleKind::Page,
            Data::Margin { .. } => RuleKind::Margin,
            Data::Keyframes(_) => RuleKind::Keyframes,
            Data::Keyframe { .. } => RuleKind::Keyframe,
            Data::Namespace { .. } => RuleKind::Namespace,
            Data::Supports { .. } => RuleKind::Supports,
            Data::Property(_) => RuleKind::Property,
            Data::LayerBlock(_) => RuleKind::LayerBlock,
            Data::LayerStatement(_) => RuleKind::LayerStatement,
            Data::Scope { .. } => RuleKind::Scope,
            Data::StartingStyle => RuleKind::StartingStyle,
            Data::NestedDeclarations(_) => RuleKind::NestedDeclarations,
        }
    }

    /// The number that a host gave the rule; 0 at first.
    pub fn handle(&self) -> u64 {
        self.0.handle.get()
    }

    /// Gives the rule a number.
    pub fn set_handle(&self, handle: u64) {
        self.0.handle.set(handle);
    }

    /// The rule around it.
    /// <https://drafts.csswg.org/cssom/#dom-cssrule-parentrule>
    pub fn parent_rule(&self) -> Option<Self> {
        self.0.parent.borrow().upgrade().map(Self)
    }

    /// The sheet that it is in.
    /// <https://drafts.csswg.org/cssom/#dom-cssrule-parentstylesheet>
    pub fn parent_sheet(&self) -> Option<Sheet> {
        let mut rule = self.clone();
        while let Some(parent) = rule.parent_rule() {
            rule = parent;
        }
        let sheet = rule.0.sheet.borrow().upgrade();
        sheet.map(Sheet)
    }

    /// The number of rules in it.
    pub fn len(&self) -> usize {
        self.0.children.borrow().len()
    }

    /// Returns true without rules in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A rule in it.
    pub fn rule(&self, index: usize) -> Option<Self> {
        self.0.children.borrow().get(index).cloned()
    }

    /// The number of rules around it.
    fn depth(&self) -> usize {
        let mut depth = 0_usize;
        let mut rule = self.parent_rule();
        while let Some(parent) = rule {
            depth = depth.saturating_add(1);
            rule = parent.parent_rule();
        }
        depth
    }

    /// It is taken out of its list.
    pub(super) fn detach(&self) {
        *self.0.parent.borrow_mut() = Weak::new();
        *self.0.sheet.borrow_mut() = Weak::new();
    }

    /// It is put into the list of a sheet.
    pub(super) fn attach_to(&self, sheet: &Rc<Contents>) {
        *self.0.sheet.borrow_mut() = Rc::downgrade(sheet);
    }

    pub(super) fn downgrade(&self) -> Weak<Node> {
        Rc::downgrade(&self.0)
    }

    pub(super) fn upgrade(weak: &Weak<Node>) -> Option<Self> {
        weak.upgrade().map(Self)
    }

    /// The namespaces that a sheet declares.
    pub(super) fn namespace(&self) -> Option<(Box<str>, Box<str>)> {
        match &*self.0.data.borrow() {
            Data::Namespace { prefix, uri } => Some((prefix.clone(), uri.clone())),
            _ => None,
        }
    }
}

impl Data {
    fn bytes(&self) -> usize {
        match self {
            Self::Style { selectors, block }
            | Self::Page { selectors, block }
            | Self::Keyframe { selectors, block } => selectors.len().saturating_add(block.bytes()),
            Self::Import(import) => {
                let texts = [&import.layer, &import.supports];
                let texts = texts.into_iter().flatten().map(|text| text.len()).sum::<usize>();
                size_of::<Import>()
                    .saturating_add(import.url.len())
                    .saturating_add(import.media.len())
                    .saturating_add(texts)
            }
            Self::FontFace(block)
            | Self::Margin { block, .. }
            | Self::NestedDeclarations(block) => block.bytes(),
            Self::Media(text)
            | Self::Keyframes(text)
            | Self::Supports { condition: text, .. }
            | Self::LayerBlock(text) => text.len(),
            Self::Namespace { prefix, uri } => prefix.len().saturating_add(uri.len()),
            Self::Property(property) => size_of::<Property>()
                .saturating_add(property.name.len())
                .saturating_add(property.syntax.len())
                .saturating_add(property.initial_value.as_ref().map_or(0, |value| value.len())),
            Self::LayerStatement(names) => {
                names.iter().map(|name| name.len().saturating_add(32)).sum()
            }
            Self::Scope { start, end } => {
                [start, end].into_iter().flatten().map(|text| text.len()).sum()
            }
            Self::StartingStyle => 0,
        }
    }
}
