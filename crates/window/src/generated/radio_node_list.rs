// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "RadioNodeList",
    interface: Interface::RadioNodeList,
    last: Interface::RadioNodeList,
    parent: Some(Interface::NodeList),
    exposure: 0b1,
    members: &[Member::attribute(
        "value",
        Glue::Object(OfObject::Text(interfaces::radio_node_list::value)),
    )
    .setter(Glue::SetObject(ToObject::Text(interfaces::radio_node_list::set_value)))],
    ..Definition::EMPTY
};
