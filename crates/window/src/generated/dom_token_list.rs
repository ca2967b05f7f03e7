// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMTokenList",
    interface: Interface::DOMTokenList,
    last: Interface::DOMTokenList,
    exposure: 0b1,
    iteration: Iteration::Indexed,
    legacy: Some(&Legacy { indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }), named: None, overrides_built_ins: false, enumerable_names: true, is_global: false }),
    members: &[
        Member::attribute("length", N::DOMTokenList_get_length),
        Member::operation("item", N::DOMTokenList_item, 1),
        Member::operation("contains", N::DOMTokenList_contains, 1),
        Member::operation("add", N::DOMTokenList_add, 0),
        Member::operation("remove", N::DOMTokenList_remove, 0),
        Member::operation("toggle", N::DOMTokenList_toggle, 1),
        Member::operation("replace", N::DOMTokenList_replace, 2),
        Member::operation("supports", N::DOMTokenList_supports, 1),
        Member::attribute("value", N::DOMTokenList_get_value).setter(N::DOMTokenList_set_value),
        Member::operation("toString", N::DOMTokenList_get_value, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    let value = interfaces::dom_token_list::length(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "item");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::dom_token_list::item(cx, &this, a0)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn contains(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "contains");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::dom_token_list::contains(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn add(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "add");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(convert::dom_string(cx, value)?))?;
    reactions::push_queue(cx);
    let value = interfaces::dom_token_list::add(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "remove");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(convert::dom_string(cx, value)?))?;
    reactions::push_queue(cx);
    let value = interfaces::dom_token_list::remove(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn toggle(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "toggle");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(value.to_boolean()) };
    reactions::push_queue(cx);
    let value = interfaces::dom_token_list::toggle(cx, &this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(cx.boolean(value))
}

pub(super) fn replace(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

pub(super) fn supports(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMTokenList", "supports");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::dom_token_list::supports(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    let value = interfaces::dom_token_list::value(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("DOMTokenList", "value");
    let this = receiver::object(cx, call, Interface::DOMTokenList)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::dom_token_list::set_value(cx, &this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::dom_token_list::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(cx: &mut Cx<'_>, object: &Value, index: u32) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::dom_token_list::item(cx, this, index)? else { return Ok(None) };
    Ok(Some(cx.js_string(&value)))
}
