// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLDataListElement",
    interface: Interface::HTMLDataListElement,
    last: Interface::HTMLDataListElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[Member::attribute(
        "options",
        Glue::Node(OfNode::Any(interfaces::html_data_list_element::options)),
    )
    .same_object()],
    ..Definition::EMPTY
};
