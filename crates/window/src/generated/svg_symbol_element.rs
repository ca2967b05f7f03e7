// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGSymbolElement",
    interface: Interface::SVGSymbolElement,
    last: Interface::SVGSymbolElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "viewBox",
            Glue::Animated(&Animated { name: "viewBox", kind: AnimatedKind::Rect }),
        ),
        Member::attribute(
            "preserveAspectRatio",
            Glue::Animated(&Animated {
                name: "preserveAspectRatio",
                kind: AnimatedKind::PreserveAspectRatio,
            }),
        ),
    ],
    ..Definition::EMPTY
};
