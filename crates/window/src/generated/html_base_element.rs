// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLBaseElement",
    interface: Interface::HTMLBaseElement,
    last: Interface::HTMLBaseElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute("href", Glue::Node(OfNode::Scalar(interfaces::html_base_element::href)))
            .setter(Glue::SetReflect(&Reflect::Scalar("href")))
            .reactions(),
        Member::reflecting("target", &Reflect::Text("target")),
    ],
    ..Definition::EMPTY
};
