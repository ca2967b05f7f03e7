//! The rules for the children that a node may have.

use std::collections::HashSet;

use treewright_markup::NodeKind;

use crate::node::NONE;
use crate::walk::{Step, Walk};
use crate::{Document, HierarchyViolation, NodeError};

/// The children that will be gone when something is inserted.
#[derive(Clone, Copy)]
pub(crate) enum Excluded {
    Nothing,
    Child(u32),
    AllChildren,
}

impl Excluded {
    fn contains(self, child: u32) -> bool {
        match self {
            Self::Nothing => false,
            Self::Child(excluded) => child == excluded,
            Self::AllChildren => true,
        }
    }
}

impl Document {
    pub(crate) fn is_fragment(&self, index: u32) -> bool {
        matches!(self.kind_at(index), NodeKind::DocumentFragment | NodeKind::ShadowRoot)
    }

    pub(crate) fn ensure_it_can_have_children(&self, parent: u32) -> Result<NodeKind, NodeError> {
        match self.kind_at(parent) {
            kind @ (NodeKind::Document
            | NodeKind::DocumentFragment
            | NodeKind::ShadowRoot
            | NodeKind::Element) => Ok(kind),
            _ => Err(HierarchyViolation::Parent.into()),
        }
    }

    /// <https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity>
    pub(crate) fn ensure_pre_insertion_validity(
        &self,
        parent: u32,
        node: u32,
        before: u32,
        excluded: Excluded,
    ) -> Result<(), NodeError> {
        // Step 1.
        let parent_kind = self.ensure_it_can_have_children(parent)?;
        // Step 2.
        if self.is_host_including_inclusive_ancestor_at(node, parent) {
            return Err(HierarchyViolation::Ancestor.into());
        }
        // Step 3.
        if before != NONE && self.node(before).parent != parent {
            return Err(NodeError::NotFound);
        }
        // Steps 4 to 7.
        let in_document = parent_kind == NodeKind::Document;
        match self.kind_at(node) {
            NodeKind::Document => Err(HierarchyViolation::Document.into()),
            NodeKind::Attribute => Err(HierarchyViolation::Attribute.into()),
            NodeKind::Text if in_document => Err(HierarchyViolation::TextInDocument.into()),
            NodeKind::Doctype if !in_document => {
                Err(HierarchyViolation::DoctypeOutsideDocument.into())
            }
            kind if in_document => {
                self.ensure_document_validity(parent, node, kind, before, excluded)
            }
            _ => Ok(()),
        }
    }

    /// Steps 8 to 11 of pre-insertion validity: the children that a document may have.
    fn ensure_document_validity(
        &self,
        document: u32,
        node: u32,
        kind: NodeKind,
        before: u32,
        excluded: Excluded,
    ) -> Result<(), NodeError> {
        let place = |count| match count {
            0 => Ok(()),
            1 => self.ensure_place_for_element(document, before, excluded),
            _ => Err(HierarchyViolation::SecondElement.into()),
        };
        match kind {
            NodeKind::DocumentFragment | NodeKind::ShadowRoot => {
                let children = || self.siblings_from(self.node(node).first_child);
                if children().any(|child| self.is_kind(child, NodeKind::Text)) {
                    return Err(HierarchyViolation::TextInDocument.into());
                }
                place(children().filter(|child| self.is_kind(*child, NodeKind::Element)).count())
            }
            NodeKind::Element => place(1),
            NodeKind::Doctype => {
                let children = || self.siblings_from(self.node(document).first_child);
                let left = |kind| move |child: &u32| self.is_kind(*child, kind);
                if children().filter(left(NodeKind::Doctype)).any(|child| !excluded.contains(child))
                {
                    return Err(HierarchyViolation::SecondDoctype.into());
                }
                let element_before = children()
                    .take_while(|child| *child != before)
                    .filter(left(NodeKind::Element))
                    .any(|child| before != NONE || !excluded.contains(child));
                if element_before {
                    return Err(HierarchyViolation::ElementBeforeDoctype.into());
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn ensure_place_for_element(
        &self,
        document: u32,
        before: u32,
        excluded: Excluded,
    ) -> Result<(), NodeError> {
        let mut children = self.siblings_from(self.node(document).first_child);
        if children.any(|child| self.is_kind(child, NodeKind::Element) && !excluded.contains(child))
        {
            return Err(HierarchyViolation::SecondElement.into());
        }
        let mut from = self.siblings_from(before);
        if from.any(|child| {
            self.is_kind(child, NodeKind::Doctype) && !(child == before && excluded.contains(child))
        }) {
            return Err(HierarchyViolation::ElementBeforeDoctype.into());
        }
        Ok(())
    }

    /// The rules for several nodes that are inserted next to each other after they were taken from their
    /// places: each may be there, none is an inclusive ancestor of the parent, and a document gets its
    /// children in an allowed order. `nodes` are the named ones; a fragment contributes its children.
    ///
    /// SPEC-NOTE: a fragment that is the parent cannot be one of several nodes. By the letter its children
    /// would leave it, and then enter it again if the place still exists. Everything is checked before the
    /// first node is taken from its place, so that an error changes nothing: even if the steps of a removal
    /// would take the parent out of one of the nodes.
    pub(crate) fn ensure_validity_of_all(
        &self,
        parent: u32,
        nodes: &[u32],
        before: u32,
        excluded: Excluded,
    ) -> Result<(), NodeError> {
        let parent_kind = self.ensure_it_can_have_children(parent)?;
        let named: HashSet<u32> = nodes.iter().copied().collect();
        let mut ancestor = parent;
        while ancestor != NONE {
            if named.contains(&ancestor) {
                return Err(HierarchyViolation::Ancestor.into());
            }
            ancestor = self.parent_or_host(ancestor);
        }
        for node in nodes {
            match self.kind_at(*node) {
                NodeKind::Document => return Err(HierarchyViolation::Document.into()),
                NodeKind::Attribute => return Err(HierarchyViolation::Attribute.into()),
                NodeKind::Doctype if parent_kind != NodeKind::Document => {
                    return Err(HierarchyViolation::DoctypeOutsideDocument.into());
                }
                _ => {}
            }
        }
        if parent_kind != NodeKind::Document {
            return Ok(());
        }
        let new = || {
            nodes.iter().flat_map(|node| {
                let is_fragment = self.is_fragment(*node);
                let inside = if is_fragment { self.node(*node).first_child } else { NONE };
                let itself = (!is_fragment).then_some(*node);
                itself.into_iter().chain(self.siblings_from(inside))
            })
        };
        let is_left = |child: &u32| !named.contains(child) && !excluded.contains(*child);
        let before_the_place =
            self.siblings_from(self.node(parent).first_child).take_while(|child| *child != before);
        let after_the_place = self.siblings_from(before);
        let result =
            before_the_place.filter(is_left).chain(new()).chain(after_the_place.filter(is_left));
        let (mut elements, mut doctypes) = (false, false);
        // A node can be named twice, and again by its fragment.
        let mut seen = HashSet::new();
        for child in result {
            if !seen.insert(child) {
                continue;
            }
            match self.kind_at(child) {
                NodeKind::Text => return Err(HierarchyViolation::TextInDocument.into()),
                NodeKind::Element if std::mem::replace(&mut elements, true) => {
                    return Err(HierarchyViolation::SecondElement.into());
                }
                NodeKind::Doctype if std::mem::replace(&mut doctypes, true) => {
                    return Err(HierarchyViolation::SecondDoctype.into());
                }
                NodeKind::Doctype if elements => {
                    return Err(HierarchyViolation::ElementBeforeDoctype.into());
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn is_kind(&self, index: u32, kind: NodeKind) -> bool {
        self.kind_at(index) == kind
    }

    /// <https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor>
    ///
    /// Two walks take turns, one up to the root and one through what is in the node, until one of them ends: so deep
    /// trees can be built in linear time both top-down and bottom-up, and filled with small subtrees.
    pub(crate) fn is_host_including_inclusive_ancestor_at(&self, node: u32, of: u32) -> bool {
        let mut inside = Walk::new(node, true);
        let mut ancestor = of;
        while ancestor != NONE {
            if ancestor == node {
                return true;
            }
            ancestor = self.parent_or_host(ancestor);
            // Nodes close at most as often as they open.
            loop {
                match inside.step(self) {
                    Some(Step::Open(node)) if node == of => return true,
                    Some(Step::Open(_)) => break,
                    Some(Step::Close(_)) => {}
                    None => return false,
                }
            }
        }
        false
    }
}
