// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLSlotElement",
    interface: Interface::HTMLSlotElement,
    last: Interface::HTMLSlotElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("name", &Reflect::Text("name")),
        Member::operation("assignedNodes", Glue::Function(assigned_nodes), 0),
        Member::operation("assignedElements", Glue::Function(assigned_elements), 0),
        Member::operation("assign", Glue::Function(assign), 0),
    ],
    ..Definition::EMPTY
};

fn assigned_nodes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSlotElement", "assignedNodes");
    let this = receiver::node(cx, call, Interface::HTMLSlotElement)?;
    let a0 = AssignedNodesOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_slot_element::assigned_nodes(cx, this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(wrappers::wrap(cx, item)?))?)
}

fn assigned_elements(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSlotElement", "assignedElements");
    let this = receiver::node(cx, call, Interface::HTMLSlotElement)?;
    let a0 = AssignedNodesOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_slot_element::assigned_elements(cx, this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(wrappers::wrap(cx, item)?))?)
}

fn assign(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSlotElement", "assign");
    let this = receiver::node(cx, call, Interface::HTMLSlotElement)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(ElementOrText::from_value(cx, value, at)?)
    })?;
    let value = interfaces::html_slot_element::assign(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
