//! Nodes at their places in the arena, with names as numbers: for code that asks many questions about
//! many nodes, as the matching of selectors does.

use treewright_markup::{AttributeName, LocalName, Namespace, NodeKind};

use crate::node::{ElementFacts, NONE, Node, NodeData};
use crate::{Document, ElementState, NodeId, NodeRef};

/// A node at its place in the arena. It is a [`NodeRef`] for loops: following a link is one look-up,
/// and names are compared as numbers, which [`Document::name_number`] gives for a text.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let list = document.create_element(Namespace::Html, "ul").unwrap();
/// let item = document.create_element(Namespace::Html, "x-item").unwrap();
/// document.set_attribute(item, "id", "a").unwrap();
/// document.append(list, item).unwrap();
/// let (id, name) = (document.name_number("id").unwrap(), document.name_number("x-item"));
/// let item = document.place_of(list).unwrap().first_child().unwrap();
/// assert_eq!(item.element_name(), name);
/// assert_eq!(item.plain_attribute(id), Some("a"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    document: &'a Document,
    node: &'a Node,
    index: u32,
}

impl Document {
    /// The place of a node; `None` for a stale id.
    #[inline]
    pub fn place_of(&self, node: NodeId) -> Option<Place<'_>> {
        self.place_at(self.find(node)?)
    }

    /// The node at a place of the arena, counted from 0; `None` if no node is there.
    #[inline]
    pub fn place_at(&self, index: u32) -> Option<Place<'_>> {
        let place = self.followed(index)?;
        (!place.node.data.is_free()).then_some(place)
    }

    /// The number of places of the arena, free ones included.
    #[inline]
    pub fn place_count(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes of the arena, of all its trees, in the order of their places.
    pub fn places(&self) -> impl Iterator<Item = Place<'_>> {
        // An arena has fewer than 2³² places.
        (0..self.nodes.len() as u32).filter_map(|index| self.place_at(index))
    }

    /// The number that the name of an element, or of an attribute without namespace and prefix, has in
    /// this document; `None` if no element and no attribute was ever called so. Names that are known to
    /// the parser have the same number in all documents: [`LocalName::known`].
    #[inline]
    pub fn name_number(&self, name: &str) -> Option<LocalName> {
        self.names.find(name)
    }

    /// The node that a link leads to.
    #[inline]
    fn followed(&self, index: u32) -> Option<Place<'_>> {
        // No node is at `NONE`.
        Some(Place { document: self, node: self.nodes.get(index as usize)?, index })
    }
}

impl<'a> Place<'a> {
    /// The handle of the node.
    #[inline]
    pub fn handle(self) -> NodeRef<'a> {
        NodeRef::new(self.document, self.document.id(self.index))
    }

    /// The document that the node is in.
    #[inline]
    pub const fn document(self) -> &'a Document {
        self.document
    }

    /// The place in the arena, counted from 0: below [`Document::place_count`].
    #[inline]
    pub const fn index(self) -> u32 {
        self.index
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the callers need a part of it")]
    fn data(self) -> NodeData {
        self.node.data.unpack(|| self.document.long_name(self.index))
    }

    /// The kind of the node.
    #[inline]
    pub fn kind(self) -> NodeKind {
        // Places that were followed are in use.
        self.node.data.kind().unwrap_or(NodeKind::Document)
    }

    /// Returns true for an element.
    #[inline]
    pub const fn is_element(self) -> bool {
        self.node.data.is_element()
    }

    /// The local name of an element.
    #[inline]
    pub fn element_name(self) -> Option<LocalName> {
        match self.data() {
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
        self.document.namespace_url_at(self.index)
    }

    /// A number for the namespace of an element that is [`Namespace::Other`]: equal ones mean equal URLs.
    /// Elements without a namespace have none.
    pub fn other_namespace(self) -> Option<LocalName> {
        self.document.other_namespace_at(self.index)
    }

    /// Returns true for an element of the HTML namespace.
    #[inline]
    pub fn is_html(self) -> bool {
        self.namespace() == Some(Namespace::Html)
    }

    /// Returns true for an element of the HTML namespace with this name.
    #[inline]
    pub fn is_html_element(self, name: LocalName) -> bool {
        self.document.is_element_at(self.index, Namespace::Html, name)
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
        let slot = self.document.slots(self.index).iter().find(|slot| slot.name == number)?;
        Some(self.document.texts.get(slot.value))
    }

    /// The value of an element's attribute without namespace and prefix whose name has the
    /// [index](LocalName::index) `number`, if the value has at least `least` bytes and at most `most`. Values
    /// of other lengths are not read, which is fast: they are where the source of the page is.
    #[inline]
    pub fn attribute_of_length(self, number: u32, least: usize, most: usize) -> Option<&'a str> {
        let slot = self.document.slots(self.index).iter().find(|slot| slot.name == number)?;
        let length = self.document.texts.length(slot.value);
        (least <= length && length <= most).then(|| self.document.texts.get(slot.value))
    }

    /// Returns true for an element that can have attributes: all that do have some are among these.
    #[inline]
    pub const fn may_have_attributes(self) -> bool {
        self.node.data.may_have_attributes()
    }

    /// Returns true if an element has this attribute without namespace and prefix.
    #[inline]
    pub fn has_plain_attribute(self, name: LocalName) -> bool {
        let number = name.index() as u32;
        self.document.slots(self.index).iter().any(|slot| slot.name == number)
    }

    /// The numbers of the names of an element's attributes: for those without namespace and prefix the
    /// [index](LocalName::index) of the name, for others numbers that no name has.
    #[inline]
    pub fn attribute_numbers(self) -> impl Iterator<Item = u32> {
        self.document.slots(self.index).iter().map(|slot| slot.name)
    }

    /// The names and values of an element's attributes. See [`Document::attributes`].
    #[inline]
    pub fn attributes(self) -> impl Iterator<Item = (AttributeName<'a>, &'a str)> {
        let document = self.document;
        document
            .slots(self.index)
            .iter()
            .map(|slot| (document.names.attribute(slot.name), document.texts.get(slot.value)))
    }

    /// The name and the value of the attribute at this position among all of the element.
    #[inline]
    pub fn attribute_at(self, position: usize) -> Option<(AttributeName<'a>, &'a str)> {
        let slot = self.document.slots(self.index).get(position)?;
        Some((self.document.names.attribute(slot.name), self.document.texts.get(slot.value)))
    }

    /// The value of the attribute at this position among all of the element.
    #[inline]
    pub fn attribute_value_at(self, position: usize) -> Option<&'a str> {
        let slot = self.document.slots(self.index).get(position)?;
        Some(self.document.texts.get(slot.value))
    }

    /// The data of a text node.
    #[inline]
    pub fn text(self) -> Option<&'a str> {
        Some(self.document.texts.get(self.node.data.text()?))
    }

    /// The parent.
    #[inline]
    pub fn parent(self) -> Option<Self> {
        self.document.followed(self.node.parent)
    }

    /// The first child.
    #[inline]
    pub fn first_child(self) -> Option<Self> {
        self.document.followed(self.node.first_child)
    }

    /// The last child.
    #[inline]
    pub fn last_child(self) -> Option<Self> {
        self.document.followed(self.document.last_child_at(self.index))
    }

    /// The next sibling.
    #[inline]
    pub fn next_sibling(self) -> Option<Self> {
        self.document.followed(self.node.next)
    }

    /// The previous sibling.
    #[inline]
    pub fn previous_sibling(self) -> Option<Self> {
        let previous = self.document.followed(self.node.previous_or_last)?;
        // For a first child it is the last child, which has no next sibling.
        (previous.node.next != NONE).then_some(previous)
    }

    /// The next sibling that is an element.
    #[inline]
    pub fn next_element(self) -> Option<Self> {
        let mut next = self.next_sibling()?;
        while !next.is_element() {
            next = next.next_sibling()?;
        }
        Some(next)
    }

    /// The previous sibling that is an element.
    #[inline]
    pub fn previous_element(self) -> Option<Self> {
        let mut previous = self.previous_sibling()?;
        while !previous.is_element() {
            previous = previous.previous_sibling()?;
        }
        Some(previous)
    }

    /// The first child that is an element.
    #[inline]
    pub fn first_child_element(self) -> Option<Self> {
        let first = self.first_child()?;
        if first.is_element() { Some(first) } else { first.next_element() }
    }

    /// The last child that is an element.
    #[inline]
    pub fn last_child_element(self) -> Option<Self> {
        let last = self.last_child()?;
        if last.is_element() { Some(last) } else { last.previous_element() }
    }

    /// Returns true for an element that can have template contents or a shadow root: all that do have
    /// one are among these.
    #[inline]
    pub const fn may_have_fragments(self) -> bool {
        self.node.data.has(ElementFacts::EXTRAS)
    }

    /// The shadow root of an element.
    pub fn shadow_root(self) -> Option<Self> {
        self.document.place_at(self.document.own_shadow_root(self.index)?)
    }

    /// The contents of a `template` element, unless they are the shadow root of another element.
    pub fn template_contents(self) -> Option<Self> {
        self.document.place_at(self.document.own_template_contents(self.index)?)
    }

    /// The element that template contents or a shadow root belong to.
    #[inline]
    pub fn host(self) -> Option<Self> {
        self.document.followed(self.document.host_at(self.index))
    }

    /// The form that the parser associated an element with, as long as that holds: it is the
    /// [form owner](Document::form_owner) then.
    pub fn associated_form(self) -> Option<Self> {
        self.document.place_of(self.document.kept_form(self.index)?)
    }

    /// A state of the element. See [`Document::state`].
    #[inline]
    pub fn state(self, state: ElementState) -> Option<bool> {
        self.document.states_at(self.index)?.get(state)
    }

    /// The value of a control that a script has set. See [`Document::control_value`].
    #[inline]
    pub fn control_value(self) -> Option<&'a str> {
        self.document.states_at(self.index)?.value()
    }

    /// Returns true for a state of a custom element. See [`Document::has_custom_state`].
    pub fn has_custom_state(self, name: &str) -> bool {
        self.document.states_at(self.index).is_some_and(|states| states.has_custom(name))
    }
}

impl PartialEq for Place<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index && std::ptr::eq(self.document, other.document)
    }
}

impl Eq for Place<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_agree_with_ids() {
        let mut document = Document::new();
        let root = document.root();
        let parent = document.create_element(Namespace::Svg, "x-a").unwrap();
        document.append(root, parent).unwrap();
        let freed = document.create_text("gone");
        for child in 0..4 {
            let child = match child {
                0 => document.create_text("a"),
                2 => document.create_comment("b"),
                _ => document.create_element(Namespace::Html, "template").unwrap(),
            };
            document.append(parent, child).unwrap();
        }
        document.delete(freed).unwrap();
        assert_eq!(document.places().count(), document.place_count() - 1);
        assert!(document.place_of(freed).is_none());
        for place in document.places() {
            let handle = place.handle();
            let same = |place: Option<Place<'_>>, other: Option<NodeRef<'_>>| {
                assert_eq!(place.map(Place::handle), other);
            };
            assert_eq!(place.kind(), handle.kind());
            assert_eq!(place.namespace(), handle.namespace());
            same(place.parent(), handle.parent());
            same(place.first_child(), handle.first_child());
            same(place.last_child(), handle.last_child());
            same(place.next_sibling(), handle.next_sibling());
            same(place.previous_sibling(), handle.previous_sibling());
            same(place.next_element(), handle.next_element());
            same(place.previous_element(), handle.previous_element());
            same(place.first_child_element(), handle.child_elements().next());
            same(place.last_child_element(), handle.child_elements().next_back());
            same(place.template_contents(), handle.template_contents());
            same(place.host(), handle.host());
        }
    }

    #[test]
    fn attributes_are_found_by_length() {
        let mut document = Document::new();
        let element = document.create_element(Namespace::Html, "p").unwrap();
        assert!(!document.place_of(element).unwrap().may_have_attributes());
        document.set_attribute(element, "id", "abc").unwrap();
        let id = document.name_number("id").unwrap().index() as u32;
        let place = document.place_of(element).unwrap();
        assert!(place.may_have_attributes());
        assert_eq!(place.attribute_numbers().collect::<Vec<_>>(), [id]);
        assert_eq!(place.attribute_at(0), Some((AttributeName::plain("id"), "abc")));
        assert_eq!(place.attribute_at(1), None);
        assert_eq!([0, 1].map(|at| place.attribute_value_at(at)), [Some("abc"), None]);
        for (least, most, expected) in [(3, 3, Some("abc")), (0, 9, Some("abc")), (4, 9, None)] {
            assert_eq!(place.attribute_of_length(id, least, most), expected);
        }
        assert_eq!(place.attribute_of_length(id, 0, 2), None);
    }
}
