// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLBodyElement",
    interface: Interface::HTMLBodyElement,
    last: Interface::HTMLBodyElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("text", &Reflect::TextOrEmpty("text")),
        Member::reflecting("link", &Reflect::TextOrEmpty("link")),
        Member::reflecting("vLink", &Reflect::TextOrEmpty("vlink")),
        Member::reflecting("aLink", &Reflect::TextOrEmpty("alink")),
        Member::reflecting("bgColor", &Reflect::TextOrEmpty("bgcolor")),
        Member::reflecting("background", &Reflect::Text("background")),
        Member::handler("onafterprint"),
        Member::handler("onbeforeprint"),
        Member::handler("onbeforeunload"),
        Member::handler("onhashchange"),
        Member::handler("onlanguagechange"),
        Member::handler("onmessage"),
        Member::handler("onmessageerror"),
        Member::handler("onoffline"),
        Member::handler("ononline"),
        Member::handler("onpagehide"),
        Member::handler("onpagereveal"),
        Member::handler("onpageshow"),
        Member::handler("onpageswap"),
        Member::handler("onpopstate"),
        Member::handler("onrejectionhandled"),
        Member::handler("onstorage"),
        Member::handler("onunhandledrejection"),
        Member::handler("onunload"),
    ],
    ..Definition::EMPTY
};
