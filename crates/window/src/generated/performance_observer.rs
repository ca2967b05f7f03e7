// Made by `cargo xtask codegen` from spec/idl/performance-timeline.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PerformanceObserver",
    interface: Interface::PerformanceObserver,
    last: Interface::PerformanceObserver,
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("observe", Glue::Function(observe), 0),
        Member::operation(
            "disconnect",
            Glue::Object(OfObject::Undefined(interfaces::performance_observer::disconnect)),
            0,
        ),
        Member::operation("takeRecords", Glue::Function(take_records), 0),
        Member::attribute("supportedEntryTypes", Glue::Function(supported_entry_types_getter))
            .of_constructor(),
    ],
    ..Definition::EMPTY
};

fn observe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("PerformanceObserver", "observe");
    let this = receiver::object(cx, call, Interface::PerformanceObserver)?;
    let a0 = PerformanceObserverInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::performance_observer::observe(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn take_records(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceObserver)?;
    let value = interfaces::performance_observer::take_records(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn supported_entry_types_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let value = interfaces::performance_observer::supported_entry_types(cx)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("PerformanceObserver", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::PerformanceObserver)?;
    interfaces::performance_observer::constructor(cx, &prototype, a0)
}
