// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Document",
    interface: Interface::Document,
    last: Interface::Document,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::operation("createElement", N::Document_createElement, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn create_element(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Document", "createElement");
    let this = receiver::node(cx, call, Interface::Document)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => DomStringOrElementCreationOptions::ElementCreationOptions(ElementCreationOptions::from_value(cx, &cx.undefined(), SITE.value())?), value => DomStringOrElementCreationOptions::from_value(cx, &value, SITE.argument(2))? };
    reactions::push_queue(cx);
    let value = interfaces::document::create_element(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}
