// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMRect",
    interface: Interface::DOMRect,
    last: Interface::DOMRect,
    parent: Some(Interface::DOMRectReadOnly),
    exposure: 0b1111,
    aliases: &["SVGRect"],
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("fromRect", Glue::Function(static_from_rect), 0).of_constructor(),
        Member::attribute("x", Glue::Object(OfObject::Double(interfaces::dom_rect::x)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_rect::set_x))),
        Member::attribute("y", Glue::Object(OfObject::Double(interfaces::dom_rect::y)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_rect::set_y))),
        Member::attribute("width", Glue::Object(OfObject::Double(interfaces::dom_rect::width)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_rect::set_width))),
        Member::attribute("height", Glue::Object(OfObject::Double(interfaces::dom_rect::height)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(
                interfaces::dom_rect::set_height,
            ))),
    ],
    ..Definition::EMPTY
};

fn static_from_rect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMRect", "fromRect");
    let a0 = DOMRectInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_rect::from_rect(cx, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMRect", "constructor");
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
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(4))?,
    };
    let prototype = constructors::prototype(cx, call, Interface::DOMRect)?;
    interfaces::dom_rect::constructor(cx, &prototype, a0, a1, a2, a3)
}
