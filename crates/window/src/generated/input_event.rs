// Made by `cargo xtask codegen` from spec/idl/uievents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "InputEvent",
    interface: Interface::InputEvent,
    last: Interface::InputEvent,
    parent: Some(Interface::UIEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((N::InputEvent_constructor, 1)),
    members: &[
        Member::attribute("data", N::InputEvent_get_data),
        Member::attribute("isComposing", N::InputEvent_get_isComposing),
        Member::attribute("inputType", N::InputEvent_get_inputType),
        Member::operation("getTargetRanges", N::InputEvent_getTargetRanges, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn data_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::InputEvent)?;
    let value = interfaces::input_event::data(cx, &this)?;
    Ok(match value { Some(value) => cx.string(&value), None => cx.null() })
}

pub(super) fn is_composing_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::InputEvent)?;
    let value = interfaces::input_event::is_composing(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn input_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::InputEvent)?;
    let value = interfaces::input_event::input_type(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn get_target_ranges(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::InputEvent)?;
    let value = interfaces::input_event::get_target_ranges(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("InputEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = InputEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::InputEvent)?;
    interfaces::input_event::constructor(cx, &prototype, a0, a1)
}
