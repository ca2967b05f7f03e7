//! The interfaces of nodes.

use treewright_dom::{Namespace, NodeId, NodeKind, is_custom_element_name};

use crate::generated::{Interface, html_element_interface, svg_element_interface};
use crate::world::World;

/// The number of the interface of a node.
pub(crate) fn interface_of_node(world: &World, node: NodeId) -> u16 {
    interface(world, node) as u16
}

fn interface(world: &World, node: NodeId) -> Interface {
    match world.tree.kind(node) {
        Some(NodeKind::Document) => {
            let is_xml = world.documents.get(node).is_some_and(|state| state.is_an_xml_document);
            if is_xml { Interface::XMLDocument } else { Interface::Document }
        }
        Some(NodeKind::DocumentFragment) => Interface::DocumentFragment,
        Some(NodeKind::ShadowRoot) => Interface::ShadowRoot,
        Some(NodeKind::Doctype) => Interface::DocumentType,
        Some(NodeKind::Element) if world.custom_elements.is_unknown(node) => {
            Interface::HTMLUnknownElement
        }
        Some(NodeKind::Element) => {
            let name = world.tree.local_name(node).unwrap_or_default();
            element_interface(world.tree.namespace(node), name)
        }
        Some(NodeKind::Text) if world.tree.is_cdata_section(node) => Interface::CDATASection,
        Some(NodeKind::Text) => Interface::Text,
        Some(NodeKind::Comment) => Interface::Comment,
        Some(NodeKind::ProcessingInstruction) => Interface::ProcessingInstruction,
        Some(NodeKind::Attribute) => Interface::Attr,
        _ => Interface::Node,
    }
}

/// The element interface of a local name and namespace.
/// <https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom>
pub(crate) fn element_interface(namespace: Option<Namespace>, name: &str) -> Interface {
    match namespace {
        Some(Namespace::Html) => match html_element_interface(name) {
            Some(interface) => interface,
            None if is_custom_element_name(name) => Interface::HTMLElement,
            None => Interface::HTMLUnknownElement,
        },
        Some(Namespace::Svg) => svg_element_interface(name).unwrap_or(Interface::SVGElement),
        Some(Namespace::MathMl) => Interface::MathMLElement,
        _ => Interface::Element,
    }
}
