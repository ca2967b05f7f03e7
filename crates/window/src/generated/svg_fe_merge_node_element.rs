// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEMergeNodeElement",
    interface: Interface::SVGFEMergeNodeElement,
    last: Interface::SVGFEMergeNodeElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[Member::attribute(
        "in1",
        Glue::Animated(&Animated {
            name: "in",
            kind: AnimatedKind::Text { is_deprecated_too: false },
        }),
    )],
    ..Definition::EMPTY
};
