// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableColElement",
    interface: Interface::HTMLTableColElement,
    last: Interface::HTMLTableColElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting(
            "span",
            &Reflect::UnsignedLong("span", Numbers::limited_to(Limit::Any).or(1).clamped(1, 1000)),
        ),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("ch", &Reflect::Text("char")),
        Member::reflecting("chOff", &Reflect::Text("charoff")),
        Member::reflecting("vAlign", &Reflect::Text("valign")),
        Member::reflecting("width", &Reflect::Text("width")),
    ],
    ..Definition::EMPTY
};
