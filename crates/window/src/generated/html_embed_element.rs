// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLEmbedElement",
    interface: Interface::HTMLEmbedElement,
    last: Interface::HTMLEmbedElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("src", &Reflect::Url("src")),
        Member::reflecting("type", &Reflect::Text("type")),
        Member::reflecting("width", &Reflect::Text("width")),
        Member::reflecting("height", &Reflect::Text("height")),
        Member::operation(
            "getSVGDocument",
            Glue::Node(OfNode::NullableNode(interfaces::html_embed_element::get_svg_document)),
            0,
        ),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("name", &Reflect::Text("name")),
    ],
    ..Definition::EMPTY
};
