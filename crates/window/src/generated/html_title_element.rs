// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTitleElement",
    interface: Interface::HTMLTitleElement,
    last: Interface::HTMLTitleElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTitleElement_constructor, 0)),
    members: &[
        Member::attribute("text", N::HTMLTitleElement_get_text).setter(N::HTMLTitleElement_set_text),
    ],
    ..Definition::EMPTY
};

pub(super) fn text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTitleElement)?;
    let value = interfaces::html_title_element::text(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTitleElement", "text");
    let this = receiver::node(cx, call, Interface::HTMLTitleElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_title_element::set_text(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTitleElement)
}
