// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableCellElement",
    interface: Interface::HTMLTableCellElement,
    last: Interface::HTMLTableCellElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTableCellElement_constructor, 0)),
    members: &[
        Member::attribute("colSpan", N::HTMLTableCellElement_get_colSpan).setter(N::HTMLTableCellElement_set_colSpan),
        Member::attribute("rowSpan", N::HTMLTableCellElement_get_rowSpan).setter(N::HTMLTableCellElement_set_rowSpan),
        Member::attribute("headers", N::HTMLTableCellElement_get_headers).setter(N::HTMLTableCellElement_set_headers),
        Member::attribute("cellIndex", N::HTMLTableCellElement_get_cellIndex),
        Member::attribute("scope", N::HTMLTableCellElement_get_scope).setter(N::HTMLTableCellElement_set_scope),
        Member::attribute("abbr", N::HTMLTableCellElement_get_abbr).setter(N::HTMLTableCellElement_set_abbr),
        Member::attribute("align", N::HTMLTableCellElement_get_align).setter(N::HTMLTableCellElement_set_align),
        Member::attribute("axis", N::HTMLTableCellElement_get_axis).setter(N::HTMLTableCellElement_set_axis),
        Member::attribute("height", N::HTMLTableCellElement_get_height).setter(N::HTMLTableCellElement_set_height),
        Member::attribute("width", N::HTMLTableCellElement_get_width).setter(N::HTMLTableCellElement_set_width),
        Member::attribute("ch", N::HTMLTableCellElement_get_ch).setter(N::HTMLTableCellElement_set_ch),
        Member::attribute("chOff", N::HTMLTableCellElement_get_chOff).setter(N::HTMLTableCellElement_set_chOff),
        Member::attribute("noWrap", N::HTMLTableCellElement_get_noWrap).setter(N::HTMLTableCellElement_set_noWrap),
        Member::attribute("vAlign", N::HTMLTableCellElement_get_vAlign).setter(N::HTMLTableCellElement_set_vAlign),
        Member::attribute("bgColor", N::HTMLTableCellElement_get_bgColor).setter(N::HTMLTableCellElement_set_bgColor),
    ],
    ..Definition::EMPTY
};

pub(super) fn col_span_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::unsigned_long(cx, this, "colspan", &Numbers { limit: Limit::Any, default: Some(1), range: Some((1, 1000)) })
}

pub(super) fn col_span_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTableCellElement", "colSpan");
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "colspan", value, &Numbers { limit: Limit::Any, default: Some(1), range: Some((1, 1000)) });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn row_span_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::unsigned_long(cx, this, "rowspan", &Numbers { limit: Limit::Any, default: Some(1), range: Some((0, 65534)) })
}

pub(super) fn row_span_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTableCellElement", "rowSpan");
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "rowspan", value, &Numbers { limit: Limit::Any, default: Some(1), range: Some((0, 65534)) });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn headers_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "headers")
}

pub(super) fn headers_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "headers", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn cell_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = interfaces::html_table_cell_element::cell_index(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn scope_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::enumerated(cx, this, "scope", &Enumerated { keywords: &[("row", "row"), ("col", "col"), ("rowgroup", "rowgroup"), ("colgroup", "colgroup"), ], missing: None, invalid: None })
}

pub(super) fn scope_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "scope", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn abbr_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "abbr")
}

pub(super) fn abbr_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "abbr", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn axis_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "axis")
}

pub(super) fn axis_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "axis", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "height")
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "height", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "width")
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "width", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "char")
}

pub(super) fn ch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "char", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_off_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "charoff")
}

pub(super) fn ch_off_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "charoff", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn no_wrap_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::boolean(cx, this, "nowrap")
}

pub(super) fn no_wrap_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "nowrap", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn v_align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "valign")
}

pub(super) fn v_align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "valign", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn bg_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    reflect::string(cx, this, "bgcolor")
}

pub(super) fn bg_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableCellElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "bgcolor", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTableCellElement)
}
