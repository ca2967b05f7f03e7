// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEDistantLightElement",
    interface: Interface::SVGFEDistantLightElement,
    last: Interface::SVGFEDistantLightElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "azimuth",
            Glue::Animated(&Animated {
                name: "azimuth",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
        Member::attribute(
            "elevation",
            Glue::Animated(&Animated {
                name: "elevation",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
    ],
    ..Definition::EMPTY
};
