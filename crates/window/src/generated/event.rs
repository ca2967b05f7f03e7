// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Event",
    interface: Interface::Event,
    last: Interface::CustomEvent,
    exposure: 0b11111,
    has_unforgeables: true,
    members: &[
        Member::constant("NONE", 0.0),
        Member::constant("CAPTURING_PHASE", 1.0),
        Member::constant("AT_TARGET", 2.0),
        Member::constant("BUBBLING_PHASE", 3.0),
    ],
    ..Definition::EMPTY
};
