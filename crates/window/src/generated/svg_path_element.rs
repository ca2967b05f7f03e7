// Made by `cargo xtask codegen` from spec/idl/svg-paths.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGPathElement",
    interface: Interface::SVGPathElement,
    last: Interface::SVGPathElement,
    parent: Some(Interface::SVGGeometryElement),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
