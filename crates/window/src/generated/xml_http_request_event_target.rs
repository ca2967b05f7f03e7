// Made by `cargo xtask codegen` from spec/idl/xhr.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "XMLHttpRequestEventTarget",
    interface: Interface::XMLHttpRequestEventTarget,
    last: Interface::XMLHttpRequestUpload,
    parent: Some(Interface::EventTarget),
    exposure: 0b111,
    members: &[
        Member::attribute("onloadstart", N::XMLHttpRequestEventTarget_get_onloadstart).setter(N::XMLHttpRequestEventTarget_set_onloadstart),
        Member::attribute("onprogress", N::XMLHttpRequestEventTarget_get_onprogress).setter(N::XMLHttpRequestEventTarget_set_onprogress),
        Member::attribute("onabort", N::XMLHttpRequestEventTarget_get_onabort).setter(N::XMLHttpRequestEventTarget_set_onabort),
        Member::attribute("onerror", N::XMLHttpRequestEventTarget_get_onerror).setter(N::XMLHttpRequestEventTarget_set_onerror),
        Member::attribute("onload", N::XMLHttpRequestEventTarget_get_onload).setter(N::XMLHttpRequestEventTarget_set_onload),
        Member::attribute("ontimeout", N::XMLHttpRequestEventTarget_get_ontimeout).setter(N::XMLHttpRequestEventTarget_set_ontimeout),
        Member::attribute("onloadend", N::XMLHttpRequestEventTarget_get_onloadend).setter(N::XMLHttpRequestEventTarget_set_onloadend),
    ],
    ..Definition::EMPTY
};

pub(super) fn onloadstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    handlers::get(cx, &this, "loadstart")
}

pub(super) fn onloadstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onprogress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    handlers::get(cx, &this, "progress")
}

pub(super) fn onprogress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "progress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onabort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    handlers::get(cx, &this, "abort")
}

pub(super) fn onabort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "abort", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    handlers::get(cx, &this, "error")
}

pub(super) fn onerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "error", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    handlers::get(cx, &this, "load")
}

pub(super) fn onload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "load", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontimeout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    handlers::get(cx, &this, "timeout")
}

pub(super) fn ontimeout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "timeout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    handlers::get(cx, &this, "loadend")
}

pub(super) fn onloadend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::XMLHttpRequestEventTarget)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadend", &value)?;
    Ok(cx.undefined())
}
