// Made by `cargo xtask codegen` from spec/idl/filter-effects.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGFEFuncRElement",
    interface: Interface::SVGFEFuncRElement,
    last: Interface::SVGFEFuncRElement,
    parent: Some(Interface::SVGComponentTransferFunctionElement),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
