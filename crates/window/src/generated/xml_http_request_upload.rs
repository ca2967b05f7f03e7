// Made by `cargo xtask codegen` from spec/idl/xhr.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "XMLHttpRequestUpload",
    interface: Interface::XMLHttpRequestUpload,
    last: Interface::XMLHttpRequestUpload,
    parent: Some(Interface::XMLHttpRequestEventTarget),
    exposure: 0b111,
    ..Definition::EMPTY
};
