// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ErrorEvent",
    interface: Interface::ErrorEvent,
    last: Interface::ErrorEvent,
    parent: Some(Interface::Event),
    exposure: 0b11111,
    has_unforgeables: true,
    constructor: Some((N::ErrorEvent_constructor, 1)),
    members: &[
        Member::attribute("message", N::ErrorEvent_get_message),
        Member::attribute("filename", N::ErrorEvent_get_filename),
        Member::attribute("lineno", N::ErrorEvent_get_lineno),
        Member::attribute("colno", N::ErrorEvent_get_colno),
        Member::attribute("error", N::ErrorEvent_get_error),
    ],
    ..Definition::EMPTY
};

pub(super) fn message_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ErrorEvent)?;
    let value = interfaces::error_event::message(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn filename_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ErrorEvent)?;
    let value = interfaces::error_event::filename(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn lineno_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ErrorEvent)?;
    let value = interfaces::error_event::lineno(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn colno_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ErrorEvent)?;
    let value = interfaces::error_event::colno(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn error_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ErrorEvent)?;
    let value = interfaces::error_event::error(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ErrorEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = ErrorEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::ErrorEvent)?;
    interfaces::error_event::constructor(cx, &prototype, a0, a1)
}
