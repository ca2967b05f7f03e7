// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLMapElement",
    interface: Interface::HTMLMapElement,
    last: Interface::HTMLMapElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLMapElement_constructor, 0)),
    members: &[
        Member::attribute("name", N::HTMLMapElement_get_name).setter(N::HTMLMapElement_set_name),
        Member::attribute("areas", N::HTMLMapElement_get_areas),
    ],
    ..Definition::EMPTY
};

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMapElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMapElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn areas_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLMapElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLMapElement_get_areas) {
        return Ok(value);
    }
    let value = interfaces::html_map_element::areas(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLMapElement_get_areas, &value);
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLMapElement)
}
