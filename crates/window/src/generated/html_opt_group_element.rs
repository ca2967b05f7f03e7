// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLOptGroupElement",
    interface: Interface::HTMLOptGroupElement,
    last: Interface::HTMLOptGroupElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("disabled", &Reflect::Boolean("disabled")),
        Member::reflecting("label", &Reflect::Text("label")),
    ],
    ..Definition::EMPTY
};
