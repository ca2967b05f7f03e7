// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMMatrix",
    interface: Interface::DOMMatrix,
    last: Interface::DOMMatrix,
    parent: Some(Interface::DOMMatrixReadOnly),
    exposure: 0b1111,
    aliases: &["SVGMatrix", "WebKitCSSMatrix"],
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("fromMatrix", Glue::Function(static_from_matrix), 0).of_constructor(),
        Member::operation("fromFloat32Array", Glue::Function(static_from_float32_array), 1)
            .of_constructor(),
        Member::operation("fromFloat64Array", Glue::Function(static_from_float64_array), 1)
            .of_constructor(),
        Member::attribute("a", Glue::Object(OfObject::Double(interfaces::dom_matrix::a)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_a))),
        Member::attribute("b", Glue::Object(OfObject::Double(interfaces::dom_matrix::b)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_b))),
        Member::attribute("c", Glue::Object(OfObject::Double(interfaces::dom_matrix::c)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_c))),
        Member::attribute("d", Glue::Object(OfObject::Double(interfaces::dom_matrix::d)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_d))),
        Member::attribute("e", Glue::Object(OfObject::Double(interfaces::dom_matrix::e)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_e))),
        Member::attribute("f", Glue::Object(OfObject::Double(interfaces::dom_matrix::f)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_f))),
        Member::attribute("m11", Glue::Object(OfObject::Double(interfaces::dom_matrix::m11)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m11))),
        Member::attribute("m12", Glue::Object(OfObject::Double(interfaces::dom_matrix::m12)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m12))),
        Member::attribute("m13", Glue::Object(OfObject::Double(interfaces::dom_matrix::m13)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m13))),
        Member::attribute("m14", Glue::Object(OfObject::Double(interfaces::dom_matrix::m14)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m14))),
        Member::attribute("m21", Glue::Object(OfObject::Double(interfaces::dom_matrix::m21)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m21))),
        Member::attribute("m22", Glue::Object(OfObject::Double(interfaces::dom_matrix::m22)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m22))),
        Member::attribute("m23", Glue::Object(OfObject::Double(interfaces::dom_matrix::m23)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m23))),
        Member::attribute("m24", Glue::Object(OfObject::Double(interfaces::dom_matrix::m24)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m24))),
        Member::attribute("m31", Glue::Object(OfObject::Double(interfaces::dom_matrix::m31)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m31))),
        Member::attribute("m32", Glue::Object(OfObject::Double(interfaces::dom_matrix::m32)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m32))),
        Member::attribute("m33", Glue::Object(OfObject::Double(interfaces::dom_matrix::m33)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m33))),
        Member::attribute("m34", Glue::Object(OfObject::Double(interfaces::dom_matrix::m34)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m34))),
        Member::attribute("m41", Glue::Object(OfObject::Double(interfaces::dom_matrix::m41)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m41))),
        Member::attribute("m42", Glue::Object(OfObject::Double(interfaces::dom_matrix::m42)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m42))),
        Member::attribute("m43", Glue::Object(OfObject::Double(interfaces::dom_matrix::m43)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m43))),
        Member::attribute("m44", Glue::Object(OfObject::Double(interfaces::dom_matrix::m44)))
            .setter(Glue::SetObject(ToObject::UnrestrictedDouble(interfaces::dom_matrix::set_m44))),
        Member::operation("multiplySelf", Glue::Function(multiply_self), 0),
        Member::operation("preMultiplySelf", Glue::Function(pre_multiply_self), 0),
        Member::operation("translateSelf", Glue::Function(translate_self), 0),
        Member::operation("scaleSelf", Glue::Function(scale_self), 0),
        Member::operation("scale3dSelf", Glue::Function(scale3d_self), 0),
        Member::operation("rotateSelf", Glue::Function(rotate_self), 0),
        Member::operation("rotateFromVectorSelf", Glue::Function(rotate_from_vector_self), 0),
        Member::operation("rotateAxisAngleSelf", Glue::Function(rotate_axis_angle_self), 0),
        Member::operation("skewXSelf", Glue::Function(skew_x_self), 0),
        Member::operation("skewYSelf", Glue::Function(skew_y_self), 0),
        Member::operation(
            "invertSelf",
            Glue::Object(OfObject::Any(interfaces::dom_matrix::invert_self)),
            0,
        ),
        Member::operation("setMatrixValue", Glue::Function(set_matrix_value), 1).exposed(0b1),
    ],
    ..Definition::EMPTY
};

fn static_from_matrix(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrix", "fromMatrix");
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix::from_matrix(cx, a0)?;
    Ok(value)
}

fn static_from_float32_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrix", "fromFloat32Array");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        convert::buffer(cx, &call.arg(0), Buffer::Float32Array, false, false, SITE.argument(1))?;
    let value = interfaces::dom_matrix::from_float32_array(cx, a0)?;
    Ok(value)
}

fn static_from_float64_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMMatrix", "fromFloat64Array");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        convert::buffer(cx, &call.arg(0), Buffer::Float64Array, false, false, SITE.argument(1))?;
    let value = interfaces::dom_matrix::from_float64_array(cx, a0)?;
    Ok(value)
}

fn multiply_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "multiplySelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix::multiply_self(cx, &this, a0)?;
    Ok(value)
}

fn pre_multiply_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "preMultiplySelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = DOMMatrixInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_matrix::pre_multiply_self(cx, &this, a0)?;
    Ok(value)
}

fn translate_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "translateSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
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
    let value = interfaces::dom_matrix::translate_self(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn scale_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "scaleSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
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
    let value = interfaces::dom_matrix::scale_self(cx, &this, a0, a1, a2, a3, a4, a5)?;
    Ok(value)
}

fn scale3d_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "scale3dSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
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
    let value = interfaces::dom_matrix::scale3d_self(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

fn rotate_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "rotateSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
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
    let value = interfaces::dom_matrix::rotate_self(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn rotate_from_vector_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "rotateFromVectorSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(2))?,
    };
    let value = interfaces::dom_matrix::rotate_from_vector_self(cx, &this, a0, a1)?;
    Ok(value)
}

fn rotate_axis_angle_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "rotateAxisAngleSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
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
    let value = interfaces::dom_matrix::rotate_axis_angle_self(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

fn skew_x_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "skewXSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let value = interfaces::dom_matrix::skew_x_self(cx, &this, a0)?;
    Ok(value)
}

fn skew_y_self(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "skewYSelf");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0.0,
        value => convert::unrestricted_double(cx, &value, SITE.argument(1))?,
    };
    let value = interfaces::dom_matrix::skew_y_self(cx, &this, a0)?;
    Ok(value)
}

fn set_matrix_value(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMMatrix", "setMatrixValue");
    let this = receiver::object(cx, call, Interface::DOMMatrix)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::dom_matrix::set_matrix_value(cx, &this, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMMatrix", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(DomStringOrSequenceOfUnrestricted::from_value(cx, &value, SITE.argument(1))?),
    };
    let prototype = constructors::prototype(cx, call, Interface::DOMMatrix)?;
    interfaces::dom_matrix::constructor(cx, &prototype, a0)
}
