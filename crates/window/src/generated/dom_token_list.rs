// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMTokenList",
    interface: Interface::DOMTokenList,
    last: Interface::DOMTokenList,
    exposure: 0b1,
    iteration: Iteration::Indexed,
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
            Glue::Object(OfObject::UnsignedLong(interfaces::dom_token_list::length)),
        ),
        Member::operation("item", Glue::Function(item), 1),
        Member::operation("contains", Glue::Function(contains), 1),
        Member::operation("add", Glue::Function(add), 0),
        Member::operation("remove", Glue::Function(remove), 0),
        Member::operation("toggle", Glue::Function(toggle), 1),
        Member::operation("replace", Glue::Function(replace), 2),
        Member::operation("supports", Glue::Function(supports), 1),
        Member::attribute("value", Glue::Object(OfObject::Text(interfaces::dom_token_list::value)))
            .setter(Glue::SetObject(ToObject::Text(interfaces::dom_token_list::set_value)))
            .reactions(),
        Member::operation(
            "toString",
            Glue::Object(OfObject::Text(interfaces::dom_token_list::value)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "item");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::dom_token_list::item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn contains(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "contains");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::dom_token_list::contains(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn add(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "add");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(convert::dom_string(cx, value)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::dom_token_list::add(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn remove(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "remove");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(convert::dom_string(cx, value)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::dom_token_list::remove(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn toggle(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "toggle");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(value.to_boolean()),
    };
    reactions::push_queue(cx);
    let value = interfaces::dom_token_list::toggle(cx, &this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(cx.boolean(value))
}

fn replace(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "replace");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    reactions::push_queue(cx);
    let value = interfaces::dom_token_list::replace(cx, &this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(cx.boolean(value))
}

fn supports(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "supports");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::dom_token_list::supports(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::dom_token_list::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::dom_token_list::item(cx, this, index)? else { return Ok(None) };
    Ok(Some(cx.js_string(&value)))
}
