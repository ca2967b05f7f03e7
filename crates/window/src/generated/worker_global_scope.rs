// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WorkerGlobalScope",
    interface: Interface::WorkerGlobalScope,
    last: Interface::DedicatedWorkerGlobalScope,
    parent: Some(Interface::EventTarget),
    exposure: 0b1110,
    members: &[
        Member::attribute(
            "self",
            Glue::Object(OfObject::Any(interfaces::worker_global_scope::self_)),
        ),
        Member::attribute(
            "location",
            Glue::Object(OfObject::Any(interfaces::worker_global_scope::location)),
        ),
        Member::attribute(
            "navigator",
            Glue::Object(OfObject::Any(interfaces::worker_global_scope::navigator)),
        ),
        Member::operation("importScripts", Glue::Function(import_scripts), 0),
        Member::handler("onerror"),
        Member::handler("onlanguagechange"),
        Member::handler("onoffline"),
        Member::handler("ononline"),
        Member::handler("onrejectionhandled"),
        Member::handler("onunhandledrejection"),
        Member::attribute(
            "origin",
            Glue::Object(OfObject::Scalar(interfaces::window_or_worker_global_scope::origin)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "isSecureContext",
            Glue::Object(OfObject::Boolean(
                interfaces::window_or_worker_global_scope::is_secure_context,
            )),
        ),
        Member::attribute(
            "crossOriginIsolated",
            Glue::Object(OfObject::Boolean(
                interfaces::window_or_worker_global_scope::cross_origin_isolated,
            )),
        ),
        Member::operation("reportError", Glue::Function(report_error), 1),
        Member::operation("btoa", Glue::Function(btoa), 1),
        Member::operation("atob", Glue::Function(atob), 1),
        Member::operation("setTimeout", Glue::Function(set_timeout), 1),
        Member::operation("clearTimeout", Glue::Function(clear_timeout), 0),
        Member::operation("setInterval", Glue::Function(set_interval), 1),
        Member::operation("clearInterval", Glue::Function(clear_interval), 0),
        Member::operation("queueMicrotask", Glue::Function(queue_microtask), 1),
        Member::operation("createImageBitmap", Glue::Function(create_image_bitmap), 1),
        Member::operation("structuredClone", Glue::Function(structured_clone), 1),
        Member::operation("fetch", Glue::Function(fetch), 1),
        Member::attribute(
            "performance",
            Glue::Object(OfObject::Any(interfaces::window_or_worker_global_scope::performance)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "trustedTypes",
            Glue::Object(OfObject::Any(interfaces::window_or_worker_global_scope::trusted_types)),
        ),
        Member::attribute(
            "crypto",
            Glue::Object(OfObject::Any(interfaces::window_or_worker_global_scope::crypto)),
        )
        .same_object(),
    ],
    ..Definition::EMPTY
};

fn import_scripts(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "importScripts");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(TrustedScriptURLOrUsvString::from_value(cx, value, at)?)
    })?;
    let value = interfaces::worker_global_scope::import_scripts(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn report_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "reportError");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::window_or_worker_global_scope::report_error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn btoa(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "btoa");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window_or_worker_global_scope::btoa(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

fn atob(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "atob");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window_or_worker_global_scope::atob(cx, &this, a0)?;
    Ok(convert::from_byte_string(cx, &value))
}

fn set_timeout(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "setTimeout");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TimerHandler::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let a2 = arguments::variadic(cx, call, 2, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::window_or_worker_global_scope::set_timeout(cx, &this, a0, a1, a2)?;
    Ok(cx.int(value))
}

fn clear_timeout(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "clearTimeout");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::window_or_worker_global_scope::clear_timeout(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_interval(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "setInterval");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TimerHandler::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let a2 = arguments::variadic(cx, call, 2, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::window_or_worker_global_scope::set_interval(cx, &this, a0, a1, a2)?;
    Ok(cx.int(value))
}

fn clear_interval(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "clearInterval");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::window_or_worker_global_scope::clear_interval(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn queue_microtask(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "queueMicrotask");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::window_or_worker_global_scope::queue_microtask(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn create_image_bitmap(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
    let value = interfaces::window_or_worker_global_scope::create_image_bitmap_2(
        cx, this, a0, a1, a2, a3, a4, a5,
    )?;
    Ok(value)
}

fn structured_clone(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WorkerGlobalScope", "structuredClone");
    let this = receiver::object(cx, call, Interface::WorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let a1 = StructuredSerializeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window_or_worker_global_scope::structured_clone(cx, &this, a0, a1)?;
    Ok(value)
}

fn fetch(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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
