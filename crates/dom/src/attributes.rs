//! The attributes of elements: read, set, removed.

mod change;

use std::iter::FusedIterator;

use treewright_markup::{AttributeName, AttributeNamespace, is_valid_attribute_local_name};

use crate::names::NameContext;
use crate::node::{AttributeList, AttributePlace, Node, NodeId};
use crate::text_store::TextRef;
use crate::{Document, FullName, NodeError};

/// An attribute: its number in the table of names, and its value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) name: u32,
    pub(crate) value: TextRef,
}

/// Up to this many attributes are compared one by one for a name: that is less work than looking up the
/// number of the name.
const FEW: usize = 6;

/// The attributes of an element, in order. See [`Document::attributes`].
#[derive(Clone, Debug)]
pub struct ElementAttributes<'a> {
    document: &'a Document,
    slots: std::slice::Iter<'a, Slot>,
}

impl<'a> Iterator for ElementAttributes<'a> {
    type Item = (AttributeName<'a>, &'a str);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let slot = self.slots.next()?;
        Some((self.document.names.attribute(slot.name), self.document.texts.get(slot.value)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.slots.size_hint()
    }

    /// Takes the same time for every `n`.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        let slot = self.slots.nth(n)?;
        Some((self.document.names.attribute(slot.name), self.document.texts.get(slot.value)))
    }
}

impl ExactSizeIterator for ElementAttributes<'_> {}
impl FusedIterator for ElementAttributes<'_> {}

impl Document {
    /// The names and values of an element's attributes, in the order in which they were written or
    /// set. Other nodes have none.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let link = document.create_element(Namespace::Html, "a").unwrap();
    /// document.set_attribute(link, "href", "/").unwrap();
    /// let all: Vec<_> = document.attributes(link).map(|(name, value)| (name.local, value)).collect();
    /// assert_eq!(all, [("href", "/")]);
    /// ```
    #[inline]
    pub fn attributes(&self, element: NodeId) -> ElementAttributes<'_> {
        let slots = self.find(element).map_or(&[][..], |index| self.slots(index));
        ElementAttributes { document: self, slots: slots.iter() }
    }

    #[inline]
    pub(crate) fn attributes_at(&self, index: u32) -> ElementAttributes<'_> {
        ElementAttributes { document: self, slots: self.slots(index).iter() }
    }

    /// The value of the attribute with this local name and no namespace. The comparison is
    /// case-sensitive; the HTML parser converts the names on HTML elements to lower case.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "intro").unwrap();
    /// assert_eq!(document.attribute(element, "id"), Some("intro"));
    /// assert_eq!(document.attribute(element, "class"), None);
    /// ```
    pub fn attribute(&self, element: NodeId, name: &str) -> Option<&str> {
        self.attribute_at(self.find(element)?, name)
    }

    pub(crate) fn attribute_at(&self, index: u32, name: &str) -> Option<&str> {
        let slots = self.slots(index);
        let slot = if slots.len() <= FEW {
            slots.iter().find(|slot| self.names.is_plain_attribute(slot.name, name))?
        } else {
            let number = self.names.find_plain_attribute(name)?;
            slots.iter().find(|slot| slot.name == number)?
        };
        Some(self.texts.get(slot.value))
    }

    /// The value of the attribute with the namespace and local name of `name`. The prefix is not compared.
    /// For namespaces that [`AttributeNamespace`] does not have, use
    /// [`AttributesByPosition::position_of_attribute`](crate::scripting::AttributesByPosition::position_of_attribute).
    /// <https://dom.spec.whatwg.org/#concept-element-attributes-get-by-namespace>
    pub fn attribute_ns(&self, element: NodeId, name: AttributeName<'_>) -> Option<&str> {
        let index = self.find(element)?;
        let position = self.position_of_named(index, name)?;
        self.attributes(element).nth(position).map(|(_, value)| value)
    }

    /// Sets the attribute with this local name and no namespace: changes its value, or adds it after
    /// the others.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element;
    /// [`NodeError::InvalidName`] for an empty name and for one with white space, NUL, `/`, `=`
    /// or `>`.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace, NodeError};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "a").unwrap();
    /// document.set_attribute(element, "id", "b").unwrap();
    /// assert_eq!(document.outer_html(element), r#"<p id="b"></p>"#);
    /// assert_eq!(document.set_attribute(element, "a b", ""), Err(NodeError::InvalidName));
    /// ```
    pub fn set_attribute(
        &mut self,
        element: NodeId,
        name: &str,
        value: &str,
    ) -> Result<(), NodeError> {
        self.set_attribute_ns(element, AttributeName::plain(name), value)
    }

    /// Sets the attribute with the namespace and local name of `name`. An attribute that the element
    /// already has keeps its prefix.
    ///
    /// # Errors
    /// As for [`Document::set_attribute`]; [`NodeError::NotSupported`] for [`AttributeNamespace::Other`].
    ///
    /// ```
    /// use treewright_dom::{AttributeName, AttributeNamespace, Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Svg, "use").unwrap();
    /// let mut name = AttributeName::plain("href");
    /// name.namespace = AttributeNamespace::XLink;
    /// name.prefix = Some("xlink");
    /// document.set_attribute_ns(element, name, "#a").unwrap();
    /// assert_eq!(document.outer_html(element), r##"<use xlink:href="#a"></use>"##);
    /// ```
    pub fn set_attribute_ns(
        &mut self,
        element: NodeId,
        name: AttributeName<'_>,
        value: &str,
    ) -> Result<(), NodeError> {
        let index = self.resolve_element(element)?;
        if !is_valid_attribute_local_name(name.local) {
            return Err(NodeError::InvalidName);
        }
        if name.namespace == AttributeNamespace::Other {
            return Err(NodeError::NotSupported);
        }
        match self.position_of_named(index, name) {
            Some(position) => self.change_value(index, position, &value.into()),
            None => {
                let number = self.names.intern_attribute(name);
                self.push_attribute(index, number, &value.into());
            }
        }
        Ok(())
    }

    /// Sets the attribute with this namespace and this qualified name, whose prefix is not compared: an
    /// attribute that the element already has keeps its prefix.
    /// <https://dom.spec.whatwg.org/#dom-element-setattributens>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element;
    /// [`NodeError::InvalidName`] for a prefix or a local name that is not valid;
    /// [`NodeError::Namespace`] where they do not go together with the namespace;
    /// [`NodeError::NotSupported`] for [`AttributeNamespace::Other`].
    ///
    /// ```
    /// use treewright_dom::{AttributeNamespace, Document, Namespace, NodeError};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Svg, "use").unwrap();
    /// let xlink = AttributeNamespace::XLink;
    /// document.set_qualified_attribute(element, xlink, "xlink:href", "#a").unwrap();
    /// assert_eq!(document.outer_html(element), r##"<use xlink:href="#a"></use>"##);
    /// let none = AttributeNamespace::None;
    /// let refused = document.set_qualified_attribute(element, none, "xlink:href", "#a");
    /// assert_eq!(refused, Err(NodeError::Namespace));
    /// ```
    pub fn set_qualified_attribute(
        &mut self,
        element: NodeId,
        namespace: AttributeNamespace,
        qualified_name: &str,
        value: &str,
    ) -> Result<(), NodeError> {
        self.resolve_element(element)?;
        let url = namespace.url();
        let FullName { prefix, local, .. } =
            FullName::validate_and_extract(url, qualified_name, NameContext::Attribute)?;
        self.set_attribute_ns(element, AttributeName { namespace, prefix, local }, value)
    }

    /// Adds an attribute that an element does not have yet.
    #[cfg(feature = "serde")]
    pub(crate) fn add_attribute(&mut self, element: NodeId, name: FullName<'_>, value: &str) {
        let slot = Slot {
            name: self.names.intern_full_attribute(name),
            value: self.texts.own(value.to_owned()),
        };
        self.own_attributes(element.index).push(slot);
    }

    /// Removes the attribute with this local name and no namespace. Returns false if the element does not
    /// have it.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "a").unwrap();
    /// assert_eq!(document.remove_attribute(element, "id"), Ok(true));
    /// assert_eq!(document.remove_attribute(element, "id"), Ok(false));
    /// ```
    pub fn remove_attribute(&mut self, element: NodeId, name: &str) -> Result<bool, NodeError> {
        self.remove_attribute_ns(element, AttributeName::plain(name))
    }

    /// Removes the attribute with the namespace and local name of `name`. Returns false if the element does
    /// not have it.
    ///
    /// # Errors
    /// As for [`Document::remove_attribute`].
    pub fn remove_attribute_ns(
        &mut self,
        element: NodeId,
        name: AttributeName<'_>,
    ) -> Result<bool, NodeError> {
        let index = self.resolve_element(element)?;
        let Some(position) = self.position_of_named(index, name) else {
            return Ok(false);
        };
        self.take_attribute(index, position);
        Ok(true)
    }

    pub(crate) fn resolve_element(&self, element: NodeId) -> Result<u32, NodeError> {
        let index = self.resolve(element)?;
        if self.node(index).data.is_element() { Ok(index) } else { Err(NodeError::WrongKind) }
    }

    fn position_of_named(&self, index: u32, name: AttributeName<'_>) -> Option<usize> {
        if name.namespace == AttributeNamespace::Other {
            return None;
        }
        self.slots(index).iter().position(|slot| {
            let other = self.names.attribute(slot.name);
            other.namespace == name.namespace && other.local == name.local
        })
    }

    /// The attributes of an element; none for other nodes.
    #[inline]
    pub(crate) fn slots(&self, index: u32) -> &[Slot] {
        self.slots_of(index, self.node(index))
    }

    /// The attributes of the element at a place, which this node is at.
    #[inline]
    pub(crate) fn slots_of(&self, index: u32, node: &Node) -> &[Slot] {
        match node.data.attributes() {
            Some(AttributePlace { start, count }) => self.given_attributes(start, count.into()),
            None => self.slots_by_extras(index),
        }
    }

    #[inline]
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "an element's attributes follow each other in the list that they were added to"
    )]
    fn given_attributes(&self, start: u32, count: u32) -> &[Slot] {
        let start = start as usize;
        &self.attributes[start..start + count as usize]
    }

    /// The start and the length of the list of attributes that the parser gave an element; `None` once the
    /// element has its own list.
    pub(crate) fn given_list(&self, element: NodeId) -> Option<(u32, u32)> {
        let index = self.find(element)?;
        if let Some(AttributePlace { start, count }) = self.node(index).data.attributes() {
            return Some((start, count.into()));
        }
        match self.extras_at(index)?.attributes {
            AttributeList::Given { start, count } => Some((start, count)),
            AttributeList::Own(_) => None,
        }
    }

    #[inline(never)]
    fn slots_by_extras(&self, index: u32) -> &[Slot] {
        match self.extras_at(index).map(|extras| &extras.attributes) {
            Some(AttributeList::Given { start, count }) => self.given_attributes(*start, *count),
            Some(AttributeList::Own(slots)) => slots,
            None => &[],
        }
    }

    /// The element's own list of attributes, which can change. The list that the parser gave it stays,
    /// because clones can share it.
    #[expect(clippy::unreachable, reason = "the lines above make it the element's own")]
    pub(crate) fn own_attributes(&mut self, index: u32) -> &mut Vec<Slot> {
        if !self.extras_at(index).is_some_and(|extras| extras.attributes.is_own()) {
            self.keep_the_is_value(index);
            let mut slots = self.slots(index).to_vec();
            for slot in &mut slots {
                slot.value = self.texts.duplicate(slot.value);
            }
            self.extras_mut(index).attributes = AttributeList::Own(slots);
        }
        match &mut self.extras_mut(index).attributes {
            AttributeList::Own(slots) => slots,
            AttributeList::Given { .. } => unreachable!("it is its own now"),
        }
    }
}
