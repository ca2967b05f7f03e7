// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGGraphicsElement",
    interface: Interface::SVGGraphicsElement,
    last: Interface::SVGUseElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "transform",
            Glue::Animated(&Animated { name: "transform", kind: AnimatedKind::TransformList }),
        ),
        Member::attribute(
            "requiredExtensions",
            Glue::Animated(&Animated {
                name: "requiredExtensions",
                kind: AnimatedKind::Strings { has_commas: false },
            }),
        ),
        Member::attribute(
            "systemLanguage",
            Glue::Animated(&Animated {
                name: "systemLanguage",
                kind: AnimatedKind::Strings { has_commas: true },
            }),
        ),
    ],
    ..Definition::EMPTY
};
