//! Nodes that are copied from their source instead of written from the tree.

use std::collections::HashMap;

use treewright_dom::NodeId;

/// The elements and doctypes that are copied unchanged from their source, with their contents. A caller
/// adds a construct that a second parse shows cannot be written from its tree.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_write::{LeftAlone, MinifyOptions, minify};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let element = document.create_element(Namespace::Html, "b")?;
/// let source = "<B title = 'a'></B >";
/// let mut left_alone = LeftAlone::new();
/// left_alone.insert(element, source);
/// let mut html = String::new();
/// minify(document.get(element).unwrap(), &MinifyOptions::new(), &left_alone, &mut html)?;
/// assert_eq!(html, source);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default)]
pub struct LeftAlone<'a> {
    sources: HashMap<NodeId, &'a str>,
}

impl<'a> LeftAlone<'a> {
    /// Creates an empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a node: `source` is written for it and its contents.
    pub fn insert(&mut self, node: NodeId, source: &'a str) {
        self.sources.insert(node, source);
    }

    /// The source of a node in the set.
    pub fn get(&self, node: NodeId) -> Option<&'a str> {
        if self.sources.is_empty() { None } else { self.sources.get(&node).copied() }
    }

    /// Returns true if the set has this node itself.
    pub fn contains(&self, node: NodeId) -> bool {
        self.get(node).is_some()
    }

    /// The number of nodes in the set.
    pub fn len(&self) -> usize {
        self.sources.len()
    }

    /// Returns true if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.sources.is_empty()
    }
}
