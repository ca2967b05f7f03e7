// Made by `cargo xtask codegen` from spec/idl/user-timing.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PerformanceMeasure",
    interface: Interface::PerformanceMeasure,
    last: Interface::PerformanceMeasure,
    parent: Some(Interface::PerformanceEntry),
    exposure: 0b1111,
    members: &[Member::attribute(
        "detail",
        Glue::Object(OfObject::Any(interfaces::performance_measure::detail)),
    )],
    ..Definition::EMPTY
};
