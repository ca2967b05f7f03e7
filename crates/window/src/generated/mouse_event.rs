// Made by `cargo xtask codegen` from spec/idl/pointerevents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MouseEvent",
    interface: Interface::MouseEvent,
    last: Interface::WheelEvent,
    parent: Some(Interface::UIEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((N::MouseEvent_constructor, 1)),
    members: &[
        Member::attribute("screenX", N::MouseEvent_get_screenX),
        Member::attribute("screenY", N::MouseEvent_get_screenY),
        Member::attribute("clientX", N::MouseEvent_get_clientX),
        Member::attribute("clientY", N::MouseEvent_get_clientY),
        Member::attribute("ctrlKey", N::MouseEvent_get_ctrlKey),
        Member::attribute("shiftKey", N::MouseEvent_get_shiftKey),
        Member::attribute("altKey", N::MouseEvent_get_altKey),
        Member::attribute("metaKey", N::MouseEvent_get_metaKey),
        Member::attribute("button", N::MouseEvent_get_button),
        Member::attribute("buttons", N::MouseEvent_get_buttons),
        Member::attribute("relatedTarget", N::MouseEvent_get_relatedTarget),
        Member::operation("getModifierState", N::MouseEvent_getModifierState, 1),
        Member::attribute("pageX", N::MouseEvent_get_pageX),
        Member::attribute("pageY", N::MouseEvent_get_pageY),
        Member::attribute("x", N::MouseEvent_get_x),
        Member::attribute("y", N::MouseEvent_get_y),
        Member::attribute("offsetX", N::MouseEvent_get_offsetX),
        Member::attribute("offsetY", N::MouseEvent_get_offsetY),
        Member::operation("initMouseEvent", N::MouseEvent_initMouseEvent, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn screen_x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::screen_x(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn screen_y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::screen_y(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn client_x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::client_x(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn client_y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::client_y(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn ctrl_key_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::ctrl_key(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn shift_key_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::shift_key(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn alt_key_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::alt_key(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn meta_key_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::meta_key(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn button_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::button(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn buttons_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::buttons(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn related_target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::related_target(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn get_modifier_state(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MouseEvent", "getModifierState");
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::mouse_event::get_modifier_state(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn page_x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::page_x(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn page_y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::page_y(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::x(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::y(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn offset_x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::offset_x(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn offset_y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    let value = interfaces::mouse_event::offset_y(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn init_mouse_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MouseEvent", "initMouseEvent");
    let this = receiver::object(cx, call, Interface::MouseEvent)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => false, value => value.to_boolean() };
    let a2 = match call.arg(2) { value if value.is_undefined() => false, value => value.to_boolean() };
    let a3 = match call.arg(3) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::interface(cx, value, Interface::Window, SITE.argument(4))?) } };
    let a4 = match call.arg(4) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(5))? };
    let a5 = match call.arg(5) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(6))? };
    let a6 = match call.arg(6) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(7))? };
    let a7 = match call.arg(7) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(8))? };
    let a8 = match call.arg(8) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(9))? };
    let a9 = match call.arg(9) { value if value.is_undefined() => false, value => value.to_boolean() };
    let a10 = match call.arg(10) { value if value.is_undefined() => false, value => value.to_boolean() };
    let a11 = match call.arg(11) { value if value.is_undefined() => false, value => value.to_boolean() };
    let a12 = match call.arg(12) { value if value.is_undefined() => false, value => value.to_boolean() };
    let a13 = match call.arg(13) { value if value.is_undefined() => 0, value => convert::short(cx, &value, Range::Wrap, SITE.argument(14))? };
    let a14 = match call.arg(14) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::interface(cx, value, Interface::EventTarget, SITE.argument(15))?) } };
    let value = interfaces::mouse_event::init_mouse_event(cx, &this, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("MouseEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = MouseEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::MouseEvent)?;
    interfaces::mouse_event::constructor(cx, &prototype, a0, a1)
}
