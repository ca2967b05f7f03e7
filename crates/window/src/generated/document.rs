// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Document",
    interface: Interface::Document,
    last: Interface::XMLDocument,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    has_unforgeables: true,
    ..Definition::EMPTY
};
