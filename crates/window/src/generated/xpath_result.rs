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
        Member::attribute("resultType", N::XPathResult_get_resultType),
        Member::attribute("numberValue", N::XPathResult_get_numberValue),
        Member::attribute("stringValue", N::XPathResult_get_stringValue),
        Member::attribute("booleanValue", N::XPathResult_get_booleanValue),
        Member::attribute("singleNodeValue", N::XPathResult_get_singleNodeValue),
        Member::attribute("invalidIteratorState", N::XPathResult_get_invalidIteratorState),
        Member::attribute("snapshotLength", N::XPathResult_get_snapshotLength),
        Member::operation("iterateNext", N::XPathResult_iterateNext, 0),
        Member::operation("snapshotItem", N::XPathResult_snapshotItem, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn result_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    let value = interfaces::xpath_result::result_type(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn number_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    let value = interfaces::xpath_result::number_value(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn string_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    let value = interfaces::xpath_result::string_value(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn boolean_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    let value = interfaces::xpath_result::boolean_value(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn single_node_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    let value = interfaces::xpath_result::single_node_value(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn invalid_iterator_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    let value = interfaces::xpath_result::invalid_iterator_state(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn snapshot_length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    let value = interfaces::xpath_result::snapshot_length(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn iterate_next(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    let value = interfaces::xpath_result::iterate_next(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn snapshot_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XPathResult", "snapshotItem");
    let this = receiver::object(cx, call, Interface::XPathResult)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::xpath_result::snapshot_item(cx, &this, a0)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}
