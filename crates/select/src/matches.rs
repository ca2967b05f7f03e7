//! Queries, and the elements that they find.

use std::fmt;
use std::iter::FusedIterator;
use std::sync::Arc;

use treewright_dom::{AttributeNamespace, DocumentMode, LocalName, NodeKind, NodeRef, Place};

use crate::matching::{Matcher, Names, number_of};
use crate::memo::Memo;
use crate::program::{Complex, NamespaceTest, Program, Test, ValueTest};
use crate::slots::root_of;
use crate::walk::{Filter, Walk};

/// What a program needs to be matched with nodes of one document.
#[derive(Clone, Debug)]
pub(crate) struct Query<'a> {
    pub(crate) names: Names,
    pub(crate) memo: Memo<'a>,
    scope: Place<'a>,
    pub(crate) quirks: bool,
}

impl<'a> Query<'a> {
    pub(crate) fn new(scope: Place<'a>, program: &Program) -> Self {
        Self {
            names: Names::new(program, scope.document()),
            memo: Memo::default(),
            scope,
            quirks: is_in_quirks_mode(scope),
        }
    }

    #[inline]
    pub(crate) fn matcher<'m>(&'m mut self, program: &'m Program, quirks: bool) -> Matcher<'m, 'a> {
        Matcher { program, names: &self.names, memo: &mut self.memo, scope: self.scope, quirks }
    }

    pub(crate) fn matches(&mut self, program: &Program, element: Place<'a>) -> bool {
        let quirks = self.quirks;
        self.matcher(program, quirks).any(&program.complexes, element)
    }
}

/// Returns true if the node document of a node is in quirks mode. That of template contents never is.
/// <https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document>
fn is_in_quirks_mode(place: Place<'_>) -> bool {
    let document = place.document();
    let mut root = root_of(place);
    while root.kind() == NodeKind::ShadowRoot
        && let Some(host) = root.host()
    {
        root = root_of(host);
    }
    let owner = match root.kind() {
        NodeKind::Document => root.handle().id(),
        _ if root.host().is_some() => return false,
        _ => document.main_document(),
    };
    document.mode_of(owner) == Some(DocumentMode::Quirks)
}

/// The elements that match a selector, in tree order. See [`Selector::select`](crate::Selector::select).
#[derive(Clone)]
pub struct Matches<'a> {
    program: Arc<Program>,
    /// `None` at the end.
    query: Option<(Query<'a>, Walk<'a>)>,
    filter: Filter,
}

impl<'a> Matches<'a> {
    pub(crate) fn new(program: Arc<Program>, from: Option<Place<'a>>) -> Self {
        let mut filter = Filter::All;
        let query = from.and_then(|from| {
            let query = Query::new(from, &program);
            let mut possible = program
                .complexes
                .iter()
                .filter(|complex| query.names.may_match(complex))
                .peekable();
            possible.peek()?;
            filter = filter_of(possible, &query.names);
            Some((query, Walk::new(from, program.scope)))
        });
        Self { program, query, filter }
    }
}

/// What an element must pass to match one of some selectors.
fn filter_of<'p>(possible: impl Iterator<Item = &'p Complex>, names: &Names) -> Filter {
    let (mut numbers, mut all_have_names) = (Vec::new(), true);
    // The attribute that all ask for, once one was seen; `None` in it if they are different ones.
    let (mut attribute, mut all_have_attributes) = (None, true);
    for complex in possible {
        let tests = complex.compounds.first().map_or(&[][..], |compound| &compound.tests);
        let name = tests.iter().find_map(|test| match test {
            Test::Name(name, lower) => Some((*name, *lower)),
            _ => None,
        });
        match name {
            Some((name, lower)) => numbers.extend([names.number(name), names.number(lower)]),
            None => all_have_names = false,
        }
        let own = tests.iter().find_map(|test| attribute_of(test, names));
        all_have_attributes &= own.is_some();
        attribute = match (attribute, own) {
            (None, own) => own,
            (Some(Wanted::One(a, (least, most))), Some(Wanted::One(b, other))) if a == b => {
                Some(Wanted::One(a, (least.min(other.0), most.max(other.1))))
            }
            _ => Some(Wanted::Any),
        };
    }
    let mut numbers: Vec<u32> = numbers.into_iter().flatten().collect();
    numbers.sort_unstable();
    numbers.dedup();
    let mut wanted = [0; 4];
    if all_have_names
        && let Some(first) = numbers.first()
        && numbers.len() <= wanted.len()
    {
        wanted.fill(*first);
        wanted.iter_mut().zip(&numbers).for_each(|(wanted, number)| *wanted = *number);
        return Filter::Names(wanted);
    }
    match attribute {
        Some(Wanted::One(number, lengths)) if all_have_attributes => {
            Filter::Attribute { number, lengths }
        }
        Some(_) if all_have_attributes => Filter::Attributes,
        _ => Filter::All,
    }
}

/// The attribute that a test asks for.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    /// The number of its name, and the lengths that its value can have.
    One(u32, (usize, usize)),
    /// One of several.
    Any,
}

fn attribute_of(test: &Test, names: &Names) -> Option<Wanted> {
    Some(match test {
        Test::Id(id) => Wanted::One(number_of(LocalName::ID), (id.len(), id.len())),
        Test::Class(class) => Wanted::One(number_of(LocalName::CLASS), (class.len(), usize::MAX)),
        Test::Attribute(test) => {
            let lengths = test.value.as_ref().map_or((0, usize::MAX), ValueTest::lengths);
            let is_plain = test.namespace == NamespaceTest::Is(AttributeNamespace::None);
            match (names.number(test.name), names.number(test.lower)) {
                (Some(name), Some(lower)) if is_plain && name == lower => {
                    Wanted::One(name, lengths)
                }
                _ => Wanted::Any,
            }
        }
        _ => return None,
    })
}

impl<'a> Iterator for Matches<'a> {
    type Item = NodeRef<'a>;

    fn next(&mut self) -> Option<NodeRef<'a>> {
        let (query, walk) = self.query.as_mut()?;
        while let Some(element) = walk.next_element(&self.filter) {
            let quirks = query.quirks && !walk.is_in_template();
            if query.matcher(&self.program, quirks).any(&self.program.complexes, element) {
                return Some(element.handle());
            }
        }
        self.query = None;
        None
    }
}

impl FusedIterator for Matches<'_> {}

impl fmt::Debug for Matches<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Matches").field("is_over", &self.query.is_none()).finish_non_exhaustive()
    }
}
