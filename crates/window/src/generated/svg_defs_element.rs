// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGDefsElement",
    interface: Interface::SVGDefsElement,
    last: Interface::SVGDefsElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
