//! Queries that end before they are done.

use std::fmt;
use std::sync::Arc;

use treewright_dom::NodeRef;

use crate::matches::{Matches, Query};
use crate::select::Select;
use crate::selector::Selector;

/// Answers if a query has to end.
type IsOver = Arc<dyn Fn() -> bool + Send + Sync>;

/// The steps of a query since it was asked if it has to end.
#[derive(Clone, Default)]
pub(crate) struct Steps {
    is_over: Option<IsOver>,
    taken: usize,
    has_ended: bool,
}

impl Steps {
    /// After so many elements that were compared with a selector, the function is asked.
    const MOST: usize = 4096;

    pub(crate) const fn until(is_over: IsOver) -> Self {
        Self { is_over: Some(is_over), taken: 0, has_ended: false }
    }

    /// Counts steps. Returns true if the query has to end.
    #[inline]
    pub(crate) fn spend(&mut self, steps: usize) -> bool {
        self.is_over.is_some() && self.spend_some(steps)
    }

    #[inline(never)]
    fn spend_some(&mut self, steps: usize) -> bool {
        self.taken = self.taken.saturating_add(steps);
        if self.taken >= Self::MOST && !self.has_ended {
            self.taken = 0;
            self.has_ended = self.is_over.as_ref().is_some_and(|is_over| is_over());
        }
        self.has_ended
    }

    pub(crate) const fn have_ended(&self) -> bool {
        self.has_ended
    }
}

impl fmt::Debug for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Steps").field("has_ended", &self.has_ended).finish_non_exhaustive()
    }
}

/// A query was ended before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_structs, reason = "the name says all")]
pub struct QueryEnded;

impl fmt::Display for QueryEnded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the query was ended before it was done")
    }
}

impl std::error::Error for QueryEnded {}

/// A selector whose queries can be ended, for selectors and documents that strangers choose. See [`Selector::until`].
#[derive(Clone)]
pub struct BoundedSelector<'s> {
    selector: &'s Selector,
    is_over: IsOver,
}

impl fmt::Debug for BoundedSelector<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BoundedSelector").field("selector", self.selector).finish_non_exhaustive()
    }
}

impl Selector {
    /// The same selector, whose queries end if a function returns true. They ask it after every few thousand steps. A
    /// query takes time in proportion to the length of the selector and to the number of elements.
    ///
    /// ```
    /// use std::time::{Duration, Instant};
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_select::Selector;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let mut document = Document::new();
    /// let link = document.create_element(Namespace::Html, "a")?;
    /// document.append(document.root(), link)?;
    /// let selector = Selector::parse("a")?;
    /// let end = Instant::now() + Duration::from_secs(60);
    /// let bounded = selector.until(move || Instant::now() >= end);
    /// assert_eq!(bounded.select(&document)?.len(), 1);
    /// # Ok(())
    /// # }
    /// ```
    pub fn until(&self, is_over: impl Fn() -> bool + Send + Sync + 'static) -> BoundedSelector<'_> {
        BoundedSelector { selector: self, is_over: Arc::new(is_over) }
    }
}

impl BoundedSelector<'_> {
    fn matches_from<'a>(&self, from: impl Select<'a>) -> Matches<'a> {
        let mut matches = self.selector.select(from);
        matches.count_steps(Steps::until(Arc::clone(&self.is_over)));
        matches
    }

    /// The elements that [`Selector::select`] finds.
    ///
    /// # Errors
    /// [`QueryEnded`].
    pub fn select<'a>(&self, from: impl Select<'a>) -> Result<Vec<NodeRef<'a>>, QueryEnded> {
        let mut matches = self.matches_from(from);
        let found = matches.by_ref().collect();
        if matches.have_ended() { Err(QueryEnded) } else { Ok(found) }
    }

    /// The element that [`Selector::select_first`] finds.
    ///
    /// # Errors
    /// [`QueryEnded`].
    pub fn select_first<'a>(
        &self,
        from: impl Select<'a>,
    ) -> Result<Option<NodeRef<'a>>, QueryEnded> {
        let mut matches = self.matches_from(from);
        let found = matches.next();
        if matches.have_ended() { Err(QueryEnded) } else { Ok(found) }
    }

    /// The answer of [`Selector::matches`].
    ///
    /// # Errors
    /// [`QueryEnded`].
    pub fn matches<'a>(&self, node: impl Select<'a>) -> Result<bool, QueryEnded> {
        let node = node.node();
        Ok(node.is_element() && self.query(node).matches_within(node)?)
    }

    /// The element that [`Selector::closest`] finds.
    ///
    /// # Errors
    /// [`QueryEnded`].
    pub fn closest<'a>(&self, node: impl Select<'a>) -> Result<Option<NodeRef<'a>>, QueryEnded> {
        let node = node.node();
        let mut query = self.query(node);
        let mut next = Some(node);
        while let Some(node) = next {
            if node.is_element() && query.matches_within(node)? {
                return Ok(Some(node));
            }
            next = node.parent();
        }
        Ok(None)
    }

    fn query<'a>(&self, scope: NodeRef<'a>) -> BoundedQuery<'_, 'a> {
        let program = self.selector.program();
        let mut query = Query::new(scope, program);
        query.memo.steps = Steps::until(Arc::clone(&self.is_over));
        BoundedQuery { query, program }
    }
}

/// A query at single elements.
struct BoundedQuery<'s, 'a> {
    query: Query<'a>,
    program: &'s crate::program::Program,
}

impl<'a> BoundedQuery<'_, 'a> {
    fn matches_within(&mut self, element: NodeRef<'a>) -> Result<bool, QueryEnded> {
        let matches = self.query.matches(self.program, element);
        let has_ended = self.query.memo.steps.spend(self.program.complexes.len());
        if has_ended { Err(QueryEnded) } else { Ok(matches) }
    }
}

#[cfg(test)]
mod tests {
    use treewright_dom::{Document, Namespace};

    use super::QueryEnded;
    use crate::Selector;

    /// A query ends after a number of steps that does not grow with the work.
    #[test]
    fn costly_queries_end() {
        let mut document = Document::new();
        let root = document.create_element(Namespace::Html, "div").unwrap();
        document.append(document.root(), root).unwrap();
        for number in 0..20_000 {
            let name = if number == 0 { "a" } else { "p" };
            let element = document.create_element(Namespace::Html, name).unwrap();
            document.append(root, element).unwrap();
        }
        let last = document.last_child(root).unwrap();
        let last = document.get(last).unwrap();
        for text in [
            ":not(a)",
            "p + p",
            ":has(+ a)",
            ":has(~ p + a)",
            "p:not(:has(~ a))",
            "p:nth-last-child(2 of :not(a))",
        ] {
            let selector = Selector::parse(text).unwrap();
            assert_eq!(selector.until(|| true).select(&document), Err(QueryEnded), "{text}");
            let whole = selector.until(|| false).select(&document).unwrap();
            assert_eq!(whole, selector.select(&document).collect::<Vec<_>>(), "{text}");
        }
        // One element can take long, too.
        let many: Vec<String> = (1..1000).map(|i| format!(":has(~ a:nth-child({i}))")).collect();
        let selector = Selector::parse(&many.join(",")).unwrap();
        let first = document.get(document.first_child(root).unwrap()).unwrap();
        assert_eq!(selector.until(|| true).matches(first), Err(QueryEnded));
        assert_eq!(selector.until(|| true).closest(first), Err(QueryEnded));
        assert_eq!(selector.until(|| true).select_first(&document), Err(QueryEnded));
        assert_eq!(Selector::parse("p").unwrap().until(|| false).closest(last), Ok(Some(last)));
    }
}
