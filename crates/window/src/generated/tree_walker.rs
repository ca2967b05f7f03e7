// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TreeWalker",
    interface: Interface::TreeWalker,
    last: Interface::TreeWalker,
    exposure: 0b1,
    members: &[
        Member::attribute("root", Glue::Object(OfObject::Node(interfaces::tree_walker::root))),
        Member::attribute(
            "whatToShow",
            Glue::Object(OfObject::UnsignedLong(interfaces::tree_walker::what_to_show)),
        ),
        Member::attribute(
            "filter",
            Glue::Object(OfObject::NullableAny(interfaces::tree_walker::filter)),
        ),
        Member::attribute(
            "currentNode",
            Glue::Object(OfObject::Node(interfaces::tree_walker::current_node)),
        )
        .setter(Glue::Function(current_node_setter)),
        Member::operation(
            "parentNode",
            Glue::Object(OfObject::NullableNode(interfaces::tree_walker::parent_node)),
            0,
        ),
        Member::operation(
            "firstChild",
            Glue::Object(OfObject::NullableNode(interfaces::tree_walker::first_child)),
            0,
        ),
        Member::operation(
            "lastChild",
            Glue::Object(OfObject::NullableNode(interfaces::tree_walker::last_child)),
            0,
        ),
        Member::operation(
            "previousSibling",
            Glue::Object(OfObject::NullableNode(interfaces::tree_walker::previous_sibling)),
            0,
        ),
        Member::operation(
            "nextSibling",
            Glue::Object(OfObject::NullableNode(interfaces::tree_walker::next_sibling)),
            0,
        ),
        Member::operation(
            "previousNode",
            Glue::Object(OfObject::NullableNode(interfaces::tree_walker::previous_node)),
            0,
        ),
        Member::operation(
            "nextNode",
            Glue::Object(OfObject::NullableNode(interfaces::tree_walker::next_node)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn current_node_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("TreeWalker", "currentNode");
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = convert::node(cx, &call.arg(0), Interface::Node, SITE.value())?;
    interfaces::tree_walker::set_current_node(cx, &this, value)?;
    Ok(cx.undefined())
}
