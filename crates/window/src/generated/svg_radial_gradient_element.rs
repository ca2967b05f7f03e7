// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGRadialGradientElement",
    interface: Interface::SVGRadialGradientElement,
    last: Interface::SVGRadialGradientElement,
    parent: Some(Interface::SVGGradientElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "cx",
            Glue::Animated(&Animated {
                name: "cx",
                kind: AnimatedKind::Length(Across::Width, "50%"),
            }),
        ),
        Member::attribute(
            "cy",
            Glue::Animated(&Animated {
                name: "cy",
                kind: AnimatedKind::Length(Across::Height, "50%"),
            }),
        ),
        Member::attribute(
            "r",
            Glue::Animated(&Animated {
                name: "r",
                kind: AnimatedKind::Length(Across::Diagonal, "50%"),
            }),
        ),
        Member::attribute(
            "fx",
            Glue::Animated(&Animated {
                name: "fx",
                kind: AnimatedKind::Length(Across::Width, "50%"),
            }),
        ),
        Member::attribute(
            "fy",
            Glue::Animated(&Animated {
                name: "fy",
                kind: AnimatedKind::Length(Across::Height, "50%"),
            }),
        ),
        Member::attribute(
            "fr",
            Glue::Animated(&Animated {
                name: "fr",
                kind: AnimatedKind::Length(Across::Diagonal, "0%"),
            }),
        ),
    ],
    ..Definition::EMPTY
};
