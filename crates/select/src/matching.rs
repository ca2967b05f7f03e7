//! The matching of compiled selectors.
//!
//! A selector is matched from right to left: the rightmost compound is compared with the element, then each
//! combinator is followed. Loops run over the tree, and recursion only over the selector, whose depth is
//! limited. Results that would be recomputed often on deep or wide trees are stored in [`Memo`].

use treewright_dom::{AttributeNamespace, Document, LocalName, Namespace, NodeKind, NodeRef};
use treewright_semantics::directionality::Direction;
use treewright_semantics::hyperlinks::is_source_anchor;

use crate::attributes;
use crate::language::is_in_range;
use crate::memo::Memo;
use crate::program::{
    AttributeTest, Combinator, Complex, Compound, NameIndex, NamespaceTest, Program, Test,
    ValueTest,
};
use crate::rows::{LeftTests, RowTest, Rows};

/// A number that no name has.
const ABSENT: u32 = u32::MAX;

/// The numbers of a program's names in a document.
#[derive(Clone, Debug)]
pub(crate) struct Names(Box<[u32]>);

impl Names {
    pub(crate) fn new(program: &Program, document: &Document) -> Self {
        let number = |name: &crate::program::Name| {
            name.known.or_else(|| document.name_number(&name.text)).map_or(ABSENT, number_of)
        };
        Self(program.names.iter().map(number).collect())
    }

    /// The number of a name, if the document has the name.
    pub(crate) fn number(&self, name: NameIndex) -> Option<u32> {
        Some(self.get(name)).filter(|number| *number != ABSENT)
    }

    #[inline]
    fn get(&self, name: NameIndex) -> u32 {
        self.0.get(name as usize).copied().unwrap_or(ABSENT)
    }

    /// Returns false if a selector matches nothing, because the document does not have one of its names.
    pub(crate) fn may_match(&self, complex: &Complex) -> bool {
        complex
            .required
            .iter()
            .all(|(name, lower)| self.get(*name) != ABSENT || self.get(*lower) != ABSENT)
    }
}

#[inline]
pub(crate) fn number_of(name: LocalName) -> u32 {
    // Numbers are assigned in order, and there are fewer than 2³¹.
    name.index() as u32
}

/// The state that matching needs in addition to the element.
pub(crate) struct Matcher<'m, 'a> {
    pub(crate) program: &'m Program,
    pub(crate) names: &'m Names,
    pub(crate) memo: &'m mut Memo<'a>,
    pub(crate) left_tests: &'m LeftTests,
    /// The table of elements, if the walk uses it.
    pub(crate) rows: Option<Rows<'a>>,
    /// The node where the query starts.
    pub(crate) scope: NodeRef<'a>,
    /// True if ids and classes are compared without case.
    pub(crate) quirks: bool,
    /// True if names of HTML elements are compared without case: in HTML documents.
    pub(crate) html: bool,
}

/// The outcome of matching the left part of a selector at an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Matched,
    /// It does not match here, but may at another element.
    NotHere,
    /// It does not match at any sibling before this one either.
    NotAtSiblings,
    /// It does not match at any previous sibling, nor at any ancestor.
    Nowhere,
}

/// The number of steps that are taken without a look-up in the memory, and the distance between the stored
/// places.
const STRIDE: u32 = 32;

impl<'a> Matcher<'_, 'a> {
    /// Returns true if one of the alternatives matches the element.
    #[inline]
    pub(crate) fn any(&mut self, list: &[Complex], element: NodeRef<'a>) -> bool {
        list.iter().any(|complex| self.complex(complex, element))
    }

    /// Returns true if a selector matches the element, or a root that represents one.
    #[inline]
    pub(crate) fn complex(&mut self, complex: &Complex, element: NodeRef<'a>) -> bool {
        self.from(&complex.compounds, element) == Outcome::Matched
    }

    /// Matches compounds, from right to left, at an element and to its left and above.
    pub(crate) fn from(&mut self, compounds: &[Compound], element: NodeRef<'a>) -> Outcome {
        let Some((compound, rest)) = compounds.split_first() else {
            return Outcome::Matched;
        };
        if !self.compound(compound, element) {
            return Outcome::NotHere;
        }
        let Some(combinator) = compound.left else {
            return Outcome::Matched;
        };
        if !element.is_element() {
            // The root of a tree has neither ancestors nor siblings.
            return Outcome::Nowhere;
        }
        match combinator {
            Combinator::Child => {
                let Some(parent) = self.parent(element) else {
                    return Outcome::Nowhere;
                };
                if let Some(left) = rest.first()
                    && self.is_ruled_out(left, parent)
                {
                    return Outcome::NotAtSiblings;
                }
                match self.from(rest, parent) {
                    Outcome::NotHere | Outcome::NotAtSiblings => Outcome::NotAtSiblings,
                    outcome => outcome,
                }
            }
            Combinator::Descendant => self.at_ancestors(rest, element),
            Combinator::NextSibling => match element.previous_element() {
                None => Outcome::NotAtSiblings,
                Some(previous) => self.from(rest, previous),
            },
            Combinator::LaterSibling => self.at_previous_siblings(rest, element),
            Combinator::Slot => {
                let mut slot = self.memo.slots.assigned_slot(element);
                while let Some(found) = slot {
                    if self.from(rest, found) == Outcome::Matched {
                        return Outcome::Matched;
                    }
                    slot = self.memo.slots.assigned_slot(found);
                }
                Outcome::Nowhere
            }
        }
    }

    /// Matches compounds at the nearest ancestor that they match. The answer for an ancestor also holds for
    /// those below it, down to the element; it is stored for some of them, so that many elements below one
    /// deep branch do not all walk to the top.
    fn at_ancestors(&mut self, rest: &[Compound], element: NodeRef<'a>) -> Outcome {
        if let (Some(rows), Some(left)) = (self.rows, rest.first())
            && let Some(test) = self.left_tests.of(left).copied()
            && let Some(row) = rows.table.row(element.place())
        {
            return self.at_rows_above(rest, left.number, (rows, row, test));
        }
        let number = rest.first().map_or(0, |compound| compound.number);
        let mut next = self.parent(element);
        let (mut steps, mut outcome) = (0_u32, Outcome::Nowhere);
        let mut passed = Vec::new();
        while let Some(ancestor) = next {
            if steps >= STRIDE {
                if let Some(known) = self.memo.outcomes.get(&(number, ancestor.place())) {
                    outcome = *known;
                    break;
                }
                if steps.is_multiple_of(STRIDE) {
                    passed.push(ancestor.place());
                }
            }
            steps = steps.saturating_add(1);
            match self.from(rest, ancestor) {
                Outcome::NotHere | Outcome::NotAtSiblings => {}
                found => {
                    outcome = found;
                    break;
                }
            }
            next = if ancestor.is_element() { self.parent(ancestor) } else { None };
        }
        for ancestor in passed {
            self.memo.outcomes.insert((number, ancestor), outcome);
        }
        outcome
    }

    /// The same for the rows of ancestors, most of which do not pass the test.
    fn at_rows_above(
        &mut self,
        rest: &[Compound],
        number: u32,
        (rows, mut row, test): (Rows<'a>, u32, RowTest),
    ) -> Outcome {
        let (mut steps, mut outcome) = (0_u32, Outcome::Nowhere);
        let mut passed = Vec::new();
        while let Some(above) = rows.table.parent(row) {
            row = above;
            if steps >= STRIDE {
                let key = (number, rows.table.place(row).unwrap_or(ABSENT));
                if let Some(known) = self.memo.outcomes.get(&key) {
                    outcome = *known;
                    break;
                }
                if steps.is_multiple_of(STRIDE) {
                    passed.push(key);
                }
            }
            steps = steps.saturating_add(1);
            if !test.passes(rows, row) {
                continue;
            }
            // The test is not open: the only roots that pass it are elements.
            let Some(ancestor) = rows.node(row) else { break };
            match self.from(rest, ancestor) {
                Outcome::NotHere | Outcome::NotAtSiblings => {}
                found => {
                    outcome = found;
                    break;
                }
            }
        }
        for key in passed {
            self.memo.outcomes.insert(key, outcome);
        }
        outcome
    }

    /// Returns true if an element, or a root, cannot match a compound according to its row.
    #[inline]
    fn is_ruled_out(&self, compound: &Compound, node: NodeRef<'a>) -> bool {
        let (Some(rows), Some(test)) = (self.rows, self.left_tests.of(compound)) else {
            return false;
        };
        rows.table.row(node.place()).is_some_and(|row| !test.passes(rows, row))
    }

    /// Matches compounds at the nearest previous sibling that they match, in the same way.
    fn at_previous_siblings(&mut self, rest: &[Compound], element: NodeRef<'a>) -> Outcome {
        let number = rest.first().map_or(0, |compound| compound.number);
        let mut next = element.previous_element();
        let (mut steps, mut outcome) = (0_u32, Outcome::NotAtSiblings);
        let mut passed = Vec::new();
        while let Some(sibling) = next {
            if steps >= STRIDE {
                if let Some(known) = self.memo.outcomes.get(&(number, sibling.place())) {
                    outcome = *known;
                    break;
                }
                if steps.is_multiple_of(STRIDE) {
                    passed.push(sibling.place());
                }
            }
            steps = steps.saturating_add(1);
            match self.from(rest, sibling) {
                Outcome::NotHere => {}
                found => {
                    outcome = found;
                    break;
                }
            }
            next = sibling.previous_element();
        }
        for sibling in passed {
            self.memo.outcomes.insert((number, sibling), outcome);
        }
        outcome
    }

    /// The parent, if it is an element or the root of a tree that selectors can match: a shadow root, which
    /// represents its host, and the root where the query started.
    #[inline]
    fn parent(&self, element: NodeRef<'a>) -> Option<NodeRef<'a>> {
        let parent = element.parent()?;
        if parent.is_element() {
            return Some(parent);
        }
        let stands_for_the_scope =
            parent == self.scope && parent.kind() == NodeKind::DocumentFragment;
        (stands_for_the_scope || is_shadow_root(parent)).then_some(parent)
    }

    /// Returns true if all tests of a compound hold for an element, or for a root that represents its host
    /// or the scope.
    #[inline]
    pub(crate) fn compound(&mut self, compound: &Compound, element: NodeRef<'a>) -> bool {
        if !element.is_element() {
            return compound.matches_roots
                && compound.tests.iter().all(|test| self.root_test(test, element));
        }
        compound.tests.iter().all(|test| self.test(test, element))
    }

    #[inline]
    pub(crate) fn test(&mut self, test: &Test, element: NodeRef<'a>) -> bool {
        match test {
            Test::Name(name, lower) => {
                let name = if self.html && element.is_in_html() { *lower } else { *name };
                element.element_name().is_some_and(|local| number_of(local) == self.names.get(name))
            }
            Test::Class(class) => {
                let number = number_of(LocalName::CLASS);
                let value = element.attribute_of_length(number, class.len(), usize::MAX);
                value.is_some_and(|value| attributes::has_class(value, class, self.quirks))
            }
            Test::Id(id) => {
                let number = number_of(LocalName::ID);
                let value = element.attribute_of_length(number, id.len(), id.len());
                value.is_some_and(|value| attributes::same(value, id, self.quirks))
            }
            Test::Attribute(test) => self.attribute(test, element),
            _ => self.rare_test(test, element),
        }
    }

    #[inline(never)]
    fn rare_test(&mut self, test: &Test, element: NodeRef<'a>) -> bool {
        match test {
            Test::Universal => true,
            Test::Never | Test::Host(_) | Test::HostContext(_) => false,
            Test::Namespace(namespace) => element.namespace() == Some(*namespace),
            Test::OtherNamespace(url) => {
                element.namespace() == Some(Namespace::Other)
                    && element.namespace_url() == url.as_deref()
            }
            Test::Root => is_root(element),
            Test::Scope => {
                if self.scope.is_element() {
                    element == self.scope
                } else {
                    // For a document it is the root element, and also for a node that is neither.
                    is_root(element)
                }
            }
            Test::Empty => is_empty(element),
            Test::Nth(nth) => self.nth(nth, element),
            Test::Link => is_source_anchor(element),
            Test::Defined => crate::elements::is_defined(element),
            Test::Heading(levels) => self.memo.headings.matches(levels, element),
            Test::Paused => crate::elements::is_media(element),
            Test::Muted => {
                crate::elements::is_media(element) && element.has_plain_attribute(LocalName::MUTED)
            }
            Test::Form(test) => self.memo.forms.matches(*test, element),
            Test::Lang(ranges) => {
                let language = self.memo.languages.language_of(element);
                ranges.iter().any(|range| is_in_range(language, range))
            }
            Test::Dir(rtl) => {
                let direction = self.memo.directions.of(element, &mut self.memo.slots);
                (direction == Direction::Rtl) == *rtl
            }
            Test::Is(list) => !self.memo.steps.spend(list.len()) && self.any(list, element),
            Test::Not(list) => !self.memo.steps.spend(list.len()) && !self.any(list, element),
            Test::Has(steps) => steps.iter().any(|step| self.has(*step, element)),
            Test::Slotted(complex) => {
                self.program.scope.has_shadows()
                    && self.memo.slots.assigned_slot(element).is_some()
                    && self.complex(complex, element)
            }
            Test::State(state, wanted) => element.state(*state) == Some(*wanted),
            Test::CustomState(name) => element.has_custom_state(name),
            Test::Contains(number, texts) => self.memo.texts.contain(*number, texts, element),
            Test::Name(..) | Test::Class(_) | Test::Id(_) | Test::Attribute(_) => {
                self.test(test, element)
            }
        }
    }

    /// Tests a root. Seen from inside, the host of a shadow tree is featureless, and so is a root that
    /// represents the scope: only selectors that name them match.
    fn root_test(&mut self, test: &Test, root: NodeRef<'a>) -> bool {
        match test {
            Test::Scope => root == self.scope,
            Test::Host(None) => is_shadow_root(root),
            Test::Host(Some(complex)) => {
                is_shadow_root(root) && root.host().is_some_and(|host| self.complex(complex, host))
            }
            Test::HostContext(complex) => is_shadow_root(root) && self.host_context(complex, root),
            Test::Is(list) => self.any(list, root),
            Test::Not(list) => !self.any(list, root),
            Test::Has(steps) => steps.iter().any(|step| self.has(*step, root)),
            _ => false,
        }
    }

    /// Returns true if the host or one of its ancestors, also outside its tree, matches.
    fn host_context(&mut self, complex: &Complex, root: NodeRef<'a>) -> bool {
        let number = complex.compounds.first().map_or(0, |compound| compound.number);
        let key = (number, root.place());
        if let Some(known) = self.memo.outcomes.get(&key) {
            return *known == Outcome::Matched;
        }
        let mut next = root.host();
        let mut found = false;
        while let Some(node) = next {
            if node.is_element() && self.complex(complex, node) {
                found = true;
                break;
            }
            next = node.parent().or_else(|| if is_shadow_root(node) { node.host() } else { None });
        }
        let outcome = if found { Outcome::Matched } else { Outcome::Nowhere };
        self.memo.outcomes.insert(key, outcome);
        found
    }

    pub(crate) fn attribute(&self, test: &AttributeTest, element: NodeRef<'a>) -> bool {
        let html = self.html && element.is_in_html();
        let holds = |value: &str| {
            test.value.as_ref().is_none_or(|test| attributes::holds(test, value, html))
        };
        if test.namespace == NamespaceTest::Is(AttributeNamespace::None) {
            let number = self.names.get(if html { test.lower } else { test.name });
            let (least, most) = test.value.as_ref().map_or((0, usize::MAX), ValueTest::lengths);
            return element.attribute_of_length(number, least, most).is_some_and(holds);
        }
        let (Some(name), Some(lower)) = (self.text(test.name), self.text(test.lower)) else {
            return false;
        };
        element.attrs().any(|(attribute, value)| {
            let namespace = match test.namespace {
                NamespaceTest::Any => true,
                NamespaceTest::Is(namespace) => attribute.namespace == namespace,
                NamespaceTest::Unknown => false,
            };
            let name = if html { lower } else { name };
            namespace && attribute.local == name && holds(value)
        })
    }

    fn text(&self, name: NameIndex) -> Option<&str> {
        self.program.names.get(name as usize).map(|name| &*name.text)
    }
}

/// The document element of a document.
/// <https://drafts.csswg.org/selectors-4/#root-pseudo>
fn is_root(element: NodeRef<'_>) -> bool {
    element.parent().is_some_and(|parent| parent.kind() == NodeKind::Document)
}

fn is_shadow_root(node: NodeRef<'_>) -> bool {
    node.kind() == NodeKind::ShadowRoot
}

/// No children except comments, processing instructions and empty texts. White space counts as text, as in
/// browsers.
fn is_empty(element: NodeRef<'_>) -> bool {
    let mut next = element.first_child();
    while let Some(child) = next {
        if child.is_element() || child.text_data().is_some_and(|text| !text.is_empty()) {
            return false;
        }
        next = child.next_sibling();
    }
    true
}

/// Returns true if two elements have the same type: namespace and local name.
pub(crate) fn same_type(a: NodeRef<'_>, b: NodeRef<'_>) -> bool {
    type_of(a) == type_of(b)
}

/// The type of an element.
pub(crate) fn type_of(element: NodeRef<'_>) -> TypeOfElement {
    let namespace = element.namespace();
    let other = if namespace == Some(Namespace::Other) { element.other_namespace() } else { None };
    (element.element_name(), namespace, other)
}

/// The local name, the namespace, and the number of a namespace that does not have a name.
pub(crate) type TypeOfElement = (Option<LocalName>, Option<Namespace>, Option<LocalName>);
