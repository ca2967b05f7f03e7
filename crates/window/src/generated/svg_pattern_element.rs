// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGPatternElement",
    interface: Interface::SVGPatternElement,
    last: Interface::SVGPatternElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "patternUnits",
            Glue::Animated(&Animated {
                name: "patternUnits",
                kind: AnimatedKind::Enumeration(&["userSpaceOnUse", "objectBoundingBox"], 2),
            }),
        ),
        Member::attribute(
            "patternContentUnits",
            Glue::Animated(&Animated {
                name: "patternContentUnits",
                kind: AnimatedKind::Enumeration(&["userSpaceOnUse", "objectBoundingBox"], 1),
            }),
        ),
        Member::attribute(
            "patternTransform",
            Glue::Animated(&Animated {
                name: "patternTransform",
                kind: AnimatedKind::TransformList,
            }),
        ),
        Member::attribute(
            "x",
            Glue::Animated(&Animated { name: "x", kind: AnimatedKind::Length(Across::Width, "0") }),
        ),
        Member::attribute(
            "y",
            Glue::Animated(&Animated {
                name: "y",
                kind: AnimatedKind::Length(Across::Height, "0"),
            }),
        ),
        Member::attribute(
            "width",
            Glue::Animated(&Animated {
                name: "width",
                kind: AnimatedKind::Length(Across::Width, "0"),
            }),
        ),
        Member::attribute(
            "height",
            Glue::Animated(&Animated {
                name: "height",
                kind: AnimatedKind::Length(Across::Height, "0"),
            }),
        ),
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
        Member::attribute(
            "href",
            Glue::Animated(&Animated {
                name: "href",
                kind: AnimatedKind::Text { is_deprecated_too: true },
            }),
        ),
    ],
    ..Definition::EMPTY
};
