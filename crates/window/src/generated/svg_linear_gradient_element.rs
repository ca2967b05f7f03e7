// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGLinearGradientElement",
    interface: Interface::SVGLinearGradientElement,
    last: Interface::SVGLinearGradientElement,
    parent: Some(Interface::SVGGradientElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "x1",
            Glue::Animated(&Animated {
                name: "x1",
                kind: AnimatedKind::Length(Across::Width, "0%"),
            }),
        ),
        Member::attribute(
            "y1",
            Glue::Animated(&Animated {
                name: "y1",
                kind: AnimatedKind::Length(Across::Height, "0%"),
            }),
        ),
        Member::attribute(
            "x2",
            Glue::Animated(&Animated {
                name: "x2",
                kind: AnimatedKind::Length(Across::Width, "100%"),
            }),
        ),
        Member::attribute(
            "y2",
            Glue::Animated(&Animated {
                name: "y2",
                kind: AnimatedKind::Length(Across::Height, "0%"),
            }),
        ),
    ],
    ..Definition::EMPTY
};
