// Made by `cargo xtask codegen` from spec/idl/svg-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAnimateElement",
    interface: Interface::SVGAnimateElement,
    last: Interface::SVGAnimateElement,
    parent: Some(Interface::SVGAnimationElement),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
