//! Explanations of places and nodes of a page that was parsed.

use treewright_dom::{NodeId, NodeRef};
use treewright_explain::{Explainer, Explanation, NoOrigins};
use treewright_syntax::LineColumn;

use crate::{LocatedParseError, Parsed};

/// A place to explain: a byte offset of the text, a line and column, or a node. See
/// [`Parsed::explain`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlaceToExplain {
    /// An offset in bytes of the text.
    Offset(u32),
    /// A line and column, as [`LineColumn`] counts them.
    LineColumn(LineColumn),
    /// A node.
    Node(NodeId),
}

impl From<u32> for PlaceToExplain {
    fn from(offset: u32) -> Self {
        Self::Offset(offset)
    }
}

impl From<LineColumn> for PlaceToExplain {
    fn from(place: LineColumn) -> Self {
        Self::LineColumn(place)
    }
}

impl From<NodeId> for PlaceToExplain {
    fn from(node: NodeId) -> Self {
        Self::Node(node)
    }
}

impl From<NodeRef<'_>> for PlaceToExplain {
    fn from(node: NodeRef<'_>) -> Self {
        Self::Node(node.id())
    }
}

impl Parsed {
    /// Explains in sentences how a place of the source was parsed, or how a node came to be where it is.
    /// The page must be parsed with [`origins`](crate::Options::origins), and should be with
    /// [`collect_errors`](crate::Options::collect_errors): a tag that was ignored leaves nothing but its
    /// error. `Ok(None)`: no such line, or a stale id.
    ///
    /// ```
    /// use treewright::Options;
    ///
    /// let options = Options::new().origins(true).collect_errors(true);
    /// let parsed = options.parse("<!doctype html><table>Total<tr><td>1</table>");
    /// let explanation = parsed.explain(24)?.unwrap();
    /// let expected = "The text \u{201C}Total\u{201D} at 1:23 was put before the table";
    /// assert_eq!(explanation.summary, expected);
    /// let rules = explanation.steps.iter().filter_map(|step| step.rule);
    /// assert!(rules.map(|rule| rule.name()).any(|name| name == "foster parent"));
    /// # Ok::<(), treewright::NoOrigins>(())
    /// ```
    ///
    /// Each call walks the tree. For many places, use [`explainer`](Self::explainer).
    ///
    /// # Errors
    /// [`NoOrigins`] if the page was parsed without origins.
    pub fn explain(
        &self,
        place: impl Into<PlaceToExplain>,
    ) -> Result<Option<Explanation>, NoOrigins> {
        let explainer = self.explainer()?;
        Ok(match place.into() {
            PlaceToExplain::Offset(offset) => Some(explainer.at(offset)),
            PlaceToExplain::LineColumn(place) => explainer.at_line_column(place),
            PlaceToExplain::Node(node) => explainer.node(node),
        })
    }

    /// Returns an [`Explainer`] for the page: for many places, and for everything that is not in the tree
    /// as it is written.
    ///
    /// ```
    /// use treewright::Options;
    /// use treewright::explain::Drawing;
    ///
    /// let options = Options::new().origins(true).collect_errors(true);
    /// let parsed = options.parse("<!doctype html>\n<p>one <b>two</p>three</b>");
    /// let explainer = parsed.explainer()?;
    /// let found: Vec<_> = explainer.all().map(|explanation| explanation.summary).collect();
    /// assert_eq!(found.len(), 2);
    /// assert_eq!(found[0], "The end tag `</p>` at 2:14 closed its element");
    /// let text = explainer.node(parsed.document.root()).unwrap();
    /// println!("{}", Drawing::new(&parsed.document, &text));
    /// # Ok::<(), treewright::NoOrigins>(())
    /// ```
    ///
    /// # Errors
    /// [`NoOrigins`] if the page was parsed without origins.
    pub fn explainer(&self) -> Result<Explainer<'_>, NoOrigins> {
        Explainer::new(&self.document, self.errors.iter().map(LocatedParseError::without_place))
    }
}
