// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFETileElement",
    interface: Interface::SVGFETileElement,
    last: Interface::SVGFETileElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "in1",
            Glue::Animated(&Animated {
                name: "in",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute(
            "x",
            Glue::Animated(&Animated {
                name: "x",
                kind: AnimatedKind::Length(Across::Width, "0%"),
            }),
        ),
        Member::attribute(
            "y",
            Glue::Animated(&Animated {
                name: "y",
                kind: AnimatedKind::Length(Across::Height, "0%"),
            }),
        ),
        Member::attribute(
            "width",
            Glue::Animated(&Animated {
                name: "width",
                kind: AnimatedKind::Length(Across::Width, "100%"),
            }),
        ),
        Member::attribute(
            "height",
            Glue::Animated(&Animated {
                name: "height",
                kind: AnimatedKind::Length(Across::Height, "100%"),
            }),
        ),
        Member::attribute(
            "result",
            Glue::Animated(&Animated {
                name: "result",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
    ],
    ..Definition::EMPTY
};
