// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLCanvasElement",
    interface: Interface::HTMLCanvasElement,
    last: Interface::HTMLCanvasElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLCanvasElement_constructor, 0)),
    members: &[
        Member::attribute("width", N::HTMLCanvasElement_get_width).setter(N::HTMLCanvasElement_set_width),
        Member::attribute("height", N::HTMLCanvasElement_get_height).setter(N::HTMLCanvasElement_set_height),
        Member::operation("getContext", N::HTMLCanvasElement_getContext, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLCanvasElement)?;
    let value = interfaces::html_canvas_element::width(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLCanvasElement", "width");
    let this = receiver::node(cx, call, Interface::HTMLCanvasElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_canvas_element::set_width(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLCanvasElement)?;
    let value = interfaces::html_canvas_element::height(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLCanvasElement", "height");
    let this = receiver::node(cx, call, Interface::HTMLCanvasElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_canvas_element::set_height(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn get_context(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLCanvasElement", "getContext");
    let this = receiver::node(cx, call, Interface::HTMLCanvasElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => cx.null(), value => Value::clone(&value) };
    let value = interfaces::html_canvas_element::get_context(cx, this, a0, a1)?;
    Ok(match value { Some(value) => value.into_value(cx)?, None => cx.null() })
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLCanvasElement)
}
