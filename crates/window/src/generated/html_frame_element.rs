// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFrameElement",
    interface: Interface::HTMLFrameElement,
    last: Interface::HTMLFrameElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("scrolling", &Reflect::Text("scrolling")),
        Member::reflecting("src", &Reflect::Url("src")),
        Member::reflecting("frameBorder", &Reflect::Text("frameborder")),
        Member::reflecting("longDesc", &Reflect::Url("longdesc")),
        Member::reflecting("noResize", &Reflect::Boolean("noresize")),
        Member::attribute(
            "contentDocument",
            Glue::Node(OfNode::NullableNode(interfaces::html_frame_element::content_document)),
        ),
        Member::attribute(
            "contentWindow",
            Glue::Node(OfNode::NullableAny(interfaces::html_frame_element::content_window)),
        ),
        Member::reflecting("marginHeight", &Reflect::TextOrEmpty("marginheight")),
        Member::reflecting("marginWidth", &Reflect::TextOrEmpty("marginwidth")),
    ],
    ..Definition::EMPTY
};
