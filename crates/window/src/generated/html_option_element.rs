// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLOptionElement",
    interface: Interface::HTMLOptionElement,
    last: Interface::HTMLOptionElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    factory: Some(("Option", Glue::Function(legacy_factory_option), 0)),
    members: &[
        Member::reflecting("disabled", &Reflect::Boolean("disabled")),
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_option_element::form)),
        ),
        Member::attribute(
            "label",
            Glue::Node(OfNode::Text(interfaces::html_option_element::label)),
        )
        .setter(Glue::SetReflect(&Reflect::Text("label")))
        .reactions(),
        Member::reflecting("defaultSelected", &Reflect::Boolean("selected")),
        Member::attribute(
            "selected",
            Glue::Node(OfNode::Boolean(interfaces::html_option_element::selected)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_option_element::set_selected)))
        .reactions(),
        Member::attribute(
            "value",
            Glue::Node(OfNode::Text(interfaces::html_option_element::value)),
        )
        .setter(Glue::SetReflect(&Reflect::Text("value")))
        .reactions(),
        Member::attribute("text", Glue::Node(OfNode::Text(interfaces::html_option_element::text)))
            .setter(Glue::SetNode(ToNode::Text(interfaces::html_option_element::set_text)))
            .reactions(),
        Member::attribute(
            "index",
            Glue::Node(OfNode::Long(interfaces::html_option_element::index)),
        ),
    ],
    ..Definition::EMPTY
};

fn legacy_factory_option(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("HTMLOptionElement", "Option");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a3 = match call.arg(3) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let prototype = constructors::prototype(cx, call, Interface::HTMLOptionElement)?;
    interfaces::html_option_element::legacy_factory_option(cx, &prototype, a0, a1, a2, a3)
}
