// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLUListElement",
    interface: Interface::HTMLUListElement,
    last: Interface::HTMLUListElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("compact", &Reflect::Boolean("compact")),
        Member::reflecting("type", &Reflect::Text("type")),
    ],
    ..Definition::EMPTY
};
