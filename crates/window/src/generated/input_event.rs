// Made by `cargo xtask codegen` from spec/idl/uievents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "InputEvent",
    interface: Interface::InputEvent,
    last: Interface::InputEvent,
    parent: Some(Interface::UIEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("data", Glue::Function(data_getter)),
        Member::attribute(
            "isComposing",
            Glue::Object(OfObject::Boolean(interfaces::input_event::is_composing)),
        ),
        Member::attribute(
            "inputType",
            Glue::Object(OfObject::Text(interfaces::input_event::input_type)),
        ),
        Member::operation("getTargetRanges", Glue::Function(get_target_ranges), 0),
    ],
    ..Definition::EMPTY
};

fn data_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::InputEvent)?;
    let value = interfaces::input_event::data(cx, &this)?;
    Ok(match value {
        Some(value) => cx.string(&value),
        None => cx.null(),
    })
}

fn get_target_ranges(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::InputEvent)?;
    let value = interfaces::input_event::get_target_ranges(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("InputEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = InputEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::InputEvent)?;
    interfaces::input_event::constructor(cx, &prototype, a0, a1)
}
