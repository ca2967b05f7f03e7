// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMMatrixReadOnly",
    interface: Interface::DOMMatrixReadOnly,
    last: Interface::DOMMatrix,
    exposure: 0b1111,
    constructor: Some((N::DOMMatrixReadOnly_constructor, 0)),
    members: &[
        Member::operation("fromMatrix", N::DOMMatrixReadOnly_static_fromMatrix, 0).of_constructor(),
        Member::operation("fromFloat32Array", N::DOMMatrixReadOnly_static_fromFloat32Array, 1).of_constructor(),
        Member::operation("fromFloat64Array", N::DOMMatrixReadOnly_static_fromFloat64Array, 1).of_constructor(),
        Member::attribute("a", N::DOMMatrixReadOnly_get_a),
        Member::attribute("b", N::DOMMatrixReadOnly_get_b),
        Member::attribute("c", N::DOMMatrixReadOnly_get_c),
        Member::attribute("d", N::DOMMatrixReadOnly_get_d),
        Member::attribute("e", N::DOMMatrixReadOnly_get_e),
        Member::attribute("f", N::DOMMatrixReadOnly_get_f),
        Member::attribute("m11", N::DOMMatrixReadOnly_get_m11),
        Member::attribute("m12", N::DOMMatrixReadOnly_get_m12),
        Member::attribute("m13", N::DOMMatrixReadOnly_get_m13),
        Member::attribute("m14", N::DOMMatrixReadOnly_get_m14),
        Member::attribute("m21", N::DOMMatrixReadOnly_get_m21),
        Member::attribute("m22", N::DOMMatrixReadOnly_get_m22),
        Member::attribute("m23", N::DOMMatrixReadOnly_get_m23),
        Member::attribute("m24", N::DOMMatrixReadOnly_get_m24),
        Member::attribute("m31", N::DOMMatrixReadOnly_get_m31),
        Member::attribute("m32", N::DOMMatrixReadOnly_get_m32),
        Member::attribute("m33", N::DOMMatrixReadOnly_get_m33),
        Member::attribute("m34", N::DOMMatrixReadOnly_get_m34),
        Member::attribute("m41", N::DOMMatrixReadOnly_get_m41),
        Member::attribute("m42", N::DOMMatrixReadOnly_get_m42),
        Member::attribute("m43", N::DOMMatrixReadOnly_get_m43),
        Member::attribute("m44", N::DOMMatrixReadOnly_get_m44),
        Member::attribute("is2D", N::DOMMatrixReadOnly_get_is2D),
        Member::attribute("isIdentity", N::DOMMatrixReadOnly_get_isIdentity),
        Member::operation("translate", N::DOMMatrixReadOnly_translate, 0),
        Member::operation("scale", N::DOMMatrixReadOnly_scale, 0),
        Member::operation("scaleNonUniform", N::DOMMatrixReadOnly_scaleNonUniform, 0),
        Member::operation("scale3d", N::DOMMatrixReadOnly_scale3d, 0),
        Member::operation("rotate", N::DOMMatrixReadOnly_rotate, 0),
        Member::operation("rotateFromVector", N::DOMMatrixReadOnly_rotateFromVector, 0),
        Member::operation("rotateAxisAngle", N::DOMMatrixReadOnly_rotateAxisAngle, 0),
        Member::operation("skewX", N::DOMMatrixReadOnly_skewX, 0),
        Member::operation("skewY", N::DOMMatrixReadOnly_skewY, 0),
        Member::operation("multiply", N::DOMMatrixReadOnly_multiply, 0),
        Member::operation("flipX", N::DOMMatrixReadOnly_flipX, 0),
        Member::operation("flipY", N::DOMMatrixReadOnly_flipY, 0),
        Member::operation("inverse", N::DOMMatrixReadOnly_inverse, 0),
        Member::operation("transformPoint", N::DOMMatrixReadOnly_transformPoint, 0),
        Member::operation("toFloat32Array", N::DOMMatrixReadOnly_toFloat32Array, 0),
        Member::operation("toFloat64Array", N::DOMMatrixReadOnly_toFloat64Array, 0),
        Member::operation("toString", N::DOMMatrixReadOnly_toString, 0).exposed(0b1),
        Member::operation("toJSON", N::DOMMatrixReadOnly_toJSON, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_from_matrix(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrixReadOnly", "fromMatrix");
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::from_matrix(cx, a0)?;
    Ok(value)
}

pub(super) fn static_from_float32_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrixReadOnly", "fromFloat32Array");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::buffer(cx, &call.arg(0), Buffer::Float32Array, false, false, SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::from_float32_array(cx, a0)?;
    Ok(value)
}

pub(super) fn static_from_float64_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrixReadOnly", "fromFloat64Array");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::buffer(cx, &call.arg(0), Buffer::Float64Array, false, false, SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::from_float64_array(cx, a0)?;
    Ok(value)
}

pub(super) fn a_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::a(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn b_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::b(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn c_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::c(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn d_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::d(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn e_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::e(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn f_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::f(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m11_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m11(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m12_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m12(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m13_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m13(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m14_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m14(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m21_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m21(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m22_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m22(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m23_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m23(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m24_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m24(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m31_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m31(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m32_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m32(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m33_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m33(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m34_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m34(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m41_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m41(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m42_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m42(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m43_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m43(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m44_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::m44(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn is2_d_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::is2_d(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_identity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::is_identity(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn translate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "translate");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let value = interfaces::dom_matrix_read_only::translate(cx, &this, a0, a1, a2)?;
    Ok(value)
}

pub(super) fn scale(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "scale");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 1.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::unrestricted_double(cx, &value, SITE.argument(2))?) };
    let a2 = match call.arg(2) { value if value.is_undefined() => 1.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let a3 = match call.arg(3) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(4))? };
    let a4 = match call.arg(4) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(5))? };
    let a5 = match call.arg(5) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(6))? };
    let value = interfaces::dom_matrix_read_only::scale(cx, &this, a0, a1, a2, a3, a4, a5)?;
    Ok(value)
}

pub(super) fn scale_non_uniform(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "scaleNonUniform");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 1.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 1.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let value = interfaces::dom_matrix_read_only::scale_non_uniform(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn scale3d(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "scale3d");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 1.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let a3 = match call.arg(3) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(4))? };
    let value = interfaces::dom_matrix_read_only::scale3d(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

pub(super) fn rotate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "rotate");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::unrestricted_double(cx, &value, SITE.argument(2))?) };
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => Some(convert::unrestricted_double(cx, &value, SITE.argument(3))?) };
    let value = interfaces::dom_matrix_read_only::rotate(cx, &this, a0, a1, a2)?;
    Ok(value)
}

pub(super) fn rotate_from_vector(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "rotateFromVector");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let value = interfaces::dom_matrix_read_only::rotate_from_vector(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn rotate_axis_angle(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "rotateAxisAngle");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let a3 = match call.arg(3) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(4))? };
    let value = interfaces::dom_matrix_read_only::rotate_axis_angle(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

pub(super) fn skew_x(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "skewX");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let value = interfaces::dom_matrix_read_only::skew_x(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn skew_y(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "skewY");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let value = interfaces::dom_matrix_read_only::skew_y(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn multiply(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "multiply");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::multiply(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn flip_x(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::flip_x(cx, &this)?;
    Ok(value)
}

pub(super) fn flip_y(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::flip_y(cx, &this)?;
    Ok(value)
}

pub(super) fn inverse(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::inverse(cx, &this)?;
    Ok(value)
}

pub(super) fn transform_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrixReadOnly", "transformPoint");
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix_read_only::transform_point(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn to_float32_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::to_float32_array(cx, &this)?;
    Ok(value)
}

pub(super) fn to_float64_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::to_float64_array(cx, &this)?;
    Ok(value)
}

pub(super) fn to_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::stringification_behavior(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn to_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrixReadOnly)?;
    let value = interfaces::dom_matrix_read_only::to_json(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMMatrixReadOnly", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(DomStringOrSequenceOfUnrestricted::from_value(cx, &value, SITE.argument(1))?) };
    let prototype = constructors::prototype(cx, call, Interface::DOMMatrixReadOnly)?;
    interfaces::dom_matrix_read_only::constructor(cx, &prototype, a0)
}
