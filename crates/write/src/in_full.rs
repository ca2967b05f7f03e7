//! HTML with all tags, and with those of a source where it has them.

use std::collections::HashMap;
use std::fmt;

use treewright_dom::{NodeId, NodeRef};

use crate::WriteError;
use crate::html::{Layout, LeftAlone, View, Writer};
use crate::minify::refused;
use crate::output::Output;

/// The tags of elements as a source has them.
///
/// A tag that is empty is left out; one that is not here is written from the tree.
#[derive(Clone, Debug, Default)]
pub struct SourceTags<'a> {
    starts: HashMap<NodeId, &'a str>,
    ends: HashMap<NodeId, &'a str>,
}

impl<'a> SourceTags<'a> {
    /// All tags are written from the tree.
    pub fn new() -> Self {
        Self::default()
    }

    /// Writes this start tag for an element.
    pub fn insert_start(&mut self, element: NodeId, tag: &'a str) {
        self.starts.insert(element, tag);
    }

    /// Writes this end tag for an element.
    pub fn insert_end(&mut self, element: NodeId, tag: &'a str) {
        self.ends.insert(element, tag);
    }

    /// The start tag that is written for an element, if it is not that of the tree.
    pub fn start(&self, element: NodeId) -> Option<&'a str> {
        self.starts.get(&element).copied()
    }

    /// The end tag that is written for an element, if it is not that of the tree.
    pub fn end(&self, element: NodeId) -> Option<&'a str> {
        self.ends.get(&element).copied()
    }
}

/// Writes a node and its contents with all tags and nothing between them: with the tags of `tags`, and with the
/// source of the nodes in `left_alone`. Editors of a source use it to write a part of a page again.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_write::{LeftAlone, SourceTags, in_full};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let [list, item] = ["ul", "li"].map(|name| document.create_element(Namespace::Html, name).unwrap());
/// document.append(list, item)?;
/// let mut tags = SourceTags::new();
/// tags.insert_start(list, "<UL >");
/// let mut html = String::new();
/// in_full(document.get(list).unwrap(), &tags, &LeftAlone::new(), false, &mut html)?;
/// assert_eq!(html, "<UL ><li></li></ul>");
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`WriteError::Io`] if `out` has an error.
pub fn in_full(
    node: NodeRef<'_>,
    tags: &SourceTags<'_>,
    left_alone: &LeftAlone<'_>,
    scripting: bool,
    out: &mut impl fmt::Write,
) -> Result<(), WriteError> {
    let view = View { document: node.document(), texts: None, comments: true, left_alone };
    let out = Output::new(out, None);
    let mut writer = Writer::new(view, Layout::Full { tags }, scripting, node.id(), out);
    let written = writer.write();
    Ok(refused(written, writer.output().is_exceeded())?)
}
