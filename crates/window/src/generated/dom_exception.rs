// Made by `cargo xtask codegen` from spec/idl/webidl.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMException",
    interface: Interface::DOMException,
    last: Interface::QuotaExceededError,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::attribute("name", Glue::Object(OfObject::Text(interfaces::dom_exception::name))),
        Member::attribute(
            "message",
            Glue::Object(OfObject::Text(interfaces::dom_exception::message)),
        ),
        Member::attribute(
            "code",
            Glue::Object(OfObject::UnsignedShort(interfaces::dom_exception::code)),
        ),
        Member::constant("INDEX_SIZE_ERR", 1.0),
        Member::constant("DOMSTRING_SIZE_ERR", 2.0),
        Member::constant("HIERARCHY_REQUEST_ERR", 3.0),
        Member::constant("WRONG_DOCUMENT_ERR", 4.0),
        Member::constant("INVALID_CHARACTER_ERR", 5.0),
        Member::constant("NO_DATA_ALLOWED_ERR", 6.0),
        Member::constant("NO_MODIFICATION_ALLOWED_ERR", 7.0),
        Member::constant("NOT_FOUND_ERR", 8.0),
        Member::constant("NOT_SUPPORTED_ERR", 9.0),
        Member::constant("INUSE_ATTRIBUTE_ERR", 10.0),
        Member::constant("INVALID_STATE_ERR", 11.0),
        Member::constant("SYNTAX_ERR", 12.0),
        Member::constant("INVALID_MODIFICATION_ERR", 13.0),
        Member::constant("NAMESPACE_ERR", 14.0),
        Member::constant("INVALID_ACCESS_ERR", 15.0),
        Member::constant("VALIDATION_ERR", 16.0),
        Member::constant("TYPE_MISMATCH_ERR", 17.0),
        Member::constant("SECURITY_ERR", 18.0),
        Member::constant("NETWORK_ERR", 19.0),
        Member::constant("ABORT_ERR", 20.0),
        Member::constant("URL_MISMATCH_ERR", 21.0),
        Member::constant("QUOTA_EXCEEDED_ERR", 22.0),
        Member::constant("TIMEOUT_ERR", 23.0),
        Member::constant("INVALID_NODE_TYPE_ERR", 24.0),
        Member::constant("DATA_CLONE_ERR", 25.0),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DOMException", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => DomString::from("Error"),
        value => convert::dom_string(cx, &value)?,
    };
    let prototype = constructors::prototype(cx, call, Interface::DOMException)?;
    interfaces::dom_exception::constructor(cx, &prototype, a0, a1)
}
