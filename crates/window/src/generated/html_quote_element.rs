// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLQuoteElement",
    interface: Interface::HTMLQuoteElement,
    last: Interface::HTMLQuoteElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLQuoteElement_constructor, 0)),
    members: &[
        Member::attribute("cite", N::HTMLQuoteElement_get_cite).setter(N::HTMLQuoteElement_set_cite),
    ],
    ..Definition::EMPTY
};

pub(super) fn cite_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLQuoteElement)?;
    reflect::url(cx, this, "cite")
}

pub(super) fn cite_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLQuoteElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "cite", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLQuoteElement)
}
