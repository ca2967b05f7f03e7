// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLMediaElement",
    interface: Interface::HTMLMediaElement,
    last: Interface::HTMLVideoElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("src", N::HTMLMediaElement_get_src).setter(N::HTMLMediaElement_set_src),
        Member::attribute("crossOrigin", N::HTMLMediaElement_get_crossOrigin).setter(N::HTMLMediaElement_set_crossOrigin),
        Member::constant("NETWORK_EMPTY", 0.0),
        Member::constant("NETWORK_IDLE", 1.0),
        Member::constant("NETWORK_LOADING", 2.0),
        Member::constant("NETWORK_NO_SOURCE", 3.0),
        Member::attribute("preload", N::HTMLMediaElement_get_preload).setter(N::HTMLMediaElement_set_preload),
        Member::constant("HAVE_NOTHING", 0.0),
        Member::constant("HAVE_METADATA", 1.0),
        Member::constant("HAVE_CURRENT_DATA", 2.0),
        Member::constant("HAVE_FUTURE_DATA", 3.0),
        Member::constant("HAVE_ENOUGH_DATA", 4.0),
        Member::attribute("autoplay", N::HTMLMediaElement_get_autoplay).setter(N::HTMLMediaElement_set_autoplay),
        Member::attribute("loop", N::HTMLMediaElement_get_loop).setter(N::HTMLMediaElement_set_loop),
        Member::attribute("controls", N::HTMLMediaElement_get_controls).setter(N::HTMLMediaElement_set_controls),
        Member::attribute("defaultMuted", N::HTMLMediaElement_get_defaultMuted).setter(N::HTMLMediaElement_set_defaultMuted),
        Member::attribute("loading", N::HTMLMediaElement_get_loading).setter(N::HTMLMediaElement_set_loading),
    ],
    ..Definition::EMPTY
};

pub(super) fn src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    reflect::url(cx, this, "src")
}

pub(super) fn src_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "src", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn cross_origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    reflect::nullable_enumerated(cx, this, "crossorigin", &Enumerated { keywords: &[("anonymous", "anonymous"), ("use-credentials", "use-credentials"), ("", "anonymous"), ], missing: None, invalid: Some("anonymous") })
}

pub(super) fn cross_origin_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "crossorigin", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn preload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    reflect::enumerated(cx, this, "preload", &Enumerated { keywords: &[("auto", "auto"), ("none", "none"), ("metadata", "metadata"), ("", "auto"), ], missing: Some("metadata"), invalid: Some("metadata") })
}

pub(super) fn preload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "preload", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn autoplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    reflect::boolean(cx, this, "autoplay")
}

pub(super) fn autoplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "autoplay", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn loop_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    reflect::boolean(cx, this, "loop")
}

pub(super) fn loop_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "loop", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn controls_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    reflect::boolean(cx, this, "controls")
}

pub(super) fn controls_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "controls", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn default_muted_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    reflect::boolean(cx, this, "muted")
}

pub(super) fn default_muted_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "muted", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn loading_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    reflect::enumerated(cx, this, "loading", &Enumerated { keywords: &[("lazy", "lazy"), ("eager", "eager"), ], missing: Some("eager"), invalid: Some("eager") })
}

pub(super) fn loading_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "loading", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}
