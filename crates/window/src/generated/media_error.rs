// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MediaError",
    interface: Interface::MediaError,
    last: Interface::MediaError,
    exposure: 0b1,
    members: &[
        Member::constant("MEDIA_ERR_ABORTED", 1.0),
        Member::constant("MEDIA_ERR_NETWORK", 2.0),
        Member::constant("MEDIA_ERR_DECODE", 3.0),
        Member::constant("MEDIA_ERR_SRC_NOT_SUPPORTED", 4.0),
        Member::attribute(
            "code",
            Glue::Object(OfObject::UnsignedShort(interfaces::media_error::code)),
        ),
        Member::attribute(
            "message",
            Glue::Object(OfObject::Text(interfaces::media_error::message)),
        ),
    ],
    ..Definition::EMPTY
};
