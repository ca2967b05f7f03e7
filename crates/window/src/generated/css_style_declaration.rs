// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSStyleDeclaration",
    interface: Interface::CSSStyleDeclaration,
    last: Interface::CSSStyleProperties,
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }),
        named: None,
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[
        Member::attribute(
            "cssText",
            Glue::Object(OfObject::Text(interfaces::css_style_declaration::css_text)),
        )
        .setter(Glue::SetObject(ToObject::Text(interfaces::css_style_declaration::set_css_text)))
        .reactions(),
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::css_style_declaration::length)),
        ),
        Member::operation("item", Glue::Function(item), 1),
        Member::operation("getPropertyValue", Glue::Function(get_property_value), 1),
        Member::operation("getPropertyPriority", Glue::Function(get_property_priority), 1),
        Member::operation("setProperty", Glue::Function(set_property), 2),
        Member::operation("removeProperty", Glue::Function(remove_property), 1),
        Member::attribute(
            "parentRule",
            Glue::Object(OfObject::NullableAny(interfaces::css_style_declaration::parent_rule)),
        ),
    ],
    ..Definition::EMPTY
};

fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleDeclaration", "item");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::css_style_declaration::item(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

fn get_property_value(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleDeclaration", "getPropertyValue");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::css_style_declaration::get_property_value(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

fn get_property_priority(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleDeclaration", "getPropertyPriority");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::css_style_declaration::get_property_priority(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

fn set_property(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleDeclaration", "setProperty");
    let this = receiver::object(cx, call, Interface::CSSStyleDeclaration)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string_or_null(cx, &call.arg(1))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string_or_null(cx, &value)?,
    };
    reactions::push_queue(cx);
    let value = interfaces::css_style_declaration::set_property(cx, &this, a0, a1, a2);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn remove_property(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    if index >= indexed_length(cx, object)? {
        return Ok(None);
    }
    let value = interfaces::css_style_declaration::item(cx, this, index)?;
    Ok(Some(cx.js_string(&value)))
}
