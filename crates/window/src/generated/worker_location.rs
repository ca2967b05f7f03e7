// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WorkerLocation",
    interface: Interface::WorkerLocation,
    last: Interface::WorkerLocation,
    exposure: 0b1110,
    members: &[
        Member::attribute(
            "href",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::href)),
        ),
        Member::operation(
            "toString",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::href)),
            0,
        ),
        Member::attribute(
            "origin",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::origin)),
        ),
        Member::attribute(
            "protocol",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::protocol)),
        ),
        Member::attribute(
            "host",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::host)),
        ),
        Member::attribute(
            "hostname",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::hostname)),
        ),
        Member::attribute(
            "port",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::port)),
        ),
        Member::attribute(
            "pathname",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::pathname)),
        ),
        Member::attribute(
            "search",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::search)),
        ),
        Member::attribute(
            "hash",
            Glue::Object(OfObject::Scalar(interfaces::worker_location::hash)),
        ),
    ],
    ..Definition::EMPTY
};
