//! Compiles parsed selectors to programs.

use rustc_hash::FxHashMap;
use selectors::attr::{NamespaceConstraint, ParsedAttrSelectorOperation};
use selectors::parser::{
    Combinator as ParsedCombinator, Component, NthSelectorData, RelativeSelector,
};
use treewright_dom::{AttributeNamespace, LocalName, Namespace};

use crate::grammar::{Grammar, Parsed, PseudoClass, Word};
use crate::options::Scope;
use crate::program::{
    AttributeTest, Combinator, Complex, Compound, FormTest, Name, NameIndex, NamespaceTest, Nth,
    Program, Step, StepIndex, Test, ValueTest,
};

/// The maximum number of compounds in a row, including those of selectors in arguments: matching recurses
/// over them.
const MOST_COMPOUNDS: usize = 512;

/// The selector has too many combinators in a row.
#[derive(Debug)]
pub(crate) struct TooDeep;

/// Compiles the added selectors to a program.
#[derive(Debug, Default)]
pub(crate) struct Compiler {
    complexes: Vec<Complex>,
    owners: Vec<u32>,
    names: Vec<Name>,
    numbers: FxHashMap<Box<str>, NameIndex>,
    steps: Vec<Step>,
    compounds: u32,
    counters: u32,
    /// The nesting depth of the compounds that are being compiled.
    depth: usize,
}

type Result<T> = std::result::Result<T, TooDeep>;

impl Compiler {
    /// Adds the alternatives of a selector.
    pub(crate) fn add(&mut self, list: &[Parsed], owner: u32) -> Result<()> {
        for parsed in list {
            let complex = self.complex(parsed)?;
            self.complexes.push(complex);
            self.owners.push(owner);
        }
        Ok(())
    }

    pub(crate) fn finish(self, scope: Scope) -> Program {
        Program {
            complexes: self.complexes.into(),
            owners: self.owners.into(),
            names: self.names.into(),
            steps: self.steps.into(),
            scope,
        }
    }

    /// A new number.
    fn count(counter: &mut u32) -> u32 {
        let number = *counter;
        // A selector has fewer parts than bytes, and memory bounds sets.
        *counter = number.wrapping_add(1);
        number
    }

    fn name(&mut self, text: &str) -> NameIndex {
        if let Some(index) = self.numbers.get(text) {
            return *index;
        }
        let index = self.names.len() as NameIndex;
        self.names.push(Name { text: text.into(), known: LocalName::known(text) });
        self.numbers.insert(text.into(), index);
        index
    }

    fn list(&mut self, list: &[Parsed]) -> Result<Box<[Complex]>> {
        list.iter().map(|parsed| self.complex(parsed)).collect()
    }

    fn complex(&mut self, parsed: &Parsed) -> Result<Complex> {
        let depth = self.depth;
        let (compounds, _) = self.compounds(parsed)?;
        self.depth = depth;
        let required = compounds.iter().flat_map(|compound| &compound.tests);
        let required = required.filter_map(|test| match test {
            Test::Name(name, lower) => Some((*name, *lower)),
            Test::Attribute(test)
                if test.namespace == NamespaceTest::Is(AttributeNamespace::None) =>
            {
                Some((test.name, test.lower))
            }
            _ => None,
        });
        Ok(Complex { required: required.collect(), compounds: compounds.into() })
    }

    /// The compounds of a selector, and the combinator to the left of the last one if the selector is
    /// relative.
    fn compounds(&mut self, parsed: &Parsed) -> Result<(Vec<Compound>, Option<Combinator>)> {
        let mut compounds: Vec<Compound> = Vec::new();
        let mut components = parsed.iter();
        loop {
            self.depth = self.depth.saturating_add(1);
            if self.depth > MOST_COMPOUNDS {
                return Err(TooDeep);
            }
            let mut tests = Vec::new();
            for component in components.by_ref() {
                if matches!(component, Component::RelativeSelectorAnchor) {
                    // It is the leftmost one.
                    let left = compounds.last_mut().and_then(|compound| compound.left.take());
                    return Ok((compounds, left));
                }
                self.test(component, &mut tests)?;
            }
            tests.sort_by_key(Test::cost);
            let matches_roots = tests.iter().any(Test::matches_roots);
            if !matches_roots {
                tests.retain(|test| !matches!(test, Test::Universal));
            }
            let left = components.next_sequence().map(|combinator| match combinator {
                ParsedCombinator::Child => Combinator::Child,
                ParsedCombinator::NextSibling => Combinator::NextSibling,
                ParsedCombinator::LaterSibling => Combinator::LaterSibling,
                ParsedCombinator::SlotAssignment => Combinator::Slot,
                // Pseudo-elements other than `::slotted()` match nothing.
                ParsedCombinator::Descendant
                | ParsedCombinator::PseudoElement
                | ParsedCombinator::Part => Combinator::Descendant,
            });
            let number = Self::count(&mut self.compounds);
            compounds.push(Compound { number, tests: tests.into(), left, matches_roots });
            if left.is_none() {
                return Ok((compounds, None));
            }
        }
    }

    fn test(&mut self, component: &Component<Grammar>, tests: &mut Vec<Test>) -> Result<()> {
        let test = match component {
            Component::LocalName(name) => {
                Test::Name(self.name(&name.name.0), self.name(&name.lower_name.0))
            }
            Component::ExplicitUniversalType => Test::Universal,
            Component::ExplicitAnyNamespace => return Ok(()),
            Component::ExplicitNoNamespace => Test::OtherNamespace(None),
            Component::DefaultNamespace(url) | Component::Namespace(_, url) => element_namespace(url),
            Component::ID(id) => Test::Id(id.0.clone()),
            Component::Class(class) => Test::Class(class.0.clone()),
            Component::AttributeInNoNamespaceExists { local_name, local_name_lower } => {
                Test::Attribute(Box::new(AttributeTest {
                    namespace: NamespaceTest::Is(AttributeNamespace::None),
                    name: self.name(&local_name.0),
                    lower: self.name(&local_name_lower.0),
                    value: None,
                }))
            }
            Component::AttributeInNoNamespace { local_name, operator, value, case_sensitivity } => {
                let name = self.name(&local_name.0);
                Test::Attribute(Box::new(AttributeTest {
                    namespace: NamespaceTest::Is(AttributeNamespace::None),
                    name,
                    lower: name,
                    value: Some(ValueTest {
                        operator: *operator,
                        case: *case_sensitivity,
                        value: value.0.clone(),
                    }),
                }))
            }
            Component::AttributeOther(attribute) => {
                let namespace = match attribute.namespace() {
                    None => NamespaceTest::Is(AttributeNamespace::None),
                    Some(NamespaceConstraint::Any) => NamespaceTest::Any,
                    Some(NamespaceConstraint::Specific(url)) => NamespaceTest::of_url(&url.0),
                };
                Test::Attribute(Box::new(AttributeTest {
                    namespace,
                    name: self.name(&attribute.local_name.0),
                    lower: self.name(&attribute.local_name_lower.0),
                    value: match &attribute.operation {
                        ParsedAttrSelectorOperation::Exists => None,
                        ParsedAttrSelectorOperation::WithValue {
                            operator,
                            case_sensitivity,
                            value,
                        } => Some(ValueTest {
                            operator: *operator,
                            case: *case_sensitivity,
                            value: value.0.clone(),
                        }),
                    },
                }))
            }
            Component::Negation(list) => Test::Not(self.list(list.slice())?),
            Component::Is(list) | Component::Where(list) => Test::Is(self.list(list.slice())?),
            Component::Root => Test::Root,
            Component::Empty => Test::Empty,
            // Outside style rules `&` is the same as `:scope`.
            // <https://drafts.csswg.org/css-nesting-1/#nest-selector>
            Component::Scope | Component::ImplicitScope | Component::ParentSelector => Test::Scope,
            Component::Nth(data) => self.nth(data, None),
            Component::NthOf(data) => {
                let of = self.list(data.selectors())?;
                self.nth(data.nth_data(), Some(of))
            }
            Component::NonTSPseudoClass(class) => self.pseudo_class(class)?,
            Component::Slotted(selector) => Test::Slotted(Box::new(self.complex(selector)?)),
            Component::Host(None) => Test::Host(None),
            Component::Host(Some(selector)) => {
                Test::Host(Some(Box::new(self.complex(selector)?)))
            }
            Component::Has(list) => {
                let steps: Result<Vec<StepIndex>> =
                    list.iter().map(|relative| self.has(relative)).collect();
                Test::Has(steps?.into())
            }
            // In a forgiving list, an invalid selector is ignored.
            Component::Invalid(_)
            // These are not parsed here.
            | Component::Part(_)
            | Component::PseudoElement(_)
            | Component::RelativeSelectorAnchor
            | Component::Combinator(_) => Test::Never,
        };
        tests.push(test);
        Ok(())
    }

    fn nth(&mut self, data: &NthSelectorData, of: Option<Box<[Complex]>>) -> Test {
        Test::Nth(Box::new(Nth {
            number: Self::count(&mut self.counters),
            a: data.an_plus_b.0,
            b: data.an_plus_b.1,
            of_type: data.ty.is_of_type(),
            from_end: data.ty.is_from_end(),
            only: data.ty.is_only(),
            of,
        }))
    }

    /// The first step of a relative selector: `> a b` is a child `a` that has a descendant `b`.
    fn has(&mut self, relative: &RelativeSelector<Grammar>) -> Result<StepIndex> {
        let depth = self.depth;
        let (compounds, mut from_left) = self.compounds(&relative.selector)?;
        self.depth = depth;
        let mut next = None;
        let mut compounds = compounds.into_iter().peekable();
        // From right to left: each step leads to the one that was made before it.
        while let Some(mut compound) = compounds.next() {
            let combinator = match compounds.peek() {
                Some(_) => compound.left.take(),
                None => from_left.take(),
            };
            let index = self.steps.len() as StepIndex;
            let combinator = combinator.unwrap_or(Combinator::Descendant);
            self.steps.push(Step { combinator, compound, next });
            next = Some(index);
        }
        next.ok_or(TooDeep)
    }

    fn pseudo_class(&mut self, class: &PseudoClass) -> Result<Test> {
        Ok(match class {
            PseudoClass::Link => Test::Link,
            PseudoClass::Checked => Test::Form(FormTest::Checked),
            PseudoClass::Disabled => Test::Form(FormTest::Disabled),
            PseudoClass::Enabled => Test::Form(FormTest::Enabled),
            PseudoClass::Required => Test::Form(FormTest::Required),
            PseudoClass::Optional => Test::Form(FormTest::Optional),
            PseudoClass::ReadOnly => Test::Form(FormTest::ReadOnly),
            PseudoClass::ReadWrite => Test::Form(FormTest::ReadWrite),
            PseudoClass::Default => Test::Form(FormTest::Default),
            PseudoClass::Indeterminate => Test::Form(FormTest::Indeterminate),
            PseudoClass::PlaceholderShown => Test::Form(FormTest::PlaceholderShown),
            PseudoClass::Open => Test::Form(FormTest::Open),
            PseudoClass::Defined => Test::Defined,
            PseudoClass::Paused => Test::Paused,
            PseudoClass::Muted => Test::Muted,
            PseudoClass::Heading(levels) => Test::Heading(levels.clone()),
            PseudoClass::Lang(ranges) => Test::Lang(texts(ranges)),
            PseudoClass::Dir(Some(rtl)) => Test::Dir(*rtl),
            PseudoClass::HostContext(selector) => {
                Test::HostContext(Box::new(self.complex(selector)?))
            }
            PseudoClass::Contains(wanted) => {
                Test::Contains(Self::count(&mut self.counters), texts(wanted))
            }
            PseudoClass::State(state, wanted) => Test::State(*state, *wanted),
            PseudoClass::CustomState(name) => Test::CustomState(name.0.clone()),
            PseudoClass::Dir(None) | PseudoClass::Nothing => Test::Never,
        })
    }
}

fn texts(words: &[Word]) -> Box<[Box<str>]> {
    words.iter().map(|word| word.0.clone()).collect()
}

fn element_namespace(url: &Word) -> Test {
    let known = [Namespace::Html, Namespace::Svg, Namespace::MathMl];
    let known = known.into_iter().find(|known| known.url() == &*url.0);
    let other = || Test::OtherNamespace(Some(url.0.clone()).filter(|url| !url.is_empty()));
    known.map_or_else(other, Test::Namespace)
}
