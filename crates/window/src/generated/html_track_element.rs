// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTrackElement",
    interface: Interface::HTMLTrackElement,
    last: Interface::HTMLTrackElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("kind", &Reflect::Keyword("kind", &keywords::KIND)),
        Member::reflecting("src", &Reflect::Url("src")),
        Member::reflecting("srclang", &Reflect::Text("srclang")),
        Member::reflecting("label", &Reflect::Text("label")),
        Member::reflecting("default", &Reflect::Boolean("default")),
        Member::constant("NONE", 0.0),
        Member::constant("LOADING", 1.0),
        Member::constant("LOADED", 2.0),
        Member::constant("ERROR", 3.0),
    ],
    ..Definition::EMPTY
};
