// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEMorphologyElement",
    interface: Interface::SVGFEMorphologyElement,
    last: Interface::SVGFEMorphologyElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_MORPHOLOGY_OPERATOR_UNKNOWN", 0.0),
        Member::constant("SVG_MORPHOLOGY_OPERATOR_ERODE", 1.0),
        Member::constant("SVG_MORPHOLOGY_OPERATOR_DILATE", 2.0),
        Member::attribute(
            "in1",
            Glue::Animated(&Animated {
                name: "in",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "operator",
            Glue::Animated(&Animated {
                name: "operator",
                kind: AnimatedKind::Enumeration(&["erode", "dilate"], 1),
            }),
        ),
        Member::attribute(
            "radiusX",
            Glue::Animated(&Animated {
                name: "radius",
                kind: AnimatedKind::Number(Part::First, 0.0),
            }),
        ),
        Member::attribute(
            "radiusY",
            Glue::Animated(&Animated {
                name: "radius",
                kind: AnimatedKind::Number(Part::Second, 0.0),
            }),
        ),
        Member::attribute(
            "x",
            Glue::Animated(&Animated {
                name: "x",
                kind: AnimatedKind::Length(Across::Width, "0%"),
            }),
        ),
        Member::attribute(
            "y",
            Glue::Animated(&Animated {
                name: "y",
                kind: AnimatedKind::Length(Across::Height, "0%"),
            }),
        ),
        Member::attribute(
            "width",
            Glue::Animated(&Animated {
                name: "width",
                kind: AnimatedKind::Length(Across::Width, "100%"),
            }),
        ),
        Member::attribute(
            "height",
            Glue::Animated(&Animated {
                name: "height",
                kind: AnimatedKind::Length(Across::Height, "100%"),
            }),
        ),
        Member::attribute(
            "result",
            Glue::Animated(&Animated {
                name: "result",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
    ],
    ..Definition::EMPTY
};
