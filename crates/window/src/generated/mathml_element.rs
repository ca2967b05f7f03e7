// Made by `cargo xtask codegen` from spec/idl/mathml-core.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MathMLElement",
    interface: Interface::MathMLElement,
    last: Interface::MathMLElement,
    parent: Some(Interface::Element),
    exposure: 0b1,
    is_node: true,
    ..Definition::EMPTY
};
