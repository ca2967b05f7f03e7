// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLOListElement",
    interface: Interface::HTMLOListElement,
    last: Interface::HTMLOListElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLOListElement_constructor, 0)),
    members: &[
        Member::attribute("reversed", N::HTMLOListElement_get_reversed).setter(N::HTMLOListElement_set_reversed),
        Member::attribute("start", N::HTMLOListElement_get_start).setter(N::HTMLOListElement_set_start),
        Member::attribute("type", N::HTMLOListElement_get_type).setter(N::HTMLOListElement_set_type),
        Member::attribute("compact", N::HTMLOListElement_get_compact).setter(N::HTMLOListElement_set_compact),
    ],
    ..Definition::EMPTY
};

pub(super) fn reversed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOListElement)?;
    reflect::boolean(cx, this, "reversed")
}

pub(super) fn reversed_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOListElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "reversed", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOListElement)?;
    reflect::long(cx, this, "start", &Numbers { limit: Limit::Any, default: Some(1), range: None })
}

pub(super) fn start_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLOListElement", "start");
    let this = receiver::node(cx, call, Interface::HTMLOListElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "start", value, &Numbers { limit: Limit::Any, default: Some(1), range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOListElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOListElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn compact_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOListElement)?;
    reflect::boolean(cx, this, "compact")
}

pub(super) fn compact_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOListElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "compact", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLOListElement)
}
