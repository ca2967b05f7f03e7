// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLOutputElement",
    interface: Interface::HTMLOutputElement,
    last: Interface::HTMLOutputElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute("htmlFor", Glue::Reflect(&Reflect::Tokens("for")))
            .setter(Glue::Forward("value")),
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_output_element::form)),
        ),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::attribute("type", Glue::Node(OfNode::Text(interfaces::html_output_element::type_))),
        Member::attribute(
            "defaultValue",
            Glue::Node(OfNode::Text(interfaces::html_output_element::default_value)),
        )
        .setter(Glue::SetNode(ToNode::Text(interfaces::html_output_element::set_default_value)))
        .reactions(),
        Member::attribute(
            "value",
            Glue::Node(OfNode::Text(interfaces::html_output_element::value)),
        )
        .setter(Glue::SetNode(ToNode::Text(interfaces::html_output_element::set_value)))
        .reactions(),
        Member::attribute(
            "willValidate",
            Glue::Node(OfNode::Boolean(interfaces::html_output_element::will_validate)),
        ),
        Member::attribute(
            "validity",
            Glue::Node(OfNode::Any(interfaces::html_output_element::validity)),
        ),
        Member::attribute(
            "validationMessage",
            Glue::Node(OfNode::Text(interfaces::html_output_element::validation_message)),
        ),
        Member::operation(
            "checkValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_output_element::check_validity)),
            0,
        ),
        Member::operation(
            "reportValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_output_element::report_validity)),
            0,
        ),
        Member::operation("setCustomValidity", Glue::Function(set_custom_validity), 1),
        Member::attribute(
            "labels",
            Glue::Node(OfNode::Any(interfaces::html_output_element::labels)),
        ),
    ],
    ..Definition::EMPTY
};

fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLOutputElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_output_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
