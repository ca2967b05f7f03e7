// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WorkerGlobalScope",
    interface: Interface::WorkerGlobalScope,
    last: Interface::DedicatedWorkerGlobalScope,
    parent: Some(Interface::EventTarget),
    exposure: 0b1110,
    members: &[
        Member::attribute("self", N::WorkerGlobalScope_get_self),
        Member::attribute("location", N::WorkerGlobalScope_get_location),
        Member::attribute("navigator", N::WorkerGlobalScope_get_navigator),
        Member::operation("importScripts", N::WorkerGlobalScope_importScripts, 0),
        Member::attribute("onerror", N::WorkerGlobalScope_get_onerror).setter(N::WorkerGlobalScope_set_onerror),
        Member::attribute("onlanguagechange", N::WorkerGlobalScope_get_onlanguagechange).setter(N::WorkerGlobalScope_set_onlanguagechange),
        Member::attribute("onoffline", N::WorkerGlobalScope_get_onoffline).setter(N::WorkerGlobalScope_set_onoffline),
        Member::attribute("ononline", N::WorkerGlobalScope_get_ononline).setter(N::WorkerGlobalScope_set_ononline),
        Member::attribute("onrejectionhandled", N::WorkerGlobalScope_get_onrejectionhandled).setter(N::WorkerGlobalScope_set_onrejectionhandled),
        Member::attribute("onunhandledrejection", N::WorkerGlobalScope_get_onunhandledrejection).setter(N::WorkerGlobalScope_set_onunhandledrejection),
        Member::attribute("origin", N::WorkerGlobalScope_get_origin).setter(N::WorkerGlobalScope_set_origin),
        Member::attribute("isSecureContext", N::WorkerGlobalScope_get_isSecureContext),
        Member::attribute("crossOriginIsolated", N::WorkerGlobalScope_get_crossOriginIsolated),
        Member::operation("reportError", N::WorkerGlobalScope_reportError, 1),
        Member::operation("btoa", N::WorkerGlobalScope_btoa, 1),
        Member::operation("atob", N::WorkerGlobalScope_atob, 1),
        Member::operation("setTimeout", N::WorkerGlobalScope_setTimeout, 1),
        Member::operation("clearTimeout", N::WorkerGlobalScope_clearTimeout, 0),
        Member::operation("setInterval", N::WorkerGlobalScope_setInterval, 1),
        Member::operation("clearInterval", N::WorkerGlobalScope_clearInterval, 0),
        Member::operation("queueMicrotask", N::WorkerGlobalScope_queueMicrotask, 1),
        Member::operation("createImageBitmap", N::WorkerGlobalScope_createImageBitmap, 1),
        Member::operation("structuredClone", N::WorkerGlobalScope_structuredClone, 1),
        Member::operation("fetch", N::WorkerGlobalScope_fetch, 1),
        Member::attribute("performance", N::WorkerGlobalScope_get_performance).setter(N::WorkerGlobalScope_set_performance),
        Member::attribute("trustedTypes", N::WorkerGlobalScope_get_trustedTypes),
        Member::attribute("crypto", N::WorkerGlobalScope_get_crypto),
    ],
    ..Definition::EMPTY
};

pub(super) fn self__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = interfaces::worker_global_scope::self_(cx, &this)?;
    Ok(value)
}

pub(super) fn location_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = interfaces::worker_global_scope::location(cx, &this)?;
    Ok(value)
}

pub(super) fn navigator_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = interfaces::worker_global_scope::navigator(cx, &this)?;
    Ok(value)
}

pub(super) fn import_scripts(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "importScripts");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(TrustedScriptURLOrUsvString::from_value(cx, value, at)?))?;
    let value = interfaces::worker_global_scope::import_scripts(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn onerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    handlers::get(cx, &this, "error")
}

pub(super) fn onerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "error", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onlanguagechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    handlers::get(cx, &this, "languagechange")
}

pub(super) fn onlanguagechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "languagechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onoffline_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    handlers::get(cx, &this, "offline")
}

pub(super) fn onoffline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "offline", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ononline_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    handlers::get(cx, &this, "online")
}

pub(super) fn ononline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "online", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onrejectionhandled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    handlers::get(cx, &this, "rejectionhandled")
}

pub(super) fn onrejectionhandled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "rejectionhandled", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onunhandledrejection_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    handlers::get(cx, &this, "unhandledrejection")
}

pub(super) fn onunhandledrejection_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "unhandledrejection", &value)?;
    Ok(cx.undefined())
}

pub(super) fn origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = interfaces::window_or_worker_global_scope::origin(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn origin_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    attributes::replace(cx, call, &this, "origin")
}

pub(super) fn is_secure_context_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = interfaces::window_or_worker_global_scope::is_secure_context(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn cross_origin_isolated_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = interfaces::window_or_worker_global_scope::cross_origin_isolated(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "reportError");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::window_or_worker_global_scope::report_error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn btoa(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "btoa");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window_or_worker_global_scope::btoa(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

pub(super) fn atob(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "atob");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window_or_worker_global_scope::atob(cx, &this, a0)?;
    Ok(convert::from_byte_string(cx, &value))
}

pub(super) fn set_timeout(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "setTimeout");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TimerHandler::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(2))? };
    let a2 = arguments::variadic(cx, call, 2, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::window_or_worker_global_scope::set_timeout(cx, &this, a0, a1, a2)?;
    Ok(cx.int(value))
}

pub(super) fn clear_timeout(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "clearTimeout");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))? };
    let value = interfaces::window_or_worker_global_scope::clear_timeout(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_interval(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "setInterval");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TimerHandler::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(2))? };
    let a2 = arguments::variadic(cx, call, 2, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::window_or_worker_global_scope::set_interval(cx, &this, a0, a1, a2)?;
    Ok(cx.int(value))
}

pub(super) fn clear_interval(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "clearInterval");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))? };
    let value = interfaces::window_or_worker_global_scope::clear_interval(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn queue_microtask(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "queueMicrotask");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::window_or_worker_global_scope::queue_microtask(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn create_image_bitmap(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = create_image_bitmap_steps(cx, call);
    promises::settle(cx, answer)
}

fn create_image_bitmap_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "createImageBitmap");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => create_image_bitmap_overload_1(cx, call, &this),
        2 => create_image_bitmap_overload_1(cx, call, &this),
        3 => arguments::no_overload(cx, SITE),
        4 => arguments::no_overload(cx, SITE),
        5 => create_image_bitmap_overload_2(cx, call, &this),
        _ => create_image_bitmap_overload_2(cx, call, &this),
    }
}

fn create_image_bitmap_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "createImageBitmap");
    let a0 = ImageBitmapSource::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = ImageBitmapOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window_or_worker_global_scope::create_image_bitmap(cx, this, a0, a1)?;
    Ok(value)
}

fn create_image_bitmap_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "createImageBitmap");
    let a0 = ImageBitmapSource::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = convert::long(cx, &call.arg(2), Range::Wrap, SITE.argument(3))?;
    let a3 = convert::long(cx, &call.arg(3), Range::Wrap, SITE.argument(4))?;
    let a4 = convert::long(cx, &call.arg(4), Range::Wrap, SITE.argument(5))?;
    let a5 = ImageBitmapOptions::from_value(cx, &call.arg(5), SITE.argument(6))?;
    let value = interfaces::window_or_worker_global_scope::create_image_bitmap_2(cx, this, a0, a1, a2, a3, a4, a5)?;
    Ok(value)
}

pub(super) fn structured_clone(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "structuredClone");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let a1 = StructuredSerializeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window_or_worker_global_scope::structured_clone(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn fetch(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = fetch_steps(cx, call);
    promises::settle(cx, answer)
}

fn fetch_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "fetch");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = RequestInfo::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = RequestInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window_or_worker_global_scope::fetch(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn performance_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = interfaces::window_or_worker_global_scope::performance(cx, &this)?;
    Ok(value)
}

pub(super) fn performance_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    attributes::replace(cx, call, &this, "performance")
}

pub(super) fn trusted_types_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let value = interfaces::window_or_worker_global_scope::trusted_types(cx, &this)?;
    Ok(value)
}

pub(super) fn crypto_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::WorkerGlobalScope)?;
    if let Some(value) = same_object::kept(cx, &object, N::WorkerGlobalScope_get_crypto) {
        return Ok(value);
    }
    let value = interfaces::window_or_worker_global_scope::crypto(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::WorkerGlobalScope_get_crypto, &value);
    Ok(value)
}
