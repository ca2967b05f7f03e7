// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DocumentType",
    interface: Interface::DocumentType,
    last: Interface::DocumentType,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
