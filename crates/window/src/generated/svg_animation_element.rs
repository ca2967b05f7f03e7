// Made by `cargo xtask codegen` from spec/idl/svg-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAnimationElement",
    interface: Interface::SVGAnimationElement,
    last: Interface::SVGSetElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "targetElement",
            Glue::Node(OfNode::NullableNode(interfaces::svg_animation_element::target_element)),
        ),
        Member::handler("onbegin"),
        Member::handler("onend"),
        Member::handler("onrepeat"),
        Member::attribute(
            "requiredExtensions",
            Glue::Animated(&Animated {
                name: "requiredExtensions",
                kind: AnimatedKind::Strings { has_commas: false },
            }),
        ),
        Member::attribute(
            "systemLanguage",
            Glue::Animated(&Animated {
                name: "systemLanguage",
                kind: AnimatedKind::Strings { has_commas: true },
            }),
        ),
    ],
    ..Definition::EMPTY
};
