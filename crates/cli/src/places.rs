//! Lines and columns of nodes.

use treewright::{Document, LineColumn, NodeRef};

/// The places of the nodes of a document that was parsed with origins.
pub(crate) struct Places<'a> {
    document: &'a Document,
}

impl<'a> Places<'a> {
    pub(crate) const fn new(document: &'a Document) -> Self {
        Self { document }
    }

    /// The offset of a node in bytes of the text, and its line and column; see
    /// [`NodeRef::line_column`].
    pub(crate) fn of(&self, node: NodeRef<'_>) -> Option<(u32, LineColumn)> {
        let offset = node.source_offset()?;
        Some((offset, self.document.line_column(offset)?))
    }
}
