// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLMeterElement",
    interface: Interface::HTMLMeterElement,
    last: Interface::HTMLMeterElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "value",
            Glue::Node(OfNode::Double(interfaces::html_meter_element::value)),
        )
        .setter(Glue::SetReflect(&Reflect::Double("value", Limit::Any, None)))
        .reactions(),
        Member::attribute("min", Glue::Node(OfNode::Double(interfaces::html_meter_element::min)))
            .setter(Glue::SetReflect(&Reflect::Double("min", Limit::Any, None)))
            .reactions(),
        Member::attribute("max", Glue::Node(OfNode::Double(interfaces::html_meter_element::max)))
            .setter(Glue::SetReflect(&Reflect::Double("max", Limit::Any, None)))
            .reactions(),
        Member::attribute("low", Glue::Node(OfNode::Double(interfaces::html_meter_element::low)))
            .setter(Glue::SetReflect(&Reflect::Double("low", Limit::Any, None)))
            .reactions(),
        Member::attribute("high", Glue::Node(OfNode::Double(interfaces::html_meter_element::high)))
            .setter(Glue::SetReflect(&Reflect::Double("high", Limit::Any, None)))
            .reactions(),
        Member::attribute(
            "optimum",
            Glue::Node(OfNode::Double(interfaces::html_meter_element::optimum)),
        )
        .setter(Glue::SetReflect(&Reflect::Double("optimum", Limit::Any, None)))
        .reactions(),
        Member::attribute(
            "labels",
            Glue::Node(OfNode::Any(interfaces::html_meter_element::labels)),
        ),
    ],
    ..Definition::EMPTY
};
