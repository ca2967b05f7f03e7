// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMImplementation",
    interface: Interface::DOMImplementation,
    last: Interface::DOMImplementation,
    exposure: 0b1,
    members: &[
        Member::operation("createDocumentType", Glue::Function(create_document_type), 3),
        Member::operation("createDocument", Glue::Function(create_document), 2),
        Member::operation("createHTMLDocument", Glue::Function(create_html_document), 0),
        Member::operation(
            "hasFeature",
            Glue::Object(OfObject::Boolean(interfaces::dom_implementation::has_feature)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn create_document_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMImplementation", "createDocumentType");
    let this = receiver::object(cx, call, Interface::DOMImplementation)?;
    arguments::at_least(cx, call, 3, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = convert::dom_string(cx, &call.arg(2))?;
    let value = interfaces::dom_implementation::create_document_type(cx, &this, a0, a1, a2)?;
    wrappers::wrap(cx, value)
}

fn create_document(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMImplementation", "createDocument");
    let this = receiver::object(cx, call, Interface::DOMImplementation)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string_or_null(cx, &call.arg(1))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::node(cx, value, Interface::DocumentType, SITE.argument(3))?),
        },
    };
    let value = interfaces::dom_implementation::create_document(cx, &this, a0, a1, a2)?;
    wrappers::wrap(cx, value)
}

fn create_html_document(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMImplementation", "createHTMLDocument");
    let this = receiver::object(cx, call, Interface::DOMImplementation)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::dom_implementation::create_html_document(cx, &this, a0)?;
    wrappers::wrap(cx, value)
}
