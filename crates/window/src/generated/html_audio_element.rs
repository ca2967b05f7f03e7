// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLAudioElement",
    interface: Interface::HTMLAudioElement,
    last: Interface::HTMLAudioElement,
    parent: Some(Interface::HTMLMediaElement),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
