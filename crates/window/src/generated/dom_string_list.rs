// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMStringList",
    interface: Interface::DOMStringList,
    last: Interface::DOMStringList,
    exposure: 0b1111,
    legacy: Some(&Legacy {
        indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }),
        named: None,
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::dom_string_list::length)),
        ),
        Member::operation("item", Glue::Function(item), 1),
        Member::operation("contains", Glue::Function(contains), 1),
    ],
    ..Definition::EMPTY
};

fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMStringList", "item");
    let this = receiver::object(cx, call, Interface::DOMStringList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::dom_string_list::item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn contains(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMStringList", "contains");
    let this = receiver::object(cx, call, Interface::DOMStringList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::dom_string_list::contains(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::dom_string_list::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::dom_string_list::item(cx, this, index)? else { return Ok(None) };
    Ok(Some(cx.js_string(&value)))
}
