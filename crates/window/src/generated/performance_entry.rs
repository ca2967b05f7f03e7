// Made by `cargo xtask codegen` from spec/idl/performance-timeline.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PerformanceEntry",
    interface: Interface::PerformanceEntry,
    last: Interface::PerformanceMeasure,
    exposure: 0b1111,
    members: &[
        Member::attribute("id", N::PerformanceEntry_get_id),
        Member::attribute("name", N::PerformanceEntry_get_name),
        Member::attribute("entryType", N::PerformanceEntry_get_entryType),
        Member::attribute("startTime", N::PerformanceEntry_get_startTime),
        Member::attribute("duration", N::PerformanceEntry_get_duration),
        Member::attribute("navigationId", N::PerformanceEntry_get_navigationId),
        Member::operation("toJSON", N::PerformanceEntry_toJSON, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn id_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceEntry)?;
    let value = interfaces::performance_entry::id(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceEntry)?;
    let value = interfaces::performance_entry::name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn entry_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceEntry)?;
    let value = interfaces::performance_entry::entry_type(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn start_time_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceEntry)?;
    let value = interfaces::performance_entry::start_time(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn duration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceEntry)?;
    let value = interfaces::performance_entry::duration(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn navigation_id_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceEntry)?;
    let value = interfaces::performance_entry::navigation_id(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn to_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceEntry)?;
    let value = interfaces::performance_entry::to_json(cx, &this)?;
    Ok(value)
}
