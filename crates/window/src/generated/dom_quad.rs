// Made by `cargo xtask codegen` from spec/idl/geometry.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMQuad",
    interface: Interface::DOMQuad,
    last: Interface::DOMQuad,
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("fromRect", Glue::Function(static_from_rect), 0).of_constructor(),
        Member::operation("fromQuad", Glue::Function(static_from_quad), 0).of_constructor(),
        Member::attribute("p1", Glue::Object(OfObject::Any(interfaces::dom_quad::p1)))
            .same_object(),
        Member::attribute("p2", Glue::Object(OfObject::Any(interfaces::dom_quad::p2)))
            .same_object(),
        Member::attribute("p3", Glue::Object(OfObject::Any(interfaces::dom_quad::p3)))
            .same_object(),
        Member::attribute("p4", Glue::Object(OfObject::Any(interfaces::dom_quad::p4)))
            .same_object(),
        Member::operation(
            "getBounds",
            Glue::Object(OfObject::Any(interfaces::dom_quad::get_bounds)),
            0,
        ),
        Member::operation("toJSON", Glue::Object(OfObject::Any(interfaces::dom_quad::to_json)), 0),
    ],
    ..Definition::EMPTY
};

fn static_from_rect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMQuad", "fromRect");
    let a0 = DOMRectInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_quad::from_rect(cx, a0)?;
    Ok(value)
}

fn static_from_quad(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("DOMQuad", "fromQuad");
    let a0 = DOMQuadInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::dom_quad::from_quad(cx, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMQuad", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = DOMPointInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let a2 = DOMPointInit::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let a3 = DOMPointInit::from_value(cx, &call.arg(3), SITE.argument(4))?;
    let prototype = constructors::prototype(cx, call, Interface::DOMQuad)?;
    interfaces::dom_quad::constructor(cx, &prototype, a0, a1, a2, a3)
}
