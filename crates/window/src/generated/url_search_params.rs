// Made by `cargo xtask codegen` from spec/idl/url.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "URLSearchParams",
    interface: Interface::URLSearchParams,
    last: Interface::URLSearchParams,
    exposure: 0b11111,
    iteration: Iteration::Pairs(pair),
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::attribute(
            "size",
            Glue::Object(OfObject::UnsignedLong(interfaces::url_search_params::size)),
        ),
        Member::operation("append", Glue::Function(append), 2),
        Member::operation("delete", Glue::Function(delete), 1),
        Member::operation("get", Glue::Function(get), 1),
        Member::operation("getAll", Glue::Function(get_all), 1),
        Member::operation("has", Glue::Function(has), 1),
        Member::operation("set", Glue::Function(set), 2),
        Member::operation(
            "sort",
            Glue::Object(OfObject::Undefined(interfaces::url_search_params::sort)),
            0,
        ),
        Member::operation("entries", Glue::Pairs(IteratorKind::Entries), 0),
        Member::operation("keys", Glue::Pairs(IteratorKind::Keys), 0),
        Member::operation("values", Glue::Pairs(IteratorKind::Values), 0),
        Member::operation("forEach", Glue::ForEachPair, 1),
        Member::operation(
            "toString",
            Glue::Object(OfObject::Text(interfaces::url_search_params::stringification_behavior)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn append(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "append");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let value = interfaces::url_search_params::append(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn delete(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "delete");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::usv_string(cx, &value)?),
    };
    let value = interfaces::url_search_params::delete(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "get");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::url_search_params::get(cx, &this, a0)?;
    Ok(match value {
        Some(value) => cx.string(&value),
        None => cx.null(),
    })
}

fn get_all(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "getAll");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::url_search_params::get_all(cx, &this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(cx.string(&item)))?)
}

fn has(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "has");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::usv_string(cx, &value)?),
    };
    let value = interfaces::url_search_params::has(cx, &this, a0, a1)?;
    Ok(cx.boolean(value))
}

fn set(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("URLSearchParams", "set");
    let this = receiver::object(cx, call, Interface::URLSearchParams)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let value = interfaces::url_search_params::set(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("URLSearchParams", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => {
            SequenceOfSequenceOfUsvStringOrRecordOfUsvStringOrUsvString::UsvString(String::from(""))
        }
        value => SequenceOfSequenceOfUsvStringOrRecordOfUsvStringOrUsvString::from_value(
            cx,
            &value,
            SITE.argument(1),
        )?,
    };
    let prototype = constructors::prototype(cx, call, Interface::URLSearchParams)?;
    interfaces::url_search_params::constructor(cx, &prototype, a0)
}

pub(super) fn pair(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<(Value, Value)>, Thrown> {
    let this = object;
    let Some((key, value)) = interfaces::url_search_params::value_pair(cx, this, index)? else {
        return Ok(None);
    };
    let key = cx.string(&key);
    let value = cx.string(&value);
    Ok(Some((key, value)))
}
