// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NodeIterator",
    interface: Interface::NodeIterator,
    last: Interface::NodeIterator,
    exposure: 0b1,
    members: &[
        Member::attribute("root", N::NodeIterator_get_root),
        Member::attribute("referenceNode", N::NodeIterator_get_referenceNode),
        Member::attribute("pointerBeforeReferenceNode", N::NodeIterator_get_pointerBeforeReferenceNode),
        Member::attribute("whatToShow", N::NodeIterator_get_whatToShow),
        Member::attribute("filter", N::NodeIterator_get_filter),
        Member::operation("nextNode", N::NodeIterator_nextNode, 0),
        Member::operation("previousNode", N::NodeIterator_previousNode, 0),
        Member::operation("detach", N::NodeIterator_detach, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn root_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NodeIterator)?;
    let value = interfaces::node_iterator::root(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn reference_node_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NodeIterator)?;
    let value = interfaces::node_iterator::reference_node(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn pointer_before_reference_node_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NodeIterator)?;
    let value = interfaces::node_iterator::pointer_before_reference_node(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn what_to_show_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NodeIterator)?;
    let value = interfaces::node_iterator::what_to_show(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn filter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NodeIterator)?;
    let value = interfaces::node_iterator::filter(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn next_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NodeIterator)?;
    let value = interfaces::node_iterator::next_node(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn previous_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NodeIterator)?;
    let value = interfaces::node_iterator::previous_node(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn detach(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NodeIterator)?;
    let value = interfaces::node_iterator::detach(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}
