// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLDetailsElement",
    interface: Interface::HTMLDetailsElement,
    last: Interface::HTMLDetailsElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("open", &Reflect::Boolean("open")),
    ],
    ..Definition::EMPTY
};
