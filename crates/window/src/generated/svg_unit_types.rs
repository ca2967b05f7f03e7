// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGUnitTypes",
    interface: Interface::SVGUnitTypes,
    last: Interface::SVGUnitTypes,
    exposure: 0b1,
    members: &[
        Member::constant("SVG_UNIT_TYPE_UNKNOWN", 0.0),
        Member::constant("SVG_UNIT_TYPE_USERSPACEONUSE", 1.0),
        Member::constant("SVG_UNIT_TYPE_OBJECTBOUNDINGBOX", 2.0),
    ],
    ..Definition::EMPTY
};
