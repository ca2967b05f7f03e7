// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLSourceElement",
    interface: Interface::HTMLSourceElement,
    last: Interface::HTMLSourceElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("src", &Reflect::Url("src")),
        Member::reflecting("type", &Reflect::Text("type")),
        Member::reflecting("srcset", &Reflect::Scalar("srcset")),
        Member::reflecting("sizes", &Reflect::Text("sizes")),
        Member::reflecting("media", &Reflect::Text("media")),
        Member::reflecting(
            "width",
            &Reflect::UnsignedLong("width", Numbers::limited_to(Limit::Any)),
        ),
        Member::reflecting(
            "height",
            &Reflect::UnsignedLong("height", Numbers::limited_to(Limit::Any)),
        ),
    ],
    ..Definition::EMPTY
};
