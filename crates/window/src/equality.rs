//! Equality of nodes.
//!
//! <https://dom.spec.whatwg.org/#concept-node-equals>

use treewright_dom::scripting::{
    AttributesAsNodes, AttributesByPosition, CharacterData, UncheckedNodes,
};
use treewright_dom::{NodeId, NodeKind};

use crate::world::World;

impl World {
    /// <https://dom.spec.whatwg.org/#concept-node-equals>
    pub(crate) fn equals(&self, one: NodeId, other: NodeId) -> bool {
        // Pairs of nodes that are not yet compared.
        let mut pairs = vec![(one, other)];
        while let Some((one, other)) = pairs.pop() {
            if !self.are_equal_without_children(one, other) {
                return false;
            }
            let mut of_other = self.tree.children(other);
            for child in self.tree.children(one) {
                let Some(same) = of_other.next() else { return false };
                pairs.push((child, same));
            }
            if of_other.next().is_some() {
                return false;
            }
        }
        true
    }

    fn are_equal_without_children(&self, one: NodeId, other: NodeId) -> bool {
        let tree = &self.tree;
        if tree.kind(one) != tree.kind(other)
            || tree.is_cdata_section(one) != tree.is_cdata_section(other)
        {
            return false;
        }
        match tree.kind(one) {
            Some(NodeKind::Doctype) => tree.doctype(one) == tree.doctype(other),
            Some(NodeKind::Element) => {
                tree.full_name(one) == tree.full_name(other)
                    && self.have_equal_attributes(one, other)
            }
            Some(NodeKind::Attribute) => {
                let name =
                    |node| tree.attribute_node_name(node).map(|name| (name.namespace, name.local));
                name(one) == name(other)
                    && tree.attribute_node_value(one) == tree.attribute_node_value(other)
            }
            Some(NodeKind::ProcessingInstruction) => {
                tree.processing_instruction(one).map(|(target, _)| target)
                    == tree.processing_instruction(other).map(|(target, _)| target)
                    && tree.script_text(one) == tree.script_text(other)
            }
            Some(NodeKind::Text | NodeKind::Comment) => {
                tree.script_text(one) == tree.script_text(other)
            }
            _ => true,
        }
    }

    fn have_equal_attributes(&self, one: NodeId, other: NodeId) -> bool {
        let tree = &self.tree;
        let count = tree.attribute_count(one);
        count == tree.attribute_count(other)
            && (0..count).all(|position| {
                let Some(name) = tree.attribute_name_at(one, position) else { return false };
                tree.position_of_attribute(other, name.namespace, name.local).is_some_and(|place| {
                    tree.attribute_script_value_at(other, place)
                        == tree.attribute_script_value_at(one, position)
                })
            })
    }
}
