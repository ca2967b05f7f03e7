// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGGraphicsElement",
    interface: Interface::SVGGraphicsElement,
    last: Interface::SVGUseElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "transform",
            Glue::Animated(&Animated { name: "transform", kind: AnimatedKind::TransformList }),
        ),
        Member::operation("getBBox", Glue::Function(get_b_box), 0),
        Member::operation(
            "getCTM",
            Glue::Node(OfNode::NullableAny(interfaces::svg_graphics_element::get_ctm)),
            0,
        ),
        Member::operation(
            "getScreenCTM",
            Glue::Node(OfNode::NullableAny(interfaces::svg_graphics_element::get_screen_ctm)),
            0,
        ),
        Member::attribute(
            "requiredExtensions",
            Glue::Animated(&Animated {
                name: "requiredExtensions",
                kind: AnimatedKind::Strings { has_commas: false },
            }),
        ),
        Member::attribute(
            "systemLanguage",
            Glue::Animated(&Animated {
                name: "systemLanguage",
                kind: AnimatedKind::Strings { has_commas: true },
            }),
        ),
    ],
    ..Definition::EMPTY
};

fn get_b_box(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGGraphicsElement", "getBBox");
    let this = receiver::node(cx, call, Interface::SVGGraphicsElement)?;
    let a0 = SVGBoundingBoxOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_graphics_element::get_b_box(cx, this, a0)?;
    Ok(value)
}
