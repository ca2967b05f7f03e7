// Made by `cargo xtask codegen` from spec/idl/fetch.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Headers",
    interface: Interface::Headers,
    last: Interface::Headers,
    exposure: 0b1111,
    iteration: Iteration::Pairs(pair),
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("append", Glue::Function(append), 2),
        Member::operation("delete", Glue::Function(delete), 1),
        Member::operation("get", Glue::Function(get), 1),
        Member::operation("getSetCookie", Glue::Function(get_set_cookie), 0),
        Member::operation("has", Glue::Function(has), 1),
        Member::operation("set", Glue::Function(set), 2),
        Member::operation("entries", Glue::Pairs(IteratorKind::Entries), 0),
        Member::operation("keys", Glue::Pairs(IteratorKind::Keys), 0),
        Member::operation("values", Glue::Pairs(IteratorKind::Values), 0),
        Member::operation("forEach", Glue::ForEachPair, 1),
    ],
    ..Definition::EMPTY
};

fn append(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "append");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::byte_string(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::headers::append(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn delete(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "delete");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::headers::delete(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "get");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::headers::get(cx, &this, a0)?;
    Ok(match value {
        Some(value) => convert::from_byte_string(cx, &value),
        None => cx.null(),
    })
}

fn get_set_cookie(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Headers)?;
    let value = interfaces::headers::get_set_cookie(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(convert::from_byte_string(cx, &item)))?)
}

fn has(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "has");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::headers::has(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn set(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Headers", "set");
    let this = receiver::object(cx, call, Interface::Headers)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::byte_string(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::headers::set(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Headers", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(HeadersInit::from_value(cx, &value, SITE.argument(1))?),
    };
    let prototype = constructors::prototype(cx, call, Interface::Headers)?;
    interfaces::headers::constructor(cx, &prototype, a0)
}

pub(super) fn pair(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<(Value, Value)>, Thrown> {
    let this = object;
    let Some((key, value)) = interfaces::headers::value_pair(cx, this, index)? else {
        return Ok(None);
    };
    let key = convert::from_byte_string(cx, &key);
    let value = convert::from_byte_string(cx, &value);
    Ok(Some((key, value)))
}
