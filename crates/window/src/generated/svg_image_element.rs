// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGImageElement",
    interface: Interface::SVGImageElement,
    last: Interface::SVGImageElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "x",
            Glue::Animated(&Animated { name: "x", kind: AnimatedKind::Length(Across::Width, "0") }),
        ),
        Member::attribute(
            "y",
            Glue::Animated(&Animated {
                name: "y",
                kind: AnimatedKind::Length(Across::Height, "0"),
            }),
        ),
        Member::attribute(
            "width",
            Glue::Animated(&Animated {
                name: "width",
                kind: AnimatedKind::Length(Across::Width, "0"),
            }),
        ),
        Member::attribute(
            "height",
            Glue::Animated(&Animated {
                name: "height",
                kind: AnimatedKind::Length(Across::Height, "0"),
            }),
        ),
        Member::attribute(
            "preserveAspectRatio",
            Glue::Animated(&Animated {
                name: "preserveAspectRatio",
                kind: AnimatedKind::PreserveAspectRatio,
            }),
        ),
        Member::attribute(
            "crossOrigin",
            Glue::Node(OfNode::NullableText(interfaces::svg_image_element::cross_origin)),
        )
        .setter(Glue::Function(cross_origin_setter)),
        Member::attribute(
            "href",
            Glue::Animated(&Animated {
                name: "href",
                kind: AnimatedKind::Text { is_deprecated_too: true },
            }),
        ),
    ],
    ..Definition::EMPTY
};

fn cross_origin_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGImageElement", "crossOrigin");
    let this = receiver::node(cx, call, Interface::SVGImageElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    interfaces::svg_image_element::set_cross_origin(cx, this, value)?;
    Ok(cx.undefined())
}
