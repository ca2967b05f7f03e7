//! Memory that one parse leaves for the next.

use std::sync::Arc;

#[cfg(feature = "check")]
use treewright_conformance::StyleSheetCache;
use treewright_dom::{Document, NodeId};
use treewright_syntax::TreeParser;

/// The memory of finished parses, for later ones: see [`Options::parse_in`]. Checks also keep the style
/// sheets that they have read: see `Checker::check_in`.
///
/// It grows to what the largest page took, and is freed when it is dropped. It does not include the source
/// of a page, which is freed when its tree is [taken back](Self::take_back), so two sources are never in
/// memory at once.
///
/// [`Options::parse_in`]: crate::Options::parse_in
#[derive(Clone, Debug, Default)]
pub struct Memory {
    pub(crate) parser: Option<Box<TreeParser<NodeId>>>,
    /// The document is cleared.
    document: Option<Document>,
    #[cfg(feature = "check")]
    pub(crate) check: StyleSheetCache,
}

impl Memory {
    /// Creates empty memory.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the memory of a tree that is no longer needed, for the tree of the next parse: the room for
    /// its nodes, attributes and names, and for text that is not part of its source. The source is freed,
    /// unless it is shared. All ids become stale. Only one tree is kept.
    pub fn take_back(&mut self, mut document: Document) {
        document.clear();
        self.document = Some(document);
    }

    /// Frees the memory of parses. Call it after a page that was far larger than the others. The results of
    /// checks stay.
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

    /// Creates an empty document with this source.
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
