// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableSectionElement",
    interface: Interface::HTMLTableSectionElement,
    last: Interface::HTMLTableSectionElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "rows",
            Glue::Node(OfNode::Any(interfaces::html_table_section_element::rows)),
        )
        .same_object(),
        Member::operation("insertRow", Glue::Function(insert_row), 0),
        Member::operation("deleteRow", Glue::Function(delete_row), 1),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("ch", &Reflect::Text("char")),
        Member::reflecting("chOff", &Reflect::Text("charoff")),
        Member::reflecting("vAlign", &Reflect::Text("valign")),
    ],
    ..Definition::EMPTY
};

fn insert_row(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTableSectionElement", "insertRow");
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => -1,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::html_table_section_element::insert_row(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn delete_row(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
