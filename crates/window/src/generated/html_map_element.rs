// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLMapElement",
    interface: Interface::HTMLMapElement,
    last: Interface::HTMLMapElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("name", &Reflect::Text("name")),
        Member::attribute("areas", Glue::Node(OfNode::Any(interfaces::html_map_element::areas)))
            .same_object(),
    ],
    ..Definition::EMPTY
};
