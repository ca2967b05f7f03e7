// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFieldSetElement",
    interface: Interface::HTMLFieldSetElement,
    last: Interface::HTMLFieldSetElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("disabled", &Reflect::Boolean("disabled")),
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_field_set_element::form)),
        ),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::attribute(
            "type",
            Glue::Node(OfNode::Text(interfaces::html_field_set_element::type_)),
        ),
        Member::attribute(
            "elements",
            Glue::Node(OfNode::Any(interfaces::html_field_set_element::elements)),
        )
        .same_object(),
        Member::attribute(
            "willValidate",
            Glue::Node(OfNode::Boolean(interfaces::html_field_set_element::will_validate)),
        ),
        Member::attribute(
            "validity",
            Glue::Node(OfNode::Any(interfaces::html_field_set_element::validity)),
        )
        .same_object(),
        Member::attribute(
            "validationMessage",
            Glue::Node(OfNode::Text(interfaces::html_field_set_element::validation_message)),
        ),
        Member::operation(
            "checkValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_field_set_element::check_validity)),
            0,
        ),
        Member::operation(
            "reportValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_field_set_element::report_validity)),
            0,
        ),
        Member::operation("setCustomValidity", Glue::Function(set_custom_validity), 1),
    ],
    ..Definition::EMPTY
};

fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLFieldSetElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_field_set_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
