//! Evaluations that end before they are done.

use std::cell::Cell;
use std::fmt;

use treewright_dom::NodeRef;

use crate::{EvaluateError, Tree, Value, XPath};

/// The work of an evaluation since it was asked if it has to end.
pub(crate) struct Asking<'r> {
    is_over: Option<&'r dyn Fn() -> bool>,
    done: Cell<u64>,
    has_ended: Cell<bool>,
}

impl<'r> Asking<'r> {
    /// After so many parts of work the function is asked.
    const MOST: u64 = 4096;

    pub(crate) const fn new(is_over: Option<&'r dyn Fn() -> bool>) -> Self {
        Self { is_over, done: Cell::new(0), has_ended: Cell::new(false) }
    }

    /// Counts parts of work. Returns true if the evaluation has to end.
    #[inline]
    pub(crate) fn spend(&self, parts: u64) -> bool {
        self.is_over.is_some_and(|is_over| self.spend_some(parts, is_over))
    }

    #[inline(never)]
    fn spend_some(&self, parts: u64, is_over: &dyn Fn() -> bool) -> bool {
        self.done.set(self.done.get().saturating_add(parts));
        if self.done.get() >= Self::MOST && !self.has_ended.get() {
            self.done.set(0);
            self.has_ended.set(is_over());
        }
        self.has_ended.get()
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.has_ended.get()
    }
}

impl fmt::Debug for Asking<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asking").field("has_ended", &self.has_ended).finish_non_exhaustive()
    }
}

/// An expression whose evaluations can be ended, for expressions and documents that strangers choose. See
/// [`XPath::until`].
#[derive(Clone)]
pub struct BoundedXPath<'x, F> {
    expression: &'x XPath,
    is_over: F,
}

impl<F> fmt::Debug for BoundedXPath<'_, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expression = self.expression.as_str();
        f.debug_struct("BoundedXPath").field("expression", &expression).finish_non_exhaustive()
    }
}

impl XPath {
    /// The same expression, whose evaluations end with [`EvaluateError::Ended`] if a function returns true. They ask it
    /// after every few thousand nodes, of which each takes at most forty bytes.
    ///
    /// ```
    /// use std::time::{Duration, Instant};
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_xpath::{Tree, XPath};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let mut document = Document::new();
    /// let link = document.create_element(Namespace::Html, "a")?;
    /// document.append(document.root(), link)?;
    /// let (root, expression) = (document.root_node(), XPath::compile("count(//a)")?);
    /// let end = Instant::now() + Duration::from_secs(60);
    /// let bounded = expression.until(|| Instant::now() >= end);
    /// assert_eq!(bounded.evaluate_in(&Tree::of(root), root)?.to_number(), 1.0);
    /// # Ok(())
    /// # }
    /// ```
    pub const fn until<F: Fn() -> bool>(&self, is_over: F) -> BoundedXPath<'_, F> {
        BoundedXPath { expression: self, is_over }
    }
}

impl<F: Fn() -> bool> BoundedXPath<'_, F> {
    /// The value that [`XPath::evaluate_in`] returns.
    ///
    /// # Errors
    /// [`EvaluateError`].
    pub fn evaluate_in<'a>(
        &self,
        tree: &Tree<'a>,
        node: NodeRef<'a>,
    ) -> Result<Value<'a>, EvaluateError> {
        self.expression.evaluate_at(tree, node, None, Some(&self.is_over))
    }

    /// The value that [`XPath::evaluate_at_attribute`] returns.
    ///
    /// # Errors
    /// [`EvaluateError`].
    pub fn evaluate_at_attribute<'a>(
        &self,
        tree: &Tree<'a>,
        element: NodeRef<'a>,
        position: usize,
    ) -> Result<Value<'a>, EvaluateError> {
        self.expression.evaluate_at(tree, element, Some(position), Some(&self.is_over))
    }
}
