// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "EventTarget",
    interface: Interface::EventTarget,
    last: Interface::Window,
    exposure: 0b11111,
    ..Definition::EMPTY
};
