// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DocumentFragment",
    interface: Interface::DocumentFragment,
    last: Interface::ShadowRoot,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::DocumentFragment_constructor, 0)),
    members: &[
        Member::operation("getElementById", N::DocumentFragment_getElementById, 1),
        Member::attribute("children", N::DocumentFragment_get_children),
        Member::attribute("firstElementChild", N::DocumentFragment_get_firstElementChild),
        Member::attribute("lastElementChild", N::DocumentFragment_get_lastElementChild),
        Member::attribute("childElementCount", N::DocumentFragment_get_childElementCount),
        Member::operation("prepend", N::DocumentFragment_prepend, 0).unscopable(),
        Member::operation("append", N::DocumentFragment_append, 0).unscopable(),
        Member::operation("replaceChildren", N::DocumentFragment_replaceChildren, 0).unscopable(),
        Member::operation("moveBefore", N::DocumentFragment_moveBefore, 2),
        Member::operation("querySelector", N::DocumentFragment_querySelector, 1),
        Member::operation("querySelectorAll", N::DocumentFragment_querySelectorAll, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn get_element_by_id(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "getElementById");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::non_element_parent_node::get_element_by_id(cx, this, a0)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn children_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::DocumentFragment)?;
    if let Some(value) = same_object::kept(cx, &object, N::DocumentFragment_get_children) {
        return Ok(value);
    }
    let value = interfaces::parent_node::children(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::DocumentFragment_get_children, &value);
    Ok(value)
}

pub(super) fn first_element_child_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    let value = interfaces::parent_node::first_element_child(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn last_element_child_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    let value = interfaces::parent_node::last_element_child(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn child_element_count_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    let value = interfaces::parent_node::child_element_count(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn prepend(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "prepend");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::prepend(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn append(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "append");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::append(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn replace_children(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "replaceChildren");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::replace_children(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn move_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "moveBefore");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match &call.arg(1) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Node, SITE.argument(2))?) };
    reactions::push_queue(cx);
    let value = interfaces::parent_node::move_before(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn query_selector(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "querySelector");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector(cx, this, a0)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn query_selector_all(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DocumentFragment", "querySelectorAll");
    let this = receiver::node(cx, call, Interface::DocumentFragment)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector_all(cx, this, a0)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DocumentFragment", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::DocumentFragment)?;
    interfaces::document_fragment::constructor(cx, &prototype)
}
