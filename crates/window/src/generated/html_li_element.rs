// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLLIElement",
    interface: Interface::HTMLLIElement,
    last: Interface::HTMLLIElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("value", &Reflect::Long("value", Numbers::limited_to(Limit::Any))),
        Member::reflecting("type", &Reflect::Text("type")),
    ],
    ..Definition::EMPTY
};
