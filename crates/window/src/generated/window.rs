// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Window",
    interface: Interface::Window,
    last: Interface::Window,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    is_global: true,
    has_unforgeables: true,
    ..Definition::EMPTY
};
