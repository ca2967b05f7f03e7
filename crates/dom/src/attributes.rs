//! The attributes of elements.

use treewright_syntax::{Attribute, AttributeName, Attributes, Run};

use crate::arena::Document;
use crate::error::NodeError;
use crate::names::AttributeNameId;
use crate::node::{NONE, NodeData, NodeId};
use crate::text_store::TextRef;

/// One attribute.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) name: AttributeNameId,
    pub(crate) value: TextRef,
}

/// The attributes that the parser gave, of all elements one after another.
#[derive(Clone, Debug, Default)]
pub(crate) struct AttributeTable {
    slots: Vec<Slot>,
}

impl AttributeTable {
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
    }
}

/// An attribute of an element, lent by the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AttributeRef<'a> {
    /// The name.
    pub name: AttributeName<'a>,
    /// The value.
    pub value: &'a str,
}

/// The attributes of an element, in their order.
#[derive(Clone, Debug)]
pub struct AttributeIter<'a> {
    document: &'a Document,
    slots: std::slice::Iter<'a, Slot>,
}

impl<'a> Iterator for AttributeIter<'a> {
    type Item = AttributeRef<'a>;

    fn next(&mut self) -> Option<AttributeRef<'a>> {
        let slot = self.slots.next()?;
        Some(AttributeRef {
            name: self.document.names.attribute(slot.name),
            value: self.document.texts.get(slot.value),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.slots.size_hint()
    }
}

impl ExactSizeIterator for AttributeIter<'_> {}

impl Document {
    /// Keeps the attributes of a new element: where they start, and how many they are. More than a
    /// count of 16 bits can say go to a list of the element's own.
    pub(crate) fn add_attributes(&mut self, attributes: Attributes<'_>) -> (u32, u16) {
        let start = self.attributes.slots.len();
        let Ok(count) = u16::try_from(attributes.len()) else {
            return (0, 0);
        };
        for attribute in attributes.iter() {
            let slot = self.slot(&attribute);
            self.attributes.slots.push(slot);
        }
        match u32::try_from(start) {
            Ok(start) => (start, count),
            Err(_) => (0, 0),
        }
    }

    fn slot(&mut self, attribute: &Attribute<'_>) -> Slot {
        Slot {
            name: self.names.intern_attribute(attribute.name),
            value: self.texts.add(attribute.value),
        }
    }

    /// Gives a new element its attributes as a list of its own.
    pub(crate) fn own_attributes(&mut self, element: u32, attributes: Attributes<'_>) {
        let slots: Vec<Slot> = attributes.iter().map(|attribute| self.slot(&attribute)).collect();
        if let Some(extras) = self.extras_mut(element) {
            extras.attributes = Some(slots);
        }
    }

    pub(crate) fn slots(&self, element: u32) -> &[Slot] {
        let NodeData::Element { attribute_count, attributes, extras, .. } =
            self.nodes[element as usize].data
        else {
            return &[];
        };
        if extras != NONE
            && let Some(own) = &self.extras[extras as usize].attributes
        {
            return own;
        }
        let start = attributes as usize;
        &self.attributes.slots[start..start + usize::from(attribute_count)]
    }

    /// The list of an element that is about to change.
    fn slots_mut(&mut self, element: u32) -> Option<&mut Vec<Slot>> {
        let copied = match self.extras(element) {
            Some(extras) if extras.attributes.is_some() => None,
            _ => Some(self.slots(element).to_vec()),
        };
        let own = &mut self.extras_mut(element)?.attributes;
        if copied.is_some() {
            *own = copied;
        }
        own.as_mut()
    }

    /// The attributes of an element in their order; none for a node of another kind.
    pub fn attributes(&self, element: NodeId) -> AttributeIter<'_> {
        let slots = match self.get(element) {
            Some(_) => self.slots(element.index),
            None => &[],
        };
        AttributeIter { document: self, slots: slots.iter() }
    }

    /// The value of an element's attribute in no namespace.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let link = document.create_element(Namespace::Html, "a")?;
    /// document.set_attribute(link, "href", "/")?;
    /// assert_eq!(document.attribute(link, "href"), Some("/"));
    /// assert_eq!(document.attribute(link, "rel"), None);
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    pub fn attribute(&self, element: NodeId, name: &str) -> Option<&str> {
        self.get(element)?;
        let id = self.names.plain_attribute(name)?;
        let slot = self.slots(element.index).iter().find(|slot| slot.name == id)?;
        Some(self.texts.get(slot.value))
    }

    /// Sets an attribute in no namespace: changes its value, or adds it at the end. On an HTML
    /// element the name is converted to ASCII lowercase, as `setAttribute()` does.
    /// <https://dom.spec.whatwg.org/#dom-element-setattribute>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] when the node is no element;
    /// [`NodeError::InvalidName`] for a name that is empty or has ASCII whitespace, U+0000, `/`,
    /// `=` or `>`.
    pub fn set_attribute(
        &mut self,
        element: NodeId,
        name: &str,
        value: &str,
    ) -> Result<(), NodeError> {
        self.check(element)?;
        let name = self.attribute_name_for(element, name)?;
        let id = self.names.intern_attribute(AttributeName::plain(&name));
        let position = self.slots(element.index).iter().position(|slot| slot.name == id);
        let value = self.texts.add(Run::new(value));
        let slots = self.slots_mut(element.index).ok_or(NodeError::WrongKind)?;
        match position {
            Some(position) => slots[position].value = value,
            None => slots.push(Slot { name: id, value }),
        }
        Ok(())
    }

    /// Removes an attribute in no namespace. Says whether there was one.
    /// <https://dom.spec.whatwg.org/#dom-element-removeattribute>
    ///
    /// # Errors
    /// [`NodeError::Stale`], and [`NodeError::WrongKind`] when the node is no element.
    pub fn remove_attribute(&mut self, element: NodeId, name: &str) -> Result<bool, NodeError> {
        self.check(element)?;
        if self.name_of(element).is_none() {
            return Err(NodeError::WrongKind);
        }
        let name = self.attribute_name_for(element, name).unwrap_or_default();
        let Some(id) = self.names.plain_attribute(&name) else {
            return Ok(false);
        };
        let Some(position) = self.slots(element.index).iter().position(|slot| slot.name == id)
        else {
            return Ok(false);
        };
        let slots = self.slots_mut(element.index).ok_or(NodeError::WrongKind)?;
        slots.remove(position);
        Ok(true)
    }

    fn attribute_name_for(&self, element: NodeId, name: &str) -> Result<String, NodeError> {
        let namespace = self.namespace(element).ok_or(NodeError::WrongKind)?;
        let forbidden = |c: char| c.is_ascii_whitespace() || matches!(c, '\0' | '/' | '=' | '>');
        if name.is_empty() || name.contains(forbidden) {
            return Err(NodeError::InvalidName);
        }
        Ok(match namespace {
            treewright_syntax::Namespace::Html => name.to_ascii_lowercase(),
            _ => name.to_owned(),
        })
    }

    /// Adds those attributes that the element does not have.
    pub(crate) fn add_missing(&mut self, element: u32, attributes: Attributes<'_>) {
        let mut present: std::collections::HashSet<AttributeNameId> =
            self.slots(element).iter().map(|slot| slot.name).collect();
        for attribute in attributes.iter() {
            let id = self.names.intern_attribute(attribute.name);
            if !present.insert(id) {
                continue;
            }
            let slot = self.slot(&attribute);
            if let Some(slots) = self.slots_mut(element) {
                slots.push(slot);
            }
        }
    }

    /// Copies the attributes of one element to another that has none.
    pub(crate) fn copy_attributes(&mut self, from: u32, to: u32) {
        let NodeData::Element { attribute_count, attributes, .. } = self.nodes[from as usize].data
        else {
            return;
        };
        let own = self.extras(from).and_then(|extras| extras.attributes.clone());
        if let Some(own) = own {
            if let Some(extras) = self.extras_mut(to) {
                extras.attributes = Some(own);
            }
        } else if let NodeData::Element { attribute_count: count, attributes: start, .. } =
            &mut self.nodes[to as usize].data
        {
            *count = attribute_count;
            *start = attributes;
        }
    }
}
