// Made by `cargo xtask codegen` from spec/idl/cssom-view.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Screen",
    interface: Interface::Screen,
    last: Interface::Screen,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "availWidth",
            Glue::Object(OfObject::Long(interfaces::screen::avail_width)),
        ),
        Member::attribute(
            "availHeight",
            Glue::Object(OfObject::Long(interfaces::screen::avail_height)),
        ),
        Member::attribute("width", Glue::Object(OfObject::Long(interfaces::screen::width))),
        Member::attribute("height", Glue::Object(OfObject::Long(interfaces::screen::height))),
        Member::attribute(
            "colorDepth",
            Glue::Object(OfObject::UnsignedLong(interfaces::screen::color_depth)),
        ),
        Member::attribute(
            "pixelDepth",
            Glue::Object(OfObject::UnsignedLong(interfaces::screen::pixel_depth)),
        ),
    ],
    ..Definition::EMPTY
};
