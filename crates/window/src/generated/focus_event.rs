// Made by `cargo xtask codegen` from spec/idl/uievents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "FocusEvent",
    interface: Interface::FocusEvent,
    last: Interface::FocusEvent,
    parent: Some(Interface::UIEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((N::FocusEvent_constructor, 1)),
    members: &[
        Member::attribute("relatedTarget", N::FocusEvent_get_relatedTarget),
    ],
    ..Definition::EMPTY
};

pub(super) fn related_target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FocusEvent)?;
    let value = interfaces::focus_event::related_target(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("FocusEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = FocusEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::FocusEvent)?;
    interfaces::focus_event::constructor(cx, &prototype, a0, a1)
}
