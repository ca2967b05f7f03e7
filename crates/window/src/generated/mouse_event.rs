// Made by `cargo xtask codegen` from spec/idl/pointerevents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MouseEvent",
    interface: Interface::MouseEvent,
    last: Interface::WheelEvent,
    parent: Some(Interface::UIEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "screenX",
            Glue::Object(OfObject::Long(interfaces::mouse_event::screen_x)),
        ),
        Member::attribute(
            "screenY",
            Glue::Object(OfObject::Long(interfaces::mouse_event::screen_y)),
        ),
        Member::attribute(
            "clientX",
            Glue::Object(OfObject::Long(interfaces::mouse_event::client_x)),
        ),
        Member::attribute(
            "clientY",
            Glue::Object(OfObject::Long(interfaces::mouse_event::client_y)),
        ),
        Member::attribute(
            "ctrlKey",
            Glue::Object(OfObject::Boolean(interfaces::mouse_event::ctrl_key)),
        ),
        Member::attribute(
            "shiftKey",
            Glue::Object(OfObject::Boolean(interfaces::mouse_event::shift_key)),
        ),
        Member::attribute(
            "altKey",
            Glue::Object(OfObject::Boolean(interfaces::mouse_event::alt_key)),
        ),
        Member::attribute(
            "metaKey",
            Glue::Object(OfObject::Boolean(interfaces::mouse_event::meta_key)),
        ),
        Member::attribute("button", Glue::Function(button_getter)),
        Member::attribute(
            "buttons",
            Glue::Object(OfObject::UnsignedShort(interfaces::mouse_event::buttons)),
        ),
        Member::attribute(
            "relatedTarget",
            Glue::Object(OfObject::NullableAny(interfaces::mouse_event::related_target)),
        ),
        Member::operation("getModifierState", Glue::Function(get_modifier_state), 1),
        Member::attribute("pageX", Glue::Object(OfObject::Double(interfaces::mouse_event::page_x))),
        Member::attribute("pageY", Glue::Object(OfObject::Double(interfaces::mouse_event::page_y))),
        Member::attribute("x", Glue::Object(OfObject::Double(interfaces::mouse_event::x))),
        Member::attribute("y", Glue::Object(OfObject::Double(interfaces::mouse_event::y))),
        Member::attribute(
            "offsetX",
            Glue::Object(OfObject::Double(interfaces::mouse_event::offset_x)),
        ),
        Member::attribute(
            "offsetY",
            Glue::Object(OfObject::Double(interfaces::mouse_event::offset_y)),
        ),
        Member::operation("initMouseEvent", Glue::Function(init_mouse_event), 1),
    ],
    ..Definition::EMPTY
};

fn button_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::button(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

fn get_modifier_state(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MouseEvent", "getModifierState");
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::mouse_event::get_modifier_state(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn init_mouse_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MouseEvent", "initMouseEvent");
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
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
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(5))?,
    };
    let a5 = match call.arg(5) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(6))?,
    };
    let a6 = match call.arg(6) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(7))?,
    };
    let a7 = match call.arg(7) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(8))?,
    };
    let a8 = match call.arg(8) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(9))?,
    };
    let a9 = match call.arg(9) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a10 = match call.arg(10) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a11 = match call.arg(11) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a12 = match call.arg(12) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a13 = match call.arg(13) {
        value if value.is_undefined() => 0,
        value => convert::short(cx, &value, Range::Wrap, SITE.argument(14))?,
    };
    let a14 = match call.arg(14) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => {
                Some(convert::interface(cx, value, Interface::EventTarget, SITE.argument(15))?)
            }
        },
    };
    let value = interfaces::mouse_event::init_mouse_event(
        cx, &this, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14,
    )?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("MouseEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = MouseEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::MouseEvent)?;
    interfaces::mouse_event::constructor(cx, &prototype, a0, a1)
}
