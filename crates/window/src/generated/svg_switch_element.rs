// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGSwitchElement",
    interface: Interface::SVGSwitchElement,
    last: Interface::SVGSwitchElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
