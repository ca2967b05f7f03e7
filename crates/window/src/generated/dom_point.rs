// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMPoint",
    interface: Interface::DOMPoint,
    last: Interface::DOMPoint,
    parent: Some(Interface::DOMPointReadOnly),
    exposure: 0b1111,
    aliases: &["SVGPoint"],
    constructor: Some((N::DOMPoint_constructor, 0)),
    members: &[
        Member::operation("fromPoint", N::DOMPoint_static_fromPoint, 0).of_constructor(),
        Member::attribute("x", N::DOMPoint_get_x).setter(N::DOMPoint_set_x),
        Member::attribute("y", N::DOMPoint_get_y).setter(N::DOMPoint_set_y),
        Member::attribute("z", N::DOMPoint_get_z).setter(N::DOMPoint_set_z),
        Member::attribute("w", N::DOMPoint_get_w).setter(N::DOMPoint_set_w),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_from_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMPoint", "fromPoint");
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_point::from_point(cx, a0)?;
    Ok(value)
}

pub(super) fn x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMPoint)?;
    let value = interfaces::dom_point::x(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn x_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMPoint", "x");
    let this = receiver::object(cx, call, Interface::DOMPoint)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_point::set_x(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMPoint)?;
    let value = interfaces::dom_point::y(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn y_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMPoint", "y");
    let this = receiver::object(cx, call, Interface::DOMPoint)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_point::set_y(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn z_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMPoint)?;
    let value = interfaces::dom_point::z(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn z_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMPoint", "z");
    let this = receiver::object(cx, call, Interface::DOMPoint)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_point::set_z(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn w_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMPoint)?;
    let value = interfaces::dom_point::w(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn w_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMPoint", "w");
    let this = receiver::object(cx, call, Interface::DOMPoint)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_point::set_w(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMPoint", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let a3 = match call.arg(3) { value if value.is_undefined() => 1.0, value => convert::unrestricted_double(cx, &value, SITE.argument(4))? };
    let prototype = constructors::prototype(cx, call, Interface::DOMPoint)?;
    interfaces::dom_point::constructor(cx, &prototype, a0, a1, a2, a3)
}
