//! Changes of a tree for callers that have the algorithms of the DOM Standard themselves, such as the host
//! of scripts: they look at validity, and run the steps of insertion and removal, where and when the
//! standard says. The steps for form owners and `selectedcontent` elements, which belong to this tree, are
//! run here.

use std::collections::HashSet;

use crate::node::{NONE, NodeId};
use crate::steps::Record;
use crate::validity::Excluded;
use crate::{Document, HierarchyViolation, NodeError};

impl Document {
    /// Looks whether `node` can be inserted into `parent`, before its child `child` or at the end.
    /// <https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotFound`] if `child` is not a child of `parent`;
    /// [`NodeError::HierarchyRequest`] with the rule that is broken.
    ///
    /// ```
    /// use treewright_dom::{Document, HierarchyViolation, NodeError};
    /// let mut document = Document::new();
    /// let text = document.create_text("a");
    /// assert_eq!(
    ///     document.check_pre_insertion_validity(document.root(), text, None),
    ///     Err(NodeError::HierarchyRequest(HierarchyViolation::TextInDocument)),
    /// );
    /// ```
    pub fn check_pre_insertion_validity(
        &self,
        parent: NodeId,
        node: NodeId,
        child: Option<NodeId>,
    ) -> Result<(), NodeError> {
        let (parent, node) = (self.resolve(parent)?, self.resolve(node)?);
        let before = child.map_or(Ok(NONE), |child| self.resolve(child))?;
        self.ensure_pre_insertion_validity(parent, node, before, Excluded::Nothing)
    }

    /// Looks whether `node` can replace `child` among the children of `parent`.
    /// <https://dom.spec.whatwg.org/#concept-node-replace>
    ///
    /// # Errors
    /// As for [`Document::check_pre_insertion_validity`].
    pub fn check_replacement_validity(
        &self,
        parent: NodeId,
        node: NodeId,
        child: NodeId,
    ) -> Result<(), NodeError> {
        let (parent, node) = (self.resolve(parent)?, self.resolve(node)?);
        let child = self.resolve(child)?;
        self.ensure_pre_insertion_validity(parent, node, child, Excluded::Child(child))
    }

    /// Inserts nodes next to each other into `parent`, before its child `before` or at the end, without a
    /// look at validity but for what would make a tree no tree. Nodes that have a parent are taken from it.
    /// A fragment is not replaced by its children; [`Document::take_children`] takes them out.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotFound`] if `before` is not a child of `parent`, or one of the
    /// nodes; [`NodeError::HierarchyRequest`] if `parent` is a node without children, or in one of the
    /// nodes, and for documents, fragments and attributes.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let texts = ["a", "b"].map(|text| document.create_text(text));
    /// document.insert_nodes(element, &texts, None).unwrap();
    /// assert_eq!(document.outer_html(element), "<p>ab</p>");
    /// assert_eq!(document.take_children(element).unwrap(), texts);
    /// ```
    pub fn insert_nodes(
        &mut self,
        parent: NodeId,
        nodes: &[NodeId],
        before: Option<NodeId>,
    ) -> Result<(), NodeError> {
        let parent = self.resolve(parent)?;
        let before = before.map_or(Ok(NONE), |before| self.resolve(before))?;
        let mut indices = Vec::with_capacity(nodes.len());
        for node in nodes {
            indices.push(self.resolve(*node)?);
        }
        self.ensure_a_tree(parent, &indices, before)?;
        for index in &indices {
            self.take_out(*index);
        }
        if !indices.is_empty() {
            self.put_in(parent, &indices, before, Record::Insertion);
        }
        Ok(())
    }

    fn ensure_a_tree(&self, parent: u32, nodes: &[u32], before: u32) -> Result<(), NodeError> {
        use treewright_markup::NodeKind;
        self.ensure_it_can_have_children(parent)?;
        if before != NONE && (self.node(before).parent != parent || nodes.contains(&before)) {
            return Err(NodeError::NotFound);
        }
        for node in nodes {
            match self.kind_at(*node) {
                NodeKind::Document | NodeKind::DocumentFragment | NodeKind::ShadowRoot => {
                    return Err(HierarchyViolation::Document.into());
                }
                NodeKind::Attribute => return Err(HierarchyViolation::Attribute.into()),
                _ if self.is_host_including_inclusive_ancestor(*node, parent) => {
                    return Err(HierarchyViolation::Ancestor.into());
                }
                _ => {}
            }
        }
        let mut seen = HashSet::new();
        if nodes.len() > 1 && !nodes.iter().all(|node| seen.insert(*node)) {
            return Err(NodeError::NotFound);
        }
        Ok(())
    }

    /// Takes all children out of a node and returns them in tree order. [`Document::remove`] takes out one
    /// node.
    ///
    /// # Errors
    /// [`NodeError::Stale`].
    pub fn take_children(&mut self, parent: NodeId) -> Result<Vec<NodeId>, NodeError> {
        let index = self.resolve(parent)?;
        let children = self.take_all(index);
        Ok(self.ids(&children))
    }
}

#[cfg(test)]
mod tests {
    use treewright_markup::Namespace;

    use super::*;

    #[test]
    fn insertions_that_would_make_no_tree_are_refused() {
        let mut document = Document::new();
        let [outer, inner, template] = ["div", "p", "template"]
            .map(|name| document.create_element(Namespace::Html, name).unwrap());
        let contents = document.template_contents(template).unwrap();
        let [a, b, freed] = ["a", "b", "c"].map(|text| document.create_text(text));
        document.insert_nodes(outer, &[inner, a], None).unwrap();
        document.insert_nodes(contents, &[b], None).unwrap();
        document.delete(freed).unwrap();
        let fragment = document.create_document_fragment();
        let attribute = document.create_attribute(crate::FullName::plain("a"));
        let is_ancestor = Err(HierarchyViolation::Ancestor.into());
        for (parent, nodes, before, expected) in [
            (inner, &[outer][..], None, is_ancestor),
            (outer, &[outer], None, is_ancestor),
            (contents, &[template], None, is_ancestor),
            (a, &[b], None, Err(HierarchyViolation::Parent.into())),
            (outer, &[b, b], None, Err(NodeError::NotFound)),
            (outer, &[b], Some(b), Err(NodeError::NotFound)),
            (outer, &[a], Some(a), Err(NodeError::NotFound)),
            (outer, &[freed], None, Err(NodeError::Stale)),
            (outer, &[fragment], None, Err(HierarchyViolation::Document.into())),
            (outer, &[attribute], None, Err(HierarchyViolation::Attribute.into())),
            (outer, &[], Some(a), Ok(())),
        ] {
            let result = document.insert_nodes(parent, nodes, before);
            assert_eq!(result, expected);
            assert_eq!(document.outer_html(outer), "<div><p></p>a</div>");
        }
        // A document takes what validity would refuse.
        let root = document.root();
        document.insert_nodes(root, &[outer, template], None).unwrap();
        document.insert_nodes(root, &[b, a], Some(outer)).unwrap();
        assert_eq!(document.inner_html(root), "ba<div><p></p></div><template></template>");
        assert_eq!(document.take_children(root).unwrap(), [b, a, outer, template]);
        assert_eq!(document.take_children(freed), Err(NodeError::Stale));
        let text = document.check_replacement_validity(outer, b, inner);
        assert_eq!(text, Ok(()));
    }
}
