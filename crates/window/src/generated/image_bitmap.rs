// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ImageBitmap",
    interface: Interface::ImageBitmap,
    last: Interface::ImageBitmap,
    exposure: 0b1111,
    members: &[
        Member::attribute(
            "width",
            Glue::Object(OfObject::UnsignedLong(interfaces::image_bitmap::width)),
        ),
        Member::attribute(
            "height",
            Glue::Object(OfObject::UnsignedLong(interfaces::image_bitmap::height)),
        ),
        Member::operation(
            "close",
            Glue::Object(OfObject::Undefined(interfaces::image_bitmap::close)),
            0,
        ),
    ],
    ..Definition::EMPTY
};
