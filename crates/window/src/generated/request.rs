// Made by `cargo xtask codegen` from spec/idl/fetch.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Request",
    interface: Interface::Request,
    last: Interface::Request,
    exposure: 0b1111,
    constructor: Some((N::Request_constructor, 1)),
    members: &[
        Member::attribute("method", N::Request_get_method),
        Member::attribute("url", N::Request_get_url),
        Member::attribute("headers", N::Request_get_headers),
        Member::attribute("destination", N::Request_get_destination),
        Member::attribute("referrer", N::Request_get_referrer),
        Member::attribute("referrerPolicy", N::Request_get_referrerPolicy),
        Member::attribute("mode", N::Request_get_mode),
        Member::attribute("credentials", N::Request_get_credentials),
        Member::attribute("cache", N::Request_get_cache),
        Member::attribute("redirect", N::Request_get_redirect),
        Member::attribute("integrity", N::Request_get_integrity),
        Member::attribute("keepalive", N::Request_get_keepalive),
        Member::attribute("isReloadNavigation", N::Request_get_isReloadNavigation),
        Member::attribute("isHistoryNavigation", N::Request_get_isHistoryNavigation),
        Member::attribute("signal", N::Request_get_signal),
        Member::attribute("duplex", N::Request_get_duplex),
        Member::operation("clone", N::Request_clone, 0),
        Member::attribute("body", N::Request_get_body),
        Member::attribute("bodyUsed", N::Request_get_bodyUsed),
        Member::operation("arrayBuffer", N::Request_arrayBuffer, 0),
        Member::operation("blob", N::Request_blob, 0),
        Member::operation("bytes", N::Request_bytes, 0),
        Member::operation("formData", N::Request_formData, 0),
        Member::operation("json", N::Request_json, 0),
        Member::operation("text", N::Request_text, 0),
        Member::operation("textStream", N::Request_textStream, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn method_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::method(cx, &this)?;
    Ok(convert::from_byte_string(cx, &value))
}

pub(super) fn url_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::url(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn headers_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::Request)?;
    if let Some(value) = same_object::kept(cx, &object, N::Request_get_headers) {
        return Ok(value);
    }
    let value = interfaces::request::headers(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::Request_get_headers, &value);
    Ok(value)
}

pub(super) fn destination_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::destination(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn referrer_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::referrer(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn referrer_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::referrer_policy(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn mode_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::mode(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn credentials_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::credentials(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn cache_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::cache(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn redirect_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::redirect(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn integrity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::integrity(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn keepalive_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::keepalive(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_reload_navigation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::is_reload_navigation(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_history_navigation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::is_history_navigation(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn signal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::signal(cx, &this)?;
    Ok(value)
}

pub(super) fn duplex_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::duplex(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn clone(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::clone(cx, &this)?;
    Ok(value)
}

pub(super) fn body_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::body(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn body_used_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::body_used(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn array_buffer(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = array_buffer_steps(cx, call);
    promises::settle(cx, answer)
}

fn array_buffer_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::array_buffer(cx, &this)?;
    Ok(value)
}

pub(super) fn blob(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = blob_steps(cx, call);
    promises::settle(cx, answer)
}

fn blob_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::blob(cx, &this)?;
    Ok(value)
}

pub(super) fn bytes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = bytes_steps(cx, call);
    promises::settle(cx, answer)
}

fn bytes_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::bytes(cx, &this)?;
    Ok(value)
}

pub(super) fn form_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = form_data_steps(cx, call);
    promises::settle(cx, answer)
}

fn form_data_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::form_data(cx, &this)?;
    Ok(value)
}

pub(super) fn json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = json_steps(cx, call);
    promises::settle(cx, answer)
}

fn json_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::json(cx, &this)?;
    Ok(value)
}

pub(super) fn text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = text_steps(cx, call);
    promises::settle(cx, answer)
}

fn text_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::text(cx, &this)?;
    Ok(value)
}

pub(super) fn text_stream(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::text_stream(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Request", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = RequestInfo::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = RequestInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Request)?;
    interfaces::request::constructor(cx, &prototype, a0, a1)
}
