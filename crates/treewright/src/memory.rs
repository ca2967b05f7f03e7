//! Memory that one parse leaves to the next.

use treewright_dom::{Document, NodeId};
use treewright_syntax::Parser;

/// What parses that are over have asked for, for parses to come: see [`Options::parse_in`].
///
/// It grows to what the largest page took, and is given back when it is dropped.
///
/// [`Options::parse_in`]: crate::Options::parse_in
#[derive(Clone, Debug, Default)]
pub struct Memory {
    pub(crate) parser: Option<Parser<NodeId>>,
    document: Option<Document>,
}

impl Memory {
    /// No memory yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Keeps a tree that nobody needs any more until the next parse, which puts its own in the place
    /// of it: all ids of its nodes become stale then. Only one tree is kept.
    pub fn take_back(&mut self, document: Document) {
        self.document = Some(document);
    }

    /// An empty document that has this source.
    pub(crate) fn document_with_source(&mut self, source: &str) -> Document {
        match self.document.take() {
            Some(mut document) => {
                document.clear_with_source(source);
                document
            }
            None => Document::with_source(source),
        }
    }
}
