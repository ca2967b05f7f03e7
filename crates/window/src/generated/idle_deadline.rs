// Made by `cargo xtask codegen` from spec/idl/requestidlecallback.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "IdleDeadline",
    interface: Interface::IdleDeadline,
    last: Interface::IdleDeadline,
    exposure: 0b1,
    members: &[
        Member::operation("timeRemaining", N::IdleDeadline_timeRemaining, 0),
        Member::attribute("didTimeout", N::IdleDeadline_get_didTimeout),
    ],
    ..Definition::EMPTY
};

pub(super) fn time_remaining(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::IdleDeadline)?;
    let value = interfaces::idle_deadline::time_remaining(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn did_timeout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::IdleDeadline)?;
    let value = interfaces::idle_deadline::did_timeout(cx, &this)?;
    Ok(cx.boolean(value))
}
