// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLVideoElement",
    interface: Interface::HTMLVideoElement,
    last: Interface::HTMLVideoElement,
    parent: Some(Interface::HTMLMediaElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLVideoElement_constructor, 0)),
    members: &[
        Member::attribute("width", N::HTMLVideoElement_get_width).setter(N::HTMLVideoElement_set_width),
        Member::attribute("height", N::HTMLVideoElement_get_height).setter(N::HTMLVideoElement_set_height),
        Member::attribute("poster", N::HTMLVideoElement_get_poster).setter(N::HTMLVideoElement_set_poster),
        Member::attribute("playsInline", N::HTMLVideoElement_get_playsInline).setter(N::HTMLVideoElement_set_playsInline),
    ],
    ..Definition::EMPTY
};

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLVideoElement)?;
    reflect::unsigned_long(cx, this, "width", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLVideoElement", "width");
    let this = receiver::node(cx, call, Interface::HTMLVideoElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "width", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLVideoElement)?;
    reflect::unsigned_long(cx, this, "height", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLVideoElement", "height");
    let this = receiver::node(cx, call, Interface::HTMLVideoElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "height", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn poster_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLVideoElement)?;
    reflect::url(cx, this, "poster")
}

pub(super) fn poster_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLVideoElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "poster", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn plays_inline_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLVideoElement)?;
    reflect::boolean(cx, this, "playsinline")
}

pub(super) fn plays_inline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLVideoElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "playsinline", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLVideoElement)
}
