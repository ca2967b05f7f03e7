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
        Member::attribute("caption", N::HTMLTableElement_get_caption).setter(N::HTMLTableElement_set_caption),
        Member::operation("createCaption", N::HTMLTableElement_createCaption, 0),
        Member::operation("deleteCaption", N::HTMLTableElement_deleteCaption, 0),
        Member::attribute("tHead", N::HTMLTableElement_get_tHead).setter(N::HTMLTableElement_set_tHead),
        Member::operation("createTHead", N::HTMLTableElement_createTHead, 0),
        Member::operation("deleteTHead", N::HTMLTableElement_deleteTHead, 0),
        Member::attribute("tFoot", N::HTMLTableElement_get_tFoot).setter(N::HTMLTableElement_set_tFoot),
        Member::operation("createTFoot", N::HTMLTableElement_createTFoot, 0),
        Member::operation("deleteTFoot", N::HTMLTableElement_deleteTFoot, 0),
        Member::attribute("tBodies", N::HTMLTableElement_get_tBodies),
        Member::operation("createTBody", N::HTMLTableElement_createTBody, 0),
        Member::attribute("rows", N::HTMLTableElement_get_rows),
        Member::operation("insertRow", N::HTMLTableElement_insertRow, 0),
        Member::operation("deleteRow", N::HTMLTableElement_deleteRow, 1),
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

pub(super) fn caption_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = interfaces::html_table_element::caption(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn caption_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTableElement", "caption");
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::HTMLTableCaptionElement, SITE.value())?) };
    reactions::push_queue(cx);
    let done = interfaces::html_table_element::set_caption(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn create_caption(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = interfaces::html_table_element::create_caption(cx, this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn delete_caption(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reactions::push_queue(cx);
    let value = interfaces::html_table_element::delete_caption(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn t_head_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = interfaces::html_table_element::t_head(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn t_head_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTableElement", "tHead");
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::HTMLTableSectionElement, SITE.value())?) };
    reactions::push_queue(cx);
    let done = interfaces::html_table_element::set_t_head(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn create_t_head(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = interfaces::html_table_element::create_t_head(cx, this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn delete_t_head(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reactions::push_queue(cx);
    let value = interfaces::html_table_element::delete_t_head(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn t_foot_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = interfaces::html_table_element::t_foot(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn t_foot_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTableElement", "tFoot");
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::HTMLTableSectionElement, SITE.value())?) };
    reactions::push_queue(cx);
    let done = interfaces::html_table_element::set_t_foot(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn create_t_foot(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = interfaces::html_table_element::create_t_foot(cx, this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn delete_t_foot(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    reactions::push_queue(cx);
    let value = interfaces::html_table_element::delete_t_foot(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn t_bodies_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLTableElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLTableElement_get_tBodies) {
        return Ok(value);
    }
    let value = interfaces::html_table_element::t_bodies(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLTableElement_get_tBodies, &value);
    Ok(value)
}

pub(super) fn create_t_body(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = interfaces::html_table_element::create_t_body(cx, this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn rows_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLTableElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLTableElement_get_rows) {
        return Ok(value);
    }
    let value = interfaces::html_table_element::rows(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLTableElement_get_rows, &value);
    Ok(value)
}

pub(super) fn insert_row(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTableElement", "insertRow");
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => -1, value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))? };
    let value = interfaces::html_table_element::insert_row(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn delete_row(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTableElement", "deleteRow");
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::html_table_element::delete_row(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

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
