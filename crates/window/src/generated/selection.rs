// Made by `cargo xtask codegen` from spec/idl/selection-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Selection",
    interface: Interface::Selection,
    last: Interface::Selection,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "anchorNode",
            Glue::Object(OfObject::NullableNode(interfaces::selection::anchor_node)),
        ),
        Member::attribute(
            "anchorOffset",
            Glue::Object(OfObject::UnsignedLong(interfaces::selection::anchor_offset)),
        ),
        Member::attribute(
            "focusNode",
            Glue::Object(OfObject::NullableNode(interfaces::selection::focus_node)),
        ),
        Member::attribute(
            "focusOffset",
            Glue::Object(OfObject::UnsignedLong(interfaces::selection::focus_offset)),
        ),
        Member::attribute(
            "isCollapsed",
            Glue::Object(OfObject::Boolean(interfaces::selection::is_collapsed)),
        ),
        Member::attribute(
            "rangeCount",
            Glue::Object(OfObject::UnsignedLong(interfaces::selection::range_count)),
        ),
        Member::attribute("type", Glue::Object(OfObject::Text(interfaces::selection::type_))),
        Member::attribute(
            "direction",
            Glue::Object(OfObject::Text(interfaces::selection::direction)),
        ),
        Member::operation("getRangeAt", Glue::Function(get_range_at), 1),
        Member::operation("addRange", Glue::Function(add_range), 1),
        Member::operation("removeRange", Glue::Function(remove_range), 1),
        Member::operation(
            "removeAllRanges",
            Glue::Object(OfObject::Undefined(interfaces::selection::remove_all_ranges)),
            0,
        ),
        Member::operation(
            "empty",
            Glue::Object(OfObject::Undefined(interfaces::selection::empty)),
            0,
        ),
        Member::operation("getComposedRanges", Glue::Function(get_composed_ranges), 0),
        Member::operation("collapse", Glue::Function(collapse), 1),
        Member::operation("setPosition", Glue::Function(set_position), 1),
        Member::operation(
            "collapseToStart",
            Glue::Object(OfObject::Undefined(interfaces::selection::collapse_to_start)),
            0,
        ),
        Member::operation(
            "collapseToEnd",
            Glue::Object(OfObject::Undefined(interfaces::selection::collapse_to_end)),
            0,
        ),
        Member::operation("extend", Glue::Function(extend), 1),
        Member::operation("setBaseAndExtent", Glue::Function(set_base_and_extent), 4),
        Member::operation("selectAllChildren", Glue::Function(select_all_children), 1),
        Member::operation(
            "deleteFromDocument",
            Glue::Object(OfObject::Undefined(interfaces::selection::delete_from_document)),
            0,
        )
        .reactions(),
        Member::operation("containsNode", Glue::Function(contains_node), 1),
        Member::operation(
            "toString",
            Glue::Object(OfObject::Text(interfaces::selection::stringification_behavior)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn get_range_at(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "getRangeAt");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::selection::get_range_at(cx, &this, a0)?;
    Ok(value)
}

fn add_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "addRange");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Range, SITE.argument(1))?;
    let value = interfaces::selection::add_range(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn remove_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "removeRange");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Range, SITE.argument(1))?;
    let value = interfaces::selection::remove_range(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn get_composed_ranges(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "getComposedRanges");
    let this = receiver::object(cx, call, Interface::Selection)?;
    let a0 = GetComposedRangesOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::selection::get_composed_ranges(cx, &this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn collapse(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "collapse");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?),
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let value = interfaces::selection::collapse(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_position(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "setPosition");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Node, SITE.argument(1))?),
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let value = interfaces::selection::set_position(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn extend(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "extend");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let value = interfaces::selection::extend(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_base_and_extent(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn select_all_children(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "selectAllChildren");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::selection::select_all_children(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn contains_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Selection", "containsNode");
    let this = receiver::object(cx, call, Interface::Selection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let value = interfaces::selection::contains_node(cx, &this, a0, a1)?;
    Ok(cx.boolean(value))
}
