//! What the arena is made of.

use std::num::NonZeroU32;

use treewright_syntax::{DocumentMode, LocalName, Namespace, NodeKind, ShadowRootInit};

use crate::text_store::TextRef;

/// The name of a node of a [`Document`](crate::Document).
///
/// It is opaque: it can be copied, compared and hashed, and it detects that its node was freed.
/// It has no order; two ids say nothing of where their nodes are in the tree.
///
/// ```
/// use treewright_dom::Document;
/// let mut document = Document::new();
/// let text = document.create_text("a");
/// assert!(document.contains(text));
/// document.delete(text).unwrap();
/// let other = document.create_text("b");
/// assert!(!document.contains(text));
/// assert_ne!(text, other);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId {
    pub(crate) index: u32,
    pub(crate) generation: NonZeroU32,
}

/// No node, in a link.
pub(crate) const NONE: u32 = u32::MAX;

/// One place of the arena.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) parent: u32,
    pub(crate) previous: u32,
    /// The next sibling; in a free place the next free place.
    pub(crate) next: u32,
    pub(crate) first_child: u32,
    pub(crate) last_child: u32,
    pub(crate) generation: NonZeroU32,
    pub(crate) data: NodeData,
}

/// What a node is. Everything that few nodes have is in side tables, named by an index.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NodeData {
    Free,
    Document {
        mode: DocumentMode,
    },
    /// The host is set for template contents.
    Fragment {
        host: u32,
    },
    ShadowRoot {
        host: u32,
        init: ShadowRootInit,
    },
    /// An index of `Document::doctypes`.
    Doctype {
        names: u32,
    },
    Element {
        namespace: Namespace,
        /// How many attributes from `attributes` on, unless the extras hold them.
        attribute_count: u16,
        local: LocalName,
        attributes: u32,
        /// An index of `Document::extras`, or `NONE`.
        extras: u32,
    },
    Text {
        text: TextRef,
    },
    Comment {
        data: TextRef,
    },
    /// The target is a name of `Document::targets`.
    ProcessingInstruction {
        target: LocalName,
        data: TextRef,
    },
}

impl NodeData {
    /// The kind, `None` for a free place.
    pub(crate) const fn kind(&self) -> Option<NodeKind> {
        Some(match self {
            Self::Free => return None,
            Self::Document { .. } => NodeKind::Document,
            Self::Fragment { .. } => NodeKind::DocumentFragment,
            Self::ShadowRoot { .. } => NodeKind::ShadowRoot,
            Self::Doctype { .. } => NodeKind::Doctype,
            Self::Element { .. } => NodeKind::Element,
            Self::Text { .. } => NodeKind::Text,
            Self::Comment { .. } => NodeKind::Comment,
            Self::ProcessingInstruction { .. } => NodeKind::ProcessingInstruction,
        })
    }
}

/// The names of a doctype.
#[derive(Clone, Debug)]
pub(crate) struct DoctypeNames {
    pub(crate) name: Box<str>,
    pub(crate) public_id: Box<str>,
    pub(crate) system_id: Box<str>,
}

/// What only some elements have.
#[derive(Clone, Debug, Default)]
pub(crate) struct Extras {
    /// The attributes, once they no longer are those that the parser gave.
    pub(crate) attributes: Option<Vec<crate::attributes::Slot>>,
    pub(crate) template_contents: Option<NodeId>,
    pub(crate) shadow_root: Option<NodeId>,
    pub(crate) form_owner: Option<NodeId>,
    pub(crate) parser_document: bool,
    pub(crate) already_started: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_stay_small() {
        assert_eq!(size_of::<NodeData>(), 16);
        assert_eq!(size_of::<Node>(), 40);
        assert_eq!(size_of::<NodeId>(), 8);
        assert_eq!(size_of::<Option<NodeId>>(), 8);
    }
}
