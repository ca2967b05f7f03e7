// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSStyleDeclaration",
    interface: Interface::CSSStyleDeclaration,
    last: Interface::CSSStyleProperties,
    exposure: 0b1,
    legacy: Some(&Legacy { indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }), named: None, overrides_built_ins: false, enumerable_names: true, is_global: false }),
    members: &[
        Member::attribute("cssText", N::CSSStyleDeclaration_get_cssText).setter(N::CSSStyleDeclaration_set_cssText),
        Member::attribute("length", N::CSSStyleDeclaration_get_length),
        Member::operation("item", N::CSSStyleDeclaration_item, 1),
        Member::operation("getPropertyValue", N::CSSStyleDeclaration_getPropertyValue, 1),
        Member::operation("getPropertyPriority", N::CSSStyleDeclaration_getPropertyPriority, 1),
        Member::operation("setProperty", N::CSSStyleDeclaration_setProperty, 2),
        Member::operation("removeProperty", N::CSSStyleDeclaration_removeProperty, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn css_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    let value = interfaces::css_style_declaration::css_text(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn css_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("CSSStyleDeclaration", "cssText");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::css_style_declaration::set_css_text(cx, &this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    let value = interfaces::css_style_declaration::length(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleDeclaration", "item");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::css_style_declaration::item(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

pub(super) fn get_property_value(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleDeclaration", "getPropertyValue");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::css_style_declaration::get_property_value(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

pub(super) fn get_property_priority(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleDeclaration", "getPropertyPriority");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::css_style_declaration::get_property_priority(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

pub(super) fn set_property(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleDeclaration", "setProperty");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string_or_null(cx, &call.arg(1))?;
    let a2 = match call.arg(2) { value if value.is_undefined() => DomString::from(""), value => convert::dom_string_or_null(cx, &value)? };
    reactions::push_queue(cx);
    let value = interfaces::css_style_declaration::set_property(cx, &this, a0, a1, a2);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove_property(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleDeclaration", "removeProperty");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let value = interfaces::css_style_declaration::remove_property(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(cx.js_string(&value))
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::css_style_declaration::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(cx: &mut Cx<'_>, object: &Value, index: u32) -> Result<Option<Value>, Thrown> {
    let this = object;
    if index >= indexed_length(cx, object)? {
        return Ok(None);
    }
    let value = interfaces::css_style_declaration::item(cx, this, index)?;
    Ok(Some(cx.js_string(&value)))
}
