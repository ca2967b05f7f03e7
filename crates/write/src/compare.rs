//! Two trees compared.

use std::borrow::Cow;
use std::collections::HashMap;
use std::iter::Peekable;

use treewright_dom::{
    Document, Edge, FormOwners, LocalName, Namespace, NodeId, NodeKind, NodeRef, Traverse,
};

use crate::html::{LeftAlone, View};

/// Returns the places where two trees differ: nodes of the first one that each contain a difference, at
/// most `most` of them. The result is empty if the trees are equal. That means the same nodes, names,
/// texts, and attributes in the same order, including template contents and shadow trees; the same mode if
/// they are documents; and the same associations of elements with forms.
///
/// It takes time linear in the size of the trees, and constant stack.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_write::differences;
/// let mut document = Document::new();
/// let [a, b] = ["x", "y"].map(|text| {
///     let element = document.create_element(Namespace::Html, "p").unwrap();
///     document.set_text_content(element, text).unwrap();
///     element
/// });
/// let (a, b) = (document.get(a).unwrap(), document.get(b).unwrap());
/// assert_eq!(differences(a, a, 10), []);
/// assert_eq!(differences(a, b, 10), [a.id()]);
/// ```
pub fn differences(first: NodeRef<'_>, second: NodeRef<'_>, most: usize) -> Vec<NodeId> {
    if is_certainly_same(first, second, Texts::EachNode) {
        return Vec::new();
    }
    let left_alone = LeftAlone::new();
    let views = [&exact(first, &left_alone), &exact(second, &left_alone)];
    compare(views, [first, second], Texts::EachNode, most)
}

/// Returns the places where two trees differ, as [`differences`] does, but text nodes that are next to each
/// other count as one, and the form owners are those of the trees as they are. So a tree that was changed
/// can be compared with one that was parsed.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_write::{differences, differences_when_normalized};
/// let mut document = Document::new();
/// let [a, b] = [&["x", "y"][..], &["xy"]].map(|texts| {
///     let element = document.create_element(Namespace::Html, "p").unwrap();
///     for text in texts {
///         let text = document.create_text(text);
///         document.append(element, text).unwrap();
///     }
///     element
/// });
/// let (a, b) = (document.get(a).unwrap(), document.get(b).unwrap());
/// assert_eq!(differences(a, b, 10), [a.id()]);
/// assert_eq!(differences_when_normalized(a, b, 10), []);
/// ```
pub fn differences_when_normalized(
    first: NodeRef<'_>,
    second: NodeRef<'_>,
    most: usize,
) -> Vec<NodeId> {
    if is_certainly_same(first, second, Texts::Joined) {
        return Vec::new();
    }
    let left_alone = LeftAlone::new();
    let views = [&exact(first, &left_alone), &exact(second, &left_alone)];
    compare(views, [first, second], Texts::Joined, most)
}

/// Most trees that are compared are the same, which takes less time to find out than differences.
fn is_certainly_same(first: NodeRef<'_>, second: NodeRef<'_>, texts: Texts) -> bool {
    let joins = texts == Texts::Joined;
    first.document().is_certainly_same(first.id(), second.document(), second.id(), joins)
}

/// The way that texts are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Texts {
    EachNode,
    /// Texts that are next to each other are one.
    Joined,
}

/// The view of an unchanged tree.
pub(crate) const fn exact<'a>(node: NodeRef<'a>, left_alone: &'a LeftAlone<'a>) -> View<'a> {
    View { document: node.document(), texts: None, comments: true, left_alone }
}

/// A part of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Item<'a> {
    Open(NodeId),
    Text(NodeId, Cow<'a, str>),
    Close(NodeId),
}

/// The parts of a tree in a view, in tree order, with adjacent texts joined.
struct Items<'a> {
    view: View<'a>,
    edges: Peekable<Traverse<'a>>,
    /// The surrounding node that is left alone.
    left_alone: Option<NodeId>,
    joins: bool,
}

impl<'a> Items<'a> {
    fn new(view: View<'a>, root: NodeId, joins: bool) -> Self {
        let edges = view.document.traverse_with_fragments(root).peekable();
        Self { view, edges, left_alone: None, joins }
    }

    fn is_written(&self, node: NodeId) -> bool {
        self.left_alone.is_some() || self.view.is_written(node)
    }

    fn is_text(&self, node: NodeId) -> bool {
        self.view.document.kind(node) == Some(NodeKind::Text)
    }

    /// The text nodes directly after `text`.
    fn rest_of_text(&mut self, text: &mut Cow<'a, str>) {
        while let Some(Edge::Open(node) | Edge::Close(node)) = self.edges.peek().copied() {
            let is_text = self.is_text(node);
            if self.is_written(node) && !is_text {
                return;
            }
            let edge = self.edges.next();
            if is_text && edge == Some(Edge::Open(node)) {
                text.to_mut().push_str(self.view.text(node));
            }
        }
    }

    /// Continues after the end of an open node.
    fn leave(&mut self, node: NodeId) {
        for edge in self.edges.by_ref() {
            let Edge::Close(closed) = edge else { continue };
            self.left_alone = self.left_alone.filter(|left_alone| *left_alone != closed);
            if closed == node {
                break;
            }
        }
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = Item<'a>;

    fn next(&mut self) -> Option<Item<'a>> {
        loop {
            let edge = self.edges.next()?;
            let (Edge::Open(node) | Edge::Close(node)) = edge;
            if !self.is_written(node) {
                continue;
            }
            if self.is_text(node) {
                if edge == Edge::Close(node) {
                    continue;
                }
                let mut text = Cow::Borrowed(self.view.text(node));
                if self.joins {
                    self.rest_of_text(&mut text);
                }
                return Some(Item::Text(node, text));
            }
            if self.view.left_alone.contains(node) {
                self.left_alone = matches!(edge, Edge::Open(_)).then_some(node);
            }
            return Some(match edge {
                Edge::Open(node) => Item::Open(node),
                Edge::Close(node) => Item::Close(node),
            });
        }
    }
}

/// The maximum number of differences of form owners that are recorded: each takes time in the depth of the
/// tree.
const MOST_OF_FORMS: usize = 16;

/// The elements whose form owners are compared.
#[derive(Default)]
struct Forms {
    /// The forms of the second tree, by those of the first.
    counterparts: HashMap<NodeId, NodeId>,
    /// The elements with an owner in one of the trees: the element of the first tree, and the owners.
    owned: Vec<(NodeId, [Option<NodeId>; 2])>,
}

pub(crate) fn compare(
    views: [&View<'_>; 2],
    roots: [NodeRef<'_>; 2],
    texts: Texts,
    most: usize,
) -> Vec<NodeId> {
    let [first, second] = roots;
    let documents = [first.document(), second.document()];
    let mut found = Vec::new();
    if documents[0].mode_of(first.id()) != documents[1].mode_of(second.id()) {
        // It depends on the doctype.
        let doctype = first.children().find(|child| child.kind() == NodeKind::Doctype);
        found.push(doctype.unwrap_or(first).id());
    }
    let is_exact = |view: &View<'_>| view.comments && view.texts.is_none();
    let joins = texts == Texts::Joined || !views.into_iter().all(is_exact);
    let mut a = Items::new(*views[0], first.id(), joins);
    let mut b = Items::new(*views[1], second.id(), joins);
    let mut open: Vec<(NodeId, NodeId)> = Vec::new();
    let mut forms = Forms::default();
    // An association with the nearest form does not show, and a changed tree has dropped it.
    let compares_the_rendering =
        texts == Texts::Joined || views.iter().all(|view| view.texts.is_some());
    let mut owners = compares_the_rendering.then(|| documents.map(FormOwners::new));
    while found.len() < most {
        let items = [a.next(), b.next()];
        match &items {
            [None, None] => break,
            [Some(Item::Text(_, text)), Some(Item::Text(_, other))] if text == other => {}
            [Some(Item::Open(node)), Some(Item::Open(other))]
                if open.is_empty() || is_same_node(documents, [*node, *other]) =>
            {
                open.push((*node, *other));
                forms.note(documents, owners.as_mut(), [*node, *other]);
            }
            [Some(Item::Close(_)), Some(Item::Close(_))] => {
                open.pop();
            }
            [Some(Item::Open(node)), Some(Item::Open(other))]
                if is_same_name(documents, [*node, *other]) =>
            {
                found.push(*node);
                a.leave(*node);
                b.leave(*other);
            }
            [item, other_item] => {
                let Some((node, other)) = open.pop() else {
                    found.push(first.id());
                    break;
                };
                found.push(node);
                // One of the two may already have ended.
                if *item != Some(Item::Close(node)) {
                    a.leave(node);
                }
                if *other_item != Some(Item::Close(other)) {
                    b.leave(other);
                }
            }
        }
    }
    if found.is_empty() {
        forms.compare(documents[0], first.id(), most.min(MOST_OF_FORMS), &mut found);
    }
    found
}

/// Returns true for two nodes of the same kind with the same names, attributes and data.
fn is_same_node(documents: [&Document; 2], nodes: [NodeId; 2]) -> bool {
    let ([a, b], [node, other]) = (documents, nodes);
    let kind = a.kind(node);
    if kind != b.kind(other) {
        return false;
    }
    match kind {
        Some(NodeKind::Element) => {
            is_same_name(documents, nodes) && a.attributes(node).eq(b.attributes(other))
        }
        Some(NodeKind::Doctype) => a.doctype(node) == b.doctype(other),
        Some(NodeKind::ProcessingInstruction) => {
            a.processing_instruction(node) == b.processing_instruction(other)
        }
        Some(NodeKind::Comment) => a.text(node) == b.text(other),
        Some(NodeKind::ShadowRoot) => {
            a.shadow_root_properties(node) == b.shadow_root_properties(other)
        }
        _ => true,
    }
}

/// Returns true for two elements of the same name.
fn is_same_name(documents: [&Document; 2], nodes: [NodeId; 2]) -> bool {
    let ([a, b], [node, other]) = (documents, nodes);
    a.kind(node) == Some(NodeKind::Element)
        && a.namespace(node) == b.namespace(other)
        && a.local_name(node) == b.local_name(other)
}

impl Forms {
    fn note(
        &mut self,
        documents: [&Document; 2],
        owners: Option<&mut [FormOwners<'_>; 2]>,
        nodes: [NodeId; 2],
    ) {
        let ([a, b], [node, other]) = (documents, nodes);
        if a.is_element(node, Namespace::Html, LocalName::FORM) {
            self.counterparts.insert(node, other);
        }
        // Owners by ancestors and attributes are equal if the rest of the trees is.
        let associated =
            |document: &Document, node| Some(document.get(node)?.associated_form()?.id());
        let owners = match ([associated(a, node), associated(b, other)], owners) {
            ([None, None], _) => return,
            ([None, of_other], Some(owners)) => [owners[0].of(node), of_other],
            ([of_node, None], Some(owners)) => [of_node, owners[1].of(other)],
            (both, _) => both,
        };
        self.owned.push((node, owners));
    }

    /// Records the nodes that contain both an element and its form, if the other tree has another form.
    fn compare(&self, document: &Document, root: NodeId, most: usize, found: &mut Vec<NodeId>) {
        // A form that was removed from the tree can still have owned elements.
        let of_the_other: HashMap<NodeId, NodeId> =
            self.counterparts.iter().map(|(form, other)| (*other, *form)).collect();
        for (element, [owner, other]) in &self.owned {
            if found.len() >= most {
                return;
            }
            let owner = owner.filter(|owner| self.counterparts.contains_key(owner));
            let other = other.and_then(|other| of_the_other.get(&other).copied());
            if owner == other {
                continue;
            }
            let around = owner.or(other).and_then(|form| common_ancestor(document, *element, form));
            found.push(around.unwrap_or(root));
        }
    }
}

/// The nearest node that contains both.
fn common_ancestor(document: &Document, node: NodeId, other: NodeId) -> Option<NodeId> {
    let path = |node| {
        let around = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
        let mut path: Vec<NodeId> = std::iter::successors(Some(node), around).collect();
        path.reverse();
        path
    };
    let (path, other) = (path(node), path(other));
    let same = path.iter().zip(&other).take_while(|(a, b)| a == b);
    same.last().map(|(node, _)| *node)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Builds a tree from letters: `(` opens an element, `)` closes it, others are texts of one letter.
    fn tree(text: &str) -> (Document, NodeId) {
        let mut document = Document::new();
        let root = document.create_document_fragment();
        let mut open = vec![root];
        for letter in text.chars() {
            let parent = *open.last().unwrap();
            match letter {
                '(' => {
                    let element = document.create_element(Namespace::Html, "b").unwrap();
                    document.append(parent, element).unwrap();
                    open.push(element);
                }
                ')' => {
                    open.pop();
                }
                letter => {
                    let text = document.create_text(&letter.to_string());
                    document.append(parent, text).unwrap();
                }
            }
        }
        (document, root)
    }

    #[test]
    fn places_of_differences() {
        // The depths of the nodes that are found; the root has none.
        for (first, second, expected) in [
            ("(a)(b)", "(a)(b)", &[][..]),
            ("(a)(b)", "(a)(c)", &[1][..]),
            ("(a)(b)", "(x)(y)", &[1, 1]),
            ("(a)b", "(a)", &[0]),
            ("((a)b)c", "((a))c", &[1]),
            ("((a))c", "((a)b)c", &[1]),
            ("((a)(b))(c)", "((a(d))(b))(e)", &[2, 1]),
            ("", "a", &[0]),
            ("(a)", "a", &[0]),
        ] {
            let ((a, root), (b, other)) = (tree(first), tree(second));
            let found = differences(a.get(root).unwrap(), b.get(other).unwrap(), 10);
            let depth = |node: &NodeId| a.ancestors(*node).count();
            let depths: Vec<usize> = found.iter().map(depth).collect();
            assert_eq!(depths, expected, "{first} and {second}");
        }
    }
}
