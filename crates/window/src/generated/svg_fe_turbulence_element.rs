// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFETurbulenceElement",
    interface: Interface::SVGFETurbulenceElement,
    last: Interface::SVGFETurbulenceElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_TURBULENCE_TYPE_UNKNOWN", 0.0),
        Member::constant("SVG_TURBULENCE_TYPE_FRACTALNOISE", 1.0),
        Member::constant("SVG_TURBULENCE_TYPE_TURBULENCE", 2.0),
        Member::constant("SVG_STITCHTYPE_UNKNOWN", 0.0),
        Member::constant("SVG_STITCHTYPE_STITCH", 1.0),
        Member::constant("SVG_STITCHTYPE_NOSTITCH", 2.0),
        Member::attribute(
            "baseFrequencyX",
            Glue::Animated(&Animated {
                name: "baseFrequency",
                kind: AnimatedKind::Number(Part::First, 0.0),
            }),
        ),
        Member::attribute(
            "baseFrequencyY",
            Glue::Animated(&Animated {
                name: "baseFrequency",
                kind: AnimatedKind::Number(Part::Second, 0.0),
            }),
        ),
        Member::attribute(
            "numOctaves",
            Glue::Animated(&Animated {
                name: "numOctaves",
                kind: AnimatedKind::Integer(Part::Whole, 1),
            }),
        ),
        Member::attribute(
            "seed",
            Glue::Animated(&Animated {
                name: "seed",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
        Member::attribute(
            "stitchTiles",
            Glue::Animated(&Animated {
                name: "stitchTiles",
                kind: AnimatedKind::Enumeration(&["stitch", "noStitch"], 2),
            }),
        ),
        Member::attribute(
            "type",
            Glue::Animated(&Animated {
                name: "type",
                kind: AnimatedKind::Enumeration(&["fractalNoise", "turbulence"], 2),
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
