// Made by `cargo xtask codegen` from spec/idl/uievents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "KeyboardEvent",
    interface: Interface::KeyboardEvent,
    last: Interface::KeyboardEvent,
    parent: Some(Interface::UIEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::constant("DOM_KEY_LOCATION_STANDARD", 0.0),
        Member::constant("DOM_KEY_LOCATION_LEFT", 1.0),
        Member::constant("DOM_KEY_LOCATION_RIGHT", 2.0),
        Member::constant("DOM_KEY_LOCATION_NUMPAD", 3.0),
        Member::attribute("key", Glue::Object(OfObject::Text(interfaces::keyboard_event::key))),
        Member::attribute("code", Glue::Object(OfObject::Text(interfaces::keyboard_event::code))),
        Member::attribute(
            "location",
            Glue::Object(OfObject::UnsignedLong(interfaces::keyboard_event::location)),
        ),
        Member::attribute(
            "ctrlKey",
            Glue::Object(OfObject::Boolean(interfaces::keyboard_event::ctrl_key)),
        ),
        Member::attribute(
            "shiftKey",
            Glue::Object(OfObject::Boolean(interfaces::keyboard_event::shift_key)),
        ),
        Member::attribute(
            "altKey",
            Glue::Object(OfObject::Boolean(interfaces::keyboard_event::alt_key)),
        ),
        Member::attribute(
            "metaKey",
            Glue::Object(OfObject::Boolean(interfaces::keyboard_event::meta_key)),
        ),
        Member::attribute(
            "repeat",
            Glue::Object(OfObject::Boolean(interfaces::keyboard_event::repeat)),
        ),
        Member::attribute(
            "isComposing",
            Glue::Object(OfObject::Boolean(interfaces::keyboard_event::is_composing)),
        ),
        Member::operation("getModifierState", Glue::Function(get_modifier_state), 1),
        Member::operation("initKeyboardEvent", Glue::Function(init_keyboard_event), 1),
        Member::attribute(
            "charCode",
            Glue::Object(OfObject::UnsignedLong(interfaces::keyboard_event::char_code)),
        ),
        Member::attribute(
            "keyCode",
            Glue::Object(OfObject::UnsignedLong(interfaces::keyboard_event::key_code)),
        ),
    ],
    ..Definition::EMPTY
};

fn get_modifier_state(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("KeyboardEvent", "getModifierState");
    let this = receiver::object(cx, call, Interface::KeyboardEvent)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::keyboard_event::get_modifier_state(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn init_keyboard_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("KeyboardEvent", "initKeyboardEvent");
    let this = receiver::object(cx, call, Interface::KeyboardEvent)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a3 = match call.arg(3) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::interface(cx, value, Interface::Window, SITE.argument(4))?),
        },
    };
    let a4 = match call.arg(4) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let a5 = match call.arg(5) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(6))?,
    };
    let a6 = match call.arg(6) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a7 = match call.arg(7) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a8 = match call.arg(8) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a9 = match call.arg(9) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let value = interfaces::keyboard_event::init_keyboard_event(
        cx, &this, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9,
    )?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("KeyboardEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = KeyboardEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::KeyboardEvent)?;
    interfaces::keyboard_event::constructor(cx, &prototype, a0, a1)
}
