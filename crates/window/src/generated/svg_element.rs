// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGElement",
    interface: Interface::SVGElement,
    last: Interface::SVGElement,
    parent: Some(Interface::Element),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
