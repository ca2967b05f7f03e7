// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NamedNodeMap",
    interface: Interface::NamedNodeMap,
    last: Interface::NamedNodeMap,
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }),
        named: Some(Named { names: named_names, get: named_get, set: None, delete: None }),
        overrides_built_ins: false,
        enumerable_names: false,
        is_global: false,
    }),
    members: &[
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::named_node_map::length)),
        ),
        Member::operation("item", Glue::Function(item), 1),
        Member::operation("getNamedItem", Glue::Function(get_named_item), 1),
        Member::operation("getNamedItemNS", Glue::Function(get_named_item_ns), 2),
        Member::operation("setNamedItem", Glue::Function(set_named_item), 1),
        Member::operation("setNamedItemNS", Glue::Function(set_named_item_ns), 1),
        Member::operation("removeNamedItem", Glue::Function(remove_named_item), 1),
        Member::operation("removeNamedItemNS", Glue::Function(remove_named_item_ns), 2),
    ],
    ..Definition::EMPTY
};

fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NamedNodeMap", "item");
    let this = receiver::object(cx, call, Interface::NamedNodeMap)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::named_node_map::item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn get_named_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NamedNodeMap", "getNamedItem");
    let this = receiver::object(cx, call, Interface::NamedNodeMap)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::named_node_map::get_named_item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn get_named_item_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NamedNodeMap", "getNamedItemNS");
    let this = receiver::object(cx, call, Interface::NamedNodeMap)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::named_node_map::get_named_item_ns(cx, &this, a0, a1)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn set_named_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NamedNodeMap", "setNamedItem");
    let this = receiver::object(cx, call, Interface::NamedNodeMap)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Attr, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::named_node_map::set_named_item(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn set_named_item_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NamedNodeMap", "setNamedItemNS");
    let this = receiver::object(cx, call, Interface::NamedNodeMap)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Attr, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::named_node_map::set_named_item_ns(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn remove_named_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NamedNodeMap", "removeNamedItem");
    let this = receiver::object(cx, call, Interface::NamedNodeMap)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let value = interfaces::named_node_map::remove_named_item(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

fn remove_named_item_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NamedNodeMap", "removeNamedItemNS");
    let this = receiver::object(cx, call, Interface::NamedNodeMap)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    reactions::push_queue(cx);
    let value = interfaces::named_node_map::remove_named_item_ns(cx, &this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::named_node_map::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::named_node_map::item(cx, this, index)? else { return Ok(None) };
    Ok(Some(wrappers::wrap(cx, value)?))
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = object;
    interfaces::named_node_map::supported_property_names(cx, this)
}

pub(super) fn named_get(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::named_node_map::named_property(cx, this, name)? else {
        return Ok(None);
    };
    Ok(Some(wrappers::wrap(cx, value)?))
}
