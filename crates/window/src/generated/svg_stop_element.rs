// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGStopElement",
    interface: Interface::SVGStopElement,
    last: Interface::SVGStopElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[Member::attribute(
        "offset",
        Glue::Animated(&Animated {
            name: "offset",
            kind: AnimatedKind::Number(Part::Percentage, 0.0),
        }),
    )],
    ..Definition::EMPTY
};
