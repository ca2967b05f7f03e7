// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGCircleElement",
    interface: Interface::SVGCircleElement,
    last: Interface::SVGCircleElement,
    parent: Some(Interface::SVGGeometryElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "cx",
            Glue::Animated(&Animated {
                name: "cx",
                kind: AnimatedKind::Length(Across::Width, "0"),
            }),
        ),
        Member::attribute(
            "cy",
            Glue::Animated(&Animated {
                name: "cy",
                kind: AnimatedKind::Length(Across::Height, "0"),
            }),
        ),
        Member::attribute(
            "r",
            Glue::Animated(&Animated {
                name: "r",
                kind: AnimatedKind::Length(Across::Diagonal, "0"),
            }),
        ),
    ],
    ..Definition::EMPTY
};
