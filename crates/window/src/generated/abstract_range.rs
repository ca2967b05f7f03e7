// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AbstractRange",
    interface: Interface::AbstractRange,
    last: Interface::StaticRange,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "startContainer",
            Glue::Object(OfObject::Node(interfaces::abstract_range::start_container)),
        ),
        Member::attribute(
            "startOffset",
            Glue::Object(OfObject::UnsignedLong(interfaces::abstract_range::start_offset)),
        ),
        Member::attribute(
            "endContainer",
            Glue::Object(OfObject::Node(interfaces::abstract_range::end_container)),
        ),
        Member::attribute(
            "endOffset",
            Glue::Object(OfObject::UnsignedLong(interfaces::abstract_range::end_offset)),
        ),
        Member::attribute(
            "collapsed",
            Glue::Object(OfObject::Boolean(interfaces::abstract_range::collapsed)),
        ),
    ],
    ..Definition::EMPTY
};
