// Made by `cargo xtask codegen` from spec/idl/fetch.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Response",
    interface: Interface::Response,
    last: Interface::Response,
    exposure: 0b1111,
    constructor: Some((N::Response_constructor, 0)),
    members: &[
        Member::operation("error", N::Response_static_error, 0).of_constructor(),
        Member::operation("redirect", N::Response_static_redirect, 1).of_constructor(),
        Member::operation("json", N::Response_static_json, 1).of_constructor(),
        Member::attribute("type", N::Response_get_type),
        Member::attribute("url", N::Response_get_url),
        Member::attribute("redirected", N::Response_get_redirected),
        Member::attribute("status", N::Response_get_status),
        Member::attribute("ok", N::Response_get_ok),
        Member::attribute("statusText", N::Response_get_statusText),
        Member::attribute("headers", N::Response_get_headers),
        Member::operation("clone", N::Response_clone, 0),
        Member::attribute("body", N::Response_get_body),
        Member::attribute("bodyUsed", N::Response_get_bodyUsed),
        Member::operation("arrayBuffer", N::Response_arrayBuffer, 0),
        Member::operation("blob", N::Response_blob, 0),
        Member::operation("bytes", N::Response_bytes, 0),
        Member::operation("formData", N::Response_formData, 0),
        Member::operation("json", N::Response_json, 0),
        Member::operation("text", N::Response_text, 0),
        Member::operation("textStream", N::Response_textStream, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let value = interfaces::response::error(cx)?;
    Ok(value)
}

pub(super) fn static_redirect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Response", "redirect");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => 302, value => convert::unsigned_short(cx, &value, Range::Wrap, SITE.argument(2))? };
    let value = interfaces::response::redirect(cx, a0, a1)?;
    Ok(value)
}

pub(super) fn static_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Response", "json");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let a1 = ResponseInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::response::json(cx, a0, a1)?;
    Ok(value)
}

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::response::type_(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn url_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::response::url(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn redirected_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::response::redirected(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn status_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::response::status(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn ok_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::response::ok(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn status_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::response::status_text(cx, &this)?;
    Ok(convert::from_byte_string(cx, &value))
}

pub(super) fn headers_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::Response)?;
    if let Some(value) = same_object::kept(cx, &object, N::Response_get_headers) {
        return Ok(value);
    }
    let value = interfaces::response::headers(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::Response_get_headers, &value);
    Ok(value)
}

pub(super) fn clone(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::response::clone(cx, &this)?;
    Ok(value)
}

pub(super) fn body_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::body(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn body_used_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::body_used(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn array_buffer(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = array_buffer_steps(cx, call);
    promises::settle(cx, answer)
}

fn array_buffer_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::array_buffer(cx, &this)?;
    Ok(value)
}

pub(super) fn blob(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = blob_steps(cx, call);
    promises::settle(cx, answer)
}

fn blob_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::blob(cx, &this)?;
    Ok(value)
}

pub(super) fn bytes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = bytes_steps(cx, call);
    promises::settle(cx, answer)
}

fn bytes_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::bytes(cx, &this)?;
    Ok(value)
}

pub(super) fn form_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = form_data_steps(cx, call);
    promises::settle(cx, answer)
}

fn form_data_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::form_data(cx, &this)?;
    Ok(value)
}

pub(super) fn json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = json_steps(cx, call);
    promises::settle(cx, answer)
}

fn json_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::json(cx, &this)?;
    Ok(value)
}

pub(super) fn text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = text_steps(cx, call);
    promises::settle(cx, answer)
}

fn text_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::text(cx, &this)?;
    Ok(value)
}

pub(super) fn text_stream(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::text_stream(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Response", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(BodyInit::from_value(cx, value, SITE.argument(1))?) } };
    let a1 = ResponseInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Response)?;
    interfaces::response::constructor(cx, &prototype, a0, a1)
}
