//! Queries, and the elements that they find.

use std::fmt;
use std::iter::FusedIterator;
use std::sync::Arc;

use treewright_dom::scripting::NodeDocuments;
use treewright_dom::{DocumentMode, DocumentType, NodeKind, NodeRef};

use crate::bounded::Steps;
use crate::matching::{Matcher, Names};
use crate::memo::Memo;
use crate::program::Program;
use crate::rows::{Filter, LeftTests, Making, RowTest, Rows};
use crate::walk::Walk;

/// The state for matching a program with nodes of one document.
#[derive(Clone, Debug)]
pub(crate) struct Query<'a> {
    pub(crate) names: Names,
    pub(crate) memo: Memo<'a>,
    pub(crate) left_tests: LeftTests,
    scope: NodeRef<'a>,
    pub(crate) quirks: bool,
    html: bool,
}

impl<'a> Query<'a> {
    pub(crate) fn new(scope: NodeRef<'a>, program: &Program) -> Self {
        let names = Names::new(program, scope.document());
        Self {
            left_tests: LeftTests::new(program, &names),
            names,
            memo: Memo::default(),
            scope,
            quirks: is_in_quirks_mode(scope),
            html: !is_in_xml(scope),
        }
    }

    #[inline]
    pub(crate) fn matcher<'m>(
        &'m mut self,
        program: &'m Program,
        rows: Option<Rows<'a>>,
        quirks: bool,
    ) -> Matcher<'m, 'a> {
        let Self { names, memo, left_tests, scope, html, .. } = self;
        let (scope, html) = (*scope, *html);
        Matcher { program, names, memo, left_tests, rows, scope, quirks, html }
    }

    pub(crate) fn matches(&mut self, program: &Program, element: NodeRef<'a>) -> bool {
        let quirks = self.quirks;
        self.matcher(program, None, quirks).any(&program.complexes, element)
    }
}

/// Returns true if the node document of a node is in quirks mode, which that of template contents never is.
/// <https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document>
fn is_in_quirks_mode(node: NodeRef<'_>) -> bool {
    let document = node.document();
    let mut root = node.root();
    while root.kind() == NodeKind::ShadowRoot
        && let Some(host) = root.host()
    {
        root = host.root();
    }
    let owner = match root.kind() {
        NodeKind::Document => root.id(),
        _ if root.host().is_some() => return false,
        _ => {
            let noted = document.node_document(root.id());
            noted.unwrap_or_else(|| document.main_document())
        }
    };
    document.mode_of(owner) == Some(DocumentMode::Quirks)
}

/// Returns true if the node document of a node is an XML document, where names keep their case.
fn is_in_xml(node: NodeRef<'_>) -> bool {
    let document = node.document();
    let owner = match node.kind() {
        NodeKind::Document => Some(node.id()),
        _ => document.node_document(node.id()),
    };
    owner.and_then(|owner| document.document_type(owner)) == Some(DocumentType::Xml)
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
    pub(crate) fn new(program: Arc<Program>, from: NodeRef<'a>) -> Self {
        let query = Query::new(from, &program);
        let mut possible =
            program.complexes.iter().filter(|complex| query.names.may_match(complex)).peekable();
        if possible.peek().is_none() {
            drop(possible);
            return Self { program, query: None, filter: Filter::default() };
        }
        let mut tests = Vec::new();
        possible.for_each(|complex| RowTest::add_of_complex(complex, &query.names, &mut tests));
        let filter = Filter::new(tests);
        let words = filter.asks_for_words() || query.left_tests.asks_for_words();
        // A comparison with others takes longer without the table.
        let making = if program.is_simple() { Making::SecondTime } else { Making::Now };
        let walk = Walk::new(from, program.scope, words, making);
        Self { program, query: Some((query, walk)), filter }
    }
}

impl Matches<'_> {
    /// Lets the query count its steps, so that it can be ended.
    pub(crate) fn count_steps(&mut self, steps: Steps) {
        if let Some((query, _)) = &mut self.query {
            query.memo.steps = steps;
        }
    }

    /// Returns true if the query was ended before it was done.
    pub(crate) fn have_ended(&self) -> bool {
        self.query.as_ref().is_some_and(|(query, _)| query.memo.steps.have_ended())
    }
}

impl<'a> Iterator for Matches<'a> {
    type Item = NodeRef<'a>;

    fn next(&mut self) -> Option<NodeRef<'a>> {
        let (query, walk) = self.query.as_mut()?;
        while let Some(element) = walk.next_element(&self.filter) {
            if query.memo.steps.spend(self.program.complexes.len()) {
                return None;
            }
            let quirks = query.quirks && !walk.is_in_template();
            if query
                .matcher(&self.program, walk.rows(), quirks)
                .any(&self.program.complexes, element)
            {
                return Some(element);
            }
        }
        // A query that was ended remembers it.
        if !self.have_ended() {
            self.query = None;
        }
        None
    }
}

impl FusedIterator for Matches<'_> {}

impl fmt::Debug for Matches<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Matches").field("is_over", &self.query.is_none()).finish_non_exhaustive()
    }
}
