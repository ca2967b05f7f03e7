// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTimeElement",
    interface: Interface::HTMLTimeElement,
    last: Interface::HTMLTimeElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[Member::reflecting("dateTime", &Reflect::Text("datetime"))],
    ..Definition::EMPTY
};
