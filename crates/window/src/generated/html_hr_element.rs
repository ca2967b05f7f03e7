// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLHRElement",
    interface: Interface::HTMLHRElement,
    last: Interface::HTMLHRElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("color", &Reflect::Text("color")),
        Member::reflecting("noShade", &Reflect::Boolean("noshade")),
        Member::reflecting("size", &Reflect::Text("size")),
        Member::reflecting("width", &Reflect::Text("width")),
    ],
    ..Definition::EMPTY
};
