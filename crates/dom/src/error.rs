//! The errors of changes of the tree.

use std::fmt;

/// The reason why a change of the tree was refused. The tree is then as it was before.
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
    /// A given node no longer exists, or never existed in this document.
    Stale,
    /// The node cannot be inserted there: the `HierarchyRequestError` of the DOM Standard.
    HierarchyRequest(HierarchyViolation),
    /// The node to insert before, or to replace, is not a child of the parent: `NotFoundError`.
    NotFound,
    /// A name is not valid: `InvalidCharacterError`.
    InvalidName,
    /// Nodes of this kind do not have the property.
    WrongKind,
    /// The operation is not defined for this node: `NotSupportedError`.
    NotSupported,
    /// A prefix and a namespace do not go together: `NamespaceError`.
    Namespace,
    /// A token is empty, or a word is not one of the allowed ones: `SyntaxError`.
    Syntax,
    /// The node has no parent, or its parent cannot have other nodes at this place:
    /// `NoModificationAllowedError`.
    NoModificationAllowed,
    /// An offset is after the end: `IndexSizeError`.
    IndexSize,
    /// An attribute is on an element: `InUseAttributeError`.
    InUse,
}

/// A broken rule of
/// [pre-insertion validity](https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HierarchyViolation {
    /// Only documents, document fragments and elements have children.
    Parent,
    /// The node is the parent, or an ancestor of it, counting hosts of template contents and of
    /// shadow roots as ancestors.
    Ancestor,
    /// A document cannot be a child.
    Document,
    /// Text cannot be a child of a document.
    TextInDocument,
    /// A doctype can only be a child of a document.
    DoctypeOutsideDocument,
    /// The document already has an element.
    SecondElement,
    /// The document already has a doctype.
    SecondDoctype,
    /// The doctype would come after the element.
    ElementBeforeDoctype,
    /// A shadow root belongs to its host.
    ShadowRoot,
    /// An attribute is never a child.
    Attribute,
}

impl fmt::Display for NodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stale => f.write_str("the node does not exist any more"),
            Self::HierarchyRequest(violation) => violation.fmt(f),
            Self::NotFound => f.write_str("the node at the place is not a child of the parent"),
            Self::InvalidName => f.write_str("the name is not valid"),
            Self::WrongKind => f.write_str("nodes of this kind do not have this property"),
            Self::NotSupported => f.write_str("the operation is not supported for this node"),
            Self::Namespace => f.write_str("the prefix and the namespace do not go together"),
            Self::Syntax => f.write_str("the token is empty, or not one of those that it may be"),
            Self::NoModificationAllowed => f.write_str("nothing can be put at this place"),
            Self::IndexSize => f.write_str("the offset is after the end"),
            Self::InUse => f.write_str("the attribute is on an element"),
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
            Self::Attribute => "an attribute cannot be a child",
            Self::ShadowRoot => "a shadow root cannot leave its host",
        })
    }
}

impl std::error::Error for NodeError {}

impl From<HierarchyViolation> for NodeError {
    fn from(violation: HierarchyViolation) -> Self {
        Self::HierarchyRequest(violation)
    }
}
