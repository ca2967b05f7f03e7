// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGGeometryElement",
    interface: Interface::SVGGeometryElement,
    last: Interface::SVGRectElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    members: &[Member::attribute(
        "pathLength",
        Glue::Animated(&Animated {
            name: "pathLength",
            kind: AnimatedKind::Number(Part::Whole, 0.0),
        }),
    )],
    ..Definition::EMPTY
};
