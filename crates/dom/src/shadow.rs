//! Shadow roots.

use treewright_syntax::{NodeKind, ShadowRootInit, ShadowRootMode};

use crate::arena::Document;
use crate::error::NodeError;
use crate::node::{NodeData, NodeId};

/// What a shadow root is like.
/// <https://dom.spec.whatwg.org/#interface-shadowroot>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ShadowRoot {
    /// The element that it belongs to.
    pub host: NodeId,
    /// Mode, flags, slot assignment.
    pub init: ShadowRootInit,
}

impl ShadowRoot {
    /// `open` or `closed`.
    pub const fn mode_name(&self) -> &'static str {
        match self.init.mode {
            ShadowRootMode::Open => "open",
            ShadowRootMode::Closed => "closed",
        }
    }
}

impl Document {
    /// The shadow root of an element, closed ones too.
    pub fn shadow_root(&self, element: NodeId) -> Option<NodeId> {
        self.get(element)?;
        self.extras(element.index)?.shadow_root
    }

    /// What a shadow root is like; `None` for any other node.
    pub fn shadow_root_properties(&self, root: NodeId) -> Option<ShadowRoot> {
        match self.get(root)?.data {
            NodeData::ShadowRoot { host, init } => Some(ShadowRoot { host: self.id(host)?, init }),
            _ => None,
        }
    }

    /// Attaches a shadow root to an element. Whether the element's name allows one is not checked
    /// here.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] when the node is no element;
    /// [`NodeError::NotSupported`] when it has a shadow root.
    pub fn attach_shadow(
        &mut self,
        host: NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, NodeError> {
        self.check(host)?;
        if self.node_kind(host) != Some(NodeKind::Element) {
            return Err(NodeError::WrongKind);
        }
        if self.shadow_root(host).is_some() {
            return Err(NodeError::NotSupported);
        }
        let root = self.add(NodeData::ShadowRoot { host: host.index, init });
        if let Some(extras) = self.extras_mut(host.index) {
            extras.shadow_root = Some(root);
        }
        Ok(root)
    }

    /// The host of template contents or of a shadow root.
    pub fn host(&self, fragment: NodeId) -> Option<NodeId> {
        match self.get(fragment)?.data {
            NodeData::Fragment { host } | NodeData::ShadowRoot { host, .. } => self.id(host),
            _ => None,
        }
    }
}
