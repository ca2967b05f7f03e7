// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Range",
    interface: Interface::Range,
    last: Interface::Range,
    parent: Some(Interface::AbstractRange),
    exposure: 0b1,
    constructor: Some((N::Range_constructor, 0)),
    members: &[
        Member::attribute("commonAncestorContainer", N::Range_get_commonAncestorContainer),
        Member::operation("setStart", N::Range_setStart, 2),
        Member::operation("setEnd", N::Range_setEnd, 2),
        Member::operation("setStartBefore", N::Range_setStartBefore, 1),
        Member::operation("setStartAfter", N::Range_setStartAfter, 1),
        Member::operation("setEndBefore", N::Range_setEndBefore, 1),
        Member::operation("setEndAfter", N::Range_setEndAfter, 1),
        Member::operation("collapse", N::Range_collapse, 0),
        Member::operation("selectNode", N::Range_selectNode, 1),
        Member::operation("selectNodeContents", N::Range_selectNodeContents, 1),
        Member::constant("START_TO_START", 0.0),
        Member::constant("START_TO_END", 1.0),
        Member::constant("END_TO_END", 2.0),
        Member::constant("END_TO_START", 3.0),
        Member::operation("compareBoundaryPoints", N::Range_compareBoundaryPoints, 2),
        Member::operation("deleteContents", N::Range_deleteContents, 0),
        Member::operation("extractContents", N::Range_extractContents, 0),
        Member::operation("cloneContents", N::Range_cloneContents, 0),
        Member::operation("insertNode", N::Range_insertNode, 1),
        Member::operation("surroundContents", N::Range_surroundContents, 1),
        Member::operation("cloneRange", N::Range_cloneRange, 0),
        Member::operation("detach", N::Range_detach, 0),
        Member::operation("isPointInRange", N::Range_isPointInRange, 2),
        Member::operation("comparePoint", N::Range_comparePoint, 2),
        Member::operation("intersectsNode", N::Range_intersectsNode, 1),
        Member::operation("toString", N::Range_toString, 0),
        Member::operation("getClientRects", N::Range_getClientRects, 0),
        Member::operation("getBoundingClientRect", N::Range_getBoundingClientRect, 0),
        Member::operation("createContextualFragment", N::Range_createContextualFragment, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn common_ancestor_container_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Range)?;
    let value = interfaces::range::common_ancestor_container(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn set_start(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setStart");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::range::set_start(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_end(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setEnd");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::range::set_end(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_start_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setStartBefore");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::set_start_before(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_start_after(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setStartAfter");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::set_start_after(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_end_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setEndBefore");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::set_end_before(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_end_after(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setEndAfter");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::set_end_after(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn collapse(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "collapse");
    let this = receiver::object(cx, call, Interface::Range)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => false, value => value.to_boolean() };
    let value = interfaces::range::collapse(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn select_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "selectNode");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::select_node(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn select_node_contents(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "selectNodeContents");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::select_node_contents(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn compare_boundary_points(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "compareBoundaryPoints");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_short(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::Range, SITE.argument(2))?;
    let value = interfaces::range::compare_boundary_points(cx, &this, a0, a1)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn delete_contents(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Range)?;
    reactions::push_queue(cx);
    let value = interfaces::range::delete_contents(cx, &this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn extract_contents(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Range)?;
    reactions::push_queue(cx);
    let value = interfaces::range::extract_contents(cx, &this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn clone_contents(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Range)?;
    reactions::push_queue(cx);
    let value = interfaces::range::clone_contents(cx, &this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn insert_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "insertNode");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::range::insert_node(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn surround_contents(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "surroundContents");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::range::surround_contents(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn clone_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Range)?;
    let value = interfaces::range::clone_range(cx, &this)?;
    Ok(value)
}

pub(super) fn detach(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Range)?;
    let value = interfaces::range::detach(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn is_point_in_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "isPointInRange");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::range::is_point_in_range(cx, &this, a0, a1)?;
    Ok(cx.boolean(value))
}

pub(super) fn compare_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "comparePoint");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::range::compare_point(cx, &this, a0, a1)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn intersects_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "intersectsNode");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::intersects_node(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn to_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Range)?;
    let value = interfaces::range::stringification_behavior(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn get_client_rects(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Range)?;
    let value = interfaces::range::get_client_rects(cx, &this)?;
    Ok(value)
}

pub(super) fn get_bounding_client_rect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Range)?;
    let value = interfaces::range::get_bounding_client_rect(cx, &this)?;
    Ok(value)
}

pub(super) fn create_contextual_fragment(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "createContextualFragment");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TrustedHTMLOrDomString::from_value(cx, &call.arg(0), SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::range::create_contextual_fragment(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Range", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::Range)?;
    interfaces::range::constructor(cx, &prototype)
}
