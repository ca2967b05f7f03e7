// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAElement",
    interface: Interface::SVGAElement,
    last: Interface::SVGAElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "target",
            Glue::Animated(&Animated {
                name: "target",
                kind: AnimatedKind::Text { is_deprecated_too: false },
            }),
        ),
        Member::attribute("download", Glue::Reflect(&Reflect::Text("download")))
            .setter(Glue::SetReflect(&Reflect::Text("download"))),
        Member::attribute("ping", Glue::Reflect(&Reflect::Scalar("ping")))
            .setter(Glue::SetReflect(&Reflect::Scalar("ping"))),
        Member::attribute("rel", Glue::Reflect(&Reflect::Text("rel")))
            .setter(Glue::SetReflect(&Reflect::Text("rel"))),
        Member::attribute("relList", Glue::Reflect(&Reflect::Tokens("rel")))
            .setter(Glue::Forward("value")),
        Member::attribute(
            "referrerPolicy",
            Glue::Reflect(&Reflect::Keyword("referrerpolicy", &keywords::REFERRER_POLICY)),
        )
        .setter(Glue::SetReflect(&Reflect::Keyword("referrerpolicy", &keywords::REFERRER_POLICY))),
        Member::attribute(
            "href",
            Glue::Animated(&Animated {
                name: "href",
                kind: AnimatedKind::Text { is_deprecated_too: true },
            }),
        ),
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
    ],
    ..Definition::EMPTY
};
