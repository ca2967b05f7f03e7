// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFESpotLightElement",
    interface: Interface::SVGFESpotLightElement,
    last: Interface::SVGFESpotLightElement,
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
        Member::attribute(
            "pointsAtX",
            Glue::Animated(&Animated {
                name: "pointsAtX",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
        Member::attribute(
            "pointsAtY",
            Glue::Animated(&Animated {
                name: "pointsAtY",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
        Member::attribute(
            "pointsAtZ",
            Glue::Animated(&Animated {
                name: "pointsAtZ",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
        Member::attribute(
            "specularExponent",
            Glue::Animated(&Animated {
                name: "specularExponent",
                kind: AnimatedKind::Number(Part::Whole, 1.0),
            }),
        ),
        Member::attribute(
            "limitingConeAngle",
            Glue::Animated(&Animated {
                name: "limitingConeAngle",
                kind: AnimatedKind::Number(Part::Whole, 0.0),
            }),
        ),
    ],
    ..Definition::EMPTY
};
