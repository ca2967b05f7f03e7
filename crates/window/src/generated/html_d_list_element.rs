// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLDListElement",
    interface: Interface::HTMLDListElement,
    last: Interface::HTMLDListElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[Member::reflecting("compact", &Reflect::Boolean("compact"))],
    ..Definition::EMPTY
};
