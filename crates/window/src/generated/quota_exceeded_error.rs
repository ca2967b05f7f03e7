// Made by `cargo xtask codegen` from spec/idl/webidl.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "QuotaExceededError",
    interface: Interface::QuotaExceededError,
    last: Interface::QuotaExceededError,
    parent: Some(Interface::DOMException),
    exposure: 0b11111,
    ..Definition::EMPTY
};
