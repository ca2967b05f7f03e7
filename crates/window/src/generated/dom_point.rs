// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMPoint",
    interface: Interface::DOMPoint,
    last: Interface::DOMPoint,
    parent: Some(Interface::DOMPointReadOnly),
    exposure: 0b1111,
    aliases: &["SVGPoint"],
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("fromPoint", Glue::Function(static_from_point), 0).of_constructor(),
        Member::attribute("x", Glue::Object(OfObject::Double(interfaces::dom_point::x)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_point::set_x))),
        Member::attribute("y", Glue::Object(OfObject::Double(interfaces::dom_point::y)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_point::set_y))),
        Member::attribute("z", Glue::Object(OfObject::Double(interfaces::dom_point::z)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_point::set_z))),
        Member::attribute("w", Glue::Object(OfObject::Double(interfaces::dom_point::w)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_point::set_w))),
    ],
    ..Definition::EMPTY
};

fn static_from_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMPoint", "fromPoint");
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_point::from_point(cx, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMPoint", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(2))?,
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(3))?,
    };
    let a3 = match call.arg(3) {
        value if value.is_undefined() => 1.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(4))?,
    };
    let prototype = constructors::prototype(cx, call, Interface::DOMPoint)?;
    interfaces::dom_point::constructor(cx, &prototype, a0, a1, a2, a3)
}
