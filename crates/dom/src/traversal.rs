//! Going through the tree.

use treewright_syntax::{LocalName, Namespace, NodeKind};

use crate::arena::Document;
use crate::node::{NONE, NodeData, NodeId};
use crate::walk::{Inside, Step, Walk};

impl Document {
    /// The parent. Template contents and shadow roots have none; see [`Document::host`].
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.id(self.get(node)?.parent)
    }

    /// The first child.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.id(self.get(node)?.first_child)
    }

    /// The last child.
    pub fn last_child(&self, node: NodeId) -> Option<NodeId> {
        self.id(self.get(node)?.last_child)
    }

    /// The sibling before the node.
    pub fn previous_sibling(&self, node: NodeId) -> Option<NodeId> {
        self.id(self.get(node)?.previous)
    }

    /// The sibling after the node.
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        let node = self.get(node)?;
        // In a place without a parent there is no sibling.
        self.id(node.next)
    }

    /// The children, from either end.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// let mut document = Document::new();
    /// let fragment = document.create_fragment();
    /// for text in ["a", "b"] {
    ///     let text = document.create_text(text);
    ///     document.append(fragment, text)?;
    /// }
    /// let texts: Vec<_> = document.children(fragment).rev().map(|n| document.text(n)).collect();
    /// assert_eq!(texts, [Some("b"), Some("a")]);
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    pub fn children(&self, node: NodeId) -> Children<'_> {
        let ends = match self.get(node) {
            Some(node) => (node.first_child, node.last_child),
            None => (NONE, NONE),
        };
        Children { document: self, ends }
    }

    /// The ancestors, the parent first.
    pub fn ancestors(&self, node: NodeId) -> Ancestors<'_> {
        Ancestors { document: self, next: self.parent(node) }
    }

    /// The descendants in tree order, without the node itself, template contents and shadow trees.
    pub fn descendants(&self, node: NodeId) -> Descendants<'_> {
        Descendants { edges: self.edges(node, Inside::Children), root: node }
    }

    /// The descendants in tree order together with template contents and shadow trees: the root of
    /// each comes after its host and before the host's children.
    pub fn inclusive_descendants_everywhere(&self, node: NodeId) -> Descendants<'_> {
        Descendants { edges: self.edges(node, Inside::Everything), root: node }
    }

    /// The subtree with an edge where a node opens and where it closes, the node itself included.
    ///
    /// ```
    /// use treewright_dom::{Document, Edge};
    /// let mut document = Document::new();
    /// let fragment = document.create_fragment();
    /// let text = document.create_text("a");
    /// document.append(fragment, text)?;
    /// assert_eq!(document.traverse(fragment).collect::<Vec<_>>(), [
    ///     Edge::Open(fragment), Edge::Open(text), Edge::Close(text), Edge::Close(fragment),
    /// ]);
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    pub fn traverse(&self, node: NodeId) -> Traverse<'_> {
        self.edges(node, Inside::Children)
    }

    fn edges(&self, node: NodeId, inside: Inside) -> Traverse<'_> {
        let walk = self.get(node).map(|_| Walk::new(node.index, inside));
        Traverse { document: self, walk }
    }

    /// The element that is a child of the main document.
    /// <https://dom.spec.whatwg.org/#document-element>
    pub fn document_element(&self) -> Option<NodeId> {
        self.children(self.main_document())
            .find(|node| self.node_kind(*node) == Some(NodeKind::Element))
    }

    /// The first `head` child of the `html` element.
    /// <https://html.spec.whatwg.org/multipage/dom.html#the-head-element-2>
    pub fn head(&self) -> Option<NodeId> {
        self.child_of_html(&[LocalName::HEAD])
    }

    /// The body element: the first `body` or `frameset` child of the `html` element.
    /// <https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2>
    pub fn body(&self) -> Option<NodeId> {
        self.child_of_html(&[LocalName::BODY, LocalName::FRAMESET])
    }

    fn child_of_html(&self, names: &[LocalName]) -> Option<NodeId> {
        let is_html = |node: NodeId| self.namespace(node) == Some(Namespace::Html);
        let html = self.document_element()?;
        if !is_html(html) || self.name_of(html) != Some(LocalName::HTML) {
            return None;
        }
        self.children(html).find(|node| {
            is_html(*node) && self.name_of(*node).is_some_and(|name| names.contains(&name))
        })
    }

    /// The text of all text nodes below a node, in tree order; of a text, comment or processing
    /// instruction its data. Template contents do not count.
    /// <https://dom.spec.whatwg.org/#dom-node-textcontent>
    pub fn text_content(&self, node: NodeId) -> String {
        if let Some(text) = self.text(node) {
            return text.to_owned();
        }
        let mut content = String::new();
        for node in self.descendants(node) {
            if self.node_kind(node) == Some(NodeKind::Text) {
                content.push_str(self.text(node).unwrap_or_default());
            }
        }
        content
    }

    /// The root of the tree that a node is in: the last of its inclusive ancestors.
    pub fn root_of(&self, node: NodeId) -> NodeId {
        self.ancestors(node).last().unwrap_or(node)
    }

    /// Whether a node is template contents of a `template` element.
    pub fn is_template_contents(&self, node: NodeId) -> bool {
        self.get(node)
            .is_some_and(|node| matches!(node.data, NodeData::Fragment { host } if host != NONE))
    }
}

/// The children of a node. See [`Document::children`].
#[derive(Clone, Debug)]
pub struct Children<'a> {
    document: &'a Document,
    ends: (u32, u32),
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let (first, last) = self.ends;
        let id = self.document.id(first)?;
        let next = self.document.nodes[first as usize].next;
        self.ends = if first == last { (NONE, NONE) } else { (next, last) };
        Some(id)
    }
}

impl DoubleEndedIterator for Children<'_> {
    fn next_back(&mut self) -> Option<NodeId> {
        let (first, last) = self.ends;
        let id = self.document.id(last)?;
        let previous = self.document.nodes[last as usize].previous;
        self.ends = if first == last { (NONE, NONE) } else { (first, previous) };
        Some(id)
    }
}

/// The ancestors of a node. See [`Document::ancestors`].
#[derive(Clone, Debug)]
pub struct Ancestors<'a> {
    document: &'a Document,
    next: Option<NodeId>,
}

impl Iterator for Ancestors<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let node = self.next?;
        self.next = self.document.parent(node);
        Some(node)
    }
}

/// A node opens, or closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "there is no third edge")]
pub enum Edge {
    /// Before everything inside the node.
    Open(NodeId),
    /// After everything inside the node.
    Close(NodeId),
}

/// The edges of a subtree. See [`Document::traverse`].
#[derive(Clone, Debug)]
pub struct Traverse<'a> {
    document: &'a Document,
    walk: Option<Walk>,
}

impl Iterator for Traverse<'_> {
    type Item = Edge;

    fn next(&mut self) -> Option<Edge> {
        Some(match self.walk.as_mut()?.step(self.document)? {
            Step::Enter(node) => Edge::Open(self.document.id(node)?),
            Step::Leave(node) => Edge::Close(self.document.id(node)?),
        })
    }
}

/// The descendants of a node. See [`Document::descendants`].
#[derive(Clone, Debug)]
pub struct Descendants<'a> {
    edges: Traverse<'a>,
    root: NodeId,
}

impl Iterator for Descendants<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let root = self.root;
        self.edges.find_map(|edge| match edge {
            Edge::Open(node) if node != root => Some(node),
            _ => None,
        })
    }
}
