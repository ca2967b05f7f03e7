//! Attaching shadow roots.

use treewright_markup::{ElementFlags, LocalName, Namespace, NodeKind, ShadowRootInit};

use crate::names::is_valid_custom_element_name;
use crate::node::{NONE, NodeData, NodeId};
use crate::{Change, Document, NodeError};

impl Document {
    /// Attaches a shadow root to an element. If the element has a declarative one of the same mode,
    /// that one is emptied and returned, and is not declarative any more.
    /// <https://dom.spec.whatwg.org/#concept-attach-a-shadow-root>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element;
    /// [`NodeError::NotSupported`] if its name does not allow a shadow root, or if it has one.
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

    /// Gives an element a shadow root, whatever its name is: for callers that have looked at that.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element;
    /// [`NodeError::NotSupported`] if it has a shadow root.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace, ShadowRootInit, ShadowRootMode};
    /// let mut document = Document::new();
    /// let host = document.create_element(Namespace::Html, "a").unwrap();
    /// let init = ShadowRootInit::new(ShadowRootMode::Open);
    /// let root = document.attach_shadow_root_to_any(host, init).unwrap();
    /// document.set_available_to_element_internals(root, true).unwrap();
    /// assert!(document.is_available_to_element_internals(root));
    /// ```
    pub fn attach_shadow_root_to_any(
        &mut self,
        host: NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, NodeError> {
        let index = self.resolve_element(host)?;
        if self.own_shadow_root(index).is_some() {
            return Err(NodeError::NotSupported);
        }
        let shadow_root = self.new_shadow_root(index, init);
        self.record(|_| Change::ShadowRoot { host, shadow_root });
        Ok(shadow_root)
    }

    /// Sets the properties of a shadow root, such as whether it is declarative.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not a shadow root.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace, ShadowRootInit, ShadowRootMode};
    /// let mut document = Document::new();
    /// let host = document.create_element(Namespace::Html, "p").unwrap();
    /// let mut init = ShadowRootInit::new(ShadowRootMode::Open);
    /// let root = document.attach_shadow_root(host, init).unwrap();
    /// init.declarative = true;
    /// document.set_shadow_root_properties(root, init).unwrap();
    /// assert_eq!(document.shadow_root_properties(root), Some(init));
    /// ```
    pub fn set_shadow_root_properties(
        &mut self,
        shadow_root: NodeId,
        properties: ShadowRootInit,
    ) -> Result<(), NodeError> {
        let index = self.resolve(shadow_root)?;
        let NodeData::ShadowRoot { host, .. } = self.data_at(index) else {
            return Err(NodeError::WrongKind);
        };
        self.set_data_at(index, NodeData::ShadowRoot { host, init: properties });
        Ok(())
    }

    /// Returns true for a shadow root that is available to element internals.
    /// <https://dom.spec.whatwg.org/#shadowroot-available-to-element-internals>
    pub fn is_available_to_element_internals(&self, shadow_root: NodeId) -> bool {
        let available = self.rare.as_ref().map(|rare| &rare.available_to_element_internals);
        match (self.find(shadow_root), available) {
            (Some(index), Some(available)) => available.contains(&index),
            _ => false,
        }
    }

    /// Sets whether a shadow root is available to element internals.
    ///
    /// # Errors
    /// As for [`Document::set_shadow_root_properties`].
    pub fn set_available_to_element_internals(
        &mut self,
        shadow_root: NodeId,
        available: bool,
    ) -> Result<(), NodeError> {
        let index = self.resolve(shadow_root)?;
        if self.kind_at(index) != NodeKind::ShadowRoot {
            return Err(NodeError::WrongKind);
        }
        let all = &mut self.rare_mut().available_to_element_internals;
        if available {
            all.insert(index)
        } else {
            all.remove(&index)
        };
        Ok(())
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
