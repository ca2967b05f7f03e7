// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLAnchorElement",
    interface: Interface::HTMLAnchorElement,
    last: Interface::HTMLAnchorElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("download", &Reflect::Text("download")),
        Member::reflecting("ping", &Reflect::Scalar("ping")),
        Member::reflecting("rel", &Reflect::Text("rel")),
        Member::attribute("relList", Glue::Reflect(&Reflect::Tokens("rel")))
            .setter(Glue::Forward("value")),
        Member::attribute("text", Glue::Node(OfNode::Text(interfaces::html_anchor_element::text)))
            .setter(Glue::SetNode(ToNode::Text(interfaces::html_anchor_element::set_text)))
            .reactions(),
        Member::reflecting(
            "referrerPolicy",
            &Reflect::Keyword("referrerpolicy", &keywords::REFERRER_POLICY),
        ),
        Member::reflecting("coords", &Reflect::Text("coords")),
        Member::reflecting("charset", &Reflect::Text("charset")),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("rev", &Reflect::Text("rev")),
        Member::reflecting("shape", &Reflect::Text("shape")),
        Member::attribute(
            "origin",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::origin)),
        ),
        Member::attribute(
            "protocol",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::protocol)),
        )
        .setter(Glue::SetNode(ToNode::Scalar(interfaces::hyperlink_element_utils::set_protocol)))
        .reactions(),
        Member::attribute(
            "username",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::username)),
        )
        .setter(Glue::SetNode(ToNode::Scalar(interfaces::hyperlink_element_utils::set_username)))
        .reactions(),
        Member::attribute(
            "password",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::password)),
        )
        .setter(Glue::SetNode(ToNode::Scalar(interfaces::hyperlink_element_utils::set_password)))
        .reactions(),
        Member::attribute(
            "host",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::host)),
        )
        .setter(Glue::SetNode(ToNode::Scalar(interfaces::hyperlink_element_utils::set_host)))
        .reactions(),
        Member::attribute(
            "hostname",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::hostname)),
        )
        .setter(Glue::SetNode(ToNode::Scalar(interfaces::hyperlink_element_utils::set_hostname)))
        .reactions(),
        Member::attribute(
            "port",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::port)),
        )
        .setter(Glue::SetNode(ToNode::Scalar(interfaces::hyperlink_element_utils::set_port)))
        .reactions(),
        Member::attribute(
            "pathname",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::pathname)),
        )
        .setter(Glue::SetNode(ToNode::Scalar(interfaces::hyperlink_element_utils::set_pathname)))
        .reactions(),
        Member::attribute(
            "search",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::search)),
        )
        .setter(Glue::SetNode(ToNode::Scalar(interfaces::hyperlink_element_utils::set_search)))
        .reactions(),
        Member::attribute(
            "hash",
            Glue::Node(OfNode::Scalar(interfaces::hyperlink_element_utils::hash)),
        )
        .setter(Glue::SetNode(ToNode::Scalar(interfaces::hyperlink_element_utils::set_hash)))
        .reactions(),
        Member::reflecting("hreflang", &Reflect::Text("hreflang")),
        Member::reflecting("type", &Reflect::Text("type")),
        Member::attribute(
            "href",
            Glue::Node(OfNode::Scalar(interfaces::html_hyperlink_element_utils::href)),
        )
        .setter(Glue::SetReflect(&Reflect::Scalar("href")))
        .reactions(),
        Member::operation(
            "toString",
            Glue::Node(OfNode::Scalar(interfaces::html_hyperlink_element_utils::href)),
            0,
        ),
        Member::reflecting("target", &Reflect::Text("target")),
    ],
    ..Definition::EMPTY
};
