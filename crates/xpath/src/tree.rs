//! A tree in XPath's data model.

use std::cell::{Cell, OnceCell};
use std::cmp::Ordering;
use std::iter::successors;
use std::ops::Range;

use treewright_dom::scripting::{AttributesByPosition, NodeDocuments};
use treewright_dom::{
    AttributeName, AttributeNamespace, Document, DocumentType, Namespace, NodeId, NodeKind, NodeRef,
};
use xpath_eval::{Axis, ExpandedName, Node, NodeKind as Kind};

use crate::Item;
use crate::bounded::Asking;

/// The place of a node that is not in the tree.
const NONE: u32 = u32::MAX;

/// One unit of work also covers this many bytes of text.
const BYTES_PER_PART: usize = 64;

/// The order of the nodes of one tree, which XPath needs for its results.
///
/// Building it walks the whole tree. To evaluate many expressions, or one expression at many nodes, build
/// it once and call [`XPath::evaluate_in`](crate::XPath::evaluate_in);
/// [`XPath::evaluate`](crate::XPath::evaluate) builds one for each call.
///
/// Template contents and shadow trees are separate trees.
#[derive(Clone, Debug)]
pub struct Tree<'a> {
    document: &'a Document,
    /// The nodes in tree order, without doctypes, which XPath does not have.
    nodes: Vec<NodeId>,
    /// The positions in `nodes`, by the place of a node in the arena minus `first_place`.
    positions: Vec<u32>,
    first_place: u32,
    /// The tree belongs to an HTML document: names without a prefix also match HTML elements.
    is_html: bool,
}

impl<'a> Tree<'a> {
    /// Creates the order of the node's tree, whose root is a document, a document fragment, a shadow root,
    /// or a node without a parent.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_xpath::{Tree, XPath};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let mut document = Document::new();
    /// let body = document.create_element(Namespace::Html, "body")?;
    /// for text in ["a", "b"] {
    ///     let list = document.create_element(Namespace::Html, "ul")?;
    ///     let item = document.create_element(Namespace::Html, "li")?;
    ///     document.set_text_content(item, text)?;
    ///     document.append(list, item)?;
    ///     document.append(body, list)?;
    /// }
    /// let body = document.get(body).ok_or("it was not deleted")?;
    /// let tree = Tree::of(body);
    /// let first = XPath::compile("string(li[1])")?;
    /// let mut texts = Vec::new();
    /// for list in body.children() {
    ///     texts.push(first.evaluate_in(&tree, list)?.to_text());
    /// }
    /// assert_eq!(texts, ["a", "b"]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn of(node: NodeRef<'a>) -> Self {
        let document = node.document();
        let root = node.ancestors().last().unwrap_or(node).id();
        let nodes: Vec<NodeId> = std::iter::once(root)
            .chain(document.descendants(root))
            .filter(|node| document.kind(*node) != Some(NodeKind::Doctype))
            .collect();
        let places = || nodes.iter().copied().map(place);
        let first_place = places().min().unwrap_or(0);
        let span = places().max().unwrap_or(0).saturating_sub(first_place);
        let mut positions = vec![NONE; (span as usize).saturating_add(1)];
        for (position, node) in nodes.iter().enumerate() {
            if let Some(slot) = positions.get_mut((place(*node).wrapping_sub(first_place)) as usize)
            {
                *slot = position as u32;
            }
        }
        // A tree without a recorded document comes from an HTML parser.
        let owner = document
            .document_type(root)
            .map_or_else(|| document.node_document(root), |_| Some(root));
        let is_html =
            owner.and_then(|owner| document.document_type(owner)) != Some(DocumentType::Xml);
        Self { document, nodes, positions, first_place, is_html }
    }

    /// The number of nodes, without doctypes.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    fn position(&self, node: NodeId) -> Option<u32> {
        let place = place(node).checked_sub(self.first_place)?;
        let position = *self.positions.get(place as usize)?;
        // A node of another tree may have a place between those of this one.
        (self.nodes.get(position as usize) == Some(&node)).then_some(position)
    }
}

/// The place of a node in the arena.
fn place(node: NodeId) -> u32 {
    node.to_u64() as u32
}

/// One evaluation: the tree, and the remaining work.
#[derive(Debug)]
pub(crate) struct Run<'r> {
    tree: &'r Tree<'r>,
    /// The evaluator copies its nodes everywhere and has no limit of its own, so the nodes count. The cell
    /// exists for one call and never leaves it.
    work_left: Cell<u64>,
    asking: Asking<'r>,
    /// The position after the last descendant of each node of the tree.
    ends: OnceCell<Vec<u32>>,
}

impl<'r> Run<'r> {
    pub(crate) fn new(
        tree: &'r Tree<'r>,
        work: u64,
        is_over: Option<&'r dyn Fn() -> bool>,
    ) -> Self {
        let asking = Asking::new(is_over);
        Self { tree, work_left: Cell::new(work), asking, ends: OnceCell::new() }
    }

    /// The position after the last descendant of a node.
    fn end(&self, position: u32) -> u32 {
        let ends = self.ends.get_or_init(|| {
            let nodes = &self.tree.nodes;
            self.spend(nodes.len());
            let mut ends: Vec<u32> = (1..=nodes.len() as u32).collect();
            // Descendants come after their ancestors.
            for (index, node) in nodes.iter().enumerate().skip(1).rev() {
                let parent = self.tree.document.parent(*node);
                let parent = parent.and_then(|parent| self.tree.position(parent));
                let end = ends.get(index).copied();
                if let Some(slot) = parent.and_then(|parent| ends.get_mut(parent as usize)) {
                    *slot = (*slot).max(end.unwrap_or(0));
                }
            }
            ends
        });
        ends.get(position as usize).copied().unwrap_or(position)
    }

    /// The place of a node of any document; `None` if it is not in the tree.
    pub(crate) fn find_handle(&'r self, node: NodeRef<'_>) -> Option<Place<'r>> {
        if !std::ptr::eq(node.document(), self.tree.document) {
            return None;
        }
        self.find(node.id())
    }

    /// The place of a node of the document; `None` if it is not in the tree.
    fn find(&'r self, node: NodeId) -> Option<Place<'r>> {
        Some(Place { run: self, position: self.tree.position(node)?, part: Part::NODE })
    }

    /// The place of an attribute; `None` if the element is not in the tree, or does not have the attribute.
    pub(crate) fn find_attribute(
        &'r self,
        element: NodeRef<'_>,
        index: usize,
    ) -> Option<Place<'r>> {
        let element = self.find_handle(element)?;
        (index < self.tree.document.attribute_count(element.id()))
            .then(|| element.with(Part::attribute(index)))
    }

    /// Returns true if the work limit was exceeded: the result is then incomplete.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.work_left.get() == 0
    }

    /// Returns true if the caller has ended it: the result is incomplete.
    pub(crate) fn has_ended(&self) -> bool {
        self.asking.has_ended()
    }

    /// Subtracts from the remaining work. Once it is used up, every call returns false.
    fn spend(&self, parts: usize) -> bool {
        let parts = parts as u64;
        let left = self.work_left.get().saturating_sub(parts);
        let left = if self.asking.spend(parts) { 0 } else { left };
        self.work_left.set(left);
        left > 0
    }
}

/// The part of a tree's node that a place refers to: the node itself, one of its namespace nodes, or one of
/// its attributes. They are numbered in XPath's document order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Part(u32);

impl Part {
    const NODE: Self = Self(0);
    const XML: Self = Self(1);
    const XLINK: Self = Self(2);
    const FIRST_ATTRIBUTE: u32 = 3;

    fn attribute(index: usize) -> Self {
        Self((index as u32).saturating_add(Self::FIRST_ATTRIBUTE))
    }

    /// The prefix and the namespace of a namespace node.
    const fn namespace(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::XML => Some(("xml", "http://www.w3.org/XML/1998/namespace")),
            Self::XLINK => Some(("xlink", "http://www.w3.org/1999/xlink")),
            _ => None,
        }
    }
}

/// A node of XPath's data model.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'r> {
    run: &'r Run<'r>,
    /// The node of the tree, or the element that an attribute or a namespace node belongs to.
    position: u32,
    part: Part,
}

impl PartialEq for Place<'_> {
    fn eq(&self, other: &Self) -> bool {
        (self.position, self.part) == (other.position, other.part)
    }
}

impl Eq for Place<'_> {}

impl<'r> Place<'r> {
    fn document(self) -> &'r Document {
        self.run.tree.document
    }

    #[expect(clippy::indexing_slicing, reason = "positions are those of nodes of the tree")]
    fn id(self) -> NodeId {
        self.run.tree.nodes[self.position as usize]
    }

    fn with(self, part: Part) -> Self {
        Self { part, ..self }
    }

    /// The root of the tree.
    pub(crate) fn root(self) -> Self {
        Self { position: 0, part: Part::NODE, ..self }
    }

    /// A value of its own.
    pub(crate) const fn key(self) -> (u32, u32) {
        (self.position, self.part.0)
    }

    /// Returns true for a node of the tree: attributes and namespace nodes have no siblings.
    pub(crate) fn is_in_the_tree(self) -> bool {
        self.part == Part::NODE
    }

    /// The position after its last descendant. An attribute comes before the children of its element.
    pub(crate) fn end(self) -> u32 {
        if self.is_in_the_tree() {
            self.run.end(self.position)
        } else {
            self.position.saturating_add(1)
        }
    }

    /// The positions of its descendants; `None` for attributes and namespace nodes, which have none.
    pub(crate) fn descendants(self) -> Option<Range<u32>> {
        self.is_in_the_tree().then(|| self.position.saturating_add(1)..self.end())
    }

    /// The nodes at some positions. Each counts as visited.
    pub(crate) fn nodes(self, positions: Range<u32>) -> impl Iterator<Item = Self> + 'r {
        let run = self.run;
        positions.map_while(move |position| {
            run.spend(1).then_some(Self { run, position, part: Part::NODE })
        })
    }

    /// The nodes on an axis, the nearest first.
    pub(crate) fn on_axis(self, axis: Axis) -> Box<dyn Iterator<Item = Self> + 'r> {
        let run = self.run;
        let document = self.document();
        let siblings = move |next: fn(&Document, NodeId) -> Option<NodeId>| {
            let first = self.is_in_the_tree().then(|| next(document, self.id())).flatten();
            let siblings = successors(first, move |node| next(document, *node));
            // Doctypes are not in the tree.
            siblings.take_while(move |_| run.spend(1)).filter_map(move |node| run.find(node))
        };
        match axis {
            Axis::Ancestor => Box::new(successors(self.parent(), |node| node.parent())),
            Axis::AncestorOrSelf => Box::new(successors(Some(self), |node| node.parent())),
            Axis::Descendant => Box::new(self.nodes(self.descendants().unwrap_or_default())),
            Axis::DescendantOrSelf => {
                let below = self.nodes(self.descendants().unwrap_or_default());
                Box::new(std::iter::once(self).chain(below))
            }
            Axis::Following => Box::new(self.nodes(self.end()..run.tree.len() as u32)),
            Axis::Preceding => {
                let before = (0..self.position).rev().take_while(move |_| run.spend(1));
                let before = before.filter(move |node| run.end(*node) <= self.position);
                Box::new(before.map(move |position| Self { run, position, part: Part::NODE }))
            }
            Axis::FollowingSibling => Box::new(siblings(Document::next_sibling)),
            Axis::PrecedingSibling => Box::new(siblings(Document::previous_sibling)),
            Axis::Child => Box::new(self.children()),
            Axis::Attribute => Box::new(self.attributes()),
            Axis::Namespace => Box::new(self.namespaces()),
            Axis::Parent => Box::new(self.parent().into_iter()),
            Axis::SelfAxis => Box::new(std::iter::once(self)),
        }
    }

    /// The name and the value of an attribute.
    fn as_attribute(self) -> Option<(AttributeName<'r>, &'r str)> {
        let index = self.part.0.checked_sub(Part::FIRST_ATTRIBUTE)?;
        self.document().attributes(self.id()).nth(index as usize)
    }

    fn is_html_element(self) -> bool {
        self.document().namespace(self.id()) == Some(Namespace::Html)
    }

    /// The namespace and the local name.
    fn name(self) -> Option<(Option<&'r str>, &'r str)> {
        if let Some((prefix, _)) = self.part.namespace() {
            return Some((None, prefix));
        }
        let (document, id) = (self.document(), self.id());
        if let Some(index) = self.part.0.checked_sub(Part::FIRST_ATTRIBUTE) {
            let name = document.attribute_name_at(id, index as usize)?;
            return Some((name.namespace, name.local));
        }
        match document.kind(id)? {
            NodeKind::Element => Some((document.namespace_url(id), document.local_name(id)?)),
            NodeKind::ProcessingInstruction => Some((None, document.processing_instruction(id)?.0)),
            _ => None,
        }
    }

    /// The string-value, if the tree has it in one piece.
    fn text(self) -> Option<&'r str> {
        if let Some((_, url)) = self.part.namespace() {
            return Some(url);
        }
        if let Some((_, value)) = self.as_attribute() {
            return Some(value);
        }
        self.document().text(self.id())
    }

    /// The node in the form that the caller of the evaluation gets.
    pub(crate) fn item<'a>(self, tree: &Tree<'a>) -> Option<Item<'a>> {
        let node = tree.document.get(self.id())?;
        if let Some((prefix, url)) = self.part.namespace() {
            return Some(Item::Namespace { element: node, prefix, url });
        }
        if self.part == Part::NODE {
            return Some(Item::Node(node));
        }
        let index = self.part.0.checked_sub(Part::FIRST_ATTRIBUTE)?;
        let (name, value) = node.attrs().nth(index as usize)?;
        Some(Item::Attribute { element: node, position: index as usize, name, value })
    }
}

impl<'r> Node<'r> for Place<'r> {
    fn kind(self) -> Kind {
        if self.part.namespace().is_some() {
            return Kind::Namespace;
        }
        if self.part != Part::NODE {
            return Kind::Attribute;
        }
        match self.document().kind(self.id()) {
            Some(NodeKind::Element) => Kind::Element,
            Some(NodeKind::Text) => Kind::Text,
            Some(NodeKind::Comment) => Kind::Comment,
            Some(NodeKind::ProcessingInstruction) => Kind::ProcessingInstruction,
            _ => Kind::Root,
        }
    }

    fn parent(self) -> Option<Self> {
        // An attribute always has one; the evaluator relies on it.
        if self.part != Part::NODE {
            return Some(self.with(Part::NODE));
        }
        if !self.run.spend(1) {
            return None;
        }
        self.run.find(self.document().parent(self.id())?)
    }

    fn children(self) -> impl Iterator<Item = Self> + 'r {
        (self.part == Part::NODE)
            .then(|| self.document().children(self.id()))
            .into_iter()
            .flatten()
            .take_while(move |_| self.run.spend(1))
            .filter_map(move |child| self.run.find(child))
    }

    fn attributes(self) -> impl Iterator<Item = Self> + 'r {
        (self.part == Part::NODE)
            .then(|| self.document().attributes(self.id()).enumerate())
            .into_iter()
            .flatten()
            .take_while(move |_| self.run.spend(1))
            // A namespace declaration is not an attribute in XPath.
            .filter(|(_, (name, _))| name.namespace != AttributeNamespace::Xmlns)
            .map(move |(index, _)| self.with(Part::attribute(index)))
    }

    /// The parser knows two prefixes, both of attributes; the second only on foreign elements.
    fn namespaces(self) -> impl Iterator<Item = Self> + 'r {
        let is_element = self.kind() == Kind::Element;
        let parts = [
            is_element.then_some(Part::XML),
            (is_element && !self.is_html_element()).then_some(Part::XLINK),
        ];
        parts.into_iter().flatten().map(move |part| self.with(part))
    }

    fn expanded_name(self) -> Option<ExpandedName> {
        let (namespace, local) = self.name()?;
        Some(ExpandedName {
            namespace_uri: namespace.map(str::to_owned),
            local_name: local.to_owned(),
        })
    }

    fn has_expanded_name(self, namespace: Option<&str>, local: &str) -> bool {
        let Some((own_namespace, own_local)) = self.name() else { return false };
        if namespace.is_some() || !self.run.tree.is_html || !self.is_html_element() {
            return own_namespace == namespace && own_local == local;
        }
        // In an HTML document a name without a prefix also matches HTML elements and their attributes, and
        // is converted to ASCII lower case for them.
        let is_attribute = self.part != Part::NODE;
        (!is_attribute || own_namespace.is_none())
            && own_local.bytes().eq(local.bytes().map(|byte| byte.to_ascii_lowercase()))
    }

    fn string_value(self) -> String {
        self.with_string_value(str::to_owned)
    }

    fn with_string_value<R>(self, read: impl FnOnce(&str) -> R) -> R {
        if let Some(text) = self.text() {
            self.run.spend((text.len() / BYTES_PER_PART).saturating_add(1));
            return read(text);
        }
        let mut all = String::new();
        for node in self.document().descendants(self.id()) {
            let text = match self.document().kind(node) {
                Some(NodeKind::Text) => self.document().text(node).unwrap_or_default(),
                _ => "",
            };
            if !self.run.spend((text.len() / BYTES_PER_PART).saturating_add(1)) {
                break;
            }
            all.push_str(text);
        }
        read(&all)
    }

    fn document_order(self, other: Self) -> Ordering {
        (self.position, self.part).cmp(&(other.position, other.part))
    }

    /// IDs are those of the DOM: the attribute `id` without a namespace.
    fn is_id_attribute(self) -> bool {
        self.as_attribute().is_some_and(|(name, _)| name == AttributeName::plain("id"))
    }
}
