// Made by `cargo xtask codegen` from spec/idl/selection-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Selection",
    interface: Interface::Selection,
    last: Interface::Selection,
    exposure: 0b1,
    members: &[
        Member::attribute("anchorNode", N::Selection_get_anchorNode),
        Member::attribute("anchorOffset", N::Selection_get_anchorOffset),
        Member::attribute("focusNode", N::Selection_get_focusNode),
        Member::attribute("focusOffset", N::Selection_get_focusOffset),
        Member::attribute("isCollapsed", N::Selection_get_isCollapsed),
        Member::attribute("rangeCount", N::Selection_get_rangeCount),
        Member::attribute("type", N::Selection_get_type),
        Member::attribute("direction", N::Selection_get_direction),
        Member::operation("getRangeAt", N::Selection_getRangeAt, 1),
        Member::operation("addRange", N::Selection_addRange, 1),
        Member::operation("removeRange", N::Selection_removeRange, 1),
        Member::operation("removeAllRanges", N::Selection_removeAllRanges, 0),
        Member::operation("empty", N::Selection_empty, 0),
        Member::operation("getComposedRanges", N::Selection_getComposedRanges, 0),
        Member::operation("collapse", N::Selection_collapse, 1),
        Member::operation("setPosition", N::Selection_setPosition, 1),
        Member::operation("collapseToStart", N::Selection_collapseToStart, 0),
        Member::operation("collapseToEnd", N::Selection_collapseToEnd, 0),
        Member::operation("extend", N::Selection_extend, 1),
        Member::operation("setBaseAndExtent", N::Selection_setBaseAndExtent, 4),
        Member::operation("selectAllChildren", N::Selection_selectAllChildren, 1),
        Member::operation("deleteFromDocument", N::Selection_deleteFromDocument, 0),
        Member::operation("containsNode", N::Selection_containsNode, 1),
        Member::operation("toString", N::Selection_toString, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn anchor_node_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::anchor_node(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn anchor_offset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::anchor_offset(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn focus_node_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::focus_node(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn focus_offset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::focus_offset(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn is_collapsed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::is_collapsed(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn range_count_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::range_count(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::type_(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn direction_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::direction(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn get_range_at(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "getRangeAt");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::selection::get_range_at(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn add_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "addRange");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Range, SITE.argument(1))?;
    let value = interfaces::selection::add_range(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "removeRange");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Range, SITE.argument(1))?;
    let value = interfaces::selection::remove_range(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove_all_ranges(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::remove_all_ranges(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn empty(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::empty(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn get_composed_ranges(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "getComposedRanges");
    let this = receiver::object(cx, call, Interface::Selection)?;
    let a0 = GetComposedRangesOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::selection::get_composed_ranges(cx, &this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

pub(super) fn collapse(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "collapse");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?) };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0, value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))? };
    let value = interfaces::selection::collapse(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_position(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "setPosition");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?) };
    let a1 = match call.arg(1) { value if value.is_undefined() => 0, value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))? };
    let value = interfaces::selection::set_position(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn collapse_to_start(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::collapse_to_start(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn collapse_to_end(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::collapse_to_end(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn extend(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "extend");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => 0, value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))? };
    let value = interfaces::selection::extend(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_base_and_extent(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "setBaseAndExtent");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 4, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = convert::node(cx, &call.arg(2), Interface::Node, SITE.argument(3))?;
    let a3 = convert::unsigned_long(cx, &call.arg(3), Range::Wrap, SITE.argument(4))?;
    let value = interfaces::selection::set_base_and_extent(cx, &this, a0, a1, a2, a3)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn select_all_children(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "selectAllChildren");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::selection::select_all_children(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn delete_from_document(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    reactions::push_queue(cx);
    let value = interfaces::selection::delete_from_document(cx, &this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn contains_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "containsNode");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => false, value => value.to_boolean() };
    let value = interfaces::selection::contains_node(cx, &this, a0, a1)?;
    Ok(cx.boolean(value))
}

pub(super) fn to_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Selection)?;
    let value = interfaces::selection::stringification_behavior(cx, &this)?;
    Ok(cx.js_string(&value))
}
