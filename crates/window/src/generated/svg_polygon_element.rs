// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGPolygonElement",
    interface: Interface::SVGPolygonElement,
    last: Interface::SVGPolygonElement,
    parent: Some(Interface::SVGGeometryElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "points",
            Glue::Animated(&Animated {
                name: "points",
                kind: AnimatedKind::Points { is_read_only: false },
            }),
        ),
        Member::attribute(
            "animatedPoints",
            Glue::Animated(&Animated {
                name: "points",
                kind: AnimatedKind::Points { is_read_only: true },
            }),
        ),
    ],
    ..Definition::EMPTY
};
