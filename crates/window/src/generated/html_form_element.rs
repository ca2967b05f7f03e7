// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFormElement",
    interface: Interface::HTMLFormElement,
    last: Interface::HTMLFormElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    legacy: Some(&Legacy {
        indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: None }),
        named: Some(Named { names: named_names, get: named_get, set: None, delete: None }),
        overrides_built_ins: true,
        enumerable_names: false,
        is_global: false,
    }),
    members: &[
        Member::reflecting("acceptCharset", &Reflect::Text("accept-charset")),
        Member::attribute(
            "action",
            Glue::Node(OfNode::Scalar(interfaces::html_form_element::action)),
        )
        .setter(Glue::SetReflect(&Reflect::Scalar("action")))
        .reactions(),
        Member::reflecting(
            "autocomplete",
            &Reflect::Keyword("autocomplete", &keywords::AUTOCOMPLETE),
        ),
        Member::reflecting("enctype", &Reflect::Keyword("enctype", &keywords::ENCODING)),
        Member::reflecting("encoding", &Reflect::Keyword("enctype", &keywords::ENCODING)),
        Member::reflecting("method", &Reflect::Keyword("method", &keywords::METHOD)),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("noValidate", &Reflect::Boolean("novalidate")),
        Member::reflecting("target", &Reflect::Text("target")),
        Member::reflecting("rel", &Reflect::Text("rel")),
        Member::attribute("relList", Glue::Reflect(&Reflect::Tokens("rel")))
            .setter(Glue::Forward("value")),
        Member::attribute(
            "elements",
            Glue::Node(OfNode::Any(interfaces::html_form_element::elements)),
        )
        .same_object(),
        Member::attribute(
            "length",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_form_element::length)),
        ),
        Member::operation(
            "submit",
            Glue::Node(OfNode::Undefined(interfaces::html_form_element::submit)),
            0,
        ),
        Member::operation("requestSubmit", Glue::Function(request_submit), 0),
        Member::operation(
            "reset",
            Glue::Node(OfNode::Undefined(interfaces::html_form_element::reset)),
            0,
        )
        .reactions(),
        Member::operation(
            "checkValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_form_element::check_validity)),
            0,
        ),
        Member::operation(
            "reportValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_form_element::report_validity)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn request_submit(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLFormElement", "requestSubmit");
    let this = receiver::node(cx, call, Interface::HTMLFormElement)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::node(cx, value, Interface::HTMLElement, SITE.argument(1))?),
        },
    };
    let value = interfaces::html_form_element::request_submit(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = receiver::node_of(cx, object)?;
    interfaces::html_form_element::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    let Some(value) = interfaces::html_form_element::indexed_property(cx, this, index)? else {
        return Ok(None);
    };
    Ok(Some(wrappers::wrap(cx, value)?))
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    interfaces::html_form_element::supported_property_names(cx, this)
}

pub(super) fn named_get(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    let Some(value) = interfaces::html_form_element::named_property(cx, this, name)? else {
        return Ok(None);
    };
    Ok(Some(value.into_value(cx)?))
}
