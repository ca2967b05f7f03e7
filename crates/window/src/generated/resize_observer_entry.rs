// Made by `cargo xtask codegen` from spec/idl/resize-observer.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ResizeObserverEntry",
    interface: Interface::ResizeObserverEntry,
    last: Interface::ResizeObserverEntry,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "target",
            Glue::Object(OfObject::Node(interfaces::resize_observer_entry::target)),
        ),
        Member::attribute(
            "contentRect",
            Glue::Object(OfObject::Any(interfaces::resize_observer_entry::content_rect)),
        ),
        Member::attribute(
            "borderBoxSize",
            Glue::Object(OfObject::Any(interfaces::resize_observer_entry::border_box_size)),
        ),
        Member::attribute(
            "contentBoxSize",
            Glue::Object(OfObject::Any(interfaces::resize_observer_entry::content_box_size)),
        ),
        Member::attribute(
            "devicePixelContentBoxSize",
            Glue::Object(OfObject::Any(
                interfaces::resize_observer_entry::device_pixel_content_box_size,
            )),
        ),
    ],
    ..Definition::EMPTY
};
