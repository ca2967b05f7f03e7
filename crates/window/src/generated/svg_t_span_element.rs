// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGTSpanElement",
    interface: Interface::SVGTSpanElement,
    last: Interface::SVGTSpanElement,
    parent: Some(Interface::SVGTextPositioningElement),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
