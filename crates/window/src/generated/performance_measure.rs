// Made by `cargo xtask codegen` from spec/idl/user-timing.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PerformanceMeasure",
    interface: Interface::PerformanceMeasure,
    last: Interface::PerformanceMeasure,
    parent: Some(Interface::PerformanceEntry),
    exposure: 0b1111,
    members: &[
        Member::attribute("detail", N::PerformanceMeasure_get_detail),
    ],
    ..Definition::EMPTY
};

pub(super) fn detail_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceMeasure)?;
    let value = interfaces::performance_measure::detail(cx, &this)?;
    Ok(value)
}
