// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "XPathResult",
    interface: Interface::XPathResult,
    last: Interface::XPathResult,
    exposure: 0b1,
    members: &[
        Member::constant("ANY_TYPE", 0.0),
        Member::constant("NUMBER_TYPE", 1.0),
        Member::constant("STRING_TYPE", 2.0),
        Member::constant("BOOLEAN_TYPE", 3.0),
        Member::constant("UNORDERED_NODE_ITERATOR_TYPE", 4.0),
        Member::constant("ORDERED_NODE_ITERATOR_TYPE", 5.0),
        Member::constant("UNORDERED_NODE_SNAPSHOT_TYPE", 6.0),
        Member::constant("ORDERED_NODE_SNAPSHOT_TYPE", 7.0),
        Member::constant("ANY_UNORDERED_NODE_TYPE", 8.0),
        Member::constant("FIRST_ORDERED_NODE_TYPE", 9.0),
        Member::attribute(
            "resultType",
            Glue::Object(OfObject::UnsignedShort(interfaces::xpath_result::result_type)),
        ),
        Member::attribute(
            "numberValue",
            Glue::Object(OfObject::Double(interfaces::xpath_result::number_value)),
        ),
        Member::attribute(
            "stringValue",
            Glue::Object(OfObject::Text(interfaces::xpath_result::string_value)),
        ),
        Member::attribute(
            "booleanValue",
            Glue::Object(OfObject::Boolean(interfaces::xpath_result::boolean_value)),
        ),
        Member::attribute(
            "singleNodeValue",
            Glue::Object(OfObject::NullableNode(interfaces::xpath_result::single_node_value)),
        ),
        Member::attribute(
            "invalidIteratorState",
            Glue::Object(OfObject::Boolean(interfaces::xpath_result::invalid_iterator_state)),
        ),
        Member::attribute(
            "snapshotLength",
            Glue::Object(OfObject::UnsignedLong(interfaces::xpath_result::snapshot_length)),
        ),
        Member::operation(
            "iterateNext",
            Glue::Object(OfObject::NullableNode(interfaces::xpath_result::iterate_next)),
            0,
        ),
        Member::operation("snapshotItem", Glue::Function(snapshot_item), 1),
    ],
    ..Definition::EMPTY
};

fn snapshot_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XPathResult", "snapshotItem");
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::xpath_result::snapshot_item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}
