// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGTextPathElement",
    interface: Interface::SVGTextPathElement,
    last: Interface::SVGTextPathElement,
    parent: Some(Interface::SVGTextContentElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("TEXTPATH_METHODTYPE_UNKNOWN", 0.0),
        Member::constant("TEXTPATH_METHODTYPE_ALIGN", 1.0),
        Member::constant("TEXTPATH_METHODTYPE_STRETCH", 2.0),
        Member::constant("TEXTPATH_SPACINGTYPE_UNKNOWN", 0.0),
        Member::constant("TEXTPATH_SPACINGTYPE_AUTO", 1.0),
        Member::constant("TEXTPATH_SPACINGTYPE_EXACT", 2.0),
        Member::attribute(
            "startOffset",
            Glue::Animated(&Animated {
                name: "startOffset",
                kind: AnimatedKind::Length(Across::Diagonal, "0"),
            }),
        ),
        Member::attribute(
            "method",
            Glue::Animated(&Animated {
                name: "method",
                kind: AnimatedKind::Enumeration(&["align", "stretch"], 1),
            }),
        ),
        Member::attribute(
            "spacing",
            Glue::Animated(&Animated {
                name: "spacing",
                kind: AnimatedKind::Enumeration(&["auto", "exact"], 2),
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
