// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLLabelElement",
    interface: Interface::HTMLLabelElement,
    last: Interface::HTMLLabelElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_label_element::form)),
        ),
        Member::reflecting("htmlFor", &Reflect::Text("for")),
        Member::attribute(
            "control",
            Glue::Node(OfNode::NullableNode(interfaces::html_label_element::control)),
        ),
    ],
    ..Definition::EMPTY
};
