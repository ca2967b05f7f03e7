// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableElement",
    interface: Interface::HTMLTableElement,
    last: Interface::HTMLTableElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "caption",
            Glue::Node(OfNode::NullableNode(interfaces::html_table_element::caption)),
        )
        .setter(Glue::Function(caption_setter)),
        Member::operation(
            "createCaption",
            Glue::Node(OfNode::Node(interfaces::html_table_element::create_caption)),
            0,
        ),
        Member::operation(
            "deleteCaption",
            Glue::Node(OfNode::Undefined(interfaces::html_table_element::delete_caption)),
            0,
        )
        .reactions(),
        Member::attribute(
            "tHead",
            Glue::Node(OfNode::NullableNode(interfaces::html_table_element::t_head)),
        )
        .setter(Glue::Function(t_head_setter)),
        Member::operation(
            "createTHead",
            Glue::Node(OfNode::Node(interfaces::html_table_element::create_t_head)),
            0,
        ),
        Member::operation(
            "deleteTHead",
            Glue::Node(OfNode::Undefined(interfaces::html_table_element::delete_t_head)),
            0,
        )
        .reactions(),
        Member::attribute(
            "tFoot",
            Glue::Node(OfNode::NullableNode(interfaces::html_table_element::t_foot)),
        )
        .setter(Glue::Function(t_foot_setter)),
        Member::operation(
            "createTFoot",
            Glue::Node(OfNode::Node(interfaces::html_table_element::create_t_foot)),
            0,
        ),
        Member::operation(
            "deleteTFoot",
            Glue::Node(OfNode::Undefined(interfaces::html_table_element::delete_t_foot)),
            0,
        )
        .reactions(),
        Member::attribute(
            "tBodies",
            Glue::Node(OfNode::Any(interfaces::html_table_element::t_bodies)),
        )
        .same_object(),
        Member::operation(
            "createTBody",
            Glue::Node(OfNode::Node(interfaces::html_table_element::create_t_body)),
            0,
        ),
        Member::attribute("rows", Glue::Node(OfNode::Any(interfaces::html_table_element::rows)))
            .same_object(),
        Member::operation("insertRow", Glue::Function(insert_row), 0),
        Member::operation("deleteRow", Glue::Function(delete_row), 1),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("border", &Reflect::Text("border")),
        Member::reflecting("frame", &Reflect::Text("frame")),
        Member::reflecting("rules", &Reflect::Text("rules")),
        Member::reflecting("summary", &Reflect::Text("summary")),
        Member::reflecting("width", &Reflect::Text("width")),
        Member::reflecting("bgColor", &Reflect::TextOrEmpty("bgcolor")),
        Member::reflecting("cellPadding", &Reflect::TextOrEmpty("cellpadding")),
        Member::reflecting("cellSpacing", &Reflect::TextOrEmpty("cellspacing")),
    ],
    ..Definition::EMPTY
};

fn caption_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTableElement", "caption");
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::HTMLTableCaptionElement, SITE.value())?),
    };
    reactions::push_queue(cx);
    let done = interfaces::html_table_element::set_caption(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn t_head_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTableElement", "tHead");
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::HTMLTableSectionElement, SITE.value())?),
    };
    reactions::push_queue(cx);
    let done = interfaces::html_table_element::set_t_head(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn t_foot_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTableElement", "tFoot");
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::HTMLTableSectionElement, SITE.value())?),
    };
    reactions::push_queue(cx);
    let done = interfaces::html_table_element::set_t_foot(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn insert_row(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLTableElement", "insertRow");
    let this = receiver::node(cx, call, Interface::HTMLTableElement)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => -1,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::html_table_element::insert_row(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn delete_row(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
