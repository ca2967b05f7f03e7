// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMRect",
    interface: Interface::DOMRect,
    last: Interface::DOMRect,
    parent: Some(Interface::DOMRectReadOnly),
    exposure: 0b1111,
    aliases: &["SVGRect"],
    constructor: Some((N::DOMRect_constructor, 0)),
    members: &[
        Member::operation("fromRect", N::DOMRect_static_fromRect, 0).of_constructor(),
        Member::attribute("x", N::DOMRect_get_x).setter(N::DOMRect_set_x),
        Member::attribute("y", N::DOMRect_get_y).setter(N::DOMRect_set_y),
        Member::attribute("width", N::DOMRect_get_width).setter(N::DOMRect_set_width),
        Member::attribute("height", N::DOMRect_get_height).setter(N::DOMRect_set_height),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_from_rect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMRect", "fromRect");
    let a0 = DOMRectInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_rect::from_rect(cx, a0)?;
    Ok(value)
}

pub(super) fn x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRect)?;
    let value = interfaces::dom_rect::x(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn x_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMRect", "x");
    let this = receiver::object(cx, call, Interface::DOMRect)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_rect::set_x(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRect)?;
    let value = interfaces::dom_rect::y(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn y_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMRect", "y");
    let this = receiver::object(cx, call, Interface::DOMRect)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_rect::set_y(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRect)?;
    let value = interfaces::dom_rect::width(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMRect", "width");
    let this = receiver::object(cx, call, Interface::DOMRect)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_rect::set_width(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMRect)?;
    let value = interfaces::dom_rect::height(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMRect", "height");
    let this = receiver::object(cx, call, Interface::DOMRect)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_rect::set_height(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMRect", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let a3 = match call.arg(3) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(4))? };
    let prototype = constructors::prototype(cx, call, Interface::DOMRect)?;
    interfaces::dom_rect::constructor(cx, &prototype, a0, a1, a2, a3)
}
