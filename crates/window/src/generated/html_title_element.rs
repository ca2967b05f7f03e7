// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTitleElement",
    interface: Interface::HTMLTitleElement,
    last: Interface::HTMLTitleElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[Member::attribute(
        "text",
        Glue::Node(OfNode::Text(interfaces::html_title_element::text)),
    )
    .setter(Glue::SetNode(ToNode::Text(interfaces::html_title_element::set_text)))
    .reactions()],
    ..Definition::EMPTY
};
