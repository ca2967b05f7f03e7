//! Parts of nodes that only scripts and XML make: other namespaces and prefixes of elements, attributes as
//! nodes, CDATA sections, and facts about documents. A tree from the HTML parser alone has none of them,
//! and does not pay for them.

use std::collections::{HashMap, HashSet};

use treewright_markup::LocalName;

use crate::Document;
use crate::node::{ElementFacts, NodeData};
use crate::roots::RootNotes;
use crate::scripting::attributes_as_nodes::AttributeNodes;
use crate::scripting::document_properties::DocumentFacts;
use crate::scripting::element_states::States;
use crate::scripting::node_documents::Owners;
use crate::scripting::noted_values::NotedValues;

/// The parts of the name of an element that do not fit its node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ElementNameParts {
    /// The URL of a namespace that does not have a name of its own.
    pub(crate) url: Option<LocalName>,
    pub(crate) prefix: Option<LocalName>,
    /// The prefix and the local name.
    pub(crate) qualified: LocalName,
}

/// The tables, by the places of nodes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rare {
    /// The names whose numbers do not fit the nodes, by node.
    pub(crate) long_names: HashMap<u32, LocalName>,
    /// Elements with the flag `ElementFacts::NAME_PARTS`.
    pub(crate) names: HashMap<u32, ElementNameParts>,
    pub(crate) attributes: AttributeNodes,
    /// The text nodes that are CDATA sections.
    pub(crate) cdata_sections: HashSet<u32>,
    pub(crate) available_to_element_internals: HashSet<u32>,
    pub(crate) documents: HashMap<u32, DocumentFacts>,
    /// The arena has, or had, an XML document.
    pub(crate) had_xml_documents: bool,
    /// The states of elements.
    pub(crate) states: HashMap<u32, States>,
    /// The node documents, once they are tracked.
    pub(crate) owners: Option<Owners>,
    /// The ways to roots, which are noted with the node documents.
    pub(crate) roots: Option<RootNotes>,
    pub(crate) noted_values: Option<NotedValues>,
}

impl Document {
    pub(crate) fn rare_mut(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }

    /// Stores the name of a node whose number does not fit.
    #[cold]
    pub(crate) fn keep_long_name(&mut self, index: u32, name: LocalName) {
        self.rare_mut().long_names.insert(index, name);
    }

    /// The name of a node whose number does not fit.
    #[cold]
    pub(crate) fn long_name(&self, index: u32) -> LocalName {
        let name = self.rare.as_ref().and_then(|rare| rare.long_names.get(&index));
        name.copied().unwrap_or(LocalName::UNKNOWN)
    }

    /// Drops the rare parts of a node that is freed.
    #[cold]
    pub(crate) fn release_rare_parts(&mut self, index: u32) {
        let data = self.data_at(index);
        match data {
            NodeData::Element { .. } => self.release_attribute_nodes_of(index),
            NodeData::Attribute => self.release_attribute_node(index),
            _ => {}
        }
        let Some(rare) = &mut self.rare else { return };
        if let Some(owners) = &rare.owners {
            owners.forget(index);
        }
        if let Some(roots) = &rare.roots {
            roots.forget(index);
        }
        rare.long_names.remove(&index);
        match data {
            NodeData::Element { facts, .. } => {
                rare.states.remove(&index);
                if facts.has(ElementFacts::NAME_PARTS) {
                    rare.names.remove(&index);
                }
            }
            NodeData::ShadowRoot { .. } => {
                rare.available_to_element_internals.remove(&index);
            }
            NodeData::Text { .. } => {
                rare.cdata_sections.remove(&index);
            }
            NodeData::Document { .. } => {
                let facts = rare.documents.remove(&index);
                if let Some(inert) = facts.and_then(|facts| facts.inert)
                    && let Some(inert) = self.find(inert)
                {
                    // It is empty.
                    self.free_subtree(inert);
                }
            }
            _ => {}
        }
    }
}
