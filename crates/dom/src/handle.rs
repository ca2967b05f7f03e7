//! Handles: a node together with its document, for programs that read a tree.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::FusedIterator;
use std::str::SplitAsciiWhitespace;

use treewright_markup::{Namespace, NodeKind};

use crate::{
    Ancestors, Children, Descendants, Doctype, Document, ElementAttributes, ElementState, NodeId,
    NodeOrigin, SerializeOptions,
};

/// A node of a document, with all that can be read from there. It is small and `Copy`, and its
/// methods can be chained.
///
/// The document cannot change while a handle of it is in use. To keep a node for later, or to change
/// it, take its [`id`](NodeRef::id).
///
/// Two handles are equal if they are of the same node of the same document; a clone of a document is
/// another one.
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
    id: NodeId,
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
        self.contains(node).then_some(NodeRef { document: self, id: node })
    }

    /// A handle of the [root](Document::root).
    ///
    /// ```
    /// use treewright_dom::Document;
    /// assert_eq!(Document::new().root_node().name(), "#document");
    /// ```
    #[inline]
    pub fn root_node(&self) -> NodeRef<'_> {
        NodeRef { document: self, id: self.root() }
    }
}

impl<'a> NodeRef<'a> {
    /// The handle of a node of the document.
    #[inline]
    pub(crate) const fn new(document: &'a Document, id: NodeId) -> Self {
        Self { document, id }
    }

    #[inline]
    fn with(self, id: NodeId) -> Self {
        Self { document: self.document, id }
    }

    /// The origin of the node: see [`Document::origin`].
    pub fn origin(self) -> Option<NodeOrigin<'a>> {
        self.document.origin(self.id)
    }

    /// The document that the node is in.
    #[inline]
    pub const fn document(self) -> &'a Document {
        self.document
    }

    /// The id of the node, to keep it for later and to change the node. (The attribute `id` is
    /// `attr("id")`.)
    #[inline]
    pub const fn id(self) -> NodeId {
        self.id
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
        self.document.kind(self.id).unwrap_or(NodeKind::Document)
    }

    /// Returns true for an element.
    #[inline]
    pub fn is_element(self) -> bool {
        self.kind() == NodeKind::Element
    }

    /// Returns true for a text node.
    #[inline]
    pub fn is_text(self) -> bool {
        self.kind() == NodeKind::Text
    }

    /// Returns true for an element in the HTML namespace with this local name, which is in lower case
    /// for all elements that the HTML parser makes.
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
        self.namespace() == Some(Namespace::Html) && self.local_name() == Some(name)
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
                self.document.processing_instruction(self.id).map_or("", |(target, _)| target)
            }
            _ => "#document-fragment",
        }
    }

    /// The local name of an element.
    #[inline]
    pub fn local_name(self) -> Option<&'a str> {
        self.document.local_name(self.id)
    }

    /// The namespace of an element.
    #[inline]
    pub fn namespace(self) -> Option<Namespace> {
        self.document.namespace(self.id)
    }

    /// The value of the attribute with this name and no namespace. See [`Document::attribute`].
    #[inline]
    pub fn attr(self, name: &str) -> Option<&'a str> {
        self.document.attribute(self.id, name)
    }

    /// Returns true if the element has the attribute with this name and no namespace.
    #[inline]
    pub fn has_attr(self, name: &str) -> bool {
        self.attr(name).is_some()
    }

    /// The names and values of all attributes, in order. See [`Document::attributes`].
    #[inline]
    pub fn attrs(self) -> ElementAttributes<'a> {
        self.document.attributes(self.id)
    }

    /// The classes of an element: the parts of its attribute `class` between white space, as they are
    /// written there, repeated ones included.
    /// <https://html.spec.whatwg.org/multipage/dom.html#classes>
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
        self.document.text(self.id)
    }

    /// The name and the IDs of a doctype.
    #[inline]
    pub fn doctype(self) -> Option<Doctype<'a>> {
        self.document.doctype(self.id)
    }

    /// The text content: the text of all text nodes inside. See [`Document::text_content`].
    pub fn text(self) -> String {
        self.document.text_content(self.id)
    }

    /// The HTML of the node. See [`Document::outer_html`]. `to_string` gives the same, and a handle can
    /// be an argument of `write!`.
    pub fn html(self) -> String {
        self.document.outer_html(self.id)
    }

    /// The HTML of the children. See [`Document::inner_html`].
    pub fn inner_html(self) -> String {
        self.document.inner_html(self.id)
    }

    /// The parent.
    #[inline]
    pub fn parent(self) -> Option<Self> {
        self.document.parent(self.id).map(|id| self.with(id))
    }

    /// The parent, if it is an element.
    #[inline]
    pub fn parent_element(self) -> Option<Self> {
        self.parent().filter(|parent| parent.is_element())
    }

    /// The ancestors, from the parent to the root of the tree. See [`Document::ancestors`].
    #[inline]
    pub fn ancestors(self) -> NodeRefs<'a, Ancestors<'a>> {
        NodeRefs { document: self.document, ids: self.document.ancestors(self.id) }
    }

    /// The children, in order; the iterator also goes backwards.
    #[inline]
    pub fn children(self) -> NodeRefs<'a, Children<'a>> {
        NodeRefs { document: self.document, ids: self.document.children(self.id) }
    }

    /// The children that are elements, in order; the iterator also goes backwards.
    pub fn child_elements(
        self,
    ) -> impl DoubleEndedIterator<Item = Self> + FusedIterator + Clone + use<'a> {
        self.children().filter(|child| child.is_element())
    }

    /// The descendants, in tree order, without those in template contents and shadow trees. See
    /// [`Document::descendants`].
    #[inline]
    pub fn descendants(self) -> NodeRefs<'a, Descendants<'a>> {
        NodeRefs { document: self.document, ids: self.document.descendants(self.id) }
    }

    /// The first child.
    #[inline]
    pub fn first_child(self) -> Option<Self> {
        self.document.first_child(self.id).map(|id| self.with(id))
    }

    /// The last child.
    #[inline]
    pub fn last_child(self) -> Option<Self> {
        self.document.last_child(self.id).map(|id| self.with(id))
    }

    /// The next sibling.
    #[inline]
    pub fn next_sibling(self) -> Option<Self> {
        self.document.next_sibling(self.id).map(|id| self.with(id))
    }

    /// The previous sibling.
    #[inline]
    pub fn previous_sibling(self) -> Option<Self> {
        self.document.previous_sibling(self.id).map(|id| self.with(id))
    }

    /// The next sibling that is an element.
    pub fn next_element(self) -> Option<Self> {
        self.next_siblings().find(|node| node.is_element())
    }

    /// The previous sibling that is an element.
    pub fn previous_element(self) -> Option<Self> {
        self.previous_siblings().find(|node| node.is_element())
    }

    /// The siblings after the node, in order.
    pub fn next_siblings(self) -> impl FusedIterator<Item = Self> + Clone + use<'a> {
        std::iter::successors(self.next_sibling(), |node| node.next_sibling())
    }

    /// The siblings before the node, the nearest first.
    pub fn previous_siblings(self) -> impl FusedIterator<Item = Self> + Clone + use<'a> {
        std::iter::successors(self.previous_sibling(), |node| node.previous_sibling())
    }

    /// The contents of a `template` element: a document fragment. See
    /// [`Document::template_contents`].
    pub fn template_contents(self) -> Option<Self> {
        self.document.template_contents(self.id).map(|id| self.with(id))
    }

    /// The shadow root of an element, also if it is closed. See [`Document::shadow_root`].
    pub fn shadow_root(self) -> Option<Self> {
        self.document.shadow_root(self.id).map(|id| self.with(id))
    }

    /// The element that template contents or a shadow root belong to. See [`Document::host`].
    pub fn host(self) -> Option<Self> {
        self.document.host(self.id).map(|id| self.with(id))
    }

    /// The form owner of an element. See [`Document::form_owner`].
    pub fn form_owner(self) -> Option<Self> {
        self.document.form_owner(self.id).map(|id| self.with(id))
    }

    /// The value of a control that a script has set. See [`Document::control_value`].
    pub fn control_value(self) -> Option<&'a str> {
        self.document.control_value(self.id)
    }

    /// A state of the element. See [`Document::state`].
    pub fn state(self, state: ElementState) -> Option<bool> {
        self.document.state(self.id, state)
    }
}

impl PartialEq for NodeRef<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && std::ptr::eq(self.document, other.document)
    }
}

impl Eq for NodeRef<'_> {}

impl Hash for NodeRef<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

/// Writes the HTML of the node.
impl fmt::Display for NodeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.document.serialize_outer(self.id, &SerializeOptions::new(), f);
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

/// Writes the name and the attributes of an element, or the data of another node, without what is
/// inside.
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

/// An iterator over handles, made from one over ids.
#[derive(Clone, Debug)]
pub struct NodeRefs<'a, I> {
    document: &'a Document,
    ids: I,
}

impl<'a, I: Iterator<Item = NodeId>> Iterator for NodeRefs<'a, I> {
    type Item = NodeRef<'a>;

    #[inline]
    fn next(&mut self) -> Option<NodeRef<'a>> {
        Some(NodeRef { document: self.document, id: self.ids.next()? })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.ids.size_hint()
    }
}

impl<I: DoubleEndedIterator<Item = NodeId>> DoubleEndedIterator for NodeRefs<'_, I> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        Some(NodeRef { document: self.document, id: self.ids.next_back()? })
    }
}

impl<I: FusedIterator<Item = NodeId>> FusedIterator for NodeRefs<'_, I> {}

#[cfg(test)]
mod tests {
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
    fn handles_are_written_without_what_is_inside() {
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
