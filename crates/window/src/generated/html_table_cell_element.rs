// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableCellElement",
    interface: Interface::HTMLTableCellElement,
    last: Interface::HTMLTableCellElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting(
            "colSpan",
            &Reflect::UnsignedLong(
                "colspan",
                Numbers::limited_to(Limit::Any).or(1).clamped(1, 1000),
            ),
        ),
        Member::reflecting(
            "rowSpan",
            &Reflect::UnsignedLong(
                "rowspan",
                Numbers::limited_to(Limit::Any).or(1).clamped(0, 65534),
            ),
        ),
        Member::reflecting("headers", &Reflect::Text("headers")),
        Member::attribute(
            "cellIndex",
            Glue::Node(OfNode::Long(interfaces::html_table_cell_element::cell_index)),
        ),
        Member::reflecting("scope", &Reflect::Keyword("scope", &keywords::SCOPE)),
        Member::reflecting("abbr", &Reflect::Text("abbr")),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("axis", &Reflect::Text("axis")),
        Member::reflecting("height", &Reflect::Text("height")),
        Member::reflecting("width", &Reflect::Text("width")),
        Member::reflecting("ch", &Reflect::Text("char")),
        Member::reflecting("chOff", &Reflect::Text("charoff")),
        Member::reflecting("noWrap", &Reflect::Boolean("nowrap")),
        Member::reflecting("vAlign", &Reflect::Text("valign")),
        Member::reflecting("bgColor", &Reflect::TextOrEmpty("bgcolor")),
    ],
    ..Definition::EMPTY
};
