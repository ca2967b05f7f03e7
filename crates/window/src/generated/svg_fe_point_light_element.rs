// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEPointLightElement",
    interface: Interface::SVGFEPointLightElement,
    last: Interface::SVGFEPointLightElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "x",
            Glue::Animated(&Animated { name: "x", kind: AnimatedKind::Number(Part::Whole, 0.0) }),
        ),
        Member::attribute(
            "y",
            Glue::Animated(&Animated { name: "y", kind: AnimatedKind::Number(Part::Whole, 0.0) }),
        ),
        Member::attribute(
            "z",
            Glue::Animated(&Animated { name: "z", kind: AnimatedKind::Number(Part::Whole, 0.0) }),
        ),
    ],
    ..Definition::EMPTY
};
