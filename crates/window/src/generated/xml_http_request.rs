// Made by `cargo xtask codegen` from spec/idl/xhr.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "XMLHttpRequest",
    interface: Interface::XMLHttpRequest,
    last: Interface::XMLHttpRequest,
    parent: Some(Interface::XMLHttpRequestEventTarget),
    exposure: 0b111,
    constructor: Some((N::XMLHttpRequest_constructor, 0)),
    members: &[
        Member::attribute("onreadystatechange", N::XMLHttpRequest_get_onreadystatechange).setter(N::XMLHttpRequest_set_onreadystatechange),
        Member::constant("UNSENT", 0.0),
        Member::constant("OPENED", 1.0),
        Member::constant("HEADERS_RECEIVED", 2.0),
        Member::constant("LOADING", 3.0),
        Member::constant("DONE", 4.0),
        Member::attribute("readyState", N::XMLHttpRequest_get_readyState),
        Member::operation("open", N::XMLHttpRequest_open, 2),
        Member::operation("setRequestHeader", N::XMLHttpRequest_setRequestHeader, 2),
        Member::attribute("timeout", N::XMLHttpRequest_get_timeout).setter(N::XMLHttpRequest_set_timeout),
        Member::attribute("withCredentials", N::XMLHttpRequest_get_withCredentials).setter(N::XMLHttpRequest_set_withCredentials),
        Member::attribute("upload", N::XMLHttpRequest_get_upload),
        Member::operation("send", N::XMLHttpRequest_send, 0),
        Member::operation("abort", N::XMLHttpRequest_abort, 0),
        Member::attribute("responseURL", N::XMLHttpRequest_get_responseURL),
        Member::attribute("status", N::XMLHttpRequest_get_status),
        Member::attribute("statusText", N::XMLHttpRequest_get_statusText),
        Member::operation("getResponseHeader", N::XMLHttpRequest_getResponseHeader, 1),
        Member::operation("getAllResponseHeaders", N::XMLHttpRequest_getAllResponseHeaders, 0),
        Member::operation("overrideMimeType", N::XMLHttpRequest_overrideMimeType, 1),
        Member::attribute("responseType", N::XMLHttpRequest_get_responseType).setter(N::XMLHttpRequest_set_responseType),
        Member::attribute("response", N::XMLHttpRequest_get_response),
        Member::attribute("responseText", N::XMLHttpRequest_get_responseText),
        Member::attribute("responseXML", N::XMLHttpRequest_get_responseXML).exposed(0b1),
    ],
    ..Definition::EMPTY
};

pub(super) fn onreadystatechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    handlers::get(cx, &this, "readystatechange")
}

pub(super) fn onreadystatechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "readystatechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ready_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::ready_state(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn open(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "open");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    arguments::at_least(cx, call, 2, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => arguments::no_overload(cx, SITE),
        2 => open_overload_1(cx, call, &this),
        3 => open_overload_2(cx, call, &this),
        4 => open_overload_2(cx, call, &this),
        _ => open_overload_2(cx, call, &this),
    }
}

fn open_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "open");
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let value = interfaces::xml_http_request::open(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn open_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "open");
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let a2 = call.arg(2).to_boolean();
    let a3 = match call.arg(3) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::usv_string(cx, value)?) } };
    let a4 = match call.arg(4) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(convert::usv_string(cx, value)?) } };
    let value = interfaces::xml_http_request::open_2(cx, this, a0, a1, a2, a3, a4)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_request_header(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "setRequestHeader");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::byte_string(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::xml_http_request::set_request_header(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn timeout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::timeout(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn timeout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("XMLHttpRequest", "timeout");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::xml_http_request::set_timeout(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn with_credentials_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::with_credentials(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn with_credentials_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("XMLHttpRequest", "withCredentials");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = call.arg(0).to_boolean();
    interfaces::xml_http_request::set_with_credentials(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn upload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::XMLHttpRequest)?;
    if let Some(value) = same_object::kept(cx, &object, N::XMLHttpRequest_get_upload) {
        return Ok(value);
    }
    let value = interfaces::xml_http_request::upload(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::XMLHttpRequest_get_upload, &value);
    Ok(value)
}

pub(super) fn send(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "send");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(DocumentOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUsvString::from_value(cx, value, SITE.argument(1))?) } };
    let value = interfaces::xml_http_request::send(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn abort(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::abort(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn response_url_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::response_url(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn status_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::status(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn status_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::status_text(cx, &this)?;
    Ok(convert::from_byte_string(cx, &value))
}

pub(super) fn get_response_header(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "getResponseHeader");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::xml_http_request::get_response_header(cx, &this, a0)?;
    Ok(match value { Some(value) => convert::from_byte_string(cx, &value), None => cx.null() })
}

pub(super) fn get_all_response_headers(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::get_all_response_headers(cx, &this)?;
    Ok(convert::from_byte_string(cx, &value))
}

pub(super) fn override_mime_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "overrideMimeType");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::xml_http_request::override_mime_type(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn response_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::response_type(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn response_type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("XMLHttpRequest", "responseType");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    let Some(value) = XMLHttpRequestResponseType::from_text(&value) else { return Ok(cx.undefined()) };
    interfaces::xml_http_request::set_response_type(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn response_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::response(cx, &this)?;
    Ok(value)
}

pub(super) fn response_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::response_text(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn response_xml_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::response_xml(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("XMLHttpRequest", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::XMLHttpRequest)?;
    interfaces::xml_http_request::constructor(cx, &prototype)
}
