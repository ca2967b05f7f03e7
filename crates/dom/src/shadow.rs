//! Attaching shadow roots.

use treewright_markup::{
    ElementFlags, LocalName, Namespace, NodeKind, ShadowRootInit, is_valid_custom_element_name,
};

use crate::node::{NONE, NodeData, NodeId};
use crate::{Change, Document, NodeError};

impl Document {
    /// Attaches a shadow root to an element. If the element has a declarative one of the same mode, that
    /// one is emptied and returned, and is no longer declarative.
    /// <https://dom.spec.whatwg.org/#concept-attach-a-shadow-root>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element;
    /// [`NodeError::NotSupported`] if its name does not allow a shadow root, or if it already has one.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace, ShadowRootInit, ShadowRootMode};
    /// let mut document = Document::new();
    /// let host = document.create_element(Namespace::Html, "div").unwrap();
    /// let init = ShadowRootInit::new(ShadowRootMode::Open);
    /// let root = document.attach_shadow_root(host, init).unwrap();
    /// assert_eq!(document.shadow_root(host), Some(root));
    /// assert!(document.attach_shadow_root(host, init).is_err());
    /// ```
    pub fn attach_shadow_root(
        &mut self,
        host: NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, NodeError> {
        let index = self.resolve(host)?;
        let NodeData::Element { facts, local, .. } = self.data_at(index) else {
            return Err(NodeError::WrongKind);
        };
        if facts.namespace() != Namespace::Html || !self.can_host_a_shadow_root(local) {
            return Err(NodeError::NotSupported);
        }
        let Some(current) = self.own_shadow_root(index) else {
            let shadow_root = self.new_shadow_root(index, init);
            self.record(|_| Change::ShadowRoot { host, shadow_root });
            return Ok(shadow_root);
        };
        match self.data_at(current) {
            NodeData::ShadowRoot { host, init: mut old }
                if old.declarative && old.mode == init.mode =>
            {
                old.declarative = false;
                self.set_data_at(current, NodeData::ShadowRoot { host, init: old });
            }
            _ => return Err(NodeError::NotSupported),
        }
        let shadow_root = self.id(current);
        self.replace_all(current, &[]);
        self.record(|_| Change::ShadowRootTakenOver { shadow_root });
        Ok(shadow_root)
    }

    fn can_host_a_shadow_root(&self, local: LocalName) -> bool {
        local.flags(Namespace::Html).intersects(ElementFlags::SHADOW_HOST)
            || is_valid_custom_element_name(self.names.text(local))
    }

    /// Creates the shadow root of an element that does not have one.
    pub(crate) fn new_shadow_root(&mut self, host: u32, init: ShadowRootInit) -> NodeId {
        let shadow_root = self.allocate(NodeData::ShadowRoot { host, init });
        self.extras_mut(host).shadow_root = Some(shadow_root);
        shadow_root
    }

    /// Makes `contents` the contents of a template. Its old fragment is freed if it is empty, and
    /// otherwise stays without a host.
    pub(crate) fn replace_template_contents(&mut self, template: u32, contents: NodeId) {
        self.forget_all_roots();
        if let Some(old) = self.own_template_contents(template)
            && self.id(old) != contents
        {
            if self.kind_at(old) == NodeKind::DocumentFragment {
                self.set_data_at(old, NodeData::Fragment { host: NONE });
            }
            if self.node(old).first_child == NONE {
                self.release(old);
            }
        }
        self.extras_mut(template).template_contents = Some(contents);
    }
}
