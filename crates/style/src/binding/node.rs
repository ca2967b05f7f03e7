//! Documents, nodes and shadow roots.

use std::fmt;

use selectors::context::QuirksMode;
use style::dom::{NodeInfo, OpaqueNode, TDocument, TNode, TShadowRoot};
use style::shared_lock::SharedRwLock;
use style::stylist::CascadeData;
use treewright_dom::{NodeKind, NodeRef};

use super::element::StyledElement;
use crate::tree::Tree;

/// A node with its tree.
#[derive(Clone, Copy)]
pub(crate) struct StyledNode<'a> {
    pub(crate) tree: &'a Tree<'a>,
    pub(crate) node: NodeRef<'a>,
}

impl PartialEq for StyledNode<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.node == other.node
    }
}

impl fmt::Debug for StyledNode<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}>", self.node.name())
    }
}

impl<'a> StyledNode<'a> {
    fn at(self, node: Option<NodeRef<'a>>) -> Option<Self> {
        Some(Self { tree: self.tree, node: node? })
    }

    fn is(self, kind: NodeKind) -> Option<Self> {
        (self.node.kind() == kind).then_some(self)
    }
}

impl NodeInfo for StyledNode<'_> {
    fn is_element(&self) -> bool {
        self.node.kind() == NodeKind::Element
    }

    fn is_text_node(&self) -> bool {
        self.node.kind() == NodeKind::Text
    }
}

impl<'a> TDocument for StyledNode<'a> {
    type ConcreteNode = StyledNode<'a>;

    fn as_node(&self) -> Self::ConcreteNode {
        *self
    }

    fn is_html_document(&self) -> bool {
        true
    }

    fn quirks_mode(&self) -> QuirksMode {
        self.tree.quirks
    }

    fn shared_lock(&self) -> &SharedRwLock {
        &self.tree.lock
    }
}

impl<'a> TShadowRoot for StyledNode<'a> {
    type ConcreteNode = StyledNode<'a>;

    fn as_node(&self) -> Self::ConcreteNode {
        *self
    }

    #[expect(clippy::expect_used, reason = "only shadow roots in the tables are reached")]
    fn host(&self) -> StyledElement<'a> {
        let host = self.node.host().and_then(|host| self.tree.find(host));
        StyledElement(host.expect("only shadow roots of elements in the tables are reached"))
    }

    fn style_data<'b>(&self) -> Option<&'b CascadeData>
    where
        Self: 'b,
    {
        let number = self.host().0.shadow;
        self.tree.shadow_root(number)?.rules.get().map(|rules| &**rules)
    }
}

impl<'a> TNode for StyledNode<'a> {
    type ConcreteElement = StyledElement<'a>;
    type ConcreteDocument = StyledNode<'a>;
    type ConcreteShadowRoot = StyledNode<'a>;

    fn parent_node(&self) -> Option<Self> {
        self.at(self.node.parent())
    }

    fn first_child(&self) -> Option<Self> {
        self.at(self.node.first_child())
    }

    fn last_child(&self) -> Option<Self> {
        self.at(self.node.last_child())
    }

    fn prev_sibling(&self) -> Option<Self> {
        self.at(self.node.previous_sibling())
    }

    fn next_sibling(&self) -> Option<Self> {
        self.at(self.node.next_sibling())
    }

    fn owner_doc(&self) -> Self::ConcreteDocument {
        Self { tree: self.tree, node: self.tree.document.root_node() }
    }

    fn is_in_document(&self) -> bool {
        true
    }

    fn traversal_parent(&self) -> Option<StyledElement<'a>> {
        if let Some(element) = self.as_element() {
            return element.0.at(element.0.flat_parent);
        }
        let parent = self.node.parent()?;
        let parent = if parent.kind() == NodeKind::ShadowRoot { parent.host()? } else { parent };
        self.tree.find(parent).map(StyledElement)
    }

    fn opaque(&self) -> OpaqueNode {
        OpaqueNode(self.node.place() as usize)
    }

    fn debug_id(self) -> usize {
        self.node.place() as usize
    }

    fn as_element(&self) -> Option<StyledElement<'a>> {
        self.tree.find(self.node).map(StyledElement)
    }

    fn as_document(&self) -> Option<Self::ConcreteDocument> {
        self.is(NodeKind::Document)
    }

    fn as_shadow_root(&self) -> Option<Self::ConcreteShadowRoot> {
        self.is(NodeKind::ShadowRoot)
    }
}
