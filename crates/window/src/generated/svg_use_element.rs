// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGUseElement",
    interface: Interface::SVGUseElement,
    last: Interface::SVGUseElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    members: &[
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
            "href",
            Glue::Animated(&Animated {
                name: "href",
                kind: AnimatedKind::Text { is_deprecated_too: true },
            }),
        ),
    ],
    ..Definition::EMPTY
};
