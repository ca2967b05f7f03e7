// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLButtonElement",
    interface: Interface::HTMLButtonElement,
    last: Interface::HTMLButtonElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::attribute(
            "command",
            Glue::Node(OfNode::Text(interfaces::html_button_element::command)),
        )
        .setter(Glue::SetReflect(&Reflect::Text("command")))
        .reactions(),
        Member::reflecting(
            "commandForElement",
            &Reflect::Element("commandfor", Interface::Element),
        ),
        Member::reflecting("disabled", &Reflect::Boolean("disabled")),
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_button_element::form)),
        ),
        Member::attribute(
            "formAction",
            Glue::Node(OfNode::Scalar(interfaces::html_button_element::form_action)),
        )
        .setter(Glue::SetReflect(&Reflect::Scalar("formaction")))
        .reactions(),
        Member::reflecting(
            "formEnctype",
            &Reflect::Keyword("formenctype", &keywords::FORM_ENCTYPE),
        ),
        Member::reflecting("formMethod", &Reflect::Keyword("formmethod", &keywords::FORM_METHOD)),
        Member::reflecting("formNoValidate", &Reflect::Boolean("formnovalidate")),
        Member::reflecting("formTarget", &Reflect::Text("formtarget")),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::attribute("type", Glue::Node(OfNode::Text(interfaces::html_button_element::type_)))
            .setter(Glue::SetReflect(&Reflect::Text("type")))
            .reactions(),
        Member::reflecting("value", &Reflect::Text("value")),
        Member::attribute(
            "willValidate",
            Glue::Node(OfNode::Boolean(interfaces::html_button_element::will_validate)),
        ),
        Member::attribute(
            "validity",
            Glue::Node(OfNode::Any(interfaces::html_button_element::validity)),
        ),
        Member::attribute(
            "validationMessage",
            Glue::Node(OfNode::Text(interfaces::html_button_element::validation_message)),
        ),
        Member::operation(
            "checkValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_button_element::check_validity)),
            0,
        ),
        Member::operation(
            "reportValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_button_element::report_validity)),
            0,
        ),
        Member::operation("setCustomValidity", Glue::Function(set_custom_validity), 1),
        Member::attribute(
            "labels",
            Glue::Node(OfNode::Any(interfaces::html_button_element::labels)),
        ),
        Member::reflecting(
            "popoverTargetElement",
            &Reflect::Element("popovertarget", Interface::Element),
        ),
        Member::reflecting(
            "popoverTargetAction",
            &Reflect::Keyword("popovertargetaction", &keywords::POPOVER_TARGET_ACTION),
        ),
    ],
    ..Definition::EMPTY
};

fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLButtonElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLButtonElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_button_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
