// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFrameElement",
    interface: Interface::HTMLFrameElement,
    last: Interface::HTMLFrameElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLFrameElement_constructor, 0)),
    members: &[
        Member::attribute("name", N::HTMLFrameElement_get_name).setter(N::HTMLFrameElement_set_name),
        Member::attribute("scrolling", N::HTMLFrameElement_get_scrolling).setter(N::HTMLFrameElement_set_scrolling),
        Member::attribute("src", N::HTMLFrameElement_get_src).setter(N::HTMLFrameElement_set_src),
        Member::attribute("frameBorder", N::HTMLFrameElement_get_frameBorder).setter(N::HTMLFrameElement_set_frameBorder),
        Member::attribute("longDesc", N::HTMLFrameElement_get_longDesc).setter(N::HTMLFrameElement_set_longDesc),
        Member::attribute("noResize", N::HTMLFrameElement_get_noResize).setter(N::HTMLFrameElement_set_noResize),
        Member::attribute("contentDocument", N::HTMLFrameElement_get_contentDocument),
        Member::attribute("contentWindow", N::HTMLFrameElement_get_contentWindow),
        Member::attribute("marginHeight", N::HTMLFrameElement_get_marginHeight).setter(N::HTMLFrameElement_set_marginHeight),
        Member::attribute("marginWidth", N::HTMLFrameElement_get_marginWidth).setter(N::HTMLFrameElement_set_marginWidth),
    ],
    ..Definition::EMPTY
};

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn scrolling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    reflect::string(cx, this, "scrolling")
}

pub(super) fn scrolling_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "scrolling", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    reflect::url(cx, this, "src")
}

pub(super) fn src_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "src", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn frame_border_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    reflect::string(cx, this, "frameborder")
}

pub(super) fn frame_border_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "frameborder", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn long_desc_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    reflect::url(cx, this, "longdesc")
}

pub(super) fn long_desc_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "longdesc", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn no_resize_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    reflect::boolean(cx, this, "noresize")
}

pub(super) fn no_resize_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "noresize", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn content_document_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = interfaces::html_frame_element::content_document(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn content_window_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = interfaces::html_frame_element::content_window(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn margin_height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    reflect::string(cx, this, "marginheight")
}

pub(super) fn margin_height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "marginheight", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn margin_width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    reflect::string(cx, this, "marginwidth")
}

pub(super) fn margin_width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "marginwidth", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLFrameElement)
}
