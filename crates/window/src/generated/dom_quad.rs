// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMQuad",
    interface: Interface::DOMQuad,
    last: Interface::DOMQuad,
    exposure: 0b1111,
    constructor: Some((N::DOMQuad_constructor, 0)),
    members: &[
        Member::operation("fromRect", N::DOMQuad_static_fromRect, 0).of_constructor(),
        Member::operation("fromQuad", N::DOMQuad_static_fromQuad, 0).of_constructor(),
        Member::attribute("p1", N::DOMQuad_get_p1),
        Member::attribute("p2", N::DOMQuad_get_p2),
        Member::attribute("p3", N::DOMQuad_get_p3),
        Member::attribute("p4", N::DOMQuad_get_p4),
        Member::operation("getBounds", N::DOMQuad_getBounds, 0),
        Member::operation("toJSON", N::DOMQuad_toJSON, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_from_rect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMQuad", "fromRect");
    let a0 = DOMRectInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_quad::from_rect(cx, a0)?;
    Ok(value)
}

pub(super) fn static_from_quad(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMQuad", "fromQuad");
    let a0 = DOMQuadInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_quad::from_quad(cx, a0)?;
    Ok(value)
}

pub(super) fn p1_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::DOMQuad)?;
    if let Some(value) = same_object::kept(cx, &object, N::DOMQuad_get_p1) {
        return Ok(value);
    }
    let value = interfaces::dom_quad::p1(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::DOMQuad_get_p1, &value);
    Ok(value)
}

pub(super) fn p2_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::DOMQuad)?;
    if let Some(value) = same_object::kept(cx, &object, N::DOMQuad_get_p2) {
        return Ok(value);
    }
    let value = interfaces::dom_quad::p2(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::DOMQuad_get_p2, &value);
    Ok(value)
}

pub(super) fn p3_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::DOMQuad)?;
    if let Some(value) = same_object::kept(cx, &object, N::DOMQuad_get_p3) {
        return Ok(value);
    }
    let value = interfaces::dom_quad::p3(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::DOMQuad_get_p3, &value);
    Ok(value)
}

pub(super) fn p4_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::DOMQuad)?;
    if let Some(value) = same_object::kept(cx, &object, N::DOMQuad_get_p4) {
        return Ok(value);
    }
    let value = interfaces::dom_quad::p4(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::DOMQuad_get_p4, &value);
    Ok(value)
}

pub(super) fn get_bounds(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMQuad)?;
    let value = interfaces::dom_quad::get_bounds(cx, &this)?;
    Ok(value)
}

pub(super) fn to_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMQuad)?;
    let value = interfaces::dom_quad::to_json(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMQuad", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = DOMPointInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let a2 = DOMPointInit::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let a3 = DOMPointInit::from_value(cx, &call.arg(3), SITE.argument(4))?;
    let prototype = constructors::prototype(cx, call, Interface::DOMQuad)?;
    interfaces::dom_quad::constructor(cx, &prototype, a0, a1, a2, a3)
}
