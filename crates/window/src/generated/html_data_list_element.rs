// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLDataListElement",
    interface: Interface::HTMLDataListElement,
    last: Interface::HTMLDataListElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLDataListElement_constructor, 0)),
    members: &[
        Member::attribute("options", N::HTMLDataListElement_get_options),
    ],
    ..Definition::EMPTY
};

pub(super) fn options_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLDataListElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLDataListElement_get_options) {
        return Ok(value);
    }
    let value = interfaces::html_data_list_element::options(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLDataListElement_get_options, &value);
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLDataListElement)
}
