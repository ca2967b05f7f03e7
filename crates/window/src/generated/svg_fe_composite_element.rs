// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFECompositeElement",
    interface: Interface::SVGFECompositeElement,
    last: Interface::SVGFECompositeElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_FECOMPOSITE_OPERATOR_UNKNOWN", 0.0),
        Member::constant("SVG_FECOMPOSITE_OPERATOR_OVER", 1.0),
        Member::constant("SVG_FECOMPOSITE_OPERATOR_IN", 2.0),
        Member::constant("SVG_FECOMPOSITE_OPERATOR_OUT", 3.0),
        Member::constant("SVG_FECOMPOSITE_OPERATOR_ATOP", 4.0),
        Member::constant("SVG_FECOMPOSITE_OPERATOR_XOR", 5.0),
        Member::constant("SVG_FECOMPOSITE_OPERATOR_ARITHMETIC", 6.0),
        Member::attribute(
            "in1",
            Glue::Animated(&Animated {
                name: "in",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "in2",
            Glue::Animated(&Animated {
                name: "in2",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "operator",
            Glue::Animated(&Animated {
                name: "operator",
                kind: AnimatedKind::Enumeration(
                    &["over", "in", "out", "atop", "xor", "arithmetic", "lighter"],
                    1,
                ),
            }),
        ),
        Member::attribute(
            "k1",
            Glue::Animated(&Animated { name: "k1", kind: AnimatedKind::Number(Part::Whole, 0.0) }),
        ),
        Member::attribute(
            "k2",
            Glue::Animated(&Animated { name: "k2", kind: AnimatedKind::Number(Part::Whole, 0.0) }),
        ),
        Member::attribute(
            "k3",
            Glue::Animated(&Animated { name: "k3", kind: AnimatedKind::Number(Part::Whole, 0.0) }),
        ),
        Member::attribute(
            "k4",
            Glue::Animated(&Animated { name: "k4", kind: AnimatedKind::Number(Part::Whole, 0.0) }),
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
