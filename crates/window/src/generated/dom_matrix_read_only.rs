// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMMatrixReadOnly",
    interface: Interface::DOMMatrixReadOnly,
    last: Interface::DOMMatrix,
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("fromMatrix", Glue::Function(static_from_matrix), 0).of_constructor(),
        Member::operation("fromFloat32Array", Glue::Function(static_from_float32_array), 1)
            .of_constructor(),
        Member::operation("fromFloat64Array", Glue::Function(static_from_float64_array), 1)
            .of_constructor(),
        Member::attribute("a", Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::a))),
        Member::attribute("b", Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::b))),
        Member::attribute("c", Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::c))),
        Member::attribute("d", Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::d))),
        Member::attribute("e", Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::e))),
        Member::attribute("f", Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::f))),
        Member::attribute(
            "m11",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m11)),
        ),
        Member::attribute(
            "m12",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m12)),
        ),
        Member::attribute(
            "m13",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m13)),
        ),
        Member::attribute(
            "m14",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m14)),
        ),
        Member::attribute(
            "m21",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m21)),
        ),
        Member::attribute(
            "m22",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m22)),
        ),
        Member::attribute(
            "m23",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m23)),
        ),
        Member::attribute(
            "m24",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m24)),
        ),
        Member::attribute(
            "m31",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m31)),
        ),
        Member::attribute(
            "m32",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m32)),
        ),
        Member::attribute(
            "m33",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m33)),
        ),
        Member::attribute(
            "m34",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m34)),
        ),
        Member::attribute(
            "m41",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m41)),
        ),
        Member::attribute(
            "m42",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m42)),
        ),
        Member::attribute(
            "m43",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m43)),
        ),
        Member::attribute(
            "m44",
            Glue::Object(OfObject::Double(interfaces::dom_matrix_read_only::m44)),
        ),
        Member::attribute(
            "is2D",
            Glue::Object(OfObject::Boolean(interfaces::dom_matrix_read_only::is2_d)),
        ),
        Member::attribute(
            "isIdentity",
            Glue::Object(OfObject::Boolean(interfaces::dom_matrix_read_only::is_identity)),
        ),
        Member::operation("translate", Glue::Function(translate), 0),
        Member::operation("scale", Glue::Function(scale), 0),
        Member::operation("scaleNonUniform", Glue::Function(scale_non_uniform), 0),
        Member::operation("scale3d", Glue::Function(scale3d), 0),
        Member::operation("rotate", Glue::Function(rotate), 0),
        Member::operation("rotateFromVector", Glue::Function(rotate_from_vector), 0),
        Member::operation("rotateAxisAngle", Glue::Function(rotate_axis_angle), 0),
        Member::operation("skewX", Glue::Function(skew_x), 0),
        Member::operation("skewY", Glue::Function(skew_y), 0),
        Member::operation("multiply", Glue::Function(multiply), 0),
        Member::operation(
            "flipX",
            Glue::Object(OfObject::Any(interfaces::dom_matrix_read_only::flip_x)),
            0,
        ),
        Member::operation(
            "flipY",
            Glue::Object(OfObject::Any(interfaces::dom_matrix_read_only::flip_y)),
            0,
        ),
        Member::operation(
            "inverse",
            Glue::Object(OfObject::Any(interfaces::dom_matrix_read_only::inverse)),
            0,
        ),
        Member::operation("transformPoint", Glue::Function(transform_point), 0),
        Member::operation(
            "toFloat32Array",
            Glue::Object(OfObject::Any(interfaces::dom_matrix_read_only::to_float32_array)),
            0,
        ),
        Member::operation(
            "toFloat64Array",
            Glue::Object(OfObject::Any(interfaces::dom_matrix_read_only::to_float64_array)),
            0,
        ),
        Member::operation(
            "toString",
            Glue::Object(OfObject::Text(
                interfaces::dom_matrix_read_only::stringification_behavior,
            )),
            0,
        )
        .exposed(0b1),
        Member::operation(
            "toJSON",
            Glue::Object(OfObject::Any(interfaces::dom_matrix_read_only::to_json)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn static_from_matrix(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrixReadOnly", "fromMatrix");
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::from_matrix(cx, a0)?;
    Ok(value)
}

fn static_from_float32_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrixReadOnly", "fromFloat32Array");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        convert::buffer(cx, &call.arg(0), Buffer::Float32Array, false, false, SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::from_float32_array(cx, a0)?;
    Ok(value)
}

fn static_from_float64_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrixReadOnly", "fromFloat64Array");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        convert::buffer(cx, &call.arg(0), Buffer::Float64Array, false, false, SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::from_float64_array(cx, a0)?;
    Ok(value)
}

fn translate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "translate");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
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
    let value = interfaces::dom_matrix_read_only::translate(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn scale(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "scale");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 1.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::unrestricted_double(cx, &value, SITE.argument(2))?),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => 1.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(3))?,
    };
    let a3 = match call.arg(3) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(4))?,
    };
    let a4 = match call.arg(4) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(5))?,
    };
    let a5 = match call.arg(5) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(6))?,
    };
    let value = interfaces::dom_matrix_read_only::scale(cx, &this, a0, a1, a2, a3, a4, a5)?;
    Ok(value)
}

fn scale_non_uniform(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "scaleNonUniform");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 1.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 1.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(2))?,
    };
    let value = interfaces::dom_matrix_read_only::scale_non_uniform(cx, &this, a0, a1)?;
    Ok(value)
}

fn scale3d(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "scale3d");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 1.0,
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
    let value = interfaces::dom_matrix_read_only::scale3d(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

fn rotate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "rotate");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::unrestricted_double(cx, &value, SITE.argument(2))?),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::unrestricted_double(cx, &value, SITE.argument(3))?),
    };
    let value = interfaces::dom_matrix_read_only::rotate(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn rotate_from_vector(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "rotateFromVector");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(2))?,
    };
    let value = interfaces::dom_matrix_read_only::rotate_from_vector(cx, &this, a0, a1)?;
    Ok(value)
}

fn rotate_axis_angle(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "rotateAxisAngle");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
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
    let value = interfaces::dom_matrix_read_only::rotate_axis_angle(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

fn skew_x(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "skewX");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let value = interfaces::dom_matrix_read_only::skew_x(cx, &this, a0)?;
    Ok(value)
}

fn skew_y(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "skewY");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let value = interfaces::dom_matrix_read_only::skew_y(cx, &this, a0)?;
    Ok(value)
}

fn multiply(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "multiply");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::multiply(cx, &this, a0)?;
    Ok(value)
}

fn transform_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "transformPoint");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::transform_point(cx, &this, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMMatrixReadOnly", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(DomStringOrSequenceOfUnrestricted::from_value(cx, &value, SITE.argument(1))?),
    };
    let prototype = constructors::prototype(cx, call, Interface::DOMMatrixReadOnly)?;
    interfaces::dom_matrix_read_only::constructor(cx, &prototype, a0)
}
