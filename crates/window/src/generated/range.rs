// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Range",
    interface: Interface::Range,
    last: Interface::Range,
    parent: Some(Interface::AbstractRange),
    exposure: 0b1,
    constructor: Some((Glue::Constructor(interfaces::range::constructor), 0)),
    members: &[
        Member::attribute(
            "commonAncestorContainer",
            Glue::Object(OfObject::Node(interfaces::range::common_ancestor_container)),
        ),
        Member::operation("setStart", Glue::Function(set_start), 2),
        Member::operation("setEnd", Glue::Function(set_end), 2),
        Member::operation("setStartBefore", Glue::Function(set_start_before), 1),
        Member::operation("setStartAfter", Glue::Function(set_start_after), 1),
        Member::operation("setEndBefore", Glue::Function(set_end_before), 1),
        Member::operation("setEndAfter", Glue::Function(set_end_after), 1),
        Member::operation("collapse", Glue::Function(collapse), 0),
        Member::operation("selectNode", Glue::Function(select_node), 1),
        Member::operation("selectNodeContents", Glue::Function(select_node_contents), 1),
        Member::constant("START_TO_START", 0.0),
        Member::constant("START_TO_END", 1.0),
        Member::constant("END_TO_END", 2.0),
        Member::constant("END_TO_START", 3.0),
        Member::operation("compareBoundaryPoints", Glue::Function(compare_boundary_points), 2),
        Member::operation(
            "deleteContents",
            Glue::Object(OfObject::Undefined(interfaces::range::delete_contents)),
            0,
        )
        .reactions(),
        Member::operation(
            "extractContents",
            Glue::Object(OfObject::Node(interfaces::range::extract_contents)),
            0,
        )
        .reactions(),
        Member::operation(
            "cloneContents",
            Glue::Object(OfObject::Node(interfaces::range::clone_contents)),
            0,
        )
        .reactions(),
        Member::operation("insertNode", Glue::Function(insert_node), 1),
        Member::operation("surroundContents", Glue::Function(surround_contents), 1),
        Member::operation(
            "cloneRange",
            Glue::Object(OfObject::Any(interfaces::range::clone_range)),
            0,
        ),
        Member::operation(
            "detach",
            Glue::Object(OfObject::Undefined(interfaces::range::detach)),
            0,
        ),
        Member::operation("isPointInRange", Glue::Function(is_point_in_range), 2),
        Member::operation("comparePoint", Glue::Function(compare_point), 2),
        Member::operation("intersectsNode", Glue::Function(intersects_node), 1),
        Member::operation(
            "toString",
            Glue::Object(OfObject::Text(interfaces::range::stringification_behavior)),
            0,
        ),
        Member::operation(
            "getClientRects",
            Glue::Object(OfObject::Any(interfaces::range::get_client_rects)),
            0,
        ),
        Member::operation(
            "getBoundingClientRect",
            Glue::Object(OfObject::Any(interfaces::range::get_bounding_client_rect)),
            0,
        ),
        Member::operation(
            "createContextualFragment",
            Glue::Function(create_contextual_fragment),
            1,
        ),
    ],
    ..Definition::EMPTY
};

fn set_start(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setStart");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::range::set_start(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_end(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setEnd");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::range::set_end(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_start_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setStartBefore");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::set_start_before(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_start_after(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setStartAfter");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::set_start_after(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_end_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setEndBefore");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::set_end_before(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_end_after(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "setEndAfter");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::set_end_after(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn collapse(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "collapse");
    let this = receiver::object(cx, call, Interface::Range)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let value = interfaces::range::collapse(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn select_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "selectNode");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::select_node(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn select_node_contents(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "selectNodeContents");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::select_node_contents(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn compare_boundary_points(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "compareBoundaryPoints");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_short(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::Range, SITE.argument(2))?;
    let value = interfaces::range::compare_boundary_points(cx, &this, a0, a1)?;
    Ok(cx.int(i32::from(value)))
}

fn insert_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn surround_contents(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn is_point_in_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "isPointInRange");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::range::is_point_in_range(cx, &this, a0, a1)?;
    Ok(cx.boolean(value))
}

fn compare_point(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "comparePoint");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::range::compare_point(cx, &this, a0, a1)?;
    Ok(cx.int(i32::from(value)))
}

fn intersects_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Range", "intersectsNode");
    let this = receiver::object(cx, call, Interface::Range)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::range::intersects_node(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn create_contextual_fragment(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
