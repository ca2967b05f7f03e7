// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLIFrameElement",
    interface: Interface::HTMLIFrameElement,
    last: Interface::HTMLIFrameElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLIFrameElement_constructor, 0)),
    members: &[
        Member::attribute("src", N::HTMLIFrameElement_get_src).setter(N::HTMLIFrameElement_set_src),
        Member::attribute("srcdoc", N::HTMLIFrameElement_get_srcdoc).setter(N::HTMLIFrameElement_set_srcdoc),
        Member::attribute("name", N::HTMLIFrameElement_get_name).setter(N::HTMLIFrameElement_set_name),
        Member::attribute("sandbox", N::HTMLIFrameElement_get_sandbox).setter(N::HTMLIFrameElement_set_sandbox),
        Member::attribute("allow", N::HTMLIFrameElement_get_allow).setter(N::HTMLIFrameElement_set_allow),
        Member::attribute("allowFullscreen", N::HTMLIFrameElement_get_allowFullscreen).setter(N::HTMLIFrameElement_set_allowFullscreen),
        Member::attribute("width", N::HTMLIFrameElement_get_width).setter(N::HTMLIFrameElement_set_width),
        Member::attribute("height", N::HTMLIFrameElement_get_height).setter(N::HTMLIFrameElement_set_height),
        Member::attribute("referrerPolicy", N::HTMLIFrameElement_get_referrerPolicy).setter(N::HTMLIFrameElement_set_referrerPolicy),
        Member::attribute("loading", N::HTMLIFrameElement_get_loading).setter(N::HTMLIFrameElement_set_loading),
        Member::attribute("contentDocument", N::HTMLIFrameElement_get_contentDocument),
        Member::attribute("contentWindow", N::HTMLIFrameElement_get_contentWindow),
        Member::operation("getSVGDocument", N::HTMLIFrameElement_getSVGDocument, 0),
        Member::attribute("align", N::HTMLIFrameElement_get_align).setter(N::HTMLIFrameElement_set_align),
        Member::attribute("scrolling", N::HTMLIFrameElement_get_scrolling).setter(N::HTMLIFrameElement_set_scrolling),
        Member::attribute("frameBorder", N::HTMLIFrameElement_get_frameBorder).setter(N::HTMLIFrameElement_set_frameBorder),
        Member::attribute("longDesc", N::HTMLIFrameElement_get_longDesc).setter(N::HTMLIFrameElement_set_longDesc),
        Member::attribute("marginHeight", N::HTMLIFrameElement_get_marginHeight).setter(N::HTMLIFrameElement_set_marginHeight),
        Member::attribute("marginWidth", N::HTMLIFrameElement_get_marginWidth).setter(N::HTMLIFrameElement_set_marginWidth),
    ],
    ..Definition::EMPTY
};

pub(super) fn src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::url(cx, this, "src")
}

pub(super) fn src_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "src", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn srcdoc_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = interfaces::html_iframe_element::srcdoc(cx, this)?;
    Ok(value.into_value(cx)?)
}

pub(super) fn srcdoc_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLIFrameElement", "srcdoc");
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = TrustedHTMLOrDomString::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_iframe_element::set_srcdoc(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn sandbox_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::token_list(cx, &object, this, "sandbox")
}

pub(super) fn sandbox_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLIFrameElement)?;
    attributes::forward(cx, call, &this, "sandbox", "value")
}

pub(super) fn allow_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::string(cx, this, "allow")
}

pub(super) fn allow_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "allow", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn allow_fullscreen_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::boolean(cx, this, "allowfullscreen")
}

pub(super) fn allow_fullscreen_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "allowfullscreen", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::string(cx, this, "width")
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "width", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::string(cx, this, "height")
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "height", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn referrer_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::enumerated(cx, this, "referrerpolicy", &Enumerated { keywords: &[("", ""), ("no-referrer", "no-referrer"), ("no-referrer-when-downgrade", "no-referrer-when-downgrade"), ("same-origin", "same-origin"), ("origin", "origin"), ("strict-origin", "strict-origin"), ("origin-when-cross-origin", "origin-when-cross-origin"), ("strict-origin-when-cross-origin", "strict-origin-when-cross-origin"), ("unsafe-url", "unsafe-url"), ], missing: Some(""), invalid: Some("") })
}

pub(super) fn referrer_policy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "referrerpolicy", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn loading_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::enumerated(cx, this, "loading", &Enumerated { keywords: &[("lazy", "lazy"), ("eager", "eager"), ], missing: Some("eager"), invalid: Some("eager") })
}

pub(super) fn loading_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "loading", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn content_document_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = interfaces::html_iframe_element::content_document(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn content_window_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = interfaces::html_iframe_element::content_window(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn get_svg_document(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = interfaces::html_iframe_element::get_svg_document(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn scrolling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::string(cx, this, "scrolling")
}

pub(super) fn scrolling_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "scrolling", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn frame_border_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::string(cx, this, "frameborder")
}

pub(super) fn frame_border_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "frameborder", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn long_desc_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::url(cx, this, "longdesc")
}

pub(super) fn long_desc_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "longdesc", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn margin_height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::string(cx, this, "marginheight")
}

pub(super) fn margin_height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "marginheight", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn margin_width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    reflect::string(cx, this, "marginwidth")
}

pub(super) fn margin_width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "marginwidth", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLIFrameElement)
}
