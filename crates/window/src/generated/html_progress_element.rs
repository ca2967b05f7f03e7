// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLProgressElement",
    interface: Interface::HTMLProgressElement,
    last: Interface::HTMLProgressElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "value",
            Glue::Node(OfNode::Double(interfaces::html_progress_element::value)),
        )
        .setter(Glue::SetReflect(&Reflect::Double("value", Limit::Any, None)))
        .reactions(),
        Member::reflecting("max", &Reflect::Double("max", Limit::Positive, Some(1.0))),
        Member::attribute(
            "position",
            Glue::Node(OfNode::Double(interfaces::html_progress_element::position)),
        ),
        Member::attribute(
            "labels",
            Glue::Node(OfNode::Any(interfaces::html_progress_element::labels)),
        ),
    ],
    ..Definition::EMPTY
};
