// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLCanvasElement",
    interface: Interface::HTMLCanvasElement,
    last: Interface::HTMLCanvasElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "width",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_canvas_element::width)),
        )
        .setter(Glue::Function(width_setter)),
        Member::attribute(
            "height",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_canvas_element::height)),
        )
        .setter(Glue::Function(height_setter)),
        Member::operation("getContext", Glue::Function(get_context), 1),
    ],
    ..Definition::EMPTY
};

fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLCanvasElement", "width");
    let this = receiver::node(cx, call, Interface::HTMLCanvasElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_canvas_element::set_width(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLCanvasElement", "height");
    let this = receiver::node(cx, call, Interface::HTMLCanvasElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_canvas_element::set_height(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn get_context(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLCanvasElement", "getContext");
    let this = receiver::node(cx, call, Interface::HTMLCanvasElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => cx.null(),
        value => Value::clone(&value),
    };
    let value = interfaces::html_canvas_element::get_context(cx, this, a0, a1)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}
