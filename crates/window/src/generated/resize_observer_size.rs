// Made by `cargo xtask codegen` from spec/idl/resize-observer.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ResizeObserverSize",
    interface: Interface::ResizeObserverSize,
    last: Interface::ResizeObserverSize,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "inlineSize",
            Glue::Object(OfObject::Double(interfaces::resize_observer_size::inline_size)),
        ),
        Member::attribute(
            "blockSize",
            Glue::Object(OfObject::Double(interfaces::resize_observer_size::block_size)),
        ),
    ],
    ..Definition::EMPTY
};
