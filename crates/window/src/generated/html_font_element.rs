// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFontElement",
    interface: Interface::HTMLFontElement,
    last: Interface::HTMLFontElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("color", &Reflect::TextOrEmpty("color")),
        Member::reflecting("face", &Reflect::Text("face")),
        Member::reflecting("size", &Reflect::Text("size")),
    ],
    ..Definition::EMPTY
};
