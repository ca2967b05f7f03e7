//! Queries of names and attributes by number, for code that makes many of them for many nodes, such as
//! selector matching.

use treewright_markup::{AttributeName, ElementFlags, LocalName, Namespace};

use super::NodeRef;
use crate::Document;
use crate::attributes::Slot;
use crate::node::{Node, NodeData};

impl Document {
    /// The number that the name of an element, or of an attribute without namespace and prefix, has in this
    /// document; `None` if no element and no attribute ever had this name. Names that the parser knows have
    /// the same number in all documents: [`LocalName::known`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let item = document.create_element(Namespace::Html, "x-item").unwrap();
    /// document.set_attribute(item, "id", "a").unwrap();
    /// let (id, name) = (document.name_number("id").unwrap(), document.name_number("x-item"));
    /// let item = document.get(item).unwrap();
    /// assert_eq!(item.element_name(), name);
    /// assert_eq!(item.plain_attribute(id), Some("a"));
    /// ```
    #[inline]
    pub fn name_number(&self, name: &str) -> Option<LocalName> {
        self.names.find(name)
    }

    /// Returns false if the arena has no HTML element with a known name. This reads all places of the arena once.
    ///
    /// ```
    /// use treewright_dom::{Document, LocalName, Namespace};
    /// let mut document = Document::new();
    /// assert!(!document.may_have_html_element(LocalName::P));
    /// document.create_element(Namespace::Html, "p").unwrap();
    /// assert!(document.may_have_html_element(LocalName::P));
    /// ```
    pub fn may_have_html_element(&self, name: LocalName) -> bool {
        let is_it = |node: &Node| node.data.is_element_named(Namespace::Html, name) != Some(false);
        self.nodes.iter().any(is_it)
    }
}

impl<'a> NodeRef<'a> {
    /// The local name of an element as a number. See [`Document::name_number`].
    #[inline]
    pub fn element_name(self) -> Option<LocalName> {
        match self.unpacked() {
            NodeData::Element { local, .. } => Some(local),
            _ => None,
        }
    }

    /// The namespace of an element.
    #[inline]
    pub const fn namespace(self) -> Option<Namespace> {
        match self.node.data.facts() {
            Some(facts) => Some(facts.namespace()),
            None => None,
        }
    }

    /// The URL of the namespace of an element. See [`Document::namespace_url`].
    pub fn namespace_url(self) -> Option<&'a str> {
        self.document.namespace_url_at(self.place)
    }

    /// A number for the namespace of an element that is [`Namespace::Other`]: equal numbers mean equal
    /// URLs. Elements without a namespace do not have one.
    pub fn other_namespace(self) -> Option<LocalName> {
        self.document.other_namespace_at(self.place)
    }

    /// Returns true for an element of the HTML namespace.
    #[inline]
    pub fn is_in_html(self) -> bool {
        self.namespace() == Some(Namespace::Html)
    }

    /// Returns true for an element of the HTML namespace with this name.
    #[inline]
    pub fn is_html_element(self, name: LocalName) -> bool {
        match self.node.data.is_element_named(Namespace::Html, name) {
            Some(is_it) => is_it,
            None => self.is_in_html() && self.element_name() == Some(name),
        }
    }

    /// The standard's facts about an element with this name; empty for other nodes. See
    /// [`LocalName::flags`].
    ///
    /// ```
    /// use treewright_dom::{Document, ElementFlags, Namespace};
    /// let mut document = Document::new();
    /// let line = document.create_element(Namespace::Html, "hr").unwrap();
    /// assert!(document.get(line).unwrap().flags().intersects(ElementFlags::VOID));
    /// ```
    #[inline]
    pub fn flags(self) -> ElementFlags {
        match self.unpacked() {
            NodeData::Element { facts, local, .. } => local.flags(facts.namespace()),
            _ => ElementFlags::NONE,
        }
    }

    #[inline]
    fn slots(self) -> &'a [Slot] {
        self.document.slots_of(self.place, self.node)
    }

    #[inline]
    fn slot(self, name: u32) -> Option<&'a Slot> {
        self.slots().iter().find(|slot| slot.name == name)
    }

    /// The value of an element's attribute without namespace and prefix.
    #[inline]
    pub fn plain_attribute(self, name: LocalName) -> Option<&'a str> {
        // There are fewer than 2³¹ names.
        self.attribute_by_number(name.index() as u32)
    }

    /// The value of an element's attribute without namespace and prefix whose name has the
    /// [index](LocalName::index) `number`.
    #[inline]
    pub fn attribute_by_number(self, number: u32) -> Option<&'a str> {
        Some(self.document.texts.get(self.slot(number)?.value))
    }

    /// The value of an element's attribute without namespace and prefix whose name has the
    /// [index](LocalName::index) `number`, if the value has at least `least` bytes and at most `most`. Values
    /// of other lengths are not read from the page's source, which saves time.
    #[inline]
    pub fn attribute_of_length(self, number: u32, least: usize, most: usize) -> Option<&'a str> {
        let slot = self.slot(number)?;
        let length = self.document.texts.length(slot.value);
        (least <= length && length <= most).then(|| self.document.texts.get(slot.value))
    }

    /// Returns true for an element that can have attributes. Every element that has some is among these.
    #[inline]
    pub const fn may_have_attributes(self) -> bool {
        self.node.data.may_have_attributes()
    }

    /// Returns true if an element has this attribute without namespace and prefix.
    #[inline]
    pub fn has_plain_attribute(self, name: LocalName) -> bool {
        self.slot(name.index() as u32).is_some()
    }

    /// The numbers of an element's attribute names: the [index](LocalName::index) of the name for those
    /// without namespace and prefix, and for others numbers that no name has.
    #[inline]
    pub fn attribute_numbers(self) -> impl Iterator<Item = u32> {
        self.slots().iter().map(|slot| slot.name)
    }

    /// The name and the value of the element's attribute at this position.
    #[inline]
    pub fn attribute_at(self, position: usize) -> Option<(AttributeName<'a>, &'a str)> {
        let slot = self.slots().get(position)?;
        Some((self.document.names.attribute(slot.name), self.document.texts.get(slot.value)))
    }

    /// The value of the element's attribute at this position.
    #[inline]
    pub fn attribute_value_at(self, position: usize) -> Option<&'a str> {
        Some(self.document.texts.get(self.slots().get(position)?.value))
    }

    /// The data of a text node.
    #[inline]
    pub fn text_data(self) -> Option<&'a str> {
        Some(self.document.texts.get(self.node.data.text()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_found_by_length() {
        let mut document = Document::new();
        let element = document.create_element(Namespace::Html, "p").unwrap();
        assert!(!document.get(element).unwrap().may_have_attributes());
        document.set_attribute(element, "id", "abc").unwrap();
        let id = document.name_number("id").unwrap().index() as u32;
        let node = document.get(element).unwrap();
        assert!(node.may_have_attributes());
        assert_eq!(node.attribute_numbers().collect::<Vec<_>>(), [id]);
        assert_eq!(node.attribute_at(0), Some((AttributeName::plain("id"), "abc")));
        assert_eq!(node.attribute_at(1), None);
        assert_eq!([0, 1].map(|at| node.attribute_value_at(at)), [Some("abc"), None]);
        for (least, most, expected) in [(3, 3, Some("abc")), (0, 9, Some("abc")), (4, 9, None)] {
            assert_eq!(node.attribute_of_length(id, least, most), expected);
        }
        assert_eq!(node.attribute_of_length(id, 0, 2), None);
    }
}
