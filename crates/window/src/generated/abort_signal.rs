// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AbortSignal",
    interface: Interface::AbortSignal,
    last: Interface::AbortSignal,
    parent: Some(Interface::EventTarget),
    exposure: 0b11111,
    members: &[
        Member::operation("abort", N::AbortSignal_static_abort, 0).of_constructor(),
        Member::operation("timeout", N::AbortSignal_static_timeout, 1).of_constructor().exposed(0b1111),
        Member::operation("any", N::AbortSignal_static_any, 1).of_constructor(),
        Member::attribute("aborted", N::AbortSignal_get_aborted),
        Member::attribute("reason", N::AbortSignal_get_reason),
        Member::operation("throwIfAborted", N::AbortSignal_throwIfAborted, 0),
        Member::attribute("onabort", N::AbortSignal_get_onabort).setter(N::AbortSignal_set_onabort),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_abort(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("AbortSignal", "abort");
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::abort_signal::abort(cx, a0)?;
    Ok(value)
}

pub(super) fn static_timeout(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("AbortSignal", "timeout");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long_long(cx, &call.arg(0), Range::Enforce, SITE.argument(1))?;
    let value = interfaces::abort_signal::timeout(cx, a0)?;
    Ok(value)
}

pub(super) fn static_any(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("AbortSignal", "any");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::sequence(cx, &call.arg(0), SITE.argument(1), |cx, value, at| Ok(convert::interface(cx, value, Interface::AbortSignal, at)?))?;
    let value = interfaces::abort_signal::any(cx, a0)?;
    Ok(value)
}

pub(super) fn aborted_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbortSignal)?;
    let value = interfaces::abort_signal::aborted(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn reason_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbortSignal)?;
    let value = interfaces::abort_signal::reason(cx, &this)?;
    Ok(value)
}

pub(super) fn throw_if_aborted(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbortSignal)?;
    let value = interfaces::abort_signal::throw_if_aborted(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn onabort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbortSignal)?;
    handlers::get(cx, &this, "abort")
}

pub(super) fn onabort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbortSignal)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "abort", &value)?;
    Ok(cx.undefined())
}
