// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableRowElement",
    interface: Interface::HTMLTableRowElement,
    last: Interface::HTMLTableRowElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTableRowElement_constructor, 0)),
    members: &[
        Member::attribute("rowIndex", N::HTMLTableRowElement_get_rowIndex),
        Member::attribute("sectionRowIndex", N::HTMLTableRowElement_get_sectionRowIndex),
        Member::attribute("cells", N::HTMLTableRowElement_get_cells),
        Member::operation("insertCell", N::HTMLTableRowElement_insertCell, 0),
        Member::operation("deleteCell", N::HTMLTableRowElement_deleteCell, 1),
        Member::attribute("align", N::HTMLTableRowElement_get_align).setter(N::HTMLTableRowElement_set_align),
        Member::attribute("ch", N::HTMLTableRowElement_get_ch).setter(N::HTMLTableRowElement_set_ch),
        Member::attribute("chOff", N::HTMLTableRowElement_get_chOff).setter(N::HTMLTableRowElement_set_chOff),
        Member::attribute("vAlign", N::HTMLTableRowElement_get_vAlign).setter(N::HTMLTableRowElement_set_vAlign),
        Member::attribute("bgColor", N::HTMLTableRowElement_get_bgColor).setter(N::HTMLTableRowElement_set_bgColor),
    ],
    ..Definition::EMPTY
};

pub(super) fn row_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = interfaces::html_table_row_element::row_index(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn section_row_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = interfaces::html_table_row_element::section_row_index(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn cells_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLTableRowElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLTableRowElement_get_cells) {
        return Ok(value);
    }
    let value = interfaces::html_table_row_element::cells(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLTableRowElement_get_cells, &value);
    Ok(value)
}

pub(super) fn insert_cell(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTableRowElement", "insertCell");
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => -1, value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))? };
    let value = interfaces::html_table_row_element::insert_cell(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn delete_cell(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTableRowElement", "deleteCell");
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::html_table_row_element::delete_cell(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "char")
}

pub(super) fn ch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "char", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_off_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "charoff")
}

pub(super) fn ch_off_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "charoff", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn v_align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "valign")
}

pub(super) fn v_align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "valign", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn bg_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "bgcolor")
}

pub(super) fn bg_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "bgcolor", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTableRowElement)
}
