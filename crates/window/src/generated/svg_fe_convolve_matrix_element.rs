// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEConvolveMatrixElement",
    interface: Interface::SVGFEConvolveMatrixElement,
    last: Interface::SVGFEConvolveMatrixElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_EDGEMODE_UNKNOWN", 0.0),
        Member::constant("SVG_EDGEMODE_DUPLICATE", 1.0),
        Member::constant("SVG_EDGEMODE_WRAP", 2.0),
        Member::constant("SVG_EDGEMODE_NONE", 3.0),
        Member::attribute(
            "in1",
            Glue::Animated(&Animated {
                name: "in",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "orderX",
            Glue::Animated(&Animated {
                name: "order",
                kind: AnimatedKind::Integer(Part::First, 3),
            }),
        ),
        Member::attribute(
            "orderY",
            Glue::Animated(&Animated {
                name: "order",
                kind: AnimatedKind::Integer(Part::Second, 3),
            }),
        ),
        Member::attribute(
            "kernelMatrix",
            Glue::Animated(&Animated { name: "kernelMatrix", kind: AnimatedKind::NumberList }),
        ),
        Member::attribute(
            "divisor",
            Glue::Animated(&Animated {
                name: "divisor",
                kind: AnimatedKind::Number(Part::Whole, 1.0),
            }),
        ),
        Member::attribute(
            "bias",
            Glue::Animated(&Animated {
                name: "bias",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
        Member::attribute(
            "targetX",
            Glue::Animated(&Animated {
                name: "targetX",
                kind: AnimatedKind::Integer(Part::Whole, 0),
            }),
        ),
        Member::attribute(
            "targetY",
            Glue::Animated(&Animated {
                name: "targetY",
                kind: AnimatedKind::Integer(Part::Whole, 0),
            }),
        ),
        Member::attribute(
            "edgeMode",
            Glue::Animated(&Animated {
                name: "edgeMode",
                kind: AnimatedKind::Enumeration(&["duplicate", "wrap", "none"], 1),
            }),
        ),
        Member::attribute(
            "kernelUnitLengthX",
            Glue::Animated(&Animated {
                name: "kernelUnitLength",
                kind: AnimatedKind::Number(Part::First, 0.0),
            }),
        ),
        Member::attribute(
            "kernelUnitLengthY",
            Glue::Animated(&Animated {
                name: "kernelUnitLength",
                kind: AnimatedKind::Number(Part::Second, 0.0),
            }),
        ),
        Member::attribute(
            "preserveAlpha",
            Glue::Animated(&Animated { name: "preserveAlpha", kind: AnimatedKind::Boolean(false) }),
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
