//! Handles: a node together with its document, for programs that read a tree.

mod by_number;
mod links;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::SplitAsciiWhitespace;

use treewright_markup::NodeKind;

pub use self::links::NodeRefs;
use crate::node::{Node, NodeData};
use crate::{
    Doctype, Document, ElementAttributes, ElementState, NodeId, NodeOrigin, SerializeOptions,
};

/// A node of a document, with methods that read it. It is small and `Copy`, and its methods can be chained.
///
/// The document cannot change while a handle of it is in use. To keep a node for later, or to change
/// it, take its [`id`](NodeRef::id).
///
/// Two handles are equal if they refer to the same node of the same document; a clone is another document.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// # fn main() -> Result<(), treewright_dom::NodeError> {
/// let mut document = Document::new();
/// let list = document.create_element(Namespace::Html, "ul")?;
/// for text in ["one", "two"] {
///     let item = document.create_element(Namespace::Html, "li")?;
///     document.set_text_content(item, text)?;
///     document.append(list, item)?;
/// }
/// let list = document.get(list).unwrap();
/// let last = list.child_elements().last().unwrap();
/// assert_eq!((last.name(), last.text().as_str()), ("li", "two"));
/// assert_eq!(last.parent(), Some(list));
/// assert_eq!(list.to_string(), "<ul><li>one</li><li>two</li></ul>");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct NodeRef<'a> {
    document: &'a Document,
    /// The node at `place`, so that following a link is one look-up.
    node: &'a Node,
    place: u32,
}

impl Document {
    /// A handle of a node; `None` for a stale id.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// let mut document = Document::new();
    /// let text = document.create_text("a");
    /// assert_eq!(document.get(text).unwrap().text(), "a");
    /// ```
    #[inline]
    pub fn get(&self, node: NodeId) -> Option<NodeRef<'_>> {
        self.followed(self.find(node)?)
    }

    /// A handle of the [root](Document::root).
    ///
    /// ```
    /// use treewright_dom::Document;
    /// assert_eq!(Document::new().root_node().name(), "#document");
    /// ```
    #[inline]
    pub fn root_node(&self) -> NodeRef<'_> {
        let place = self.root().index;
        NodeRef { document: self, node: self.node(place), place }
    }

    /// The node at a place of the arena, counted from 0; `None` if no node is there.
    #[inline]
    pub fn node_at(&self, place: u32) -> Option<NodeRef<'_>> {
        let node = self.followed(place)?;
        (!node.node.data.is_free()).then_some(node)
    }

    /// The number of places of the arena, free ones included.
    #[inline]
    pub fn place_count(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes of the arena, of all its trees, in the order of their places.
    pub fn nodes(&self) -> impl Iterator<Item = NodeRef<'_>> {
        // An arena has fewer than 2³² places.
        (0..self.nodes.len() as u32).filter_map(|place| self.node_at(place))
    }

    /// The node that a link leads to.
    #[inline]
    pub(crate) fn followed(&self, link: u32) -> Option<NodeRef<'_>> {
        // No node is at `NONE`.
        Some(NodeRef { document: self, node: self.nodes.get(link as usize)?, place: link })
    }
}

impl<'a> NodeRef<'a> {
    /// The origin of the node: see [`Document::origin`].
    pub fn origin(self) -> Option<NodeOrigin<'a>> {
        self.document.origin(self.id())
    }

    /// The document that the node is in.
    #[inline]
    pub const fn document(self) -> &'a Document {
        self.document
    }

    /// The id of the node, to keep it for later and to change the node. (The attribute `id` is
    /// `attr("id")`.)
    #[inline]
    pub fn id(self) -> NodeId {
        self.document.id(self.place)
    }

    /// The place of the node in the arena, counted from 0 and below [`Document::place_count`]. It is faster
    /// to read than the [`id`](Self::id), and as good while the document does not change.
    #[inline]
    pub const fn place(self) -> u32 {
        self.place
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the callers need a part of it")]
    fn unpacked(self) -> NodeData {
        self.node.data.unpack(|| self.document.long_name(self.place))
    }

    /// The kind of the node.
    ///
    /// ```
    /// use treewright_dom::{Document, NodeKind};
    /// let mut document = Document::new();
    /// let comment = document.create_comment("a");
    /// let described = match document.get(comment).unwrap().kind() {
    ///     NodeKind::Element => "an element",
    ///     NodeKind::Text | NodeKind::Comment => "characters",
    ///     _ => "something else",
    /// };
    /// assert_eq!(described, "characters");
    /// ```
    #[inline]
    pub fn kind(self) -> NodeKind {
        // The document is borrowed, so the node was not freed.
        self.node.data.kind().unwrap_or(NodeKind::Document)
    }

    /// Returns true for an element.
    #[inline]
    pub const fn is_element(self) -> bool {
        self.node.data.is_element()
    }

    /// Returns true for a text node.
    #[inline]
    pub const fn is_text(self) -> bool {
        self.node.data.is_text()
    }

    /// Returns true for an element in the HTML namespace with this local name. The HTML parser converts
    /// names of HTML elements to lower case.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let title = document.create_element(Namespace::Svg, "title").unwrap();
    /// let title = document.get(title).unwrap();
    /// assert_eq!(title.name(), "title");
    /// assert!(!title.is_html("title"));
    /// ```
    #[inline]
    pub fn is_html(self, name: &str) -> bool {
        self.is_in_html() && self.local_name() == Some(name)
    }

    /// The name of the node: the local name of an element, the target of a processing instruction, the
    /// name of a doctype, and for other nodes the [name in the DOM](https://dom.spec.whatwg.org/#dom-node-nodename):
    /// `#text`, `#comment`, `#document` or `#document-fragment`. Names of HTML elements are in lower
    /// case.
    #[inline]
    pub fn name(self) -> &'a str {
        match self.kind() {
            NodeKind::Element => self.local_name().unwrap_or_default(),
            NodeKind::Text => "#text",
            NodeKind::Comment => "#comment",
            NodeKind::Document => "#document",
            NodeKind::Doctype => self.doctype().map_or("", |doctype| doctype.name),
            NodeKind::ProcessingInstruction => {
                self.document.processing_instruction(self.id()).map_or("", |(target, _)| target)
            }
            _ => "#document-fragment",
        }
    }

    /// The local name of an element.
    #[inline]
    pub fn local_name(self) -> Option<&'a str> {
        Some(self.document.names.text(self.element_name()?))
    }

    /// The value of the attribute with this name and no namespace. See [`Document::attribute`].
    #[inline]
    pub fn attr(self, name: &str) -> Option<&'a str> {
        self.document.attribute_at(self.place, name)
    }

    /// Returns true if the element has the attribute with this name and no namespace.
    #[inline]
    pub fn has_attr(self, name: &str) -> bool {
        self.attr(name).is_some()
    }

    /// The names and values of all attributes, in order. See [`Document::attributes`].
    #[inline]
    pub fn attrs(self) -> ElementAttributes<'a> {
        self.document.attributes_at(self.place)
    }

    /// The classes of an element: the parts of its `class` attribute between white space, as written, with
    /// duplicates. <https://html.spec.whatwg.org/multipage/dom.html#classes>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "class", " big  red").unwrap();
    /// let element = document.get(element).unwrap();
    /// assert_eq!(element.classes().collect::<Vec<_>>(), ["big", "red"]);
    /// assert!(element.has_class("red"));
    /// ```
    #[inline]
    pub fn classes(self) -> SplitAsciiWhitespace<'a> {
        self.attr("class").unwrap_or_default().split_ascii_whitespace()
    }

    /// Returns true if the element has this class. The comparison is case-sensitive.
    #[inline]
    pub fn has_class(self, class: &str) -> bool {
        self.classes().any(|other| other == class)
    }

    /// The data of a text node, comment or processing instruction.
    #[inline]
    pub fn data(self) -> Option<&'a str> {
        self.document.text_at(self.place)
    }

    /// The name, the public ID and the system ID of a doctype.
    #[inline]
    pub fn doctype(self) -> Option<Doctype<'a>> {
        self.document.doctype(self.id())
    }

    /// The text content: the text of all text nodes inside. See [`Document::text_content`].
    pub fn text(self) -> String {
        self.document.text_content(self.id())
    }

    /// The HTML of the node. See [`Document::outer_html`]. `to_string` returns the same, and a handle can
    /// be an argument of `write!`.
    pub fn html(self) -> String {
        self.document.outer_html(self.id())
    }

    /// The HTML of the children. See [`Document::inner_html`].
    pub fn inner_html(self) -> String {
        self.document.inner_html(self.id())
    }

    /// The value of a control that a script has set. See
    /// [`ElementStates::control_value`](crate::scripting::ElementStates::control_value).
    #[inline]
    pub fn control_value(self) -> Option<&'a str> {
        self.document.states_at(self.place)?.value()
    }

    /// A state of the element. See [`ElementStates::state`](crate::scripting::ElementStates::state).
    #[inline]
    pub fn state(self, state: ElementState) -> Option<bool> {
        self.document.states_at(self.place)?.get(state)
    }

    /// Returns true for a state of a custom element. See
    /// [`ElementStates::has_custom_state`](crate::scripting::ElementStates::has_custom_state).
    pub fn has_custom_state(self, name: &str) -> bool {
        self.document.states_at(self.place).is_some_and(|states| states.has_custom(name))
    }
}

impl PartialEq for NodeRef<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place && std::ptr::eq(self.document, other.document)
    }
}

impl Eq for NodeRef<'_> {}

impl Hash for NodeRef<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.place.hash(state);
    }
}

/// Writes the HTML of the node.
impl fmt::Display for NodeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.document.serialize_outer(self.id(), &SerializeOptions::new(), f);
        written.map_err(|_| fmt::Error)
    }
}

/// Writes the HTML of the tree of the [root](Document::root).
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let html = document.create_element(Namespace::Html, "html").unwrap();
/// document.append(document.root(), html).unwrap();
/// assert_eq!(document.to_string(), "<html></html>");
/// ```
impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.root_node().fmt(f)
    }
}

/// Writes the name and the attributes of an element, or the data of another node, without descendants.
impl fmt::Debug for NodeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_element() {
            let mut debug = f.debug_tuple(self.name());
            if let Some(data) = self.data() {
                debug.field(&data);
            }
            return debug.finish();
        }
        write!(f, "<{}", self.name())?;
        for (name, value) in self.attrs() {
            f.write_str(" ")?;
            if let Some(prefix) = name.prefix {
                write!(f, "{prefix}:")?;
            }
            write!(f, "{}={value:?}", name.local)?;
        }
        f.write_str(">")
    }
}

#[cfg(test)]
mod tests {
    use treewright_markup::Namespace;

    use super::*;

    #[test]
    fn handles_can_be_sent_and_shared() {
        fn assert_send_sync<T: Send + Sync + Copy>() {}
        assert_send_sync::<NodeRef<'_>>();
    }

    #[test]
    fn handles_of_clones_differ() {
        let document = Document::new();
        let clone = document.clone();
        assert_eq!(document.root_node(), document.root_node());
        assert_ne!(document.root_node(), clone.root_node());
    }

    #[test]
    fn handles_are_written_without_descendants() {
        let mut document = Document::new();
        let element = document.create_element(Namespace::Html, "p").unwrap();
        document.set_attribute(element, "title", "a \"b\"").unwrap();
        document.set_text_content(element, "text").unwrap();
        let element = document.get(element).unwrap();
        assert_eq!(format!("{element:?}"), r#"<p title="a \"b\"">"#);
        assert_eq!(format!("{:?}", element.first_child().unwrap()), r#"#text("text")"#);
        assert_eq!(format!("{:?}", document.root_node()), "#document");
    }
}
