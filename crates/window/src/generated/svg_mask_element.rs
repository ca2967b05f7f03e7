// Made by `cargo xtask codegen` from spec/idl/css-masking.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGMaskElement",
    interface: Interface::SVGMaskElement,
    last: Interface::SVGMaskElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "maskUnits",
            Glue::Animated(&Animated {
                name: "maskUnits",
                kind: AnimatedKind::Enumeration(&["userSpaceOnUse", "objectBoundingBox"], 2),
            }),
        ),
        Member::attribute(
            "maskContentUnits",
            Glue::Animated(&Animated {
                name: "maskContentUnits",
                kind: AnimatedKind::Enumeration(&["userSpaceOnUse", "objectBoundingBox"], 1),
            }),
        ),
        Member::attribute(
            "x",
            Glue::Animated(&Animated {
                name: "x",
                kind: AnimatedKind::Length(Across::Width, "-10%"),
            }),
        ),
        Member::attribute(
            "y",
            Glue::Animated(&Animated {
                name: "y",
                kind: AnimatedKind::Length(Across::Height, "-10%"),
            }),
        ),
        Member::attribute(
            "width",
            Glue::Animated(&Animated {
                name: "width",
                kind: AnimatedKind::Length(Across::Width, "120%"),
            }),
        ),
        Member::attribute(
            "height",
            Glue::Animated(&Animated {
                name: "height",
                kind: AnimatedKind::Length(Across::Height, "120%"),
            }),
        ),
    ],
    ..Definition::EMPTY
};
