// Made by `cargo xtask codegen` from spec/idl/xhr.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "XMLHttpRequest",
    interface: Interface::XMLHttpRequest,
    last: Interface::XMLHttpRequest,
    parent: Some(Interface::XMLHttpRequestEventTarget),
    exposure: 0b111,
    constructor: Some((Glue::Constructor(interfaces::xml_http_request::constructor), 0)),
    members: &[
        Member::handler("onreadystatechange"),
        Member::constant("UNSENT", 0.0),
        Member::constant("OPENED", 1.0),
        Member::constant("HEADERS_RECEIVED", 2.0),
        Member::constant("LOADING", 3.0),
        Member::constant("DONE", 4.0),
        Member::attribute(
            "readyState",
            Glue::Object(OfObject::UnsignedShort(interfaces::xml_http_request::ready_state)),
        ),
        Member::operation("open", Glue::Function(open), 2),
        Member::operation("setRequestHeader", Glue::Function(set_request_header), 2),
        Member::attribute(
            "timeout",
            Glue::Object(OfObject::UnsignedLong(interfaces::xml_http_request::timeout)),
        )
        .setter(Glue::Function(timeout_setter)),
        Member::attribute(
            "withCredentials",
            Glue::Object(OfObject::Boolean(interfaces::xml_http_request::with_credentials)),
        )
        .setter(Glue::SetObject(ToObject::Boolean(
            interfaces::xml_http_request::set_with_credentials,
        ))),
        Member::attribute(
            "upload",
            Glue::Object(OfObject::Any(interfaces::xml_http_request::upload)),
        )
        .same_object(),
        Member::operation("send", Glue::Function(send), 0),
        Member::operation(
            "abort",
            Glue::Object(OfObject::Undefined(interfaces::xml_http_request::abort)),
            0,
        ),
        Member::attribute(
            "responseURL",
            Glue::Object(OfObject::Scalar(interfaces::xml_http_request::response_url)),
        ),
        Member::attribute(
            "status",
            Glue::Object(OfObject::UnsignedShort(interfaces::xml_http_request::status)),
        ),
        Member::attribute("statusText", Glue::Function(status_text_getter)),
        Member::operation("getResponseHeader", Glue::Function(get_response_header), 1),
        Member::operation("getAllResponseHeaders", Glue::Function(get_all_response_headers), 0),
        Member::operation("overrideMimeType", Glue::Function(override_mime_type), 1),
        Member::attribute("responseType", Glue::Function(response_type_getter))
            .setter(Glue::Function(response_type_setter)),
        Member::attribute(
            "response",
            Glue::Object(OfObject::Any(interfaces::xml_http_request::response)),
        ),
        Member::attribute(
            "responseText",
            Glue::Object(OfObject::Scalar(interfaces::xml_http_request::response_text)),
        ),
        Member::attribute(
            "responseXML",
            Glue::Object(OfObject::NullableNode(interfaces::xml_http_request::response_xml)),
        )
        .exposed(0b1),
    ],
    ..Definition::EMPTY
};

fn open(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
    let a3 = match call.arg(3) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::usv_string(cx, value)?),
        },
    };
    let a4 = match call.arg(4) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::usv_string(cx, value)?),
        },
    };
    let value = interfaces::xml_http_request::open_2(cx, this, a0, a1, a2, a3, a4)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_request_header(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "setRequestHeader");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::byte_string(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::xml_http_request::set_request_header(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn timeout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("XMLHttpRequest", "timeout");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::xml_http_request::set_timeout(cx, &this, value)?;
    Ok(cx.undefined())
}

fn send(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "send");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(
                DocumentOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUsvString::from_value(
                    cx,
                    value,
                    SITE.argument(1),
                )?,
            ),
        },
    };
    let value = interfaces::xml_http_request::send(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn status_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::status_text(cx, &this)?;
    Ok(convert::from_byte_string(cx, &value))
}

fn get_response_header(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "getResponseHeader");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::byte_string(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::xml_http_request::get_response_header(cx, &this, a0)?;
    Ok(match value {
        Some(value) => convert::from_byte_string(cx, &value),
        None => cx.null(),
    })
}

fn get_all_response_headers(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::get_all_response_headers(cx, &this)?;
    Ok(convert::from_byte_string(cx, &value))
}

fn override_mime_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XMLHttpRequest", "overrideMimeType");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::xml_http_request::override_mime_type(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn response_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = interfaces::xml_http_request::response_type(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn response_type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("XMLHttpRequest", "responseType");
    let this = receiver::object(cx, call, Interface::XMLHttpRequest)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    let Some(value) = XMLHttpRequestResponseType::from_text(&value) else {
        return Ok(cx.undefined());
    };
    interfaces::xml_http_request::set_response_type(cx, &this, value)?;
    Ok(cx.undefined())
}
