// Made by `cargo xtask codegen` from spec/idl/url.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "URLSearchParams",
    interface: Interface::URLSearchParams,
    last: Interface::URLSearchParams,
    exposure: 0b11111,
    iteration: Iteration::Pairs(pair),
    constructor: Some((N::URLSearchParams_constructor, 0)),
    members: &[
        Member::attribute("size", N::URLSearchParams_get_size),
        Member::operation("append", N::URLSearchParams_append, 2),
        Member::operation("delete", N::URLSearchParams_delete, 1),
        Member::operation("get", N::URLSearchParams_get, 1),
        Member::operation("getAll", N::URLSearchParams_getAll, 1),
        Member::operation("has", N::URLSearchParams_has, 1),
        Member::operation("set", N::URLSearchParams_set, 2),
        Member::operation("sort", N::URLSearchParams_sort, 0),
        Member::operation("entries", N::URLSearchParams_entries, 0),
        Member::operation("keys", N::URLSearchParams_keys, 0),
        Member::operation("values", N::URLSearchParams_values, 0),
        Member::operation("forEach", N::URLSearchParams_forEach, 1),
        Member::operation("toString", N::URLSearchParams_toString, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    let value = interfaces::url_search_params::size(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn append(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "append");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let value = interfaces::url_search_params::append(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn delete(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "delete");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::usv_string(cx, &value)?) };
    let value = interfaces::url_search_params::delete(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "get");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::url_search_params::get(cx, &this, a0)?;
    Ok(match value { Some(value) => cx.string(&value), None => cx.null() })
}

pub(super) fn get_all(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "getAll");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::url_search_params::get_all(cx, &this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(cx.string(&item)))?)
}

pub(super) fn has(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "has");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::usv_string(cx, &value)?) };
    let value = interfaces::url_search_params::has(cx, &this, a0, a1)?;
    Ok(cx.boolean(value))
}

pub(super) fn set(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "set");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let value = interfaces::url_search_params::set(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn sort(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    let value = interfaces::url_search_params::sort(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn entries(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    iteration::iterator(cx, call, Interface::URLSearchParams, IteratorKind::Entries)
}

pub(super) fn keys(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    iteration::iterator(cx, call, Interface::URLSearchParams, IteratorKind::Keys)
}

pub(super) fn values(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    iteration::iterator(cx, call, Interface::URLSearchParams, IteratorKind::Values)
}

pub(super) fn for_each(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    iteration::for_each(cx, call, Interface::URLSearchParams)
}

pub(super) fn to_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    let value = interfaces::url_search_params::stringification_behavior(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("URLSearchParams", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => SequenceOfSequenceOfUsvStringOrRecordOfUsvStringOrUsvString::UsvString(String::from("")), value => SequenceOfSequenceOfUsvStringOrRecordOfUsvStringOrUsvString::from_value(cx, &value, SITE.argument(1))? };
    let prototype = constructors::prototype(cx, call, Interface::URLSearchParams)?;
    interfaces::url_search_params::constructor(cx, &prototype, a0)
}

pub(super) fn pair(cx: &mut Cx<'_>, object: &Value, index: u32) -> Result<Option<(Value, Value)>, Thrown> {
    let this = object;
    let Some((key, value)) = interfaces::url_search_params::value_pair(cx, this, index)? else { return Ok(None) };
    let key = cx.string(&key);
    let value = cx.string(&value);
    Ok(Some((key, value)))
}
