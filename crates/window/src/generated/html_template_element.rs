// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTemplateElement",
    interface: Interface::HTMLTemplateElement,
    last: Interface::HTMLTemplateElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "content",
            Glue::Node(OfNode::Node(interfaces::html_template_element::content)),
        ),
        Member::reflecting("htmlFor", &Reflect::Text("for")),
        Member::reflecting(
            "shadowRootMode",
            &Reflect::Keyword("shadowrootmode", &keywords::SHADOW_ROOT_MODE),
        ),
        Member::reflecting(
            "shadowRootDelegatesFocus",
            &Reflect::Boolean("shadowrootdelegatesfocus"),
        ),
        Member::reflecting("shadowRootSerializable", &Reflect::Boolean("shadowrootserializable")),
        Member::reflecting(
            "shadowRootSlotAssignment",
            &Reflect::Keyword("shadowrootslotassignment", &keywords::SHADOW_ROOT_SLOT_ASSIGNMENT),
        ),
        Member::reflecting("shadowRootClonable", &Reflect::Boolean("shadowrootclonable")),
        Member::reflecting(
            "shadowRootCustomElementRegistry",
            &Reflect::Text("shadowrootcustomelementregistry"),
        ),
    ],
    ..Definition::EMPTY
};
