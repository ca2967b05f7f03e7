// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MutationRecord",
    interface: Interface::MutationRecord,
    last: Interface::MutationRecord,
    exposure: 0b1,
    members: &[
        Member::attribute("type", N::MutationRecord_get_type),
        Member::attribute("target", N::MutationRecord_get_target),
        Member::attribute("addedNodes", N::MutationRecord_get_addedNodes),
        Member::attribute("removedNodes", N::MutationRecord_get_removedNodes),
        Member::attribute("previousSibling", N::MutationRecord_get_previousSibling),
        Member::attribute("nextSibling", N::MutationRecord_get_nextSibling),
        Member::attribute("attributeName", N::MutationRecord_get_attributeName),
        Member::attribute("attributeNamespace", N::MutationRecord_get_attributeNamespace),
        Member::attribute("oldValue", N::MutationRecord_get_oldValue),
    ],
    ..Definition::EMPTY
};

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MutationRecord)?;
    let value = interfaces::mutation_record::type_(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MutationRecord)?;
    let value = interfaces::mutation_record::target(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn added_nodes_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::MutationRecord)?;
    if let Some(value) = same_object::kept(cx, &object, N::MutationRecord_get_addedNodes) {
        return Ok(value);
    }
    let value = interfaces::mutation_record::added_nodes(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::MutationRecord_get_addedNodes, &value);
    Ok(value)
}

pub(super) fn removed_nodes_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::MutationRecord)?;
    if let Some(value) = same_object::kept(cx, &object, N::MutationRecord_get_removedNodes) {
        return Ok(value);
    }
    let value = interfaces::mutation_record::removed_nodes(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::MutationRecord_get_removedNodes, &value);
    Ok(value)
}

pub(super) fn previous_sibling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MutationRecord)?;
    let value = interfaces::mutation_record::previous_sibling(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn next_sibling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MutationRecord)?;
    let value = interfaces::mutation_record::next_sibling(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn attribute_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MutationRecord)?;
    let value = interfaces::mutation_record::attribute_name(cx, &this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn attribute_namespace_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MutationRecord)?;
    let value = interfaces::mutation_record::attribute_namespace(cx, &this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn old_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MutationRecord)?;
    let value = interfaces::mutation_record::old_value(cx, &this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}
