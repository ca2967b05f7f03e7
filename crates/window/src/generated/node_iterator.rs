// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NodeIterator",
    interface: Interface::NodeIterator,
    last: Interface::NodeIterator,
    exposure: 0b1,
    members: &[
        Member::attribute("root", Glue::Object(OfObject::Node(interfaces::node_iterator::root))),
        Member::attribute(
            "referenceNode",
            Glue::Object(OfObject::Node(interfaces::node_iterator::reference_node)),
        ),
        Member::attribute(
            "pointerBeforeReferenceNode",
            Glue::Object(OfObject::Boolean(
                interfaces::node_iterator::pointer_before_reference_node,
            )),
        ),
        Member::attribute(
            "whatToShow",
            Glue::Object(OfObject::UnsignedLong(interfaces::node_iterator::what_to_show)),
        ),
        Member::attribute(
            "filter",
            Glue::Object(OfObject::NullableAny(interfaces::node_iterator::filter)),
        ),
        Member::operation(
            "nextNode",
            Glue::Object(OfObject::NullableNode(interfaces::node_iterator::next_node)),
            0,
        ),
        Member::operation(
            "previousNode",
            Glue::Object(OfObject::NullableNode(interfaces::node_iterator::previous_node)),
            0,
        ),
        Member::operation(
            "detach",
            Glue::Object(OfObject::Undefined(interfaces::node_iterator::detach)),
            0,
        ),
    ],
    ..Definition::EMPTY
};
