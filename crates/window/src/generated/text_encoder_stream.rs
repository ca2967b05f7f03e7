// Made by `cargo xtask codegen` from spec/idl/encoding.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TextEncoderStream",
    interface: Interface::TextEncoderStream,
    last: Interface::TextEncoderStream,
    exposure: 0b11111,
    constructor: Some((Glue::Constructor(interfaces::text_encoder_stream::constructor), 0)),
    members: &[
        Member::attribute(
            "encoding",
            Glue::Object(OfObject::Text(interfaces::text_encoder_common::encoding)),
        ),
        Member::attribute(
            "readable",
            Glue::Object(OfObject::Any(interfaces::generic_transform_stream::readable)),
        ),
        Member::attribute(
            "writable",
            Glue::Object(OfObject::Any(interfaces::generic_transform_stream::writable)),
        ),
    ],
    ..Definition::EMPTY
};
