// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableRowElement",
    interface: Interface::HTMLTableRowElement,
    last: Interface::HTMLTableRowElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "rowIndex",
            Glue::Node(OfNode::Long(interfaces::html_table_row_element::row_index)),
        ),
        Member::attribute(
            "sectionRowIndex",
            Glue::Node(OfNode::Long(interfaces::html_table_row_element::section_row_index)),
        ),
        Member::attribute(
            "cells",
            Glue::Node(OfNode::Any(interfaces::html_table_row_element::cells)),
        )
        .same_object(),
        Member::operation("insertCell", Glue::Function(insert_cell), 0),
        Member::operation("deleteCell", Glue::Function(delete_cell), 1),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("ch", &Reflect::Text("char")),
        Member::reflecting("chOff", &Reflect::Text("charoff")),
        Member::reflecting("vAlign", &Reflect::Text("valign")),
        Member::reflecting("bgColor", &Reflect::TextOrEmpty("bgcolor")),
    ],
    ..Definition::EMPTY
};

fn insert_cell(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTableRowElement", "insertCell");
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => -1,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::html_table_row_element::insert_cell(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn delete_cell(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
