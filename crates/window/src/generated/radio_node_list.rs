// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "RadioNodeList",
    interface: Interface::RadioNodeList,
    last: Interface::RadioNodeList,
    parent: Some(Interface::NodeList),
    exposure: 0b1,
    members: &[
        Member::attribute("value", N::RadioNodeList_get_value).setter(N::RadioNodeList_set_value),
    ],
    ..Definition::EMPTY
};

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::RadioNodeList)?;
    let value = interfaces::radio_node_list::value(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("RadioNodeList", "value");
    let this = receiver::object(cx, call, Interface::RadioNodeList)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::radio_node_list::set_value(cx, &this, value)?;
    Ok(cx.undefined())
}
