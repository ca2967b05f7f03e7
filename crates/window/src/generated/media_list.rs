// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MediaList",
    interface: Interface::MediaList,
    last: Interface::MediaList,
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }),
        named: None,
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[
        Member::attribute(
            "mediaText",
            Glue::Object(OfObject::Text(interfaces::media_list::media_text)),
        )
        .setter(Glue::SetObject(ToObject::TextOrEmpty(interfaces::media_list::set_media_text))),
        Member::operation(
            "toString",
            Glue::Object(OfObject::Text(interfaces::media_list::media_text)),
            0,
        ),
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::media_list::length)),
        ),
        Member::operation("item", Glue::Function(item), 1),
        Member::operation("appendMedium", Glue::Function(append_medium), 1),
        Member::operation("deleteMedium", Glue::Function(delete_medium), 1),
    ],
    ..Definition::EMPTY
};

fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MediaList", "item");
    let this = receiver::object(cx, call, Interface::MediaList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::media_list::item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn append_medium(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MediaList", "appendMedium");
    let this = receiver::object(cx, call, Interface::MediaList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::media_list::append_medium(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn delete_medium(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MediaList", "deleteMedium");
    let this = receiver::object(cx, call, Interface::MediaList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::media_list::delete_medium(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::media_list::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::media_list::item(cx, this, index)? else { return Ok(None) };
    Ok(Some(cx.js_string(&value)))
}
