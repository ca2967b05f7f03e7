// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGStringList",
    interface: Interface::SVGStringList,
    last: Interface::SVGStringList,
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: Some(indexed_set) }),
        named: None,
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::svg_string_list::length)),
        ),
        Member::attribute(
            "numberOfItems",
            Glue::Object(OfObject::UnsignedLong(interfaces::svg_string_list::number_of_items)),
        ),
        Member::operation(
            "clear",
            Glue::Object(OfObject::Undefined(interfaces::svg_string_list::clear)),
            0,
        ),
        Member::operation("initialize", Glue::Function(initialize), 1),
        Member::operation("getItem", Glue::Function(get_item), 1),
        Member::operation("insertItemBefore", Glue::Function(insert_item_before), 2),
        Member::operation("replaceItem", Glue::Function(replace_item), 2),
        Member::operation("removeItem", Glue::Function(remove_item), 1),
        Member::operation("appendItem", Glue::Function(append_item), 1),
    ],
    ..Definition::EMPTY
};

fn initialize(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGStringList", "initialize");
    let this = receiver::object(cx, call, Interface::SVGStringList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::svg_string_list::initialize(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

fn get_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGStringList", "getItem");
    let this = receiver::object(cx, call, Interface::SVGStringList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_string_list::get_item(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

fn insert_item_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGStringList", "insertItemBefore");
    let this = receiver::object(cx, call, Interface::SVGStringList)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::svg_string_list::insert_item_before(cx, &this, a0, a1)?;
    Ok(cx.js_string(&value))
}

fn replace_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGStringList", "replaceItem");
    let this = receiver::object(cx, call, Interface::SVGStringList)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::svg_string_list::replace_item(cx, &this, a0, a1)?;
    Ok(cx.js_string(&value))
}

fn remove_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGStringList", "removeItem");
    let this = receiver::object(cx, call, Interface::SVGStringList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_string_list::remove_item(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

fn append_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGStringList", "appendItem");
    let this = receiver::object(cx, call, Interface::SVGStringList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::svg_string_list::append_item(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::svg_string_list::supported_property_indices(cx, this)
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
    let value = interfaces::svg_string_list::get_item(cx, this, index)?;
    Ok(Some(cx.js_string(&value)))
}

pub(super) fn indexed_set(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
    value: &Value,
) -> Result<(), Thrown> {
    let this = object;
    const SITE: &Site = &Site::property("SVGStringList");
    let value = convert::dom_string(cx, value)?;
    interfaces::svg_string_list::set_indexed_property(cx, this, index, value)
}
