// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMRectReadOnly",
    interface: Interface::DOMRectReadOnly,
    last: Interface::DOMRect,
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("fromRect", Glue::Function(static_from_rect), 0).of_constructor(),
        Member::attribute("x", Glue::Object(OfObject::Double(interfaces::dom_rect_read_only::x))),
        Member::attribute("y", Glue::Object(OfObject::Double(interfaces::dom_rect_read_only::y))),
        Member::attribute(
            "width",
            Glue::Object(OfObject::Double(interfaces::dom_rect_read_only::width)),
        ),
        Member::attribute(
            "height",
            Glue::Object(OfObject::Double(interfaces::dom_rect_read_only::height)),
        ),
        Member::attribute(
            "top",
            Glue::Object(OfObject::Double(interfaces::dom_rect_read_only::top)),
        ),
        Member::attribute(
            "right",
            Glue::Object(OfObject::Double(interfaces::dom_rect_read_only::right)),
        ),
        Member::attribute(
            "bottom",
            Glue::Object(OfObject::Double(interfaces::dom_rect_read_only::bottom)),
        ),
        Member::attribute(
            "left",
            Glue::Object(OfObject::Double(interfaces::dom_rect_read_only::left)),
        ),
        Member::operation(
            "toJSON",
            Glue::Object(OfObject::Any(interfaces::dom_rect_read_only::to_json)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn static_from_rect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMRectReadOnly", "fromRect");
    let a0 = DOMRectInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_rect_read_only::from_rect(cx, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMRectReadOnly", "constructor");
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
    let prototype = constructors::prototype(cx, call, Interface::DOMRectReadOnly)?;
    interfaces::dom_rect_read_only::constructor(cx, &prototype, a0, a1, a2, a3)
}
