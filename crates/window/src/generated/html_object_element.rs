// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLObjectElement",
    interface: Interface::HTMLObjectElement,
    last: Interface::HTMLObjectElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("data", &Reflect::Url("data")),
        Member::reflecting("type", &Reflect::Text("type")),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_object_element::form)),
        ),
        Member::reflecting("width", &Reflect::Text("width")),
        Member::reflecting("height", &Reflect::Text("height")),
        Member::attribute(
            "contentDocument",
            Glue::Node(OfNode::NullableNode(interfaces::html_object_element::content_document)),
        ),
        Member::attribute(
            "contentWindow",
            Glue::Node(OfNode::NullableAny(interfaces::html_object_element::content_window)),
        ),
        Member::operation(
            "getSVGDocument",
            Glue::Node(OfNode::NullableNode(interfaces::html_object_element::get_svg_document)),
            0,
        ),
        Member::attribute(
            "willValidate",
            Glue::Node(OfNode::Boolean(interfaces::html_object_element::will_validate)),
        ),
        Member::attribute(
            "validity",
            Glue::Node(OfNode::Any(interfaces::html_object_element::validity)),
        ),
        Member::attribute(
            "validationMessage",
            Glue::Node(OfNode::Text(interfaces::html_object_element::validation_message)),
        ),
        Member::operation(
            "checkValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_object_element::check_validity)),
            0,
        ),
        Member::operation(
            "reportValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_object_element::report_validity)),
            0,
        ),
        Member::operation("setCustomValidity", Glue::Function(set_custom_validity), 1),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("archive", &Reflect::Text("archive")),
        Member::reflecting("code", &Reflect::Text("code")),
        Member::reflecting("declare", &Reflect::Boolean("declare")),
        Member::reflecting(
            "hspace",
            &Reflect::UnsignedLong("hspace", Numbers::limited_to(Limit::Any)),
        ),
        Member::reflecting("standby", &Reflect::Text("standby")),
        Member::reflecting(
            "vspace",
            &Reflect::UnsignedLong("vspace", Numbers::limited_to(Limit::Any)),
        ),
        Member::reflecting("codeBase", &Reflect::Text("codebase")),
        Member::reflecting("codeType", &Reflect::Text("codetype")),
        Member::reflecting("useMap", &Reflect::Text("usemap")),
        Member::reflecting("border", &Reflect::TextOrEmpty("border")),
    ],
    ..Definition::EMPTY
};

fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLObjectElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_object_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
