// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLLIElement",
    interface: Interface::HTMLLIElement,
    last: Interface::HTMLLIElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLLIElement_constructor, 0)),
    members: &[
        Member::attribute("value", N::HTMLLIElement_get_value).setter(N::HTMLLIElement_set_value),
        Member::attribute("type", N::HTMLLIElement_get_type).setter(N::HTMLLIElement_set_type),
    ],
    ..Definition::EMPTY
};

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLIElement)?;
    reflect::long(cx, this, "value", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLLIElement", "value");
    let this = receiver::node(cx, call, Interface::HTMLLIElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "value", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLIElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLIElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLLIElement)
}
