// Made by `cargo xtask codegen` from spec/idl/fetch.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Response",
    interface: Interface::Response,
    last: Interface::Response,
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("error", Glue::Function(static_error), 0).of_constructor(),
        Member::operation("redirect", Glue::Function(static_redirect), 1).of_constructor(),
        Member::operation("json", Glue::Function(static_json), 1).of_constructor(),
        Member::attribute("type", Glue::Function(type__getter)),
        Member::attribute("url", Glue::Object(OfObject::Scalar(interfaces::response::url))),
        Member::attribute(
            "redirected",
            Glue::Object(OfObject::Boolean(interfaces::response::redirected)),
        ),
        Member::attribute(
            "status",
            Glue::Object(OfObject::UnsignedShort(interfaces::response::status)),
        ),
        Member::attribute("ok", Glue::Object(OfObject::Boolean(interfaces::response::ok))),
        Member::attribute("statusText", Glue::Function(status_text_getter)),
        Member::attribute("headers", Glue::Object(OfObject::Any(interfaces::response::headers)))
            .same_object(),
        Member::operation("clone", Glue::Object(OfObject::Any(interfaces::response::clone)), 0),
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

fn static_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let value = interfaces::response::error(cx)?;
    Ok(value)
}

fn static_redirect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Response", "redirect");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 302,
        value => convert::unsigned_short(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let value = interfaces::response::redirect(cx, a0, a1)?;
    Ok(value)
}

fn static_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Response", "json");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let a1 = ResponseInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::response::json(cx, a0, a1)?;
    Ok(value)
}

fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::response::type_(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn status_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::response::status_text(cx, &this)?;
    Ok(convert::from_byte_string(cx, &value))
}

fn array_buffer(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = array_buffer_steps(cx, call);
    promises::settle(cx, answer)
}

fn array_buffer_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::array_buffer(cx, &this)?;
    Ok(value)
}

fn blob(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = blob_steps(cx, call);
    promises::settle(cx, answer)
}

fn blob_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::blob(cx, &this)?;
    Ok(value)
}

fn bytes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = bytes_steps(cx, call);
    promises::settle(cx, answer)
}

fn bytes_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::bytes(cx, &this)?;
    Ok(value)
}

fn form_data(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = form_data_steps(cx, call);
    promises::settle(cx, answer)
}

fn form_data_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::form_data(cx, &this)?;
    Ok(value)
}

fn json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = json_steps(cx, call);
    promises::settle(cx, answer)
}

fn json_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::json(cx, &this)?;
    Ok(value)
}

fn text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = text_steps(cx, call);
    promises::settle(cx, answer)
}

fn text_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Response)?;
    let value = interfaces::body::text(cx, &this)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Response", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(BodyInit::from_value(cx, value, SITE.argument(1))?),
        },
    };
    let a1 = ResponseInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Response)?;
    interfaces::response::constructor(cx, &prototype, a0, a1)
}
