//! Memory that one parse leaves to the next.

use std::sync::Arc;

#[cfg(feature = "check")]
use treewright_conformance::StyleSheetCache;
use treewright_dom::{Document, NodeId};
use treewright_syntax::TreeParser;

/// The memory of parses that are over, for parses to come: see [`Options::parse_in`]. Checks leave the style sheets
/// that they have read to those to come too: see `Checker::check_in`.
///
/// It grows to what the largest page took, and is freed when it is dropped. The source of a page is
/// not part of it: it goes when its tree is [taken back](Self::take_back), so that at no time two
/// sources are in memory.
///
/// [`Options::parse_in`]: crate::Options::parse_in
#[derive(Clone, Debug, Default)]
pub struct Memory {
    pub(crate) parser: Option<Box<TreeParser<NodeId>>>,
    /// It is cleared.
    document: Option<Document>,
    #[cfg(feature = "check")]
    pub(crate) check: StyleSheetCache,
}

impl Memory {
    /// Memory that is empty so far.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the memory of a tree that is not needed any more, for the tree of the next parse: the
    /// room for its nodes, attributes, names and for text that is not part of its source. The source
    /// is freed, unless it is shared. All ids become stale. Only one tree is kept.
    pub fn take_back(&mut self, mut document: Document) {
        document.clear();
        self.document = Some(document);
    }

    /// Frees the room for parses, as is wise after a page that was far larger than others. What checks have left stays.
    ///
    /// ```
    /// use treewright::{Memory, Options};
    ///
    /// let (options, mut memory) = (Options::new(), Memory::new());
    /// let document = options.parse_in("<p>".repeat(1000).as_str(), &mut memory).document;
    /// drop(document);
    /// memory.shrink();
    /// ```
    pub fn shrink(&mut self) {
        self.parser = None;
        self.document = None;
    }

    /// An empty document that has this source.
    pub(crate) fn document_with_source(&mut self, source: Arc<str>) -> Document {
        match self.document.take() {
            Some(mut document) => {
                document.set_source_of_cleared(source);
                document
            }
            None => Document::with_source(source),
        }
    }
}
