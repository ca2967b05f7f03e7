//! The compiled form of selectors: lists of tests, with names as numbers.

use std::fmt;

use cssparser::ToCss as _;
use selectors::attr::{AttrSelectorOperator, ParsedCaseSensitivity};
use treewright_dom::{AttributeNamespace, ElementState, LocalName, Namespace};

use crate::options::Scope;

/// One or several selectors, ready to be matched.
#[derive(Debug)]
pub(crate) struct Program {
    /// The alternatives of all selectors.
    pub(crate) complexes: Box<[Complex]>,
    /// For each alternative, the number of its selector.
    pub(crate) owners: Box<[u32]>,
    /// The names in the selectors.
    pub(crate) names: Box<[Name]>,
    /// The steps of all `:has()`.
    pub(crate) steps: Box<[Step]>,
    pub(crate) scope: Scope,
}

impl Program {
    /// Returns true if all selectors test only the name and attributes of an element, not its place.
    pub(crate) fn is_simple(&self) -> bool {
        let is_simple = |test: &Test| {
            matches!(
                test,
                Test::Universal
                    | Test::Name(..)
                    | Test::Id(_)
                    | Test::Class(_)
                    | Test::Attribute(_)
                    | Test::Link
            )
        };
        self.complexes.iter().all(|complex| match &*complex.compounds {
            [only] => !only.matches_roots && only.tests.iter().all(is_simple),
            _ => false,
        })
    }
}

/// A name in a selector.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Name {
    pub(crate) text: Box<str>,
    /// Its number, if that is the same in all documents.
    pub(crate) known: Option<LocalName>,
}

/// The index of a name in [`Program::names`].
pub(crate) type NameIndex = u32;
/// The index of a step in [`Program::steps`].
pub(crate) type StepIndex = u32;

/// Compound selectors with combinators between them, from right to left.
#[derive(Debug)]
pub(crate) struct Complex {
    pub(crate) compounds: Box<[Compound]>,
    /// Names without which nothing matches: the document must have one of each pair.
    pub(crate) required: Box<[(NameIndex, NameIndex)]>,
}

impl Complex {
    /// Returns true for a selector that leads through slots or can match roots.
    pub(crate) fn is_whole(&self) -> bool {
        let mut compounds = self.compounds.iter();
        compounds.any(|compound| compound.matches_roots || compound.left == Some(Combinator::Slot))
    }
}

/// Tests of one element, and the combinator to the next one.
#[derive(Debug)]
pub(crate) struct Compound {
    /// Unique among all compounds of a program.
    pub(crate) number: u32,
    /// The cheap ones first.
    pub(crate) tests: Box<[Test]>,
    /// The combinator on the left; the leftmost compound has none.
    pub(crate) left: Option<Combinator>,
    /// True if the root of a tree, which represents the host or the scope, can match.
    pub(crate) matches_roots: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Combinator {
    Child,
    Descendant,
    NextSibling,
    LaterSibling,
    /// From an element to its assigned slot.
    Slot,
}

/// A simple selector.
#[derive(Debug)]
pub(crate) enum Test {
    /// `*`, which is kept only where roots could match.
    Universal,
    /// A type selector, as written and in lower case.
    Name(NameIndex, NameIndex),
    Namespace(Namespace),
    /// A namespace that no element of an HTML parser has, or none.
    OtherNamespace(Option<Box<str>>),
    Id(Box<str>),
    Class(Box<str>),
    Attribute(Box<AttributeTest>),
    Root,
    Empty,
    Scope,
    Nth(Box<Nth>),
    Form(FormTest),
    /// `:link`, `:any-link`
    Link,
    Defined,
    /// `:heading`, with its levels, if any.
    Heading(Box<[i32]>),
    Paused,
    Muted,
    Lang(Box<[Box<str>]>),
    /// `:dir(rtl)` if true, `:dir(ltr)` if false.
    Dir(bool),
    Is(Box<[Complex]>),
    Not(Box<[Complex]>),
    /// The first steps of the alternatives.
    Has(Box<[StepIndex]>),
    /// `:host`, `:host()`.
    Host(Option<Box<Complex>>),
    HostContext(Box<Complex>),
    Slotted(Box<Complex>),
    /// The extension `:contains()`, with its number.
    Contains(u32, Box<[Box<str>]>),
    /// A state of the element that is known to have this value.
    State(ElementState, bool),
    /// `:state()`.
    CustomState(Box<str>),
    /// Nothing matches.
    Never,
}

/// The pseudo-classes of forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FormTest {
    Checked,
    Disabled,
    Enabled,
    Required,
    Optional,
    ReadOnly,
    ReadWrite,
    Default,
    Indeterminate,
    PlaceholderShown,
    Open,
}

#[derive(Debug)]
pub(crate) struct AttributeTest {
    pub(crate) namespace: NamespaceTest,
    pub(crate) name: NameIndex,
    pub(crate) lower: NameIndex,
    /// `None` if the attribute only has to exist.
    pub(crate) value: Option<ValueTest>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NamespaceTest {
    Any,
    Is(AttributeNamespace),
    /// A namespace that no attribute of this tree has.
    Unknown,
}

pub(crate) struct ValueTest {
    pub(crate) operator: AttrSelectorOperator,
    pub(crate) case: ParsedCaseSensitivity,
    pub(crate) value: Box<str>,
}

impl ValueTest {
    /// The minimum and maximum length of a value that passes.
    pub(crate) const fn lengths(&self) -> (usize, usize) {
        let length = self.value.len();
        match self.operator {
            AttrSelectorOperator::Equal => (length, length),
            _ => (length, usize::MAX),
        }
    }
}

impl fmt::Debug for ValueTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.operator.to_css_string(), self.value)
    }
}

/// `:nth-child()` and its relatives.
#[derive(Debug)]
pub(crate) struct Nth {
    /// Unique in a program.
    pub(crate) number: u32,
    pub(crate) a: i32,
    pub(crate) b: i32,
    pub(crate) of_type: bool,
    pub(crate) from_end: bool,
    /// `:only-child`, `:only-of-type`: it is also the last one.
    pub(crate) only: bool,
    /// `of S`
    pub(crate) of: Option<Box<[Complex]>>,
}

/// A step of `:has()`: an element in this direction matches the compound, and the next step can be taken
/// from there.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) combinator: Combinator,
    pub(crate) compound: Compound,
    pub(crate) next: Option<StepIndex>,
}

impl NamespaceTest {
    pub(crate) fn of_url(url: &str) -> Self {
        use AttributeNamespace::{None, XLink, Xml, Xmlns};
        if url.is_empty() {
            return Self::Is(None);
        }
        let known = [XLink, Xml, Xmlns].into_iter().find(|known| known.url() == Some(url));
        known.map_or(Self::Unknown, Self::Is)
    }
}

impl Test {
    /// The cost class of a test: cheap tests run first.
    pub(crate) const fn cost(&self) -> u8 {
        match self {
            Self::Never | Self::Universal | Self::Scope | Self::Root => 0,
            Self::Name(..) | Self::Namespace(_) | Self::OtherNamespace(_) => 1,
            Self::Attribute(_) | Self::Id(_) => 2,
            Self::Class(_) | Self::Link | Self::Heading(_) | Self::Paused | Self::Muted => 3,
            Self::Defined | Self::Empty | Self::State(..) | Self::CustomState(_) => 4,
            Self::Nth(nth) => {
                if nth.of.is_some() {
                    7
                } else {
                    5
                }
            }
            Self::Form(_) | Self::Host(_) | Self::Slotted(_) => 6,
            Self::Is(_) | Self::Not(_) => 7,
            Self::Lang(_) | Self::Dir(_) | Self::HostContext(_) => 8,
            Self::Has(_) => 9,
            Self::Contains(..) => 10,
        }
    }

    /// Returns true if roots can pass the test.
    pub(crate) fn matches_roots(&self) -> bool {
        match self {
            Self::Scope | Self::Host(_) | Self::HostContext(_) => true,
            Self::Is(list) => list.iter().any(|complex| {
                complex.compounds.first().is_some_and(|compound| compound.matches_roots)
            }),
            _ => false,
        }
    }
}
