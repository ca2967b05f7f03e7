// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableCaptionElement",
    interface: Interface::HTMLTableCaptionElement,
    last: Interface::HTMLTableCaptionElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[Member::reflecting("align", &Reflect::Text("align"))],
    ..Definition::EMPTY
};
