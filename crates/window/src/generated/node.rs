// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Node",
    interface: Interface::Node,
    last: Interface::SVGElement,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("ELEMENT_NODE", 1.0),
        Member::constant("ATTRIBUTE_NODE", 2.0),
        Member::constant("TEXT_NODE", 3.0),
        Member::constant("CDATA_SECTION_NODE", 4.0),
        Member::constant("ENTITY_REFERENCE_NODE", 5.0),
        Member::constant("ENTITY_NODE", 6.0),
        Member::constant("PROCESSING_INSTRUCTION_NODE", 7.0),
        Member::constant("COMMENT_NODE", 8.0),
        Member::constant("DOCUMENT_NODE", 9.0),
        Member::constant("DOCUMENT_TYPE_NODE", 10.0),
        Member::constant("DOCUMENT_FRAGMENT_NODE", 11.0),
        Member::constant("NOTATION_NODE", 12.0),
        Member::constant("DOCUMENT_POSITION_DISCONNECTED", 1.0),
        Member::constant("DOCUMENT_POSITION_PRECEDING", 2.0),
        Member::constant("DOCUMENT_POSITION_FOLLOWING", 4.0),
        Member::constant("DOCUMENT_POSITION_CONTAINS", 8.0),
        Member::constant("DOCUMENT_POSITION_CONTAINED_BY", 16.0),
        Member::constant("DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC", 32.0),
    ],
    ..Definition::EMPTY
};
