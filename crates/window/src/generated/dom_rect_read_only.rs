// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMRectReadOnly",
    interface: Interface::DOMRectReadOnly,
    last: Interface::DOMRect,
    exposure: 0b1111,
    constructor: Some((N::DOMRectReadOnly_constructor, 0)),
    members: &[
        Member::operation("fromRect", N::DOMRectReadOnly_static_fromRect, 0).of_constructor(),
        Member::attribute("x", N::DOMRectReadOnly_get_x),
        Member::attribute("y", N::DOMRectReadOnly_get_y),
        Member::attribute("width", N::DOMRectReadOnly_get_width),
        Member::attribute("height", N::DOMRectReadOnly_get_height),
        Member::attribute("top", N::DOMRectReadOnly_get_top),
        Member::attribute("right", N::DOMRectReadOnly_get_right),
        Member::attribute("bottom", N::DOMRectReadOnly_get_bottom),
        Member::attribute("left", N::DOMRectReadOnly_get_left),
        Member::operation("toJSON", N::DOMRectReadOnly_toJSON, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_from_rect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMRectReadOnly", "fromRect");
    let a0 = DOMRectInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_rect_read_only::from_rect(cx, a0)?;
    Ok(value)
}

pub(super) fn x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRectReadOnly)?;
    let value = interfaces::dom_rect_read_only::x(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRectReadOnly)?;
    let value = interfaces::dom_rect_read_only::y(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRectReadOnly)?;
    let value = interfaces::dom_rect_read_only::width(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRectReadOnly)?;
    let value = interfaces::dom_rect_read_only::height(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn top_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRectReadOnly)?;
    let value = interfaces::dom_rect_read_only::top(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn right_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRectReadOnly)?;
    let value = interfaces::dom_rect_read_only::right(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn bottom_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRectReadOnly)?;
    let value = interfaces::dom_rect_read_only::bottom(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn left_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRectReadOnly)?;
    let value = interfaces::dom_rect_read_only::left(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn to_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRectReadOnly)?;
    let value = interfaces::dom_rect_read_only::to_json(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMRectReadOnly", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let a3 = match call.arg(3) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(4))? };
    let prototype = constructors::prototype(cx, call, Interface::DOMRectReadOnly)?;
    interfaces::dom_rect_read_only::constructor(cx, &prototype, a0, a1, a2, a3)
}
