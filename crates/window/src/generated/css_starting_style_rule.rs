// Made by `cargo xtask codegen` from spec/idl/css-transitions-2.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSStartingStyleRule",
    interface: Interface::CSSStartingStyleRule,
    last: Interface::CSSStartingStyleRule,
    parent: Some(Interface::CSSGroupingRule),
    exposure: 0b1,
    ..Definition::EMPTY
};
