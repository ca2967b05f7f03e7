// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGGradientElement",
    interface: Interface::SVGGradientElement,
    last: Interface::SVGRadialGradientElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("SVG_SPREADMETHOD_UNKNOWN", 0.0),
        Member::constant("SVG_SPREADMETHOD_PAD", 1.0),
        Member::constant("SVG_SPREADMETHOD_REFLECT", 2.0),
        Member::constant("SVG_SPREADMETHOD_REPEAT", 3.0),
        Member::attribute(
            "gradientUnits",
            Glue::Animated(&Animated {
                name: "gradientUnits",
                kind: AnimatedKind::Enumeration(&["userSpaceOnUse", "objectBoundingBox"], 2),
            }),
        ),
        Member::attribute(
            "gradientTransform",
            Glue::Animated(&Animated {
                name: "gradientTransform",
                kind: AnimatedKind::TransformList,
            }),
        ),
        Member::attribute(
            "spreadMethod",
            Glue::Animated(&Animated {
                name: "spreadMethod",
                kind: AnimatedKind::Enumeration(&["pad", "reflect", "repeat"], 1),
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
