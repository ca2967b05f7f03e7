// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSRuleList",
    interface: Interface::CSSRuleList,
    last: Interface::CSSRuleList,
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }),
        named: None,
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[
        Member::operation("item", Glue::Function(item), 1),
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::css_rule_list::length)),
        ),
    ],
    ..Definition::EMPTY
};

fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSRuleList", "item");
    let this = receiver::object(cx, call, Interface::CSSRuleList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::css_rule_list::item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => value,
        None => cx.null(),
    })
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = object;
    interfaces::css_rule_list::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::css_rule_list::item(cx, this, index)? else { return Ok(None) };
    Ok(Some(value))
}
