//! Steps from a node to others: to its parent, its children and its siblings, and across tree boundaries.

use std::iter::FusedIterator;

use super::NodeRef;
use crate::node::{ElementFacts, NONE};
use crate::{Ancestors, Children, Descendants, Document, NodeId};

impl<'a> NodeRef<'a> {
    /// The parent.
    #[inline]
    pub fn parent(self) -> Option<Self> {
        self.document.followed(self.node.parent)
    }

    /// The parent, if it is an element.
    #[inline]
    pub fn parent_element(self) -> Option<Self> {
        self.parent().filter(|parent| parent.is_element())
    }

    /// The ancestors, from the parent to the root of the tree. See [`Document::ancestors`].
    #[inline]
    pub fn ancestors(self) -> NodeRefs<'a, Ancestors<'a>> {
        NodeRefs { document: self.document, ids: self.document.ancestors_at(self.place) }
    }

    /// The root of the tree that the node is in: the node itself, if it has no parent.
    /// <https://dom.spec.whatwg.org/#concept-tree-root>
    #[inline]
    #[must_use]
    pub fn root(self) -> Self {
        let mut root = self;
        while let Some(parent) = root.parent() {
            root = parent;
        }
        root
    }

    /// The children, in order; the iterator also goes backwards.
    #[inline]
    pub fn children(self) -> NodeRefs<'a, Children<'a>> {
        NodeRefs { document: self.document, ids: self.document.children_at(self.place) }
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
        NodeRefs { document: self.document, ids: self.document.descendants_at(self.place, false) }
    }

    /// The first child.
    #[inline]
    pub fn first_child(self) -> Option<Self> {
        self.document.followed(self.node.first_child)
    }

    /// The last child.
    #[inline]
    pub fn last_child(self) -> Option<Self> {
        self.document.followed(self.first_child()?.node.previous_or_last)
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

    /// The siblings after the node, in order.
    pub fn next_siblings(self) -> impl FusedIterator<Item = Self> + Clone + use<'a> {
        std::iter::successors(self.next_sibling(), |node| node.next_sibling())
    }

    /// The siblings before the node, the nearest first.
    pub fn previous_siblings(self) -> impl FusedIterator<Item = Self> + Clone + use<'a> {
        std::iter::successors(self.previous_sibling(), |node| node.previous_sibling())
    }

    /// The node after this one in tree order, among the descendants of `within`, which is the node itself or
    /// an ancestor of it. See [`Document::next_in_tree_order`].
    #[inline]
    pub fn next_in_tree_order(self, within: Self) -> Option<Self> {
        let next = self.document.after_in_tree_order(self.place, within.place, false);
        self.document.followed(next)
    }

    /// The node after this one and its descendants in tree order, among the descendants of `within`.
    #[inline]
    pub fn next_after_descendants(self, within: Self) -> Option<Self> {
        let mut node = self;
        while node.place != within.place {
            if let Some(next) = node.next_sibling() {
                return Some(next);
            }
            node = node.parent()?;
        }
        None
    }

    /// Returns true for an element that can have template contents or a shadow root. Every element that has
    /// one is among these.
    #[inline]
    pub const fn may_have_fragments(self) -> bool {
        self.node.data.has(ElementFacts::EXTRAS)
    }

    /// The contents of a `template` element: a document fragment. See
    /// [`Document::template_contents`].
    pub fn template_contents(self) -> Option<Self> {
        self.document.get(self.document.extras_at(self.place)?.template_contents?)
    }

    /// The contents of a `template` element, unless they are the shadow root of another element. Together
    /// with [`shadow_root`](Self::shadow_root), these are the trees that a walk over all trees enters here.
    pub fn own_template_contents(self) -> Option<Self> {
        self.document.followed(self.document.own_template_contents(self.place)?)
    }

    /// The shadow root of an element, also if it is closed. See [`Document::shadow_root`].
    pub fn shadow_root(self) -> Option<Self> {
        self.document.followed(self.document.own_shadow_root(self.place)?)
    }

    /// The element that template contents or a shadow root belong to. See [`Document::host`].
    #[inline]
    pub fn host(self) -> Option<Self> {
        self.document.followed(self.node.data.host()?)
    }

    /// The form owner of an element. See [`Document::form_owner`].
    pub fn form_owner(self) -> Option<Self> {
        self.document.get(self.document.form_owner(self.id())?)
    }

    /// The form that the parser associated an element with, as long as the association holds; it is then
    /// the [form owner](Self::form_owner).
    pub fn associated_form(self) -> Option<Self> {
        self.document.get(self.document.kept_form(self.place)?)
    }
}

/// Makes an iterator over handles from one over ids.
#[derive(Clone, Debug)]
pub struct NodeRefs<'a, I> {
    document: &'a Document,
    /// The ids are those of nodes of the document: they are not stale.
    ids: I,
}

impl<'a, I: Iterator<Item = NodeId>> Iterator for NodeRefs<'a, I> {
    type Item = NodeRef<'a>;

    #[inline]
    fn next(&mut self) -> Option<NodeRef<'a>> {
        self.document.followed(self.ids.next()?.index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.ids.size_hint()
    }
}

impl<I: DoubleEndedIterator<Item = NodeId>> DoubleEndedIterator for NodeRefs<'_, I> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.document.followed(self.ids.next_back()?.index)
    }
}

impl<I: FusedIterator<Item = NodeId>> FusedIterator for NodeRefs<'_, I> {}

#[cfg(test)]
mod tests {
    use treewright_markup::Namespace;

    use super::*;

    #[test]
    fn handles_agree_with_ids() {
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
        assert_eq!(document.nodes().count(), document.place_count() - 1);
        assert!(document.get(freed).is_none());
        for node in document.nodes() {
            let id = node.id();
            assert_eq!(document.get(id), Some(node));
            assert_eq!(document.node_at(node.place()), Some(node));
            let same = |found: Option<NodeRef<'_>>, expected: Option<NodeId>| {
                assert_eq!(found.map(NodeRef::id), expected);
            };
            assert_eq!(Some(node.kind()), document.kind(id));
            assert_eq!(node.namespace(), document.namespace(id));
            assert_eq!(node.local_name(), document.local_name(id));
            assert_eq!(node.data(), document.text(id));
            same(node.parent(), document.parent(id));
            same(node.first_child(), document.first_child(id));
            same(node.last_child(), document.last_child(id));
            same(node.next_sibling(), document.next_sibling(id));
            same(node.previous_sibling(), document.previous_sibling(id));
            same(node.template_contents(), document.template_contents(id));
            same(node.own_template_contents(), document.template_contents(id));
            same(node.shadow_root(), document.shadow_root(id));
            same(node.host(), document.host(id));
            same(Some(node.root()), document.root_of(id));
            let ids = |nodes: &mut dyn Iterator<Item = NodeRef<'_>>| -> Vec<NodeId> {
                nodes.map(NodeRef::id).collect()
            };
            assert_eq!(ids(&mut node.children()), document.children(id).collect::<Vec<_>>());
            assert_eq!(ids(&mut node.ancestors()), document.ancestors(id).collect::<Vec<_>>());
            assert_eq!(ids(&mut node.descendants()), document.descendants(id).collect::<Vec<_>>());
            assert_eq!(node.next_element(), node.next_siblings().find(|node| node.is_element()));
            let previous = node.previous_siblings().find(|node| node.is_element());
            assert_eq!(node.previous_element(), previous);
            same(node.next_in_tree_order(node.root()), {
                let root = document.root_of(id).unwrap();
                document.next_in_tree_order(id, root)
            });
            same(node.next_after_descendants(node.root()), {
                let root = document.root_of(id).unwrap();
                document.next_after_descendants(id, root)
            });
            assert_eq!(node.first_child_element(), node.child_elements().next());
            assert_eq!(node.last_child_element(), node.child_elements().next_back());
        }
    }
}
