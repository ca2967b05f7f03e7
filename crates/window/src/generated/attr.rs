// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Attr",
    interface: Interface::Attr,
    last: Interface::Attr,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "namespaceURI",
            Glue::Node(OfNode::NullableText(interfaces::attr::namespace_uri)),
        ),
        Member::attribute("prefix", Glue::Node(OfNode::NullableText(interfaces::attr::prefix))),
        Member::attribute("localName", Glue::Node(OfNode::Text(interfaces::attr::local_name))),
        Member::attribute("name", Glue::Node(OfNode::Text(interfaces::attr::name))),
        Member::attribute("value", Glue::Node(OfNode::Text(interfaces::attr::value)))
            .setter(Glue::SetNode(ToNode::Text(interfaces::attr::set_value)))
            .reactions(),
        Member::attribute(
            "ownerElement",
            Glue::Node(OfNode::NullableNode(interfaces::attr::owner_element)),
        ),
        Member::attribute("specified", Glue::Node(OfNode::Boolean(interfaces::attr::specified))),
    ],
    ..Definition::EMPTY
};
