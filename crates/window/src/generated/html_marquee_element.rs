// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLMarqueeElement",
    interface: Interface::HTMLMarqueeElement,
    last: Interface::HTMLMarqueeElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("behavior", &Reflect::Text("behavior")),
        Member::reflecting("bgColor", &Reflect::Text("bgcolor")),
        Member::reflecting("direction", &Reflect::Text("direction")),
        Member::reflecting("height", &Reflect::Text("height")),
        Member::reflecting(
            "hspace",
            &Reflect::UnsignedLong("hspace", Numbers::limited_to(Limit::Any)),
        ),
        Member::reflecting(
            "scrollAmount",
            &Reflect::UnsignedLong("scrollamount", Numbers::limited_to(Limit::Any).or(6)),
        ),
        Member::reflecting(
            "scrollDelay",
            &Reflect::UnsignedLong("scrolldelay", Numbers::limited_to(Limit::Any).or(85)),
        ),
        Member::reflecting("trueSpeed", &Reflect::Boolean("truespeed")),
        Member::reflecting(
            "vspace",
            &Reflect::UnsignedLong("vspace", Numbers::limited_to(Limit::Any)),
        ),
        Member::reflecting("width", &Reflect::Text("width")),
    ],
    ..Definition::EMPTY
};
