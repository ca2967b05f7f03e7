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
        Member::attribute(
            "error",
            Glue::Node(OfNode::NullableAny(interfaces::html_media_element::error)),
        ),
        Member::reflecting("src", &Reflect::Url("src")),
        Member::attribute(
            "currentSrc",
            Glue::Node(OfNode::Scalar(interfaces::html_media_element::current_src)),
        ),
        Member::reflecting(
            "crossOrigin",
            &Reflect::NullableKeyword("crossorigin", &keywords::CROSS_ORIGIN),
        ),
        Member::constant("NETWORK_EMPTY", 0.0),
        Member::constant("NETWORK_IDLE", 1.0),
        Member::constant("NETWORK_LOADING", 2.0),
        Member::constant("NETWORK_NO_SOURCE", 3.0),
        Member::attribute(
            "networkState",
            Glue::Node(OfNode::UnsignedShort(interfaces::html_media_element::network_state)),
        ),
        Member::reflecting("preload", &Reflect::Keyword("preload", &keywords::PRELOAD)),
        Member::attribute(
            "buffered",
            Glue::Node(OfNode::Any(interfaces::html_media_element::buffered)),
        ),
        Member::operation(
            "load",
            Glue::Node(OfNode::Undefined(interfaces::html_media_element::load)),
            0,
        ),
        Member::operation("canPlayType", Glue::Function(can_play_type), 1),
        Member::constant("HAVE_NOTHING", 0.0),
        Member::constant("HAVE_METADATA", 1.0),
        Member::constant("HAVE_CURRENT_DATA", 2.0),
        Member::constant("HAVE_FUTURE_DATA", 3.0),
        Member::constant("HAVE_ENOUGH_DATA", 4.0),
        Member::attribute(
            "readyState",
            Glue::Node(OfNode::UnsignedShort(interfaces::html_media_element::ready_state)),
        ),
        Member::attribute(
            "seeking",
            Glue::Node(OfNode::Boolean(interfaces::html_media_element::seeking)),
        ),
        Member::attribute(
            "currentTime",
            Glue::Node(OfNode::Double(interfaces::html_media_element::current_time)),
        )
        .setter(Glue::Function(current_time_setter)),
        Member::operation("fastSeek", Glue::Function(fast_seek), 1),
        Member::attribute(
            "duration",
            Glue::Node(OfNode::Double(interfaces::html_media_element::duration)),
        ),
        Member::attribute(
            "paused",
            Glue::Node(OfNode::Boolean(interfaces::html_media_element::paused)),
        ),
        Member::attribute(
            "defaultPlaybackRate",
            Glue::Node(OfNode::Double(interfaces::html_media_element::default_playback_rate)),
        )
        .setter(Glue::Function(default_playback_rate_setter)),
        Member::attribute(
            "playbackRate",
            Glue::Node(OfNode::Double(interfaces::html_media_element::playback_rate)),
        )
        .setter(Glue::Function(playback_rate_setter)),
        Member::attribute(
            "preservesPitch",
            Glue::Node(OfNode::Boolean(interfaces::html_media_element::preserves_pitch)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(
            interfaces::html_media_element::set_preserves_pitch,
        ))),
        Member::attribute(
            "played",
            Glue::Node(OfNode::Any(interfaces::html_media_element::played)),
        ),
        Member::attribute(
            "seekable",
            Glue::Node(OfNode::Any(interfaces::html_media_element::seekable)),
        ),
        Member::attribute(
            "ended",
            Glue::Node(OfNode::Boolean(interfaces::html_media_element::ended)),
        ),
        Member::reflecting("autoplay", &Reflect::Boolean("autoplay")),
        Member::reflecting("loop", &Reflect::Boolean("loop")),
        Member::operation("play", Glue::Function(play), 0),
        Member::operation(
            "pause",
            Glue::Node(OfNode::Undefined(interfaces::html_media_element::pause)),
            0,
        ),
        Member::reflecting("controls", &Reflect::Boolean("controls")),
        Member::attribute(
            "volume",
            Glue::Node(OfNode::Double(interfaces::html_media_element::volume)),
        )
        .setter(Glue::Function(volume_setter)),
        Member::attribute(
            "muted",
            Glue::Node(OfNode::Boolean(interfaces::html_media_element::muted)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_media_element::set_muted))),
        Member::reflecting("defaultMuted", &Reflect::Boolean("muted")),
        Member::reflecting("loading", &Reflect::Keyword("loading", &keywords::LOADING)),
    ],
    ..Definition::EMPTY
};

fn can_play_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLMediaElement", "canPlayType");
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_media_element::can_play_type(cx, this, a0)?;
    Ok(cx.string(value.as_str()))
}

fn current_time_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMediaElement", "currentTime");
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    interfaces::html_media_element::set_current_time(cx, this, value)?;
    Ok(cx.undefined())
}

fn fast_seek(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLMediaElement", "fastSeek");
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::double(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_media_element::fast_seek(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn default_playback_rate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMediaElement", "defaultPlaybackRate");
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    interfaces::html_media_element::set_default_playback_rate(cx, this, value)?;
    Ok(cx.undefined())
}

fn playback_rate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMediaElement", "playbackRate");
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    interfaces::html_media_element::set_playback_rate(cx, this, value)?;
    Ok(cx.undefined())
}

fn play(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = play_steps(cx, call);
    promises::settle(cx, answer)
}

fn play_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = interfaces::html_media_element::play(cx, this)?;
    Ok(value)
}

fn volume_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMediaElement", "volume");
    let this = receiver::node(cx, call, Interface::HTMLMediaElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    interfaces::html_media_element::set_volume(cx, this, value)?;
    Ok(cx.undefined())
}
