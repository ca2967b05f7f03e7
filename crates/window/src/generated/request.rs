// Made by `cargo xtask codegen` from spec/idl/fetch.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Request",
    interface: Interface::Request,
    last: Interface::Request,
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("method", Glue::Function(method_getter)),
        Member::attribute("url", Glue::Object(OfObject::Scalar(interfaces::request::url))),
        Member::attribute("headers", Glue::Object(OfObject::Any(interfaces::request::headers)))
            .same_object(),
        Member::attribute("destination", Glue::Function(destination_getter)),
        Member::attribute(
            "referrer",
            Glue::Object(OfObject::Scalar(interfaces::request::referrer)),
        ),
        Member::attribute("referrerPolicy", Glue::Function(referrer_policy_getter)),
        Member::attribute("mode", Glue::Function(mode_getter)),
        Member::attribute("credentials", Glue::Function(credentials_getter)),
        Member::attribute("cache", Glue::Function(cache_getter)),
        Member::attribute("redirect", Glue::Function(redirect_getter)),
        Member::attribute(
            "integrity",
            Glue::Object(OfObject::Text(interfaces::request::integrity)),
        ),
        Member::attribute(
            "keepalive",
            Glue::Object(OfObject::Boolean(interfaces::request::keepalive)),
        ),
        Member::attribute(
            "isReloadNavigation",
            Glue::Object(OfObject::Boolean(interfaces::request::is_reload_navigation)),
        ),
        Member::attribute(
            "isHistoryNavigation",
            Glue::Object(OfObject::Boolean(interfaces::request::is_history_navigation)),
        ),
        Member::attribute("signal", Glue::Object(OfObject::Any(interfaces::request::signal))),
        Member::attribute("duplex", Glue::Function(duplex_getter)),
        Member::operation("clone", Glue::Object(OfObject::Any(interfaces::request::clone)), 0),
        Member::attribute("body", Glue::Object(OfObject::NullableAny(interfaces::body::body))),
        Member::attribute("bodyUsed", Glue::Object(OfObject::Boolean(interfaces::body::body_used))),
        Member::operation("arrayBuffer", Glue::Function(array_buffer), 0),
        Member::operation("blob", Glue::Function(blob), 0),
        Member::operation("bytes", Glue::Function(bytes), 0),
        Member::operation("formData", Glue::Function(form_data), 0),
        Member::operation("json", Glue::Function(json), 0),
        Member::operation("text", Glue::Function(text), 0),
        Member::operation(
            "textStream",
            Glue::Object(OfObject::Any(interfaces::body::text_stream)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn method_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::method(cx, &this)?;
    Ok(convert::from_byte_string(cx, &value))
}

fn destination_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::destination(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn referrer_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::referrer_policy(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn mode_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::mode(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn credentials_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::credentials(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn cache_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::cache(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn redirect_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::redirect(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn duplex_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::request::duplex(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn array_buffer(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = array_buffer_steps(cx, call);
    promises::settle(cx, answer)
}

fn array_buffer_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::array_buffer(cx, &this)?;
    Ok(value)
}

fn blob(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = blob_steps(cx, call);
    promises::settle(cx, answer)
}

fn blob_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::blob(cx, &this)?;
    Ok(value)
}

fn bytes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = bytes_steps(cx, call);
    promises::settle(cx, answer)
}

fn bytes_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::bytes(cx, &this)?;
    Ok(value)
}

fn form_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = form_data_steps(cx, call);
    promises::settle(cx, answer)
}

fn form_data_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::form_data(cx, &this)?;
    Ok(value)
}

fn json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = json_steps(cx, call);
    promises::settle(cx, answer)
}

fn json_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::json(cx, &this)?;
    Ok(value)
}

fn text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = text_steps(cx, call);
    promises::settle(cx, answer)
}

fn text_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Request)?;
    let value = interfaces::body::text(cx, &this)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Request", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = RequestInfo::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = RequestInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Request)?;
    interfaces::request::constructor(cx, &prototype, a0, a1)
}
