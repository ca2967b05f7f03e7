//! Why a change of the tree was refused.

use std::fmt;

/// Why a change of the tree was refused. The tree is then as it was before.
///
/// ```
/// use treewright_dom::{Document, HierarchyViolation, Namespace, NodeError};
/// let mut document = Document::new();
/// let element = document.create_element(Namespace::Html, "div").unwrap();
/// assert_eq!(
///     document.append(element, element),
///     Err(NodeError::HierarchyRequest(HierarchyViolation::Ancestor)),
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NodeError {
    /// A node given does not exist any more, or never was in this document.
    Stale,
    /// The node must not be there: the `HierarchyRequestError` of the DOM Standard.
    HierarchyRequest(HierarchyViolation),
    /// The node to insert before is not a child of the parent: `NotFoundError`.
    NotFound,
    /// A name has characters that it cannot have: `InvalidCharacterError`.
    InvalidName,
    /// Nodes of this kind do not have what was to be set.
    WrongKind,
    /// The operation is not defined for this node: `NotSupportedError`.
    NotSupported,
}

/// Which rule of
/// [pre-insertion validity](https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity)
/// a place breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HierarchyViolation {
    /// Only documents, document fragments and elements have children.
    Parent,
    /// The node is the parent, or an ancestor of it, counting hosts of template contents and of
    /// shadow roots as ancestors.
    Ancestor,
    /// A document is nobody's child.
    Document,
    /// Text directly in a document.
    TextInDocument,
    /// A doctype that is not directly in a document.
    DoctypeOutsideDocument,
    /// A second element directly in a document.
    SecondElement,
    /// A second doctype in a document.
    SecondDoctype,
    /// The doctype would stand after the element.
    ElementBeforeDoctype,
}

impl fmt::Display for NodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stale => f.write_str("the node does not exist any more"),
            Self::HierarchyRequest(violation) => violation.fmt(f),
            Self::NotFound => f.write_str("the node to insert before is not a child of the parent"),
            Self::InvalidName => f.write_str("the name has a character that it cannot have"),
            Self::WrongKind => f.write_str("nodes of this kind do not have this property"),
            Self::NotSupported => f.write_str("the operation is not supported for this node"),
        }
    }
}

impl fmt::Display for HierarchyViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Parent => "nodes of this kind have no children",
            Self::Ancestor => "a node cannot be inside itself",
            Self::Document => "a document cannot be a child",
            Self::TextInDocument => "text cannot be a child of a document",
            Self::DoctypeOutsideDocument => "a doctype can only be a child of a document",
            Self::SecondElement => "a document has only one element",
            Self::SecondDoctype => "a document has only one doctype",
            Self::ElementBeforeDoctype => "the doctype of a document comes before its element",
        })
    }
}

impl std::error::Error for NodeError {}

impl From<HierarchyViolation> for NodeError {
    fn from(violation: HierarchyViolation) -> Self {
        Self::HierarchyRequest(violation)
    }
}
