// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGMetadataElement",
    interface: Interface::SVGMetadataElement,
    last: Interface::SVGMetadataElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
