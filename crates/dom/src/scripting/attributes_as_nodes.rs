//! Attributes as nodes: `Attr` of the DOM Standard. An attribute gets a node on the first request for it;
//! while it is on an element, its name and value are stored there.

use std::collections::HashMap;

use crate::attributes::Slot;
use crate::node::{NodeData, NodeId};
use crate::sealed::Sealed;
use crate::text_store::TextRef;
use crate::{Document, FullName, NodeError, ScriptText};

/// The nodes by place, and those of elements by the element and the number of the name, which an element
/// has only once.
#[derive(Clone, Debug, Default)]
pub(crate) struct AttributeNodes {
    nodes: HashMap<u32, AttributeNode>,
    on_elements: HashMap<(u32, u32), u32>,
}

#[derive(Clone, Copy, Debug)]
struct AttributeNode {
    name: u32,
    holder: Holder,
}

/// The place that stores the value.
#[derive(Clone, Copy, Debug)]
enum Holder {
    /// On the element at this place.
    Element(u32),
    /// In the node itself.
    Itself(TextRef),
}

impl AttributeNodes {
    pub(crate) fn has_node(&self, element: u32, name: u32) -> bool {
        self.on_elements.contains_key(&(element, name))
    }

    /// Relocates the values that are not on elements.
    pub(crate) fn relocate_values(&mut self, relocate: &mut dyn FnMut(TextRef) -> TextRef) {
        for node in self.nodes.values_mut() {
            if let Holder::Itself(value) = &mut node.holder {
                *value = relocate(*value);
            }
        }
    }

    /// The element that has the attribute of a node.
    pub(crate) fn element_of(&self, node: u32) -> Option<u32> {
        match self.nodes.get(&node)?.holder {
            Holder::Element(element) => Some(element),
            Holder::Itself(_) => None,
        }
    }
}

/// Attributes that are nodes: `Attr` of the DOM Standard.
/// <https://dom.spec.whatwg.org/#interface-attr>
pub trait AttributesAsNodes: Sealed {
    /// Creates an attribute without an element, and with an empty value. The name is not checked.
    ///
    /// ```
    /// use treewright_dom::scripting::AttributesAsNodes;
    /// use treewright_dom::{Document, FullName, Namespace, NodeKind};
    /// let mut document = Document::new();
    /// let attribute = document.create_attribute(FullName::plain("a"));
    /// assert_eq!(document.kind(attribute), Some(NodeKind::Attribute));
    /// document.set_attribute_node_value(attribute, &"b".into()).unwrap();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.append_attribute_node(element, attribute).unwrap();
    /// assert_eq!(document.attribute(element, "a"), Some("b"));
    /// assert_eq!(document.owner_element(attribute), Some(element));
    /// document.remove_attribute(element, "a").unwrap();
    /// assert_eq!(document.owner_element(attribute), None);
    /// assert_eq!(document.attribute_node_value(attribute), Some("b".into()));
    /// ```
    fn create_attribute(&mut self, name: FullName<'_>) -> NodeId;

    /// The node of the attribute at a position. It is created on first use, and stays the same while the
    /// attribute is on the element.
    ///
    /// # Errors
    /// As for [`AttributesByPosition::change_attribute_at`](crate::scripting::AttributesByPosition::change_attribute_at).
    ///
    /// ```
    /// use treewright_dom::scripting::AttributesAsNodes;
    /// use treewright_dom::{Document, FullName, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "a").unwrap();
    /// let node = document.attribute_node(element, 0).unwrap();
    /// assert_eq!(document.attribute_node(element, 0), Ok(node));
    /// document.set_attribute(element, "id", "b").unwrap();
    /// assert_eq!(document.attribute_node_name(node), Some(FullName::plain("id")));
    /// assert_eq!(document.attribute_node_value(node), Some("b".into()));
    /// ```
    fn attribute_node(&mut self, element: NodeId, position: usize) -> Result<NodeId, NodeError>;

    /// The element of an attribute that is a node.
    /// <https://dom.spec.whatwg.org/#concept-attribute-element>
    fn owner_element(&self, attribute: NodeId) -> Option<NodeId>;

    /// The name of an attribute that is a node.
    fn attribute_node_name(&self, attribute: NodeId) -> Option<FullName<'_>>;

    /// The qualified name of an attribute that is a node.
    fn attribute_node_qualified_name(&self, attribute: NodeId) -> Option<&str>;

    /// The value of an attribute that is a node.
    fn attribute_node_value(&self, attribute: NodeId) -> Option<ScriptText<'_>>;

    /// The position of an attribute that is a node on its element.
    fn position_of_attribute_node(&self, attribute: NodeId) -> Option<usize>;

    /// Sets the value of an attribute that is a node: on its element, if it has one.
    /// <https://dom.spec.whatwg.org/#set-an-existing-attribute-value>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an attribute.
    fn set_attribute_node_value(
        &mut self,
        attribute: NodeId,
        value: &ScriptText<'_>,
    ) -> Result<(), NodeError>;

    /// Adds an attribute that is a node, and on no element, after the others of an element. The caller has
    /// checked that the element has no attribute with this namespace and local name.
    /// <https://dom.spec.whatwg.org/#concept-element-attributes-append>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if `element` is not an element or the node is not an
    /// attribute; [`NodeError::InUse`] for an attribute that is on an element.
    fn append_attribute_node(
        &mut self,
        element: NodeId,
        attribute: NodeId,
    ) -> Result<(), NodeError>;

    /// Replaces another attribute with an attribute that is a node, and on no element.
    /// <https://dom.spec.whatwg.org/#concept-element-attributes-replace>
    ///
    /// # Errors
    /// As for [`AttributesAsNodes::append_attribute_node`]; [`NodeError::NotFound`] if the element has no attribute at
    /// the position.
    fn replace_attribute_with_node(
        &mut self,
        element: NodeId,
        position: usize,
        attribute: NodeId,
    ) -> Result<(), NodeError>;
}

impl AttributesAsNodes for Document {
    fn create_attribute(&mut self, name: FullName<'_>) -> NodeId {
        let name = self.names.intern_full_attribute(name);
        let node = AttributeNode { name, holder: Holder::Itself(TextRef::EMPTY) };
        self.new_attribute_node(node)
    }

    #[expect(clippy::indexing_slicing, reason = "it was seen to be in the list")]
    fn attribute_node(&mut self, element: NodeId, position: usize) -> Result<NodeId, NodeError> {
        let index = self.resolve_attribute(element, position)?;
        let name = self.slots(index)[position].name;
        let nodes = self.attribute_nodes();
        if let Some(node) = nodes.and_then(|nodes| nodes.on_elements.get(&(index, name))) {
            return Ok(self.id(*node));
        }
        let node = AttributeNode { name, holder: Holder::Element(index) };
        let node = self.new_attribute_node(node);
        self.rare_mut().attributes.on_elements.insert((index, name), node.index);
        Ok(node)
    }

    fn owner_element(&self, attribute: NodeId) -> Option<NodeId> {
        let index = self.find(attribute)?;
        let element = self.rare.as_ref()?.attributes.element_of(index)?;
        Some(self.id(element))
    }

    fn attribute_node_name(&self, attribute: NodeId) -> Option<FullName<'_>> {
        let node = self.attribute_node_at(self.find(attribute)?)?;
        Some(self.names.full_attribute(node.name))
    }

    fn attribute_node_qualified_name(&self, attribute: NodeId) -> Option<&str> {
        let node = self.attribute_node_at(self.find(attribute)?)?;
        Some(self.names.qualified_attribute(node.name))
    }

    fn attribute_node_value(&self, attribute: NodeId) -> Option<ScriptText<'_>> {
        let node = self.attribute_node_at(self.find(attribute)?)?;
        Some(self.texts.script_text(self.attribute_slot(node)?.value))
    }

    fn position_of_attribute_node(&self, attribute: NodeId) -> Option<usize> {
        let node = self.attribute_node_at(self.find(attribute)?)?;
        let Holder::Element(element) = node.holder else { return None };
        self.slots(element).iter().position(|slot| slot.name == node.name)
    }

    fn set_attribute_node_value(
        &mut self,
        attribute: NodeId,
        value: &ScriptText<'_>,
    ) -> Result<(), NodeError> {
        let index = self.resolve(attribute)?;
        let node = self.attribute_node_at(index).ok_or(NodeError::WrongKind)?;
        match (node.holder, self.position_of_attribute_node(attribute)) {
            (Holder::Element(element), Some(position)) => {
                self.change_value(element, position, value);
            }
            (Holder::Element(_), None) => return Err(NodeError::NotFound),
            (Holder::Itself(old), _) => {
                let new = self.texts.own_script_text(value);
                self.texts.free(old);
                let node = AttributeNode { name: node.name, holder: Holder::Itself(new) };
                self.rare_mut().attributes.nodes.insert(index, node);
            }
        }
        Ok(())
    }

    fn append_attribute_node(
        &mut self,
        element: NodeId,
        attribute: NodeId,
    ) -> Result<(), NodeError> {
        let index = self.resolve_element(element)?;
        let slot = self.slot_of_free_node(attribute)?;
        self.push_slot(index, slot);
        self.attach_attribute_node(index, attribute, slot.name);
        Ok(())
    }

    fn replace_attribute_with_node(
        &mut self,
        element: NodeId,
        position: usize,
        attribute: NodeId,
    ) -> Result<(), NodeError> {
        let index = self.resolve_attribute(element, position)?;
        let slot = self.slot_of_free_node(attribute)?;
        self.replace_slot(index, position, slot);
        self.attach_attribute_node(index, attribute, slot.name);
        Ok(())
    }
}

impl Document {
    pub(crate) fn attribute_nodes(&self) -> Option<&AttributeNodes> {
        let nodes = &self.rare.as_ref()?.attributes;
        (!nodes.nodes.is_empty()).then_some(nodes)
    }

    fn attribute_node_at(&self, index: u32) -> Option<AttributeNode> {
        self.rare.as_ref()?.attributes.nodes.get(&index).copied()
    }

    fn attribute_slot(&self, node: AttributeNode) -> Option<Slot> {
        match node.holder {
            Holder::Element(element) => {
                self.slots(element).iter().find(|slot| slot.name == node.name).copied()
            }
            Holder::Itself(value) => Some(Slot { name: node.name, value }),
        }
    }

    fn new_attribute_node(&mut self, node: AttributeNode) -> NodeId {
        let id = self.allocate(NodeData::Attribute);
        self.rare_mut().attributes.nodes.insert(id.index, node);
        id
    }

    fn slot_of_free_node(&self, attribute: NodeId) -> Result<Slot, NodeError> {
        let index = self.resolve(attribute)?;
        let node = self.attribute_node_at(index).ok_or(NodeError::WrongKind)?;
        match node.holder {
            Holder::Itself(value) => Ok(Slot { name: node.name, value }),
            Holder::Element(_) => Err(NodeError::InUse),
        }
    }

    fn attach_attribute_node(&mut self, element: u32, attribute: NodeId, name: u32) {
        let attributes = &mut self.rare_mut().attributes;
        let node = AttributeNode { name, holder: Holder::Element(element) };
        attributes.nodes.insert(attribute.index, node);
        attributes.on_elements.insert((element, name), attribute.index);
    }

    /// Gives a node the value of its attribute, which its element no longer has.
    pub(crate) fn detach_attribute_node(&mut self, element: u32, slot: Slot) {
        let document = self.node_document_to_keep(element);
        let attributes = &mut self.rare_mut().attributes;
        let Some(index) = attributes.on_elements.remove(&(element, slot.name)) else {
            return;
        };
        let node = AttributeNode { name: slot.name, holder: Holder::Itself(slot.value) };
        attributes.nodes.insert(index, node);
        if let Some(document) = document {
            self.set_owner(index, document);
        }
    }

    /// Drops the node at a place, which is freed.
    pub(crate) fn release_attribute_node(&mut self, index: u32) {
        let Some(rare) = &mut self.rare else { return };
        let Some(node) = rare.attributes.nodes.remove(&index) else { return };
        match node.holder {
            Holder::Element(element) => {
                rare.attributes.on_elements.remove(&(element, node.name));
            }
            Holder::Itself(value) => self.texts.free(value),
        }
    }

    /// Frees the nodes of the attributes of an element that is freed.
    pub(crate) fn release_attribute_nodes_of(&mut self, element: u32) {
        let Some(nodes) = self.attribute_nodes() else { return };
        let with_nodes: Vec<u32> = self
            .slots(element)
            .iter()
            .filter_map(|slot| nodes.on_elements.get(&(element, slot.name)).copied())
            .collect();
        for node in with_nodes {
            self.release(node);
        }
    }

    /// A copy of an attribute that is a node, without an element.
    pub(crate) fn copy_attribute_node(&mut self, index: u32) -> NodeId {
        let slot = self.attribute_node_at(index).and_then(|node| self.attribute_slot(node));
        let slot = slot.unwrap_or(Slot { name: 0, value: TextRef::EMPTY });
        let value = self.texts.duplicate(slot.value);
        self.new_attribute_node(AttributeNode { name: slot.name, holder: Holder::Itself(value) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use treewright_markup::Namespace;

    #[test]
    fn nodes_follow_their_attributes() {
        let mut document = Document::new();
        let element = document.create_element(Namespace::Html, "p").unwrap();
        for name in ["a", "b"] {
            document.set_attribute(element, name, &name.repeat(2)).unwrap();
        }
        let [a, b] = [0, 1].map(|position| document.attribute_node(element, position).unwrap());
        document.remove_attribute(element, "a").unwrap();
        let value = |document: &Document, node| {
            document.attribute_node_value(node).map(|value| value.to_lossy().into_owned())
        };
        assert_eq!((document.owner_element(a), value(&document, a)), (None, Some("aa".into())));
        assert_eq!(document.position_of_attribute_node(b), Some(0));
        // Another attribute of the same name is another node.
        document.set_attribute(element, "a", "new").unwrap();
        let second = document.attribute_node(element, 1).unwrap();
        assert_ne!(second, a);
        assert_eq!(document.append_attribute_node(element, second), Err(NodeError::InUse));
        document.replace_attribute_with_node(element, 1, a).unwrap();
        assert_eq!(document.outer_html(element), r#"<p b="bb" a="aa"></p>"#);
        assert_eq!(
            (document.owner_element(second), value(&document, second)),
            (None, Some("new".into()))
        );
        document.set_attribute_node_value(a, &"changed".into()).unwrap();
        document.set_attribute_node_value(second, &"too".into()).unwrap();
        assert_eq!(document.attribute(element, "a"), Some("changed"));
        let copy = document.clone_node(a, true).unwrap();
        assert_eq!(
            (document.owner_element(copy), value(&document, copy)),
            (None, Some("changed".into()))
        );
        assert_eq!(document.parent(a), None);
        document.delete(element).unwrap();
        assert!(!document.contains(a) && !document.contains(b));
        assert_eq!(value(&document, second).as_deref(), Some("too"));
        for node in [second, copy] {
            document.delete(node).unwrap();
        }
        assert!(document.attribute_nodes().is_none());
        assert_eq!(value(&document, second), None);
        assert_eq!(document.set_attribute_node_value(second, &"".into()), Err(NodeError::Stale));
    }
}
