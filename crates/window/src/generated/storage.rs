// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Storage",
    interface: Interface::Storage,
    last: Interface::Storage,
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: None,
        named: Some(Named {
            names: named_names,
            get: named_get,
            set: Some(named_set),
            delete: Some(named_delete),
        }),
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::storage::length)),
        ),
        Member::operation("key", Glue::Function(key), 1),
        Member::operation("getItem", Glue::Function(get_item), 1),
        Member::operation("setItem", Glue::Function(set_item), 2),
        Member::operation("removeItem", Glue::Function(remove_item), 1),
        Member::operation(
            "clear",
            Glue::Object(OfObject::Undefined(interfaces::storage::clear)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn key(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Storage", "key");
    let this = receiver::object(cx, call, Interface::Storage)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::storage::key(cx, &this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn get_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Storage", "getItem");
    let this = receiver::object(cx, call, Interface::Storage)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::storage::get_item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn set_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Storage", "setItem");
    let this = receiver::object(cx, call, Interface::Storage)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::storage::set_item(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn remove_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Storage", "removeItem");
    let this = receiver::object(cx, call, Interface::Storage)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::storage::remove_item(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = object;
    interfaces::storage::supported_property_names(cx, this)
}

pub(super) fn named_get(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::storage::named_property(cx, this, name)? else { return Ok(None) };
    Ok(Some(cx.js_string(&value)))
}

pub(super) fn named_set(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
    value: &Value,
) -> Result<(), Thrown> {
    let this = object;
    const SITE: &Site = &Site::property("Storage");
    let value = convert::dom_string(cx, value)?;
    interfaces::storage::set_item(cx, this, name, value)
}

pub(super) fn named_delete(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<bool, Thrown> {
    let this = object;
    interfaces::storage::remove_item(cx, this, name)?;
    Ok(true)
}
