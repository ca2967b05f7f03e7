// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Text",
    interface: Interface::Text,
    last: Interface::CDATASection,
    parent: Some(Interface::CharacterData),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("splitText", Glue::Function(split_text), 1),
        Member::attribute("wholeText", Glue::Node(OfNode::Text(interfaces::text::whole_text))),
        Member::attribute(
            "assignedSlot",
            Glue::Node(OfNode::NullableNode(interfaces::slottable::assigned_slot)),
        ),
    ],
    ..Definition::EMPTY
};

fn split_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Text", "splitText");
    let this = receiver::node(cx, call, Interface::Text)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::text::split_text(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Text", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let prototype = constructors::prototype(cx, call, Interface::Text)?;
    interfaces::text::constructor(cx, &prototype, a0)
}
