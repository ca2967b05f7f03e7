// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLProgressElement",
    interface: Interface::HTMLProgressElement,
    last: Interface::HTMLProgressElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLProgressElement_constructor, 0)),
    members: &[
        Member::attribute("value", N::HTMLProgressElement_get_value).setter(N::HTMLProgressElement_set_value),
        Member::attribute("max", N::HTMLProgressElement_get_max).setter(N::HTMLProgressElement_set_max),
        Member::attribute("position", N::HTMLProgressElement_get_position),
        Member::attribute("labels", N::HTMLProgressElement_get_labels),
    ],
    ..Definition::EMPTY
};

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLProgressElement)?;
    let value = interfaces::html_progress_element::value(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLProgressElement", "value");
    let this = receiver::node(cx, call, Interface::HTMLProgressElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_double(cx, this, "value", value, Limit::Any, None);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn max_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLProgressElement)?;
    reflect::double(cx, this, "max", Limit::Positive, Some(1.0))
}

pub(super) fn max_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLProgressElement", "max");
    let this = receiver::node(cx, call, Interface::HTMLProgressElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_double(cx, this, "max", value, Limit::Positive, Some(1.0));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn position_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLProgressElement)?;
    let value = interfaces::html_progress_element::position(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn labels_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLProgressElement)?;
    let value = interfaces::html_progress_element::labels(cx, this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLProgressElement)
}
