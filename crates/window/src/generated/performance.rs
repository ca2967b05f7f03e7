// Made by `cargo xtask codegen` from spec/idl/hr-time.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Performance",
    interface: Interface::Performance,
    last: Interface::Performance,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    members: &[
        Member::operation("now", N::Performance_now, 0),
        Member::attribute("timeOrigin", N::Performance_get_timeOrigin),
        Member::operation("toJSON", N::Performance_toJSON, 0),
        Member::attribute("timing", N::Performance_get_timing).exposed(0b1),
        Member::operation("getEntries", N::Performance_getEntries, 0),
        Member::operation("getEntriesByType", N::Performance_getEntriesByType, 1),
        Member::operation("getEntriesByName", N::Performance_getEntriesByName, 1),
        Member::operation("mark", N::Performance_mark, 1),
        Member::operation("clearMarks", N::Performance_clearMarks, 0),
        Member::operation("measure", N::Performance_measure, 1),
        Member::operation("clearMeasures", N::Performance_clearMeasures, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn now(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Performance)?;
    let value = interfaces::performance::now(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn time_origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Performance)?;
    let value = interfaces::performance::time_origin(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn to_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Performance)?;
    let value = interfaces::performance::to_json(cx, &this)?;
    Ok(value)
}

pub(super) fn timing_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::Performance)?;
    if let Some(value) = same_object::kept(cx, &object, N::Performance_get_timing) {
        return Ok(value);
    }
    let value = interfaces::performance::timing(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::Performance_get_timing, &value);
    Ok(value)
}

pub(super) fn get_entries(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Performance)?;
    let value = interfaces::performance::get_entries(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

pub(super) fn get_entries_by_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "getEntriesByType");
    let this = receiver::object(cx, call, Interface::Performance)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::performance::get_entries_by_type(cx, &this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

pub(super) fn get_entries_by_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "getEntriesByName");
    let this = receiver::object(cx, call, Interface::Performance)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let value = interfaces::performance::get_entries_by_name(cx, &this, a0, a1)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

pub(super) fn mark(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "mark");
    let this = receiver::object(cx, call, Interface::Performance)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = PerformanceMarkOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::performance::mark(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn clear_marks(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "clearMarks");
    let this = receiver::object(cx, call, Interface::Performance)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let value = interfaces::performance::clear_marks(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn measure(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "measure");
    let this = receiver::object(cx, call, Interface::Performance)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => DomStringOrPerformanceMeasureOptions::PerformanceMeasureOptions(PerformanceMeasureOptions::from_value(cx, &cx.undefined(), SITE.value())?), value => DomStringOrPerformanceMeasureOptions::from_value(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let value = interfaces::performance::measure(cx, &this, a0, a1, a2)?;
    Ok(value)
}

pub(super) fn clear_measures(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "clearMeasures");
    let this = receiver::object(cx, call, Interface::Performance)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let value = interfaces::performance::clear_measures(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
