// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMMatrix",
    interface: Interface::DOMMatrix,
    last: Interface::DOMMatrix,
    parent: Some(Interface::DOMMatrixReadOnly),
    exposure: 0b1111,
    aliases: &["SVGMatrix", "WebKitCSSMatrix"],
    constructor: Some((N::DOMMatrix_constructor, 0)),
    members: &[
        Member::operation("fromMatrix", N::DOMMatrix_static_fromMatrix, 0).of_constructor(),
        Member::operation("fromFloat32Array", N::DOMMatrix_static_fromFloat32Array, 1).of_constructor(),
        Member::operation("fromFloat64Array", N::DOMMatrix_static_fromFloat64Array, 1).of_constructor(),
        Member::attribute("a", N::DOMMatrix_get_a).setter(N::DOMMatrix_set_a),
        Member::attribute("b", N::DOMMatrix_get_b).setter(N::DOMMatrix_set_b),
        Member::attribute("c", N::DOMMatrix_get_c).setter(N::DOMMatrix_set_c),
        Member::attribute("d", N::DOMMatrix_get_d).setter(N::DOMMatrix_set_d),
        Member::attribute("e", N::DOMMatrix_get_e).setter(N::DOMMatrix_set_e),
        Member::attribute("f", N::DOMMatrix_get_f).setter(N::DOMMatrix_set_f),
        Member::attribute("m11", N::DOMMatrix_get_m11).setter(N::DOMMatrix_set_m11),
        Member::attribute("m12", N::DOMMatrix_get_m12).setter(N::DOMMatrix_set_m12),
        Member::attribute("m13", N::DOMMatrix_get_m13).setter(N::DOMMatrix_set_m13),
        Member::attribute("m14", N::DOMMatrix_get_m14).setter(N::DOMMatrix_set_m14),
        Member::attribute("m21", N::DOMMatrix_get_m21).setter(N::DOMMatrix_set_m21),
        Member::attribute("m22", N::DOMMatrix_get_m22).setter(N::DOMMatrix_set_m22),
        Member::attribute("m23", N::DOMMatrix_get_m23).setter(N::DOMMatrix_set_m23),
        Member::attribute("m24", N::DOMMatrix_get_m24).setter(N::DOMMatrix_set_m24),
        Member::attribute("m31", N::DOMMatrix_get_m31).setter(N::DOMMatrix_set_m31),
        Member::attribute("m32", N::DOMMatrix_get_m32).setter(N::DOMMatrix_set_m32),
        Member::attribute("m33", N::DOMMatrix_get_m33).setter(N::DOMMatrix_set_m33),
        Member::attribute("m34", N::DOMMatrix_get_m34).setter(N::DOMMatrix_set_m34),
        Member::attribute("m41", N::DOMMatrix_get_m41).setter(N::DOMMatrix_set_m41),
        Member::attribute("m42", N::DOMMatrix_get_m42).setter(N::DOMMatrix_set_m42),
        Member::attribute("m43", N::DOMMatrix_get_m43).setter(N::DOMMatrix_set_m43),
        Member::attribute("m44", N::DOMMatrix_get_m44).setter(N::DOMMatrix_set_m44),
        Member::operation("multiplySelf", N::DOMMatrix_multiplySelf, 0),
        Member::operation("preMultiplySelf", N::DOMMatrix_preMultiplySelf, 0),
        Member::operation("translateSelf", N::DOMMatrix_translateSelf, 0),
        Member::operation("scaleSelf", N::DOMMatrix_scaleSelf, 0),
        Member::operation("scale3dSelf", N::DOMMatrix_scale3dSelf, 0),
        Member::operation("rotateSelf", N::DOMMatrix_rotateSelf, 0),
        Member::operation("rotateFromVectorSelf", N::DOMMatrix_rotateFromVectorSelf, 0),
        Member::operation("rotateAxisAngleSelf", N::DOMMatrix_rotateAxisAngleSelf, 0),
        Member::operation("skewXSelf", N::DOMMatrix_skewXSelf, 0),
        Member::operation("skewYSelf", N::DOMMatrix_skewYSelf, 0),
        Member::operation("invertSelf", N::DOMMatrix_invertSelf, 0),
        Member::operation("setMatrixValue", N::DOMMatrix_setMatrixValue, 1).exposed(0b1),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_from_matrix(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrix", "fromMatrix");
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix::from_matrix(cx, a0)?;
    Ok(value)
}

pub(super) fn static_from_float32_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrix", "fromFloat32Array");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::buffer(cx, &call.arg(0), Buffer::Float32Array, false, false, SITE.argument(1))?;
    let value = interfaces::dom_matrix::from_float32_array(cx, a0)?;
    Ok(value)
}

pub(super) fn static_from_float64_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrix", "fromFloat64Array");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::buffer(cx, &call.arg(0), Buffer::Float64Array, false, false, SITE.argument(1))?;
    let value = interfaces::dom_matrix::from_float64_array(cx, a0)?;
    Ok(value)
}

pub(super) fn a_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::a(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn a_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "a");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_a(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn b_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::b(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn b_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "b");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_b(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn c_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::c(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn c_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "c");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_c(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn d_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::d(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn d_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "d");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_d(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn e_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::e(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn e_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "e");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_e(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn f_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::f(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn f_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "f");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_f(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m11_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m11(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m11_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m11");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m11(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m12_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m12(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m12_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m12");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m12(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m13_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m13(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m13_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m13");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m13(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m14_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m14(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m14_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m14");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m14(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m21_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m21(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m21_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m21");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m21(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m22_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m22(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m22_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m22");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m22(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m23_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m23(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m23_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m23");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m23(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m24_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m24(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m24_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m24");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m24(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m31_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m31(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m31_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m31");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m31(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m32_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m32(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m32_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m32");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m32(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m33_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m33(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m33_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m33");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m33(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m34_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m34(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m34_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m34");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m34(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m41_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m41(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m41_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m41");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m41(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m42_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m42(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m42_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m42");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m42(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m43_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m43(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m43_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m43");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m43(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn m44_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::m44(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn m44_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMMatrix", "m44");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::dom_matrix::set_m44(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn multiply_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "multiplySelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix::multiply_self(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn pre_multiply_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "preMultiplySelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix::pre_multiply_self(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn translate_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "translateSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let value = interfaces::dom_matrix::translate_self(cx, &this, a0, a1, a2)?;
    Ok(value)
}

pub(super) fn scale_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "scaleSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 1.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::unrestricted_double(cx, &value, SITE.argument(2))?) };
    let a2 = match call.arg(2) { value if value.is_undefined() => 1.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let a3 = match call.arg(3) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(4))? };
    let a4 = match call.arg(4) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(5))? };
    let a5 = match call.arg(5) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(6))? };
    let value = interfaces::dom_matrix::scale_self(cx, &this, a0, a1, a2, a3, a4, a5)?;
    Ok(value)
}

pub(super) fn scale3d_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "scale3dSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 1.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let a3 = match call.arg(3) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(4))? };
    let value = interfaces::dom_matrix::scale3d_self(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

pub(super) fn rotate_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "rotateSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::unrestricted_double(cx, &value, SITE.argument(2))?) };
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => Some(convert::unrestricted_double(cx, &value, SITE.argument(3))?) };
    let value = interfaces::dom_matrix::rotate_self(cx, &this, a0, a1, a2)?;
    Ok(value)
}

pub(super) fn rotate_from_vector_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "rotateFromVectorSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let value = interfaces::dom_matrix::rotate_from_vector_self(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn rotate_axis_angle_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "rotateAxisAngleSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(2))? };
    let a2 = match call.arg(2) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(3))? };
    let a3 = match call.arg(3) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(4))? };
    let value = interfaces::dom_matrix::rotate_axis_angle_self(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

pub(super) fn skew_x_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "skewXSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let value = interfaces::dom_matrix::skew_x_self(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn skew_y_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "skewYSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0.0, value => convert::unrestricted_double(cx, &value, SITE.argument(1))? };
    let value = interfaces::dom_matrix::skew_y_self(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn invert_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let value = interfaces::dom_matrix::invert_self(cx, &this)?;
    Ok(value)
}

pub(super) fn set_matrix_value(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "setMatrixValue");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::dom_matrix::set_matrix_value(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMMatrix", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(DomStringOrSequenceOfUnrestricted::from_value(cx, &value, SITE.argument(1))?) };
    let prototype = constructors::prototype(cx, call, Interface::DOMMatrix)?;
    interfaces::dom_matrix::constructor(cx, &prototype, a0)
}
