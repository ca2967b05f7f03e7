// Made by `cargo xtask codegen` from spec/idl/xhr.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "FormData",
    interface: Interface::FormData,
    last: Interface::FormData,
    exposure: 0b1111,
    iteration: Iteration::Pairs(pair),
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("append", Glue::Function(append), 2),
        Member::operation("delete", Glue::Function(delete), 1),
        Member::operation("get", Glue::Function(get), 1),
        Member::operation("getAll", Glue::Function(get_all), 1),
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
    const SITE: &Site = &Site::operation("FormData", "append");
    let this = receiver::object(cx, call, Interface::FormData)?;
    arguments::at_least(cx, call, 2, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => arguments::no_overload(cx, SITE),
        2 => {
            let value = call.arg(1);
            if receiver::is(cx, &value, Interface::Blob) {
                append_overload_2(cx, call, &this)
            } else {
                append_overload_1(cx, call, &this)
            }
        }
        _ => append_overload_2(cx, call, &this),
    }
}

fn append_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("FormData", "append");
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let value = interfaces::form_data::append(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn append_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("FormData", "append");
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::Blob, SITE.argument(2))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::usv_string(cx, &value)?),
    };
    let value = interfaces::form_data::append_2(cx, this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

fn delete(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FormData", "delete");
    let this = receiver::object(cx, call, Interface::FormData)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::form_data::delete(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FormData", "get");
    let this = receiver::object(cx, call, Interface::FormData)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::form_data::get(cx, &this, a0)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}

fn get_all(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FormData", "getAll");
    let this = receiver::object(cx, call, Interface::FormData)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::form_data::get_all(cx, &this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item.into_value(cx)?))?)
}

fn has(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FormData", "has");
    let this = receiver::object(cx, call, Interface::FormData)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::form_data::has(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn set(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FormData", "set");
    let this = receiver::object(cx, call, Interface::FormData)?;
    arguments::at_least(cx, call, 2, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => arguments::no_overload(cx, SITE),
        2 => {
            let value = call.arg(1);
            if receiver::is(cx, &value, Interface::Blob) {
                set_overload_2(cx, call, &this)
            } else {
                set_overload_1(cx, call, &this)
            }
        }
        _ => set_overload_2(cx, call, &this),
    }
}

fn set_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("FormData", "set");
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let value = interfaces::form_data::set(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("FormData", "set");
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::Blob, SITE.argument(2))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::usv_string(cx, &value)?),
    };
    let value = interfaces::form_data::set_2(cx, this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("FormData", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::node(cx, &value, Interface::HTMLFormElement, SITE.argument(1))?),
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::node(cx, value, Interface::HTMLElement, SITE.argument(2))?),
        },
    };
    let prototype = constructors::prototype(cx, call, Interface::FormData)?;
    interfaces::form_data::constructor(cx, &prototype, a0, a1)
}

pub(super) fn pair(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<(Value, Value)>, Thrown> {
    let this = object;
    let Some((key, value)) = interfaces::form_data::value_pair(cx, this, index)? else {
        return Ok(None);
    };
    let key = cx.string(&key);
    let value = value.into_value(cx)?;
    Ok(Some((key, value)))
}
