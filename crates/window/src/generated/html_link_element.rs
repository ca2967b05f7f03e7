// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLLinkElement",
    interface: Interface::HTMLLinkElement,
    last: Interface::HTMLLinkElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("href", &Reflect::Url("href")),
        Member::reflecting(
            "crossOrigin",
            &Reflect::NullableKeyword("crossorigin", &keywords::CROSS_ORIGIN),
        ),
        Member::reflecting("rel", &Reflect::Text("rel")),
        Member::reflecting("as", &Reflect::Keyword("as", &keywords::AS)),
        Member::attribute("relList", Glue::Reflect(&Reflect::Tokens("rel")))
            .setter(Glue::Forward("value")),
        Member::reflecting("media", &Reflect::Text("media")),
        Member::reflecting("integrity", &Reflect::Text("integrity")),
        Member::reflecting("hreflang", &Reflect::Text("hreflang")),
        Member::reflecting("type", &Reflect::Text("type")),
        Member::attribute("sizes", Glue::Reflect(&Reflect::Tokens("sizes")))
            .setter(Glue::Forward("value")),
        Member::reflecting("imageSrcset", &Reflect::Scalar("imagesrcset")),
        Member::reflecting("imageSizes", &Reflect::Text("imagesizes")),
        Member::reflecting(
            "referrerPolicy",
            &Reflect::Keyword("referrerpolicy", &keywords::REFERRER_POLICY),
        ),
        Member::attribute("blocking", Glue::Reflect(&Reflect::Tokens("blocking")))
            .setter(Glue::Forward("value")),
        Member::reflecting("disabled", &Reflect::Boolean("disabled")),
        Member::reflecting(
            "fetchPriority",
            &Reflect::Keyword("fetchpriority", &keywords::FETCH_PRIORITY),
        ),
        Member::reflecting("charset", &Reflect::Text("charset")),
        Member::reflecting("rev", &Reflect::Text("rev")),
        Member::reflecting("target", &Reflect::Text("target")),
        Member::attribute("sheet", Glue::Node(OfNode::NullableAny(interfaces::link_style::sheet))),
    ],
    ..Definition::EMPTY
};
