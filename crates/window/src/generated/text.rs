// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Text",
    interface: Interface::Text,
    last: Interface::CDATASection,
    parent: Some(Interface::CharacterData),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::Text_constructor, 0)),
    members: &[
        Member::operation("splitText", N::Text_splitText, 1),
        Member::attribute("wholeText", N::Text_get_wholeText),
        Member::attribute("assignedSlot", N::Text_get_assignedSlot),
    ],
    ..Definition::EMPTY
};

pub(super) fn split_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Text", "splitText");
    let this = receiver::node(cx, call, Interface::Text)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::text::split_text(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn whole_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Text)?;
    let value = interfaces::text::whole_text(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn assigned_slot_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Text)?;
    let value = interfaces::slottable::assigned_slot(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Text", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => DomString::from(""), value => convert::dom_string(cx, &value)? };
    let prototype = constructors::prototype(cx, call, Interface::Text)?;
    interfaces::text::constructor(cx, &prototype, a0)
}
