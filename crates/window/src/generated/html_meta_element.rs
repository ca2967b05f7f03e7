// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLMetaElement",
    interface: Interface::HTMLMetaElement,
    last: Interface::HTMLMetaElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("httpEquiv", &Reflect::Text("http-equiv")),
        Member::reflecting("content", &Reflect::Text("content")),
        Member::reflecting("media", &Reflect::Text("media")),
        Member::reflecting("scheme", &Reflect::Text("scheme")),
    ],
    ..Definition::EMPTY
};
