// Made by `cargo xtask codegen` from spec/idl/fetch.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Headers",
    interface: Interface::Headers,
    last: Interface::Headers,
    exposure: 0b1111,
    iteration: Iteration::Pairs(pair),
    constructor: Some((N::Headers_constructor, 0)),
    members: &[
        Member::operation("append", N::Headers_append, 2),
        Member::operation("delete", N::Headers_delete, 1),
        Member::operation("get", N::Headers_get, 1),
        Member::operation("getSetCookie", N::Headers_getSetCookie, 0),
        Member::operation("has", N::Headers_has, 1),
        Member::operation("set", N::Headers_set, 2),
        Member::operation("entries", N::Headers_entries, 0),
        Member::operation("keys", N::Headers_keys, 0),
        Member::operation("values", N::Headers_values, 0),
        Member::operation("forEach", N::Headers_forEach, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn append(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "append");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::byte_string(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::headers::append(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn delete(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "delete");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::headers::delete(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "get");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::headers::get(cx, &this, a0)?;
    Ok(match value { Some(value) => convert::from_byte_string(cx, &value), None => cx.null() })
}

pub(super) fn get_set_cookie(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Headers)?;
    let value = interfaces::headers::get_set_cookie(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(convert::from_byte_string(cx, &item)))?)
}

pub(super) fn has(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "has");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::headers::has(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn set(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "set");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::byte_string(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::headers::set(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn entries(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    iteration::iterator(cx, call, Interface::Headers, IteratorKind::Entries)
}

pub(super) fn keys(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    iteration::iterator(cx, call, Interface::Headers, IteratorKind::Keys)
}

pub(super) fn values(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    iteration::iterator(cx, call, Interface::Headers, IteratorKind::Values)
}

pub(super) fn for_each(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    iteration::for_each(cx, call, Interface::Headers)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Headers", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(HeadersInit::from_value(cx, &value, SITE.argument(1))?) };
    let prototype = constructors::prototype(cx, call, Interface::Headers)?;
    interfaces::headers::constructor(cx, &prototype, a0)
}

pub(super) fn pair(cx: &mut Cx<'_>, object: &Value, index: u32) -> Result<Option<(Value, Value)>, Thrown> {
    let this = object;
    let Some((key, value)) = interfaces::headers::value_pair(cx, this, index)? else { return Ok(None) };
    let key = convert::from_byte_string(cx, &key);
    let value = convert::from_byte_string(cx, &value);
    Ok(Some((key, value)))
}
