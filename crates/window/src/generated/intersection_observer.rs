// Made by `cargo xtask codegen` from spec/idl/intersection-observer.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "IntersectionObserver",
    interface: Interface::IntersectionObserver,
    last: Interface::IntersectionObserver,
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("root", Glue::Function(root_getter)),
        Member::attribute(
            "rootMargin",
            Glue::Object(OfObject::Text(interfaces::intersection_observer::root_margin)),
        ),
        Member::attribute(
            "scrollMargin",
            Glue::Object(OfObject::Text(interfaces::intersection_observer::scroll_margin)),
        ),
        Member::attribute(
            "thresholds",
            Glue::Object(OfObject::Any(interfaces::intersection_observer::thresholds)),
        ),
        Member::attribute(
            "delay",
            Glue::Object(OfObject::Long(interfaces::intersection_observer::delay)),
        ),
        Member::attribute(
            "trackVisibility",
            Glue::Object(OfObject::Boolean(interfaces::intersection_observer::track_visibility)),
        ),
        Member::operation("observe", Glue::Function(observe), 1),
        Member::operation("unobserve", Glue::Function(unobserve), 1),
        Member::operation(
            "disconnect",
            Glue::Object(OfObject::Undefined(interfaces::intersection_observer::disconnect)),
            0,
        ),
        Member::operation("takeRecords", Glue::Function(take_records), 0),
    ],
    ..Definition::EMPTY
};

fn root_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::IntersectionObserver)?;
    let value = interfaces::intersection_observer::root(cx, &this)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}

fn observe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("IntersectionObserver", "observe");
    let this = receiver::object(cx, call, Interface::IntersectionObserver)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Element, SITE.argument(1))?;
    let value = interfaces::intersection_observer::observe(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn unobserve(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("IntersectionObserver", "unobserve");
    let this = receiver::object(cx, call, Interface::IntersectionObserver)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Element, SITE.argument(1))?;
    let value = interfaces::intersection_observer::unobserve(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn take_records(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::IntersectionObserver)?;
    let value = interfaces::intersection_observer::take_records(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("IntersectionObserver", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = IntersectionObserverInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::IntersectionObserver)?;
    interfaces::intersection_observer::constructor(cx, &prototype, a0, a1)
}
