// Made by `cargo xtask codegen` from spec/idl/webidl.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "QuotaExceededError",
    interface: Interface::QuotaExceededError,
    last: Interface::QuotaExceededError,
    parent: Some(Interface::DOMException),
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::attribute("quota", Glue::Function(quota_getter)),
        Member::attribute("requested", Glue::Function(requested_getter)),
    ],
    ..Definition::EMPTY
};

fn quota_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::QuotaExceededError)?;
    let value = interfaces::quota_exceeded_error::quota(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn requested_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::QuotaExceededError)?;
    let value = interfaces::quota_exceeded_error::requested(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("QuotaExceededError", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let a1 = QuotaExceededErrorOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::QuotaExceededError)?;
    interfaces::quota_exceeded_error::constructor(cx, &prototype, a0, a1)
}
