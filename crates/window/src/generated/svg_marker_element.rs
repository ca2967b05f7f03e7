// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGMarkerElement",
    interface: Interface::SVGMarkerElement,
    last: Interface::SVGMarkerElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_MARKERUNITS_UNKNOWN", 0.0),
        Member::constant("SVG_MARKERUNITS_USERSPACEONUSE", 1.0),
        Member::constant("SVG_MARKERUNITS_STROKEWIDTH", 2.0),
        Member::constant("SVG_MARKER_ORIENT_UNKNOWN", 0.0),
        Member::constant("SVG_MARKER_ORIENT_AUTO", 1.0),
        Member::constant("SVG_MARKER_ORIENT_ANGLE", 2.0),
        Member::constant("SVG_MARKER_ORIENT_AUTO_START_REVERSE", 3.0),
        Member::attribute(
            "refX",
            Glue::Animated(&Animated {
                name: "refX",
                kind: AnimatedKind::Length(Across::Width, "0"),
            }),
        ),
        Member::attribute(
            "refY",
            Glue::Animated(&Animated {
                name: "refY",
                kind: AnimatedKind::Length(Across::Height, "0"),
            }),
        ),
        Member::attribute(
            "markerUnits",
            Glue::Animated(&Animated {
                name: "markerUnits",
                kind: AnimatedKind::Enumeration(&["userSpaceOnUse", "strokeWidth"], 2),
            }),
        ),
        Member::attribute(
            "markerWidth",
            Glue::Animated(&Animated {
                name: "markerWidth",
                kind: AnimatedKind::Length(Across::Width, "3"),
            }),
        ),
        Member::attribute(
            "markerHeight",
            Glue::Animated(&Animated {
                name: "markerHeight",
                kind: AnimatedKind::Length(Across::Height, "3"),
            }),
        ),
        Member::attribute(
            "orientType",
            Glue::Animated(&Animated { name: "orient", kind: AnimatedKind::OrientType }),
        ),
        Member::attribute(
            "orientAngle",
            Glue::Animated(&Animated { name: "orient", kind: AnimatedKind::Angle }),
        ),
        Member::attribute(
            "orient",
            Glue::Node(OfNode::Text(interfaces::svg_marker_element::orient)),
        )
        .setter(Glue::SetNode(ToNode::Text(interfaces::svg_marker_element::set_orient))),
        Member::operation(
            "setOrientToAuto",
            Glue::Node(OfNode::Undefined(interfaces::svg_marker_element::set_orient_to_auto)),
            0,
        ),
        Member::operation("setOrientToAngle", Glue::Function(set_orient_to_angle), 1),
        Member::attribute(
            "viewBox",
            Glue::Animated(&Animated { name: "viewBox", kind: AnimatedKind::Rect }),
        ),
        Member::attribute(
            "preserveAspectRatio",
            Glue::Animated(&Animated {
                name: "preserveAspectRatio",
                kind: AnimatedKind::PreserveAspectRatio,
            }),
        ),
    ],
    ..Definition::EMPTY
};

fn set_orient_to_angle(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGMarkerElement", "setOrientToAngle");
    let this = receiver::node(cx, call, Interface::SVGMarkerElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::SVGAngle, SITE.argument(1))?;
    let value = interfaces::svg_marker_element::set_orient_to_angle(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
