// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TreeWalker",
    interface: Interface::TreeWalker,
    last: Interface::TreeWalker,
    exposure: 0b1,
    members: &[
        Member::attribute("root", N::TreeWalker_get_root),
        Member::attribute("whatToShow", N::TreeWalker_get_whatToShow),
        Member::attribute("filter", N::TreeWalker_get_filter),
        Member::attribute("currentNode", N::TreeWalker_get_currentNode).setter(N::TreeWalker_set_currentNode),
        Member::operation("parentNode", N::TreeWalker_parentNode, 0),
        Member::operation("firstChild", N::TreeWalker_firstChild, 0),
        Member::operation("lastChild", N::TreeWalker_lastChild, 0),
        Member::operation("previousSibling", N::TreeWalker_previousSibling, 0),
        Member::operation("nextSibling", N::TreeWalker_nextSibling, 0),
        Member::operation("previousNode", N::TreeWalker_previousNode, 0),
        Member::operation("nextNode", N::TreeWalker_nextNode, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn root_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::root(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn what_to_show_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::what_to_show(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn filter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::filter(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn current_node_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::current_node(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn current_node_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("TreeWalker", "currentNode");
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = convert::node(cx, &call.arg(0), Interface::Node, SITE.value())?;
    interfaces::tree_walker::set_current_node(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn parent_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::parent_node(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn first_child(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::first_child(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn last_child(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::last_child(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn previous_sibling(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::previous_sibling(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn next_sibling(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::next_sibling(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn previous_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::previous_node(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn next_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TreeWalker)?;
    let value = interfaces::tree_walker::next_node(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}
