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
        Member::reflecting("src", &Reflect::Url("src")),
        Member::reflecting(
            "crossOrigin",
            &Reflect::NullableKeyword("crossorigin", &keywords::CROSS_ORIGIN),
        ),
        Member::constant("NETWORK_EMPTY", 0.0),
        Member::constant("NETWORK_IDLE", 1.0),
        Member::constant("NETWORK_LOADING", 2.0),
        Member::constant("NETWORK_NO_SOURCE", 3.0),
        Member::reflecting("preload", &Reflect::Keyword("preload", &keywords::PRELOAD)),
        Member::constant("HAVE_NOTHING", 0.0),
        Member::constant("HAVE_METADATA", 1.0),
        Member::constant("HAVE_CURRENT_DATA", 2.0),
        Member::constant("HAVE_FUTURE_DATA", 3.0),
        Member::constant("HAVE_ENOUGH_DATA", 4.0),
        Member::reflecting("autoplay", &Reflect::Boolean("autoplay")),
        Member::reflecting("loop", &Reflect::Boolean("loop")),
        Member::reflecting("controls", &Reflect::Boolean("controls")),
        Member::reflecting("defaultMuted", &Reflect::Boolean("muted")),
        Member::reflecting("loading", &Reflect::Keyword("loading", &keywords::LOADING)),
    ],
    ..Definition::EMPTY
};
