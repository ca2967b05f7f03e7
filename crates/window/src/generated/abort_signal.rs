// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AbortSignal",
    interface: Interface::AbortSignal,
    last: Interface::AbortSignal,
    parent: Some(Interface::EventTarget),
    exposure: 0b11111,
    members: &[
        Member::operation("abort", Glue::Function(static_abort), 0).of_constructor(),
        Member::operation("timeout", Glue::Function(static_timeout), 1)
            .of_constructor()
            .exposed(0b1111),
        Member::operation("any", Glue::Function(static_any), 1).of_constructor(),
        Member::attribute(
            "aborted",
            Glue::Object(OfObject::Boolean(interfaces::abort_signal::aborted)),
        ),
        Member::attribute("reason", Glue::Object(OfObject::Any(interfaces::abort_signal::reason))),
        Member::operation(
            "throwIfAborted",
            Glue::Object(OfObject::Undefined(interfaces::abort_signal::throw_if_aborted)),
            0,
        ),
        Member::handler("onabort"),
    ],
    ..Definition::EMPTY
};

fn static_abort(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("AbortSignal", "abort");
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::abort_signal::abort(cx, a0)?;
    Ok(value)
}

fn static_timeout(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("AbortSignal", "timeout");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long_long(cx, &call.arg(0), Range::Enforce, SITE.argument(1))?;
    let value = interfaces::abort_signal::timeout(cx, a0)?;
    Ok(value)
}

fn static_any(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("AbortSignal", "any");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::sequence(cx, &call.arg(0), SITE.argument(1), |cx, value, at| {
        Ok(convert::interface(cx, value, Interface::AbortSignal, at)?)
    })?;
    let value = interfaces::abort_signal::any(cx, a0)?;
    Ok(value)
}
