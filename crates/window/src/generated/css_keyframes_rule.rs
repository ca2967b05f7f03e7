// Made by `cargo xtask codegen` from spec/idl/css-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSKeyframesRule",
    interface: Interface::CSSKeyframesRule,
    last: Interface::CSSKeyframesRule,
    parent: Some(Interface::CSSRule),
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
            "name",
            Glue::Object(OfObject::Text(interfaces::css_keyframes_rule::name)),
        )
        .setter(Glue::SetObject(ToObject::Text(interfaces::css_keyframes_rule::set_name))),
        Member::attribute(
            "cssRules",
            Glue::Object(OfObject::Any(interfaces::css_keyframes_rule::css_rules)),
        ),
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::css_keyframes_rule::length)),
        ),
        Member::operation("appendRule", Glue::Function(append_rule), 1),
        Member::operation("deleteRule", Glue::Function(delete_rule), 1),
        Member::operation("findRule", Glue::Function(find_rule), 1),
    ],
    ..Definition::EMPTY
};

fn append_rule(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSKeyframesRule", "appendRule");
    let this = receiver::object(cx, call, Interface::CSSKeyframesRule)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::css_keyframes_rule::append_rule(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn delete_rule(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSKeyframesRule", "deleteRule");
    let this = receiver::object(cx, call, Interface::CSSKeyframesRule)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::css_keyframes_rule::delete_rule(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn find_rule(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSKeyframesRule", "findRule");
    let this = receiver::object(cx, call, Interface::CSSKeyframesRule)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::css_keyframes_rule::find_rule(cx, &this, a0)?;
    Ok(match value {
        Some(value) => value,
        None => cx.null(),
    })
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::css_keyframes_rule::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::css_keyframes_rule::indexed_property(cx, this, index)? else {
        return Ok(None);
    };
    Ok(Some(value))
}
