// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLLegendElement",
    interface: Interface::HTMLLegendElement,
    last: Interface::HTMLLegendElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_legend_element::form)),
        ),
        Member::reflecting("align", &Reflect::Text("align")),
    ],
    ..Definition::EMPTY
};
