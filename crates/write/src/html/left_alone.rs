//! Nodes whose source is written in place of what the tree says.

use std::collections::HashMap;

use treewright_dom::NodeId;

/// The elements and doctypes that are written as they stand in their source, with all that is in
/// them. A caller that finds by parsing again that a construct cannot be written from its tree
/// leaves it alone in this way.
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
    /// Nothing is left alone.
    pub fn new() -> Self {
        Self::default()
    }

    /// Leaves a node alone: `source` is written for it and for all that is in it.
    pub fn insert(&mut self, node: NodeId, source: &'a str) {
        self.sources.insert(node, source);
    }

    /// The source of a node that is left alone.
    pub fn get(&self, node: NodeId) -> Option<&'a str> {
        if self.sources.is_empty() { None } else { self.sources.get(&node).copied() }
    }

    /// Returns true if the node is left alone itself.
    pub fn contains(&self, node: NodeId) -> bool {
        self.get(node).is_some()
    }

    /// The number of nodes that are left alone.
    pub fn len(&self) -> usize {
        self.sources.len()
    }

    /// Returns true if nothing is left alone.
    pub fn is_empty(&self) -> bool {
        self.sources.is_empty()
    }
}
