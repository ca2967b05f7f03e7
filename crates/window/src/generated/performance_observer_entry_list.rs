// Made by `cargo xtask codegen` from spec/idl/performance-timeline.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PerformanceObserverEntryList",
    interface: Interface::PerformanceObserverEntryList,
    last: Interface::PerformanceObserverEntryList,
    exposure: 0b1111,
    members: &[
        Member::operation("getEntries", Glue::Function(get_entries), 0),
        Member::operation("getEntriesByType", Glue::Function(get_entries_by_type), 1),
        Member::operation("getEntriesByName", Glue::Function(get_entries_by_name), 1),
    ],
    ..Definition::EMPTY
};

fn get_entries(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceObserverEntryList)?;
    let value = interfaces::performance_observer_entry_list::get_entries(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn get_entries_by_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("PerformanceObserverEntryList", "getEntriesByType");
    let this = receiver::object(cx, call, Interface::PerformanceObserverEntryList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::performance_observer_entry_list::get_entries_by_type(cx, &this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn get_entries_by_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("PerformanceObserverEntryList", "getEntriesByName");
    let this = receiver::object(cx, call, Interface::PerformanceObserverEntryList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value =
        interfaces::performance_observer_entry_list::get_entries_by_name(cx, &this, a0, a1)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}
