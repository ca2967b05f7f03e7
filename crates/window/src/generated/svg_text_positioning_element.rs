// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGTextPositioningElement",
    interface: Interface::SVGTextPositioningElement,
    last: Interface::SVGTextElement,
    parent: Some(Interface::SVGTextContentElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "x",
            Glue::Animated(&Animated { name: "x", kind: AnimatedKind::LengthList(Across::Width) }),
        ),
        Member::attribute(
            "y",
            Glue::Animated(&Animated { name: "y", kind: AnimatedKind::LengthList(Across::Height) }),
        ),
        Member::attribute(
            "dx",
            Glue::Animated(&Animated { name: "dx", kind: AnimatedKind::LengthList(Across::Width) }),
        ),
        Member::attribute(
            "dy",
            Glue::Animated(&Animated {
                name: "dy",
                kind: AnimatedKind::LengthList(Across::Height),
            }),
        ),
        Member::attribute(
            "rotate",
            Glue::Animated(&Animated { name: "rotate", kind: AnimatedKind::NumberList }),
        ),
    ],
    ..Definition::EMPTY
};
