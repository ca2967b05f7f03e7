// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLVideoElement",
    interface: Interface::HTMLVideoElement,
    last: Interface::HTMLVideoElement,
    parent: Some(Interface::HTMLMediaElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting(
            "width",
            &Reflect::UnsignedLong("width", Numbers::limited_to(Limit::Any)),
        ),
        Member::reflecting(
            "height",
            &Reflect::UnsignedLong("height", Numbers::limited_to(Limit::Any)),
        ),
        Member::attribute(
            "videoWidth",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_video_element::video_width)),
        ),
        Member::attribute(
            "videoHeight",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_video_element::video_height)),
        ),
        Member::reflecting("poster", &Reflect::Url("poster")),
        Member::reflecting("playsInline", &Reflect::Boolean("playsinline")),
    ],
    ..Definition::EMPTY
};
