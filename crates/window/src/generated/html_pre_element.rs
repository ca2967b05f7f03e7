// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLPreElement",
    interface: Interface::HTMLPreElement,
    last: Interface::HTMLPreElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[Member::reflecting(
        "width",
        &Reflect::Long("width", Numbers::limited_to(Limit::Any)),
    )],
    ..Definition::EMPTY
};
