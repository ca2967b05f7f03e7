// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEDisplacementMapElement",
    interface: Interface::SVGFEDisplacementMapElement,
    last: Interface::SVGFEDisplacementMapElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_CHANNEL_UNKNOWN", 0.0),
        Member::constant("SVG_CHANNEL_R", 1.0),
        Member::constant("SVG_CHANNEL_G", 2.0),
        Member::constant("SVG_CHANNEL_B", 3.0),
        Member::constant("SVG_CHANNEL_A", 4.0),
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
            "scale",
            Glue::Animated(&Animated {
                name: "scale",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
        Member::attribute(
            "xChannelSelector",
            Glue::Animated(&Animated {
                name: "xChannelSelector",
                kind: AnimatedKind::Enumeration(&["R", "G", "B", "A"], 4),
            }),
        ),
        Member::attribute(
            "yChannelSelector",
            Glue::Animated(&Animated {
                name: "yChannelSelector",
                kind: AnimatedKind::Enumeration(&["R", "G", "B", "A"], 4),
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
