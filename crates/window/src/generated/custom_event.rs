// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CustomEvent",
    interface: Interface::CustomEvent,
    last: Interface::CustomEvent,
    parent: Some(Interface::Event),
    exposure: 0b11111,
    has_unforgeables: true,
    ..Definition::EMPTY
};
