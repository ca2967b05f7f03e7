// Made by `cargo xtask codegen` from spec/idl/svg-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGMPathElement",
    interface: Interface::SVGMPathElement,
    last: Interface::SVGMPathElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[Member::attribute(
        "href",
        Glue::Animated(&Animated {
            name: "href",
            kind: AnimatedKind::Text { is_deprecated_too: true },
        }),
    )],
    ..Definition::EMPTY
};
