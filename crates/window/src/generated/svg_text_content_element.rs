// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGTextContentElement",
    interface: Interface::SVGTextContentElement,
    last: Interface::SVGTextElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("LENGTHADJUST_UNKNOWN", 0.0),
        Member::constant("LENGTHADJUST_SPACING", 1.0),
        Member::constant("LENGTHADJUST_SPACINGANDGLYPHS", 2.0),
        Member::attribute(
            "textLength",
            Glue::Animated(&Animated {
                name: "textLength",
                kind: AnimatedKind::Length(Across::Diagonal, "0"),
            }),
        ),
        Member::attribute(
            "lengthAdjust",
            Glue::Animated(&Animated {
                name: "lengthAdjust",
                kind: AnimatedKind::Enumeration(&["spacing", "spacingAndGlyphs"], 1),
            }),
        ),
    ],
    ..Definition::EMPTY
};
