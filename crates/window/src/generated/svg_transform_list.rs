// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGTransformList",
    interface: Interface::SVGTransformList,
    last: Interface::SVGTransformList,
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
            Glue::Object(OfObject::UnsignedLong(interfaces::svg_transform_list::length)),
        ),
        Member::attribute(
            "numberOfItems",
            Glue::Object(OfObject::UnsignedLong(interfaces::svg_transform_list::number_of_items)),
        ),
        Member::operation(
            "clear",
            Glue::Object(OfObject::Undefined(interfaces::svg_transform_list::clear)),
            0,
        ),
        Member::operation("initialize", Glue::Function(initialize), 1),
        Member::operation("getItem", Glue::Function(get_item), 1),
        Member::operation("insertItemBefore", Glue::Function(insert_item_before), 2),
        Member::operation("replaceItem", Glue::Function(replace_item), 2),
        Member::operation("removeItem", Glue::Function(remove_item), 1),
        Member::operation("appendItem", Glue::Function(append_item), 1),
        Member::operation(
            "createSVGTransformFromMatrix",
            Glue::Function(create_svg_transform_from_matrix),
            0,
        ),
        Member::operation(
            "consolidate",
            Glue::Object(OfObject::NullableAny(interfaces::svg_transform_list::consolidate)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn initialize(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransformList", "initialize");
    let this = receiver::object(cx, call, Interface::SVGTransformList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::SVGTransform, SITE.argument(1))?;
    let value = interfaces::svg_transform_list::initialize(cx, &this, a0)?;
    Ok(value)
}

fn get_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransformList", "getItem");
    let this = receiver::object(cx, call, Interface::SVGTransformList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_transform_list::get_item(cx, &this, a0)?;
    Ok(value)
}

fn insert_item_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransformList", "insertItemBefore");
    let this = receiver::object(cx, call, Interface::SVGTransformList)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::SVGTransform, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::svg_transform_list::insert_item_before(cx, &this, a0, a1)?;
    Ok(value)
}

fn replace_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransformList", "replaceItem");
    let this = receiver::object(cx, call, Interface::SVGTransformList)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::SVGTransform, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::svg_transform_list::replace_item(cx, &this, a0, a1)?;
    Ok(value)
}

fn remove_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransformList", "removeItem");
    let this = receiver::object(cx, call, Interface::SVGTransformList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_transform_list::remove_item(cx, &this, a0)?;
    Ok(value)
}

fn append_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransformList", "appendItem");
    let this = receiver::object(cx, call, Interface::SVGTransformList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::SVGTransform, SITE.argument(1))?;
    let value = interfaces::svg_transform_list::append_item(cx, &this, a0)?;
    Ok(value)
}

fn create_svg_transform_from_matrix(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTransformList", "createSVGTransformFromMatrix");
    let this = receiver::object(cx, call, Interface::SVGTransformList)?;
    let a0 = DOMMatrix2DInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_transform_list::create_svg_transform_from_matrix(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::svg_transform_list::supported_property_indices(cx, this)
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
    let value = interfaces::svg_transform_list::get_item(cx, this, index)?;
    Ok(Some(value))
}

pub(super) fn indexed_set(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
    value: &Value,
) -> Result<(), Thrown> {
    let this = object;
    const SITE: &Site = &Site::property("SVGTransformList");
    let value = convert::interface(cx, value, Interface::SVGTransform, SITE.value())?;
    interfaces::svg_transform_list::set_indexed_property(cx, this, index, value)
}
