// Made by `cargo xtask codegen` from spec/idl/performance-timeline.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PerformanceEntry",
    interface: Interface::PerformanceEntry,
    last: Interface::PerformanceMeasure,
    exposure: 0b1111,
    members: &[
        Member::attribute(
            "id",
            Glue::Object(OfObject::UnsignedLongLong(interfaces::performance_entry::id)),
        ),
        Member::attribute(
            "name",
            Glue::Object(OfObject::Text(interfaces::performance_entry::name)),
        ),
        Member::attribute(
            "entryType",
            Glue::Object(OfObject::Text(interfaces::performance_entry::entry_type)),
        ),
        Member::attribute(
            "startTime",
            Glue::Object(OfObject::Double(interfaces::performance_entry::start_time)),
        ),
        Member::attribute(
            "duration",
            Glue::Object(OfObject::Double(interfaces::performance_entry::duration)),
        ),
        Member::attribute(
            "navigationId",
            Glue::Object(OfObject::UnsignedLongLong(interfaces::performance_entry::navigation_id)),
        ),
        Member::operation(
            "toJSON",
            Glue::Object(OfObject::Any(interfaces::performance_entry::to_json)),
            0,
        ),
    ],
    ..Definition::EMPTY
};
