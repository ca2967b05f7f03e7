// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSStyleProperties",
    interface: Interface::CSSStyleProperties,
    last: Interface::CSSStyleProperties,
    parent: Some(Interface::CSSStyleDeclaration),
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: Some(Indexed {
            length: super::css_style_declaration::indexed_length,
            get: super::css_style_declaration::indexed_get,
            set: None,
        }),
        named: Some(Named {
            names: named_names,
            get: named_get,
            set: Some(named_set),
            delete: None,
        }),
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[Member::attribute(
        "cssFloat",
        Glue::Object(OfObject::Text(interfaces::css_style_properties::css_float)),
    )
    .setter(Glue::SetObject(ToObject::TextOrEmpty(interfaces::css_style_properties::set_css_float)))
    .reactions()],
    ..Definition::EMPTY
};

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = object;
    interfaces::css_style_properties::supported_property_names(cx, this)
}

pub(super) fn named_get(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::css_style_properties::named_property(cx, this, name)? else {
        return Ok(None);
    };
    Ok(Some(cx.js_string(&value)))
}

pub(super) fn named_set(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
    value: &Value,
) -> Result<(), Thrown> {
    let this = object;
    const SITE: &Site = &Site::property("CSSStyleProperties");
    let value = convert::dom_string_or_null(cx, value)?;
    reactions::push_queue(cx);
    let done = interfaces::css_style_properties::set_named_property(cx, this, name, value);
    reactions::pop_queue_and_run(cx);
    done
}
