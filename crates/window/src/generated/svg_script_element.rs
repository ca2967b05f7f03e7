// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGScriptElement",
    interface: Interface::SVGScriptElement,
    last: Interface::SVGScriptElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("type", N::SVGScriptElement_get_type).setter(N::SVGScriptElement_set_type),
        Member::attribute("crossOrigin", N::SVGScriptElement_get_crossOrigin).setter(N::SVGScriptElement_set_crossOrigin),
    ],
    ..Definition::EMPTY
};

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGScriptElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGScriptElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reflect::set_string(cx, this, "type", &value)?;
    Ok(cx.undefined())
}

pub(super) fn cross_origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGScriptElement)?;
    let value = interfaces::svg_script_element::cross_origin(cx, this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn cross_origin_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGScriptElement", "crossOrigin");
    let this = receiver::node(cx, call, Interface::SVGScriptElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    interfaces::svg_script_element::set_cross_origin(cx, this, value)?;
    Ok(cx.undefined())
}
