// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGStyleElement",
    interface: Interface::SVGStyleElement,
    last: Interface::SVGStyleElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("type", Glue::Reflect(&Reflect::Text("type")))
            .setter(Glue::SetReflect(&Reflect::Text("type"))),
        Member::attribute("media", Glue::Reflect(&Reflect::Text("media")))
            .setter(Glue::SetReflect(&Reflect::Text("media"))),
        Member::attribute("title", Glue::Reflect(&Reflect::Text("title")))
            .setter(Glue::SetReflect(&Reflect::Text("title"))),
        Member::attribute(
            "disabled",
            Glue::Node(OfNode::Boolean(interfaces::svg_style_element::disabled)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::svg_style_element::set_disabled))),
        Member::attribute("sheet", Glue::Node(OfNode::NullableAny(interfaces::link_style::sheet))),
    ],
    ..Definition::EMPTY
};
