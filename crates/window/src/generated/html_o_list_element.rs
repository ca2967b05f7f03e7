// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLOListElement",
    interface: Interface::HTMLOListElement,
    last: Interface::HTMLOListElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("reversed", &Reflect::Boolean("reversed")),
        Member::reflecting("start", &Reflect::Long("start", Numbers::limited_to(Limit::Any).or(1))),
        Member::reflecting("type", &Reflect::Text("type")),
        Member::reflecting("compact", &Reflect::Boolean("compact")),
    ],
    ..Definition::EMPTY
};
