// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTrackElement",
    interface: Interface::HTMLTrackElement,
    last: Interface::HTMLTrackElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTrackElement_constructor, 0)),
    members: &[
        Member::attribute("kind", N::HTMLTrackElement_get_kind).setter(N::HTMLTrackElement_set_kind),
        Member::attribute("src", N::HTMLTrackElement_get_src).setter(N::HTMLTrackElement_set_src),
        Member::attribute("srclang", N::HTMLTrackElement_get_srclang).setter(N::HTMLTrackElement_set_srclang),
        Member::attribute("label", N::HTMLTrackElement_get_label).setter(N::HTMLTrackElement_set_label),
        Member::attribute("default", N::HTMLTrackElement_get_default).setter(N::HTMLTrackElement_set_default),
        Member::constant("NONE", 0.0),
        Member::constant("LOADING", 1.0),
        Member::constant("LOADED", 2.0),
        Member::constant("ERROR", 3.0),
    ],
    ..Definition::EMPTY
};

pub(super) fn kind_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    reflect::enumerated(cx, this, "kind", &Enumerated { keywords: &[("subtitles", "subtitles"), ("captions", "captions"), ("descriptions", "descriptions"), ("chapters", "chapters"), ("metadata", "metadata"), ], missing: Some("subtitles"), invalid: Some("metadata") })
}

pub(super) fn kind_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "kind", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    reflect::url(cx, this, "src")
}

pub(super) fn src_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "src", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn srclang_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    reflect::string(cx, this, "srclang")
}

pub(super) fn srclang_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "srclang", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn label_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    reflect::string(cx, this, "label")
}

pub(super) fn label_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "label", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn default_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    reflect::boolean(cx, this, "default")
}

pub(super) fn default_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTrackElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "default", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTrackElement)
}
