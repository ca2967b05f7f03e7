// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Window",
    interface: Interface::Window,
    last: Interface::Window,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    is_global: true,
    has_unforgeables: true,
    legacy: Some(&Legacy {
        indexed: None,
        named: Some(Named { names: named_names, get: named_get, set: None, delete: None }),
        overrides_built_ins: false,
        enumerable_names: false,
        is_global: true,
    }),
    members: &[
        Member::attribute("window", Glue::Object(OfObject::Any(interfaces::window::window)))
            .unforgeable(),
        Member::attribute("self", Glue::Object(OfObject::Any(interfaces::window::self_)))
            .setter(Glue::Replace),
        Member::attribute("document", Glue::Object(OfObject::Node(interfaces::window::document)))
            .unforgeable(),
        Member::attribute("name", Glue::Object(OfObject::Text(interfaces::window::name)))
            .setter(Glue::SetObject(ToObject::Text(interfaces::window::set_name))),
        Member::attribute("location", Glue::Object(OfObject::Any(interfaces::window::location)))
            .setter(Glue::Forward("href"))
            .unforgeable(),
        Member::attribute("history", Glue::Object(OfObject::Any(interfaces::window::history))),
        Member::attribute(
            "navigation",
            Glue::Object(OfObject::Any(interfaces::window::navigation)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "customElements",
            Glue::Object(OfObject::Any(interfaces::window::custom_elements)),
        ),
        Member::attribute(
            "locationbar",
            Glue::Object(OfObject::Any(interfaces::window::locationbar)),
        )
        .setter(Glue::Replace),
        Member::attribute("menubar", Glue::Object(OfObject::Any(interfaces::window::menubar)))
            .setter(Glue::Replace),
        Member::attribute(
            "personalbar",
            Glue::Object(OfObject::Any(interfaces::window::personalbar)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "scrollbars",
            Glue::Object(OfObject::Any(interfaces::window::scrollbars)),
        )
        .setter(Glue::Replace),
        Member::attribute("statusbar", Glue::Object(OfObject::Any(interfaces::window::statusbar)))
            .setter(Glue::Replace),
        Member::attribute("toolbar", Glue::Object(OfObject::Any(interfaces::window::toolbar)))
            .setter(Glue::Replace),
        Member::attribute("status", Glue::Object(OfObject::Text(interfaces::window::status)))
            .setter(Glue::SetObject(ToObject::Text(interfaces::window::set_status))),
        Member::operation("close", Glue::Object(OfObject::Undefined(interfaces::window::close)), 0),
        Member::attribute("closed", Glue::Object(OfObject::Boolean(interfaces::window::closed))),
        Member::operation("stop", Glue::Object(OfObject::Undefined(interfaces::window::stop)), 0),
        Member::operation("focus", Glue::Object(OfObject::Undefined(interfaces::window::focus)), 0),
        Member::operation("blur", Glue::Object(OfObject::Undefined(interfaces::window::blur)), 0),
        Member::attribute("frames", Glue::Object(OfObject::Any(interfaces::window::frames)))
            .setter(Glue::Replace),
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::window::length)),
        )
        .setter(Glue::Replace),
        Member::attribute("top", Glue::Object(OfObject::NullableAny(interfaces::window::top)))
            .unforgeable(),
        Member::attribute("opener", Glue::Object(OfObject::Any(interfaces::window::opener)))
            .setter(Glue::Function(opener_setter)),
        Member::attribute(
            "parent",
            Glue::Object(OfObject::NullableAny(interfaces::window::parent)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "frameElement",
            Glue::Object(OfObject::NullableNode(interfaces::window::frame_element)),
        ),
        Member::operation("open", Glue::Function(open), 0),
        Member::attribute("navigator", Glue::Object(OfObject::Any(interfaces::window::navigator))),
        Member::attribute(
            "clientInformation",
            Glue::Object(OfObject::Any(interfaces::window::client_information)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "originAgentCluster",
            Glue::Object(OfObject::Boolean(interfaces::window::origin_agent_cluster)),
        ),
        Member::operation("alert", Glue::Function(alert), 0),
        Member::operation("confirm", Glue::Function(confirm), 0),
        Member::operation("prompt", Glue::Function(prompt), 0),
        Member::operation("print", Glue::Object(OfObject::Undefined(interfaces::window::print)), 0),
        Member::operation("postMessage", Glue::Function(post_message), 1),
        Member::operation("matchMedia", Glue::Function(match_media), 1),
        Member::attribute("screen", Glue::Object(OfObject::Any(interfaces::window::screen)))
            .same_object()
            .setter(Glue::Replace),
        Member::attribute(
            "visualViewport",
            Glue::Object(OfObject::NullableAny(interfaces::window::visual_viewport)),
        )
        .same_object()
        .setter(Glue::Replace),
        Member::operation("moveTo", Glue::Function(move_to), 2),
        Member::operation("moveBy", Glue::Function(move_by), 2),
        Member::operation("resizeTo", Glue::Function(resize_to), 2),
        Member::operation("resizeBy", Glue::Function(resize_by), 2),
        Member::attribute(
            "innerWidth",
            Glue::Object(OfObject::Long(interfaces::window::inner_width)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "innerHeight",
            Glue::Object(OfObject::Long(interfaces::window::inner_height)),
        )
        .setter(Glue::Replace),
        Member::attribute("scrollX", Glue::Object(OfObject::Double(interfaces::window::scroll_x)))
            .setter(Glue::Replace),
        Member::attribute(
            "pageXOffset",
            Glue::Object(OfObject::Double(interfaces::window::page_x_offset)),
        )
        .setter(Glue::Replace),
        Member::attribute("scrollY", Glue::Object(OfObject::Double(interfaces::window::scroll_y)))
            .setter(Glue::Replace),
        Member::attribute(
            "pageYOffset",
            Glue::Object(OfObject::Double(interfaces::window::page_y_offset)),
        )
        .setter(Glue::Replace),
        Member::operation("scroll", Glue::Function(scroll), 0),
        Member::operation("scrollTo", Glue::Function(scroll_to), 0),
        Member::operation("scrollBy", Glue::Function(scroll_by), 0),
        Member::attribute("screenX", Glue::Object(OfObject::Long(interfaces::window::screen_x)))
            .setter(Glue::Replace),
        Member::attribute(
            "screenLeft",
            Glue::Object(OfObject::Long(interfaces::window::screen_left)),
        )
        .setter(Glue::Replace),
        Member::attribute("screenY", Glue::Object(OfObject::Long(interfaces::window::screen_y)))
            .setter(Glue::Replace),
        Member::attribute(
            "screenTop",
            Glue::Object(OfObject::Long(interfaces::window::screen_top)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "outerWidth",
            Glue::Object(OfObject::Long(interfaces::window::outer_width)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "outerHeight",
            Glue::Object(OfObject::Long(interfaces::window::outer_height)),
        )
        .setter(Glue::Replace),
        Member::attribute(
            "devicePixelRatio",
            Glue::Object(OfObject::Double(interfaces::window::device_pixel_ratio)),
        )
        .setter(Glue::Replace),
        Member::operation("getComputedStyle", Glue::Function(get_computed_style), 1),
        Member::attribute("event", Glue::Function(event_getter)).setter(Glue::Replace),
        Member::operation(
            "captureEvents",
            Glue::Object(OfObject::Undefined(interfaces::window::capture_events)),
            0,
        ),
        Member::operation(
            "releaseEvents",
            Glue::Object(OfObject::Undefined(interfaces::window::release_events)),
            0,
        ),
        Member::attribute("external", Glue::Object(OfObject::Any(interfaces::window::external)))
            .same_object()
            .setter(Glue::Replace),
        Member::operation("requestIdleCallback", Glue::Function(request_idle_callback), 1),
        Member::operation("cancelIdleCallback", Glue::Function(cancel_idle_callback), 1),
        Member::operation(
            "getSelection",
            Glue::Object(OfObject::NullableAny(interfaces::window::get_selection)),
            0,
        ),
        Member::handler("onabort"),
        Member::handler("onauxclick"),
        Member::handler("onbeforeinput"),
        Member::handler("onbeforematch"),
        Member::handler("onbeforetoggle"),
        Member::handler("onblur"),
        Member::handler("oncancel"),
        Member::handler("oncanplay"),
        Member::handler("oncanplaythrough"),
        Member::handler("onchange"),
        Member::handler("onclick"),
        Member::handler("onclose"),
        Member::handler("oncommand"),
        Member::handler("oncontextlost"),
        Member::handler("oncontextmenu"),
        Member::handler("oncontextrestored"),
        Member::handler("oncopy"),
        Member::handler("oncuechange"),
        Member::handler("oncut"),
        Member::handler("ondblclick"),
        Member::handler("ondrag"),
        Member::handler("ondragend"),
        Member::handler("ondragenter"),
        Member::handler("ondragleave"),
        Member::handler("ondragover"),
        Member::handler("ondragstart"),
        Member::handler("ondrop"),
        Member::handler("ondurationchange"),
        Member::handler("onemptied"),
        Member::handler("onended"),
        Member::handler("onerror"),
        Member::handler("onfocus"),
        Member::handler("onformdata"),
        Member::handler("oninput"),
        Member::handler("oninvalid"),
        Member::handler("onkeydown"),
        Member::handler("onkeypress"),
        Member::handler("onkeyup"),
        Member::handler("onload"),
        Member::handler("onloadeddata"),
        Member::handler("onloadedmetadata"),
        Member::handler("onloadstart"),
        Member::handler("onmousedown"),
        Member::handler("onmouseenter").lenient_this(),
        Member::handler("onmouseleave").lenient_this(),
        Member::handler("onmousemove"),
        Member::handler("onmouseout"),
        Member::handler("onmouseover"),
        Member::handler("onmouseup"),
        Member::handler("onpaste"),
        Member::handler("onpause"),
        Member::handler("onplay"),
        Member::handler("onplaying"),
        Member::handler("onprogress"),
        Member::handler("onratechange"),
        Member::handler("onreset"),
        Member::handler("onresize"),
        Member::handler("onscroll"),
        Member::handler("onscrollend"),
        Member::handler("onsecuritypolicyviolation"),
        Member::handler("onseeked"),
        Member::handler("onseeking"),
        Member::handler("onselect"),
        Member::handler("onslotchange"),
        Member::handler("onstalled"),
        Member::handler("onsubmit"),
        Member::handler("onsuspend"),
        Member::handler("ontimeupdate"),
        Member::handler("ontoggle"),
        Member::handler("onvolumechange"),
        Member::handler("onwaiting"),
        Member::handler("onwebkitanimationend"),
        Member::handler("onwebkitanimationiteration"),
        Member::handler("onwebkitanimationstart"),
        Member::handler("onwebkittransitionend"),
        Member::handler("onwheel"),
        Member::handler("onanimationstart"),
        Member::handler("onanimationiteration"),
        Member::handler("onanimationend"),
        Member::handler("onanimationcancel"),
        Member::handler("ontransitionrun"),
        Member::handler("ontransitionstart"),
        Member::handler("ontransitionend"),
        Member::handler("ontransitioncancel"),
        Member::handler("onpointerover"),
        Member::handler("onpointerenter"),
        Member::handler("onpointerdown"),
        Member::handler("onpointermove"),
        Member::handler("onpointerrawupdate"),
        Member::handler("onpointerup"),
        Member::handler("onpointercancel"),
        Member::handler("onpointerout"),
        Member::handler("onpointerleave"),
        Member::handler("ongotpointercapture"),
        Member::handler("onlostpointercapture"),
        Member::handler("onselectstart"),
        Member::handler("onselectionchange"),
        Member::handler("onafterprint"),
        Member::handler("onbeforeprint"),
        Member::handler("onbeforeunload"),
        Member::handler("onhashchange"),
        Member::handler("onlanguagechange"),
        Member::handler("onmessage"),
        Member::handler("onmessageerror"),
        Member::handler("onoffline"),
        Member::handler("ononline"),
        Member::handler("onpagehide"),
        Member::handler("onpagereveal"),
        Member::handler("onpageshow"),
        Member::handler("onpageswap"),
        Member::handler("onpopstate"),
        Member::handler("onrejectionhandled"),
        Member::handler("onstorage"),
        Member::handler("onunhandledrejection"),
        Member::handler("onunload"),
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
        Member::operation("requestAnimationFrame", Glue::Function(request_animation_frame), 1),
        Member::operation("cancelAnimationFrame", Glue::Function(cancel_animation_frame), 1),
        Member::attribute(
            "sessionStorage",
            Glue::Object(OfObject::Any(interfaces::window_session_storage::session_storage)),
        ),
        Member::attribute(
            "localStorage",
            Glue::Object(OfObject::Any(interfaces::window_local_storage::local_storage)),
        ),
    ],
    ..Definition::EMPTY
};

fn opener_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Window", "opener");
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = Value::clone(&call.arg(0));
    interfaces::window::set_opener(cx, &this, value)?;
    Ok(cx.undefined())
}

fn open(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "open");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => String::from(""),
        value => convert::usv_string(cx, &value)?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => DomString::from("_blank"),
        value => convert::dom_string(cx, &value)?,
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string_or_null(cx, &value)?,
    };
    let value = interfaces::window::open(cx, &this, a0, a1, a2)?;
    Ok(match value {
        Some(value) => value,
        None => cx.null(),
    })
}

fn alert(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "alert");
    let this = receiver::object(cx, call, Interface::Window)?;
    match call.len() {
        0 => alert_overload_1(cx, call, &this),
        _ => alert_overload_2(cx, call, &this),
    }
}

fn alert_overload_1(cx: &mut Cx<'_>, _call: &Call<'_>, this: &Value) -> Answer {
    let value = interfaces::window::alert(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

fn alert_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "alert");
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window::alert_2(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn confirm(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "confirm");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let value = interfaces::window::confirm(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn prompt(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "prompt");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let value = interfaces::window::prompt(cx, &this, a0, a1)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "postMessage");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => post_message_overload_2(cx, call, &this),
        2 => {
            let value = call.arg(1);
            if value.is_undefined() {
                post_message_overload_2(cx, call, &this)
            } else if value.is_nullish() {
                post_message_overload_2(cx, call, &this)
            } else if value.is_object() {
                post_message_overload_2(cx, call, &this)
            } else {
                post_message_overload_1(cx, call, &this)
            }
        }
        _ => post_message_overload_1(cx, call, &this),
    }
}

fn post_message_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => Vec::new(),
        value => convert::sequence(cx, &value, SITE.argument(3), |cx, value, at| {
            Ok(convert::object(cx, value, at)?)
        })?,
    };
    let value = interfaces::window::post_message(cx, this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

fn post_message_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = WindowPostMessageOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window::post_message_2(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn match_media(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "matchMedia");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window::match_media(cx, &this, a0)?;
    Ok(value)
}

fn move_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "moveTo");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::window::move_to(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn move_by(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "moveBy");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::window::move_by(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn resize_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "resizeTo");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::window::resize_to(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn resize_by(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "resizeBy");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::window::resize_by(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn scroll(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "scroll");
    let this = receiver::object(cx, call, Interface::Window)?;
    match call.len() {
        0 => scroll_overload_1(cx, call, &this),
        1 => scroll_overload_1(cx, call, &this),
        _ => scroll_overload_2(cx, call, &this),
    }
}

fn scroll_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "scroll");
    let a0 = ScrollToOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::window::scroll(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn scroll_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "scroll");
    let a0 = convert::unrestricted_double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::unrestricted_double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window::scroll_2(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn scroll_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "scrollTo");
    let this = receiver::object(cx, call, Interface::Window)?;
    match call.len() {
        0 => scroll_to_overload_1(cx, call, &this),
        1 => scroll_to_overload_1(cx, call, &this),
        _ => scroll_to_overload_2(cx, call, &this),
    }
}

fn scroll_to_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "scrollTo");
    let a0 = ScrollToOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::window::scroll_to(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn scroll_to_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "scrollTo");
    let a0 = convert::unrestricted_double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::unrestricted_double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window::scroll_to_2(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn scroll_by(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "scrollBy");
    let this = receiver::object(cx, call, Interface::Window)?;
    match call.len() {
        0 => scroll_by_overload_1(cx, call, &this),
        1 => scroll_by_overload_1(cx, call, &this),
        _ => scroll_by_overload_2(cx, call, &this),
    }
}

fn scroll_by_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "scrollBy");
    let a0 = ScrollToOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::window::scroll_by(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn scroll_by_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "scrollBy");
    let a0 = convert::unrestricted_double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::unrestricted_double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window::scroll_by_2(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn get_computed_style(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "getComputedStyle");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Element, SITE.argument(1))?;
    let a1 = match &call.arg(1) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let value = interfaces::window::get_computed_style(cx, &this, a0, a1)?;
    Ok(value)
}

fn event_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::event(cx, &this)?;
    Ok(value.into_value(cx)?)
}

fn request_idle_callback(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "requestIdleCallback");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = IdleRequestOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window::request_idle_callback(cx, &this, a0, a1)?;
    Ok(cx.number(f64::from(value)))
}

fn cancel_idle_callback(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "cancelIdleCallback");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::window::cancel_idle_callback(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn report_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "reportError");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::window_or_worker_global_scope::report_error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn btoa(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "btoa");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window_or_worker_global_scope::btoa(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

fn atob(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "atob");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window_or_worker_global_scope::atob(cx, &this, a0)?;
    Ok(convert::from_byte_string(cx, &value))
}

fn set_timeout(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "setTimeout");
    let this = receiver::object(cx, call, Interface::Window)?;
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
    const SITE: &Site = &Site::operation("Window", "clearTimeout");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::window_or_worker_global_scope::clear_timeout(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_interval(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "setInterval");
    let this = receiver::object(cx, call, Interface::Window)?;
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
    const SITE: &Site = &Site::operation("Window", "clearInterval");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::window_or_worker_global_scope::clear_interval(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn queue_microtask(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "queueMicrotask");
    let this = receiver::object(cx, call, Interface::Window)?;
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
    const SITE: &Site = &Site::operation("Window", "createImageBitmap");
    let this = receiver::object(cx, call, Interface::Window)?;
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
    const SITE: &Site = &Site::operation("Window", "createImageBitmap");
    let a0 = ImageBitmapSource::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = ImageBitmapOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window_or_worker_global_scope::create_image_bitmap(cx, this, a0, a1)?;
    Ok(value)
}

fn create_image_bitmap_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "createImageBitmap");
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
    const SITE: &Site = &Site::operation("Window", "structuredClone");
    let this = receiver::object(cx, call, Interface::Window)?;
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
    const SITE: &Site = &Site::operation("Window", "fetch");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = RequestInfo::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = RequestInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window_or_worker_global_scope::fetch(cx, &this, a0, a1)?;
    Ok(value)
}

fn request_animation_frame(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "requestAnimationFrame");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::animation_frame_provider::request_animation_frame(cx, &this, a0)?;
    Ok(cx.number(f64::from(value)))
}

fn cancel_animation_frame(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "cancelAnimationFrame");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::animation_frame_provider::cancel_animation_frame(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = object;
    interfaces::window::supported_property_names(cx, this)
}

pub(super) fn named_get(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::window::named_property(cx, this, name)? else { return Ok(None) };
    Ok(Some(value))
}
