// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLStyleElement",
    interface: Interface::HTMLStyleElement,
    last: Interface::HTMLStyleElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "disabled",
            Glue::Node(OfNode::Boolean(interfaces::html_style_element::disabled)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_style_element::set_disabled))),
        Member::reflecting("media", &Reflect::Text("media")),
        Member::attribute("blocking", Glue::Reflect(&Reflect::Tokens("blocking")))
            .setter(Glue::Forward("value")),
        Member::reflecting("type", &Reflect::Text("type")),
        Member::attribute("sheet", Glue::Node(OfNode::NullableAny(interfaces::link_style::sheet))),
    ],
    ..Definition::EMPTY
};
