// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLParamElement",
    interface: Interface::HTMLParamElement,
    last: Interface::HTMLParamElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("value", &Reflect::Text("value")),
        Member::reflecting("type", &Reflect::Text("type")),
        Member::reflecting("valueType", &Reflect::Text("valuetype")),
    ],
    ..Definition::EMPTY
};
