// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLSlotElement",
    interface: Interface::HTMLSlotElement,
    last: Interface::HTMLSlotElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLSlotElement_constructor, 0)),
    members: &[
        Member::attribute("name", N::HTMLSlotElement_get_name).setter(N::HTMLSlotElement_set_name),
        Member::operation("assignedNodes", N::HTMLSlotElement_assignedNodes, 0),
        Member::operation("assignedElements", N::HTMLSlotElement_assignedElements, 0),
        Member::operation("assign", N::HTMLSlotElement_assign, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSlotElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLSlotElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn assigned_nodes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSlotElement", "assignedNodes");
    let this = receiver::node(cx, call, Interface::HTMLSlotElement)?;
    let a0 = AssignedNodesOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_slot_element::assigned_nodes(cx, this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(wrappers::wrap(cx, item)?))?)
}

pub(super) fn assigned_elements(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSlotElement", "assignedElements");
    let this = receiver::node(cx, call, Interface::HTMLSlotElement)?;
    let a0 = AssignedNodesOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_slot_element::assigned_elements(cx, this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(wrappers::wrap(cx, item)?))?)
}

pub(super) fn assign(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSlotElement", "assign");
    let this = receiver::node(cx, call, Interface::HTMLSlotElement)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(ElementOrText::from_value(cx, value, at)?))?;
    let value = interfaces::html_slot_element::assign(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLSlotElement)
}
