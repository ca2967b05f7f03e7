// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLEmbedElement",
    interface: Interface::HTMLEmbedElement,
    last: Interface::HTMLEmbedElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLEmbedElement_constructor, 0)),
    members: &[
        Member::attribute("src", N::HTMLEmbedElement_get_src).setter(N::HTMLEmbedElement_set_src),
        Member::attribute("type", N::HTMLEmbedElement_get_type).setter(N::HTMLEmbedElement_set_type),
        Member::attribute("width", N::HTMLEmbedElement_get_width).setter(N::HTMLEmbedElement_set_width),
        Member::attribute("height", N::HTMLEmbedElement_get_height).setter(N::HTMLEmbedElement_set_height),
        Member::operation("getSVGDocument", N::HTMLEmbedElement_getSVGDocument, 0),
        Member::attribute("align", N::HTMLEmbedElement_get_align).setter(N::HTMLEmbedElement_set_align),
        Member::attribute("name", N::HTMLEmbedElement_get_name).setter(N::HTMLEmbedElement_set_name),
    ],
    ..Definition::EMPTY
};

pub(super) fn src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    reflect::url(cx, this, "src")
}

pub(super) fn src_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "src", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    reflect::string(cx, this, "width")
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "width", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    reflect::string(cx, this, "height")
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "height", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn get_svg_document(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    let value = interfaces::html_embed_element::get_svg_document(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLEmbedElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLEmbedElement)
}
