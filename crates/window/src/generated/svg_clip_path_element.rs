// Made by `cargo xtask codegen` from spec/idl/css-masking.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGClipPathElement",
    interface: Interface::SVGClipPathElement,
    last: Interface::SVGClipPathElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "clipPathUnits",
            Glue::Animated(&Animated {
                name: "clipPathUnits",
                kind: AnimatedKind::Enumeration(&["userSpaceOnUse", "objectBoundingBox"], 1),
            }),
        ),
        Member::attribute(
            "transform",
            Glue::Animated(&Animated { name: "transform", kind: AnimatedKind::TransformList }),
        ),
    ],
    ..Definition::EMPTY
};
