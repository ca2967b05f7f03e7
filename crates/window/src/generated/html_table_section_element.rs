// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableSectionElement",
    interface: Interface::HTMLTableSectionElement,
    last: Interface::HTMLTableSectionElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTableSectionElement_constructor, 0)),
    members: &[
        Member::attribute("rows", N::HTMLTableSectionElement_get_rows),
        Member::operation("insertRow", N::HTMLTableSectionElement_insertRow, 0),
        Member::operation("deleteRow", N::HTMLTableSectionElement_deleteRow, 1),
        Member::attribute("align", N::HTMLTableSectionElement_get_align).setter(N::HTMLTableSectionElement_set_align),
        Member::attribute("ch", N::HTMLTableSectionElement_get_ch).setter(N::HTMLTableSectionElement_set_ch),
        Member::attribute("chOff", N::HTMLTableSectionElement_get_chOff).setter(N::HTMLTableSectionElement_set_chOff),
        Member::attribute("vAlign", N::HTMLTableSectionElement_get_vAlign).setter(N::HTMLTableSectionElement_set_vAlign),
    ],
    ..Definition::EMPTY
};

pub(super) fn rows_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLTableSectionElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLTableSectionElement_get_rows) {
        return Ok(value);
    }
    let value = interfaces::html_table_section_element::rows(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLTableSectionElement_get_rows, &value);
    Ok(value)
}

pub(super) fn insert_row(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTableSectionElement", "insertRow");
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => -1, value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))? };
    let value = interfaces::html_table_section_element::insert_row(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn delete_row(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTableSectionElement", "deleteRow");
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::html_table_section_element::delete_row(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    reflect::string(cx, this, "char")
}

pub(super) fn ch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "char", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_off_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    reflect::string(cx, this, "charoff")
}

pub(super) fn ch_off_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "charoff", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn v_align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    reflect::string(cx, this, "valign")
}

pub(super) fn v_align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "valign", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTableSectionElement)
}
