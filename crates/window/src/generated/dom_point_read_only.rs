// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMPointReadOnly",
    interface: Interface::DOMPointReadOnly,
    last: Interface::DOMPoint,
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("fromPoint", Glue::Function(static_from_point), 0).of_constructor(),
        Member::attribute("x", Glue::Object(OfObject::Double(interfaces::dom_point_read_only::x))),
        Member::attribute("y", Glue::Object(OfObject::Double(interfaces::dom_point_read_only::y))),
        Member::attribute("z", Glue::Object(OfObject::Double(interfaces::dom_point_read_only::z))),
        Member::attribute("w", Glue::Object(OfObject::Double(interfaces::dom_point_read_only::w))),
        Member::operation("matrixTransform", Glue::Function(matrix_transform), 0),
        Member::operation(
            "toJSON",
            Glue::Object(OfObject::Any(interfaces::dom_point_read_only::to_json)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn static_from_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMPointReadOnly", "fromPoint");
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_point_read_only::from_point(cx, a0)?;
    Ok(value)
}

fn matrix_transform(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMPointReadOnly", "matrixTransform");
    let this = receiver::object(cx, call, Interface::DOMPointReadOnly)?;
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_point_read_only::matrix_transform(cx, &this, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMPointReadOnly", "constructor");
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
    let prototype = constructors::prototype(cx, call, Interface::DOMPointReadOnly)?;
    interfaces::dom_point_read_only::constructor(cx, &prototype, a0, a1, a2, a3)
}
