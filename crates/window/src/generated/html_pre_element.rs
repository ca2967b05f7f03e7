// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLPreElement",
    interface: Interface::HTMLPreElement,
    last: Interface::HTMLPreElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLPreElement_constructor, 0)),
    members: &[
        Member::attribute("width", N::HTMLPreElement_get_width).setter(N::HTMLPreElement_set_width),
    ],
    ..Definition::EMPTY
};

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLPreElement)?;
    reflect::long(cx, this, "width", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLPreElement", "width");
    let this = receiver::node(cx, call, Interface::HTMLPreElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "width", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLPreElement)
}
