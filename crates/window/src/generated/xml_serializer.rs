// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "XMLSerializer",
    interface: Interface::XMLSerializer,
    last: Interface::XMLSerializer,
    exposure: 0b1,
    constructor: Some((Glue::Constructor(interfaces::xml_serializer::constructor), 0)),
    members: &[Member::operation("serializeToString", Glue::Function(serialize_to_string), 1)],
    ..Definition::EMPTY
};

fn serialize_to_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLSerializer", "serializeToString");
    let this = receiver::object(cx, call, Interface::XMLSerializer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::xml_serializer::serialize_to_string(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}
