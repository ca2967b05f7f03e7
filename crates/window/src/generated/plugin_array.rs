// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PluginArray",
    interface: Interface::PluginArray,
    last: Interface::PluginArray,
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }),
        named: Some(Named { names: named_names, get: named_get, set: None, delete: None }),
        overrides_built_ins: false,
        enumerable_names: false,
        is_global: false,
    }),
    members: &[
        Member::operation(
            "refresh",
            Glue::Object(OfObject::Undefined(interfaces::plugin_array::refresh)),
            0,
        ),
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::plugin_array::length)),
        ),
        Member::operation("item", Glue::Function(item), 1),
        Member::operation("namedItem", Glue::Function(named_item), 1),
    ],
    ..Definition::EMPTY
};

fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("PluginArray", "item");
    let this = receiver::object(cx, call, Interface::PluginArray)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::plugin_array::item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => value,
        None => cx.null(),
    })
}

fn named_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("PluginArray", "namedItem");
    let this = receiver::object(cx, call, Interface::PluginArray)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::plugin_array::named_item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => value,
        None => cx.null(),
    })
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::plugin_array::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::plugin_array::item(cx, this, index)? else { return Ok(None) };
    Ok(Some(value))
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = object;
    interfaces::plugin_array::supported_property_names(cx, this)
}

pub(super) fn named_get(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::plugin_array::named_property(cx, this, name)? else {
        return Ok(None);
    };
    Ok(Some(value))
}
