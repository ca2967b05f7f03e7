//! The checks before insertions, for callers that run the algorithms of the DOM Standard themselves, such as
//! script hosts.

use crate::node::{NONE, NodeId};
use crate::sealed::Sealed;
use crate::validity::Excluded;
use crate::{Document, NodeError};

/// The checks before an insertion, for callers that run the algorithms of the DOM Standard themselves.
pub trait InsertionValidity: Sealed {
    /// Checks that `node` can be inserted into `parent`, before its child `child` or at the end.
    /// <https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotFound`] if `child` is not a child of `parent`;
    /// [`NodeError::HierarchyRequest`] with the broken rule.
    ///
    /// ```
    /// use treewright_dom::scripting::InsertionValidity;
    /// use treewright_dom::{Document, HierarchyViolation, NodeError};
    /// let mut document = Document::new();
    /// let text = document.create_text("a");
    /// assert_eq!(
    ///     document.check_pre_insertion_validity(document.root(), text, None),
    ///     Err(NodeError::HierarchyRequest(HierarchyViolation::TextInDocument)),
    /// );
    /// ```
    fn check_pre_insertion_validity(
        &self,
        parent: NodeId,
        node: NodeId,
        child: Option<NodeId>,
    ) -> Result<(), NodeError>;

    /// Checks that `node` can replace `child` among the children of `parent`.
    /// <https://dom.spec.whatwg.org/#concept-node-replace>
    ///
    /// # Errors
    /// As for [`InsertionValidity::check_pre_insertion_validity`].
    fn check_replacement_validity(
        &self,
        parent: NodeId,
        node: NodeId,
        child: NodeId,
    ) -> Result<(), NodeError>;
}

impl InsertionValidity for Document {
    fn check_pre_insertion_validity(
        &self,
        parent: NodeId,
        node: NodeId,
        child: Option<NodeId>,
    ) -> Result<(), NodeError> {
        let (parent, node) = (self.resolve(parent)?, self.resolve(node)?);
        let before = child.map_or(Ok(NONE), |child| self.resolve(child))?;
        self.ensure_pre_insertion_validity(parent, node, before, Excluded::Nothing)
    }

    fn check_replacement_validity(
        &self,
        parent: NodeId,
        node: NodeId,
        child: NodeId,
    ) -> Result<(), NodeError> {
        let (parent, node) = (self.resolve(parent)?, self.resolve(node)?);
        let child = self.resolve(child)?;
        self.ensure_pre_insertion_validity(parent, node, child, Excluded::Child(child))
    }
}

#[cfg(test)]
mod tests {
    use treewright_markup::Namespace;

    use super::*;
    use crate::HierarchyViolation;
    use crate::scripting::AttributesAsNodes;

    #[test]
    fn insertions_that_would_make_no_tree_are_refused() {
        let mut document = Document::new();
        let [outer, inner, template] = ["div", "p", "template"]
            .map(|name| document.create_element(Namespace::Html, name).unwrap());
        let contents = document.template_contents(template).unwrap();
        let [a, b, freed] = ["a", "b", "c"].map(|text| document.create_text(text));
        document.append_all(outer, &[inner, a]).unwrap();
        document.append(contents, b).unwrap();
        document.delete(freed).unwrap();
        let fragment = document.create_document_fragment();
        let attribute = document.create_attribute(crate::FullName::plain("a"));
        let root = document.root();
        let is_ancestor = Err(HierarchyViolation::Ancestor.into());
        for (parent, node, before, expected) in [
            (inner, outer, None, is_ancestor),
            (outer, outer, None, is_ancestor),
            (contents, template, None, is_ancestor),
            (a, b, None, Err(HierarchyViolation::Parent.into())),
            (outer, b, Some(b), Err(NodeError::NotFound)),
            (outer, freed, None, Err(NodeError::Stale)),
            (outer, root, None, Err(HierarchyViolation::Document.into())),
            (outer, attribute, None, Err(HierarchyViolation::Attribute.into())),
            (outer, fragment, Some(a), Ok(())),
            (outer, b, Some(inner), Ok(())),
        ] {
            let result = document.check_pre_insertion_validity(parent, node, before);
            assert_eq!(result, expected);
        }
        assert_eq!(document.check_replacement_validity(outer, b, inner), Ok(()));
        let not_a_child = document.check_replacement_validity(outer, inner, b);
        assert_eq!(not_a_child, Err(NodeError::NotFound));
    }
}
