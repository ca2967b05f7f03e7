// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableElement",
    interface: Interface::HTMLTableElement,
    last: Interface::HTMLTableElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTableElement_constructor, 0)),
    members: &[
        Member::attribute("align", N::HTMLTableElement_get_align).setter(N::HTMLTableElement_set_align),
        Member::attribute("border", N::HTMLTableElement_get_border).setter(N::HTMLTableElement_set_border),
        Member::attribute("frame", N::HTMLTableElement_get_frame).setter(N::HTMLTableElement_set_frame),
        Member::attribute("rules", N::HTMLTableElement_get_rules).setter(N::HTMLTableElement_set_rules),
        Member::attribute("summary", N::HTMLTableElement_get_summary).setter(N::HTMLTableElement_set_summary),
        Member::attribute("width", N::HTMLTableElement_get_width).setter(N::HTMLTableElement_set_width),
        Member::attribute("bgColor", N::HTMLTableElement_get_bgColor).setter(N::HTMLTableElement_set_bgColor),
        Member::attribute("cellPadding", N::HTMLTableElement_get_cellPadding).setter(N::HTMLTableElement_set_cellPadding),
        Member::attribute("cellSpacing", N::HTMLTableElement_get_cellSpacing).setter(N::HTMLTableElement_set_cellSpacing),
    ],
    ..Definition::EMPTY
};

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn border_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reflect::string(cx, this, "border")
}

pub(super) fn border_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "border", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn frame_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reflect::string(cx, this, "frame")
}

pub(super) fn frame_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "frame", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rules_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reflect::string(cx, this, "rules")
}

pub(super) fn rules_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "rules", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn summary_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reflect::string(cx, this, "summary")
}

pub(super) fn summary_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "summary", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reflect::string(cx, this, "width")
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "width", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn bg_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reflect::string(cx, this, "bgcolor")
}

pub(super) fn bg_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "bgcolor", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn cell_padding_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reflect::string(cx, this, "cellpadding")
}

pub(super) fn cell_padding_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "cellpadding", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn cell_spacing_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reflect::string(cx, this, "cellspacing")
}

pub(super) fn cell_spacing_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "cellspacing", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTableElement)
}
