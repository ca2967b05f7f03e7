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
    legacy: Some(&Legacy { indexed: None, named: Some(Named { names: named_names, get: named_get, set: None, delete: None }), overrides_built_ins: false, enumerable_names: false, is_global: true }),
    members: &[
        Member::attribute("window", N::Window_get_window).unforgeable(),
        Member::attribute("self", N::Window_get_self).setter(N::Window_set_self),
        Member::attribute("document", N::Window_get_document).unforgeable(),
        Member::attribute("name", N::Window_get_name).setter(N::Window_set_name),
        Member::attribute("location", N::Window_get_location).setter(N::Window_set_location).unforgeable(),
        Member::attribute("history", N::Window_get_history),
        Member::attribute("customElements", N::Window_get_customElements),
        Member::attribute("locationbar", N::Window_get_locationbar).setter(N::Window_set_locationbar),
        Member::attribute("menubar", N::Window_get_menubar).setter(N::Window_set_menubar),
        Member::attribute("personalbar", N::Window_get_personalbar).setter(N::Window_set_personalbar),
        Member::attribute("scrollbars", N::Window_get_scrollbars).setter(N::Window_set_scrollbars),
        Member::attribute("statusbar", N::Window_get_statusbar).setter(N::Window_set_statusbar),
        Member::attribute("toolbar", N::Window_get_toolbar).setter(N::Window_set_toolbar),
        Member::attribute("status", N::Window_get_status).setter(N::Window_set_status),
        Member::operation("close", N::Window_close, 0),
        Member::attribute("closed", N::Window_get_closed),
        Member::operation("stop", N::Window_stop, 0),
        Member::operation("focus", N::Window_focus, 0),
        Member::operation("blur", N::Window_blur, 0),
        Member::attribute("frames", N::Window_get_frames).setter(N::Window_set_frames),
        Member::attribute("length", N::Window_get_length).setter(N::Window_set_length),
        Member::attribute("top", N::Window_get_top).unforgeable(),
        Member::attribute("opener", N::Window_get_opener).setter(N::Window_set_opener),
        Member::attribute("parent", N::Window_get_parent).setter(N::Window_set_parent),
        Member::attribute("frameElement", N::Window_get_frameElement),
        Member::operation("open", N::Window_open, 0),
        Member::attribute("navigator", N::Window_get_navigator),
        Member::attribute("clientInformation", N::Window_get_clientInformation).setter(N::Window_set_clientInformation),
        Member::attribute("originAgentCluster", N::Window_get_originAgentCluster),
        Member::operation("alert", N::Window_alert, 0),
        Member::operation("confirm", N::Window_confirm, 0),
        Member::operation("prompt", N::Window_prompt, 0),
        Member::operation("print", N::Window_print, 0),
        Member::operation("postMessage", N::Window_postMessage, 1),
        Member::operation("matchMedia", N::Window_matchMedia, 1),
        Member::attribute("screen", N::Window_get_screen).setter(N::Window_set_screen),
        Member::operation("moveTo", N::Window_moveTo, 2),
        Member::operation("moveBy", N::Window_moveBy, 2),
        Member::operation("resizeTo", N::Window_resizeTo, 2),
        Member::operation("resizeBy", N::Window_resizeBy, 2),
        Member::attribute("innerWidth", N::Window_get_innerWidth).setter(N::Window_set_innerWidth),
        Member::attribute("innerHeight", N::Window_get_innerHeight).setter(N::Window_set_innerHeight),
        Member::attribute("scrollX", N::Window_get_scrollX).setter(N::Window_set_scrollX),
        Member::attribute("pageXOffset", N::Window_get_pageXOffset).setter(N::Window_set_pageXOffset),
        Member::attribute("scrollY", N::Window_get_scrollY).setter(N::Window_set_scrollY),
        Member::attribute("pageYOffset", N::Window_get_pageYOffset).setter(N::Window_set_pageYOffset),
        Member::operation("scroll", N::Window_scroll, 0),
        Member::operation("scrollTo", N::Window_scrollTo, 0),
        Member::operation("scrollBy", N::Window_scrollBy, 0),
        Member::attribute("screenX", N::Window_get_screenX).setter(N::Window_set_screenX),
        Member::attribute("screenLeft", N::Window_get_screenLeft).setter(N::Window_set_screenLeft),
        Member::attribute("screenY", N::Window_get_screenY).setter(N::Window_set_screenY),
        Member::attribute("screenTop", N::Window_get_screenTop).setter(N::Window_set_screenTop),
        Member::attribute("outerWidth", N::Window_get_outerWidth).setter(N::Window_set_outerWidth),
        Member::attribute("outerHeight", N::Window_get_outerHeight).setter(N::Window_set_outerHeight),
        Member::attribute("devicePixelRatio", N::Window_get_devicePixelRatio).setter(N::Window_set_devicePixelRatio),
        Member::operation("getComputedStyle", N::Window_getComputedStyle, 1),
        Member::attribute("event", N::Window_get_event).setter(N::Window_set_event),
        Member::operation("captureEvents", N::Window_captureEvents, 0),
        Member::operation("releaseEvents", N::Window_releaseEvents, 0),
        Member::attribute("external", N::Window_get_external).setter(N::Window_set_external),
        Member::operation("requestIdleCallback", N::Window_requestIdleCallback, 1),
        Member::operation("cancelIdleCallback", N::Window_cancelIdleCallback, 1),
        Member::operation("getSelection", N::Window_getSelection, 0),
        Member::attribute("onabort", N::Window_get_onabort).setter(N::Window_set_onabort),
        Member::attribute("onauxclick", N::Window_get_onauxclick).setter(N::Window_set_onauxclick),
        Member::attribute("onbeforeinput", N::Window_get_onbeforeinput).setter(N::Window_set_onbeforeinput),
        Member::attribute("onbeforematch", N::Window_get_onbeforematch).setter(N::Window_set_onbeforematch),
        Member::attribute("onbeforetoggle", N::Window_get_onbeforetoggle).setter(N::Window_set_onbeforetoggle),
        Member::attribute("onblur", N::Window_get_onblur).setter(N::Window_set_onblur),
        Member::attribute("oncancel", N::Window_get_oncancel).setter(N::Window_set_oncancel),
        Member::attribute("oncanplay", N::Window_get_oncanplay).setter(N::Window_set_oncanplay),
        Member::attribute("oncanplaythrough", N::Window_get_oncanplaythrough).setter(N::Window_set_oncanplaythrough),
        Member::attribute("onchange", N::Window_get_onchange).setter(N::Window_set_onchange),
        Member::attribute("onclick", N::Window_get_onclick).setter(N::Window_set_onclick),
        Member::attribute("onclose", N::Window_get_onclose).setter(N::Window_set_onclose),
        Member::attribute("oncommand", N::Window_get_oncommand).setter(N::Window_set_oncommand),
        Member::attribute("oncontextlost", N::Window_get_oncontextlost).setter(N::Window_set_oncontextlost),
        Member::attribute("oncontextmenu", N::Window_get_oncontextmenu).setter(N::Window_set_oncontextmenu),
        Member::attribute("oncontextrestored", N::Window_get_oncontextrestored).setter(N::Window_set_oncontextrestored),
        Member::attribute("oncopy", N::Window_get_oncopy).setter(N::Window_set_oncopy),
        Member::attribute("oncuechange", N::Window_get_oncuechange).setter(N::Window_set_oncuechange),
        Member::attribute("oncut", N::Window_get_oncut).setter(N::Window_set_oncut),
        Member::attribute("ondblclick", N::Window_get_ondblclick).setter(N::Window_set_ondblclick),
        Member::attribute("ondrag", N::Window_get_ondrag).setter(N::Window_set_ondrag),
        Member::attribute("ondragend", N::Window_get_ondragend).setter(N::Window_set_ondragend),
        Member::attribute("ondragenter", N::Window_get_ondragenter).setter(N::Window_set_ondragenter),
        Member::attribute("ondragleave", N::Window_get_ondragleave).setter(N::Window_set_ondragleave),
        Member::attribute("ondragover", N::Window_get_ondragover).setter(N::Window_set_ondragover),
        Member::attribute("ondragstart", N::Window_get_ondragstart).setter(N::Window_set_ondragstart),
        Member::attribute("ondrop", N::Window_get_ondrop).setter(N::Window_set_ondrop),
        Member::attribute("ondurationchange", N::Window_get_ondurationchange).setter(N::Window_set_ondurationchange),
        Member::attribute("onemptied", N::Window_get_onemptied).setter(N::Window_set_onemptied),
        Member::attribute("onended", N::Window_get_onended).setter(N::Window_set_onended),
        Member::attribute("onerror", N::Window_get_onerror).setter(N::Window_set_onerror),
        Member::attribute("onfocus", N::Window_get_onfocus).setter(N::Window_set_onfocus),
        Member::attribute("onformdata", N::Window_get_onformdata).setter(N::Window_set_onformdata),
        Member::attribute("oninput", N::Window_get_oninput).setter(N::Window_set_oninput),
        Member::attribute("oninvalid", N::Window_get_oninvalid).setter(N::Window_set_oninvalid),
        Member::attribute("onkeydown", N::Window_get_onkeydown).setter(N::Window_set_onkeydown),
        Member::attribute("onkeypress", N::Window_get_onkeypress).setter(N::Window_set_onkeypress),
        Member::attribute("onkeyup", N::Window_get_onkeyup).setter(N::Window_set_onkeyup),
        Member::attribute("onload", N::Window_get_onload).setter(N::Window_set_onload),
        Member::attribute("onloadeddata", N::Window_get_onloadeddata).setter(N::Window_set_onloadeddata),
        Member::attribute("onloadedmetadata", N::Window_get_onloadedmetadata).setter(N::Window_set_onloadedmetadata),
        Member::attribute("onloadstart", N::Window_get_onloadstart).setter(N::Window_set_onloadstart),
        Member::attribute("onmousedown", N::Window_get_onmousedown).setter(N::Window_set_onmousedown),
        Member::attribute("onmouseenter", N::Window_get_onmouseenter).setter(N::Window_set_onmouseenter),
        Member::attribute("onmouseleave", N::Window_get_onmouseleave).setter(N::Window_set_onmouseleave),
        Member::attribute("onmousemove", N::Window_get_onmousemove).setter(N::Window_set_onmousemove),
        Member::attribute("onmouseout", N::Window_get_onmouseout).setter(N::Window_set_onmouseout),
        Member::attribute("onmouseover", N::Window_get_onmouseover).setter(N::Window_set_onmouseover),
        Member::attribute("onmouseup", N::Window_get_onmouseup).setter(N::Window_set_onmouseup),
        Member::attribute("onpaste", N::Window_get_onpaste).setter(N::Window_set_onpaste),
        Member::attribute("onpause", N::Window_get_onpause).setter(N::Window_set_onpause),
        Member::attribute("onplay", N::Window_get_onplay).setter(N::Window_set_onplay),
        Member::attribute("onplaying", N::Window_get_onplaying).setter(N::Window_set_onplaying),
        Member::attribute("onprogress", N::Window_get_onprogress).setter(N::Window_set_onprogress),
        Member::attribute("onratechange", N::Window_get_onratechange).setter(N::Window_set_onratechange),
        Member::attribute("onreset", N::Window_get_onreset).setter(N::Window_set_onreset),
        Member::attribute("onresize", N::Window_get_onresize).setter(N::Window_set_onresize),
        Member::attribute("onscroll", N::Window_get_onscroll).setter(N::Window_set_onscroll),
        Member::attribute("onscrollend", N::Window_get_onscrollend).setter(N::Window_set_onscrollend),
        Member::attribute("onsecuritypolicyviolation", N::Window_get_onsecuritypolicyviolation).setter(N::Window_set_onsecuritypolicyviolation),
        Member::attribute("onseeked", N::Window_get_onseeked).setter(N::Window_set_onseeked),
        Member::attribute("onseeking", N::Window_get_onseeking).setter(N::Window_set_onseeking),
        Member::attribute("onselect", N::Window_get_onselect).setter(N::Window_set_onselect),
        Member::attribute("onslotchange", N::Window_get_onslotchange).setter(N::Window_set_onslotchange),
        Member::attribute("onstalled", N::Window_get_onstalled).setter(N::Window_set_onstalled),
        Member::attribute("onsubmit", N::Window_get_onsubmit).setter(N::Window_set_onsubmit),
        Member::attribute("onsuspend", N::Window_get_onsuspend).setter(N::Window_set_onsuspend),
        Member::attribute("ontimeupdate", N::Window_get_ontimeupdate).setter(N::Window_set_ontimeupdate),
        Member::attribute("ontoggle", N::Window_get_ontoggle).setter(N::Window_set_ontoggle),
        Member::attribute("onvolumechange", N::Window_get_onvolumechange).setter(N::Window_set_onvolumechange),
        Member::attribute("onwaiting", N::Window_get_onwaiting).setter(N::Window_set_onwaiting),
        Member::attribute("onwebkitanimationend", N::Window_get_onwebkitanimationend).setter(N::Window_set_onwebkitanimationend),
        Member::attribute("onwebkitanimationiteration", N::Window_get_onwebkitanimationiteration).setter(N::Window_set_onwebkitanimationiteration),
        Member::attribute("onwebkitanimationstart", N::Window_get_onwebkitanimationstart).setter(N::Window_set_onwebkitanimationstart),
        Member::attribute("onwebkittransitionend", N::Window_get_onwebkittransitionend).setter(N::Window_set_onwebkittransitionend),
        Member::attribute("onwheel", N::Window_get_onwheel).setter(N::Window_set_onwheel),
        Member::attribute("onanimationstart", N::Window_get_onanimationstart).setter(N::Window_set_onanimationstart),
        Member::attribute("onanimationiteration", N::Window_get_onanimationiteration).setter(N::Window_set_onanimationiteration),
        Member::attribute("onanimationend", N::Window_get_onanimationend).setter(N::Window_set_onanimationend),
        Member::attribute("onanimationcancel", N::Window_get_onanimationcancel).setter(N::Window_set_onanimationcancel),
        Member::attribute("ontransitionrun", N::Window_get_ontransitionrun).setter(N::Window_set_ontransitionrun),
        Member::attribute("ontransitionstart", N::Window_get_ontransitionstart).setter(N::Window_set_ontransitionstart),
        Member::attribute("ontransitionend", N::Window_get_ontransitionend).setter(N::Window_set_ontransitionend),
        Member::attribute("ontransitioncancel", N::Window_get_ontransitioncancel).setter(N::Window_set_ontransitioncancel),
        Member::attribute("onpointerover", N::Window_get_onpointerover).setter(N::Window_set_onpointerover),
        Member::attribute("onpointerenter", N::Window_get_onpointerenter).setter(N::Window_set_onpointerenter),
        Member::attribute("onpointerdown", N::Window_get_onpointerdown).setter(N::Window_set_onpointerdown),
        Member::attribute("onpointermove", N::Window_get_onpointermove).setter(N::Window_set_onpointermove),
        Member::attribute("onpointerrawupdate", N::Window_get_onpointerrawupdate).setter(N::Window_set_onpointerrawupdate),
        Member::attribute("onpointerup", N::Window_get_onpointerup).setter(N::Window_set_onpointerup),
        Member::attribute("onpointercancel", N::Window_get_onpointercancel).setter(N::Window_set_onpointercancel),
        Member::attribute("onpointerout", N::Window_get_onpointerout).setter(N::Window_set_onpointerout),
        Member::attribute("onpointerleave", N::Window_get_onpointerleave).setter(N::Window_set_onpointerleave),
        Member::attribute("ongotpointercapture", N::Window_get_ongotpointercapture).setter(N::Window_set_ongotpointercapture),
        Member::attribute("onlostpointercapture", N::Window_get_onlostpointercapture).setter(N::Window_set_onlostpointercapture),
        Member::attribute("onselectstart", N::Window_get_onselectstart).setter(N::Window_set_onselectstart),
        Member::attribute("onselectionchange", N::Window_get_onselectionchange).setter(N::Window_set_onselectionchange),
        Member::attribute("ontouchstart", N::Window_get_ontouchstart).setter(N::Window_set_ontouchstart),
        Member::attribute("ontouchend", N::Window_get_ontouchend).setter(N::Window_set_ontouchend),
        Member::attribute("ontouchmove", N::Window_get_ontouchmove).setter(N::Window_set_ontouchmove),
        Member::attribute("ontouchcancel", N::Window_get_ontouchcancel).setter(N::Window_set_ontouchcancel),
        Member::attribute("onafterprint", N::Window_get_onafterprint).setter(N::Window_set_onafterprint),
        Member::attribute("onbeforeprint", N::Window_get_onbeforeprint).setter(N::Window_set_onbeforeprint),
        Member::attribute("onbeforeunload", N::Window_get_onbeforeunload).setter(N::Window_set_onbeforeunload),
        Member::attribute("onhashchange", N::Window_get_onhashchange).setter(N::Window_set_onhashchange),
        Member::attribute("onlanguagechange", N::Window_get_onlanguagechange).setter(N::Window_set_onlanguagechange),
        Member::attribute("onmessage", N::Window_get_onmessage).setter(N::Window_set_onmessage),
        Member::attribute("onmessageerror", N::Window_get_onmessageerror).setter(N::Window_set_onmessageerror),
        Member::attribute("onoffline", N::Window_get_onoffline).setter(N::Window_set_onoffline),
        Member::attribute("ononline", N::Window_get_ononline).setter(N::Window_set_ononline),
        Member::attribute("onpagehide", N::Window_get_onpagehide).setter(N::Window_set_onpagehide),
        Member::attribute("onpagereveal", N::Window_get_onpagereveal).setter(N::Window_set_onpagereveal),
        Member::attribute("onpageshow", N::Window_get_onpageshow).setter(N::Window_set_onpageshow),
        Member::attribute("onpageswap", N::Window_get_onpageswap).setter(N::Window_set_onpageswap),
        Member::attribute("onpopstate", N::Window_get_onpopstate).setter(N::Window_set_onpopstate),
        Member::attribute("onrejectionhandled", N::Window_get_onrejectionhandled).setter(N::Window_set_onrejectionhandled),
        Member::attribute("onstorage", N::Window_get_onstorage).setter(N::Window_set_onstorage),
        Member::attribute("onunhandledrejection", N::Window_get_onunhandledrejection).setter(N::Window_set_onunhandledrejection),
        Member::attribute("onunload", N::Window_get_onunload).setter(N::Window_set_onunload),
        Member::attribute("origin", N::Window_get_origin).setter(N::Window_set_origin),
        Member::attribute("isSecureContext", N::Window_get_isSecureContext),
        Member::attribute("crossOriginIsolated", N::Window_get_crossOriginIsolated),
        Member::operation("reportError", N::Window_reportError, 1),
        Member::operation("btoa", N::Window_btoa, 1),
        Member::operation("atob", N::Window_atob, 1),
        Member::operation("setTimeout", N::Window_setTimeout, 1),
        Member::operation("clearTimeout", N::Window_clearTimeout, 0),
        Member::operation("setInterval", N::Window_setInterval, 1),
        Member::operation("clearInterval", N::Window_clearInterval, 0),
        Member::operation("queueMicrotask", N::Window_queueMicrotask, 1),
        Member::operation("createImageBitmap", N::Window_createImageBitmap, 1),
        Member::operation("structuredClone", N::Window_structuredClone, 1),
        Member::operation("fetch", N::Window_fetch, 1),
        Member::attribute("performance", N::Window_get_performance).setter(N::Window_set_performance),
        Member::attribute("trustedTypes", N::Window_get_trustedTypes),
        Member::attribute("crypto", N::Window_get_crypto),
        Member::operation("requestAnimationFrame", N::Window_requestAnimationFrame, 1),
        Member::operation("cancelAnimationFrame", N::Window_cancelAnimationFrame, 1),
        Member::attribute("sessionStorage", N::Window_get_sessionStorage),
        Member::attribute("localStorage", N::Window_get_localStorage),
    ],
    ..Definition::EMPTY
};

pub(super) fn window_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::window(cx, &this)?;
    Ok(value)
}

pub(super) fn self__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::self_(cx, &this)?;
    Ok(value)
}

pub(super) fn self__setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "self")
}

pub(super) fn document_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::document(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Window", "name");
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::window::set_name(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn location_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::location(cx, &this)?;
    Ok(value)
}

pub(super) fn location_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::forward(cx, call, &this, "location", "href")
}

pub(super) fn history_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::history(cx, &this)?;
    Ok(value)
}

pub(super) fn custom_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::custom_elements(cx, &this)?;
    Ok(value)
}

pub(super) fn locationbar_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::locationbar(cx, &this)?;
    Ok(value)
}

pub(super) fn locationbar_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "locationbar")
}

pub(super) fn menubar_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::menubar(cx, &this)?;
    Ok(value)
}

pub(super) fn menubar_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "menubar")
}

pub(super) fn personalbar_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::personalbar(cx, &this)?;
    Ok(value)
}

pub(super) fn personalbar_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "personalbar")
}

pub(super) fn scrollbars_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::scrollbars(cx, &this)?;
    Ok(value)
}

pub(super) fn scrollbars_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "scrollbars")
}

pub(super) fn statusbar_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::statusbar(cx, &this)?;
    Ok(value)
}

pub(super) fn statusbar_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "statusbar")
}

pub(super) fn toolbar_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::toolbar(cx, &this)?;
    Ok(value)
}

pub(super) fn toolbar_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "toolbar")
}

pub(super) fn status_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::status(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn status_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Window", "status");
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::window::set_status(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::close(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn closed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::closed(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn stop(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::stop(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn focus(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::focus(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn blur(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::blur(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn frames_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::frames(cx, &this)?;
    Ok(value)
}

pub(super) fn frames_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "frames")
}

pub(super) fn length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::length(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "length")
}

pub(super) fn top_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::top(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn opener_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::opener(cx, &this)?;
    Ok(value)
}

pub(super) fn opener_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Window", "opener");
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = Value::clone(&call.arg(0));
    interfaces::window::set_opener(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn parent_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::parent(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn parent_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "parent")
}

pub(super) fn frame_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::frame_element(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn open(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "open");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => String::from(""), value => convert::usv_string(cx, &value)? };
    let a1 = match call.arg(1) { value if value.is_undefined() => DomString::from("_blank"), value => convert::dom_string(cx, &value)? };
    let a2 = match call.arg(2) { value if value.is_undefined() => DomString::from(""), value => convert::dom_string_or_null(cx, &value)? };
    let value = interfaces::window::open(cx, &this, a0, a1, a2)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn navigator_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::navigator(cx, &this)?;
    Ok(value)
}

pub(super) fn client_information_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::client_information(cx, &this)?;
    Ok(value)
}

pub(super) fn client_information_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "clientInformation")
}

pub(super) fn origin_agent_cluster_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::origin_agent_cluster(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn alert(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

pub(super) fn confirm(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "confirm");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => DomString::from(""), value => convert::dom_string(cx, &value)? };
    let value = interfaces::window::confirm(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn prompt(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "prompt");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => DomString::from(""), value => convert::dom_string(cx, &value)? };
    let a1 = match call.arg(1) { value if value.is_undefined() => DomString::from(""), value => convert::dom_string(cx, &value)? };
    let value = interfaces::window::prompt(cx, &this, a0, a1)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn print(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::print(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "postMessage");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => post_message_overload_2(cx, call, &this),
        2 => {
            let value = call.arg(1);
            if value.is_undefined() { post_message_overload_2(cx, call, &this) } else if value.is_nullish() { post_message_overload_2(cx, call, &this) } else if value.is_object() { post_message_overload_2(cx, call, &this) } else { post_message_overload_1(cx, call, &this) }
        },
        _ => post_message_overload_1(cx, call, &this),
    }
}

fn post_message_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Window", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) { value if value.is_undefined() => Vec::new(), value => convert::sequence(cx, &value, SITE.argument(3), |cx, value, at| Ok(convert::object(cx, value, at)?))? };
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

pub(super) fn match_media(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "matchMedia");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window::match_media(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn screen_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::Window)?;
    if let Some(value) = same_object::kept(cx, &object, N::Window_get_screen) {
        return Ok(value);
    }
    let value = interfaces::window::screen(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::Window_get_screen, &value);
    Ok(value)
}

pub(super) fn screen_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "screen")
}

pub(super) fn move_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "moveTo");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::window::move_to(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn move_by(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "moveBy");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::window::move_by(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn resize_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "resizeTo");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::window::resize_to(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn resize_by(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "resizeBy");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::window::resize_by(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn inner_width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::inner_width(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn inner_width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "innerWidth")
}

pub(super) fn inner_height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::inner_height(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn inner_height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "innerHeight")
}

pub(super) fn scroll_x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::scroll_x(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn scroll_x_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "scrollX")
}

pub(super) fn page_x_offset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::page_x_offset(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn page_x_offset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "pageXOffset")
}

pub(super) fn scroll_y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::scroll_y(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn scroll_y_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "scrollY")
}

pub(super) fn page_y_offset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::page_y_offset(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn page_y_offset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "pageYOffset")
}

pub(super) fn scroll(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

pub(super) fn scroll_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

pub(super) fn scroll_by(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

pub(super) fn screen_x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::screen_x(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn screen_x_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "screenX")
}

pub(super) fn screen_left_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::screen_left(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn screen_left_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "screenLeft")
}

pub(super) fn screen_y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::screen_y(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn screen_y_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "screenY")
}

pub(super) fn screen_top_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::screen_top(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn screen_top_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "screenTop")
}

pub(super) fn outer_width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::outer_width(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn outer_width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "outerWidth")
}

pub(super) fn outer_height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::outer_height(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn outer_height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "outerHeight")
}

pub(super) fn device_pixel_ratio_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::device_pixel_ratio(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn device_pixel_ratio_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "devicePixelRatio")
}

pub(super) fn get_computed_style(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "getComputedStyle");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Element, SITE.argument(1))?;
    let a1 = match &call.arg(1) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let value = interfaces::window::get_computed_style(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn event_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::event(cx, &this)?;
    Ok(value.into_value(cx)?)
}

pub(super) fn event_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "event")
}

pub(super) fn capture_events(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::capture_events(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn release_events(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::release_events(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn external_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::Window)?;
    if let Some(value) = same_object::kept(cx, &object, N::Window_get_external) {
        return Ok(value);
    }
    let value = interfaces::window::external(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::Window_get_external, &value);
    Ok(value)
}

pub(super) fn external_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "external")
}

pub(super) fn request_idle_callback(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "requestIdleCallback");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = IdleRequestOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window::request_idle_callback(cx, &this, a0, a1)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn cancel_idle_callback(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "cancelIdleCallback");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::window::cancel_idle_callback(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn get_selection(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::get_selection(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn onabort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "abort")
}

pub(super) fn onabort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "abort", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onauxclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "auxclick")
}

pub(super) fn onauxclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "auxclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeinput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "beforeinput")
}

pub(super) fn onbeforeinput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeinput", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforematch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "beforematch")
}

pub(super) fn onbeforematch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforematch", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforetoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "beforetoggle")
}

pub(super) fn onbeforetoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforetoggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onblur_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "blur")
}

pub(super) fn onblur_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "blur", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "cancel")
}

pub(super) fn oncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "canplay")
}

pub(super) fn oncanplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplay", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncanplaythrough_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "canplaythrough")
}

pub(super) fn oncanplaythrough_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "canplaythrough", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "change")
}

pub(super) fn onchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "change", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "click")
}

pub(super) fn onclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "click", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onclose_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "close")
}

pub(super) fn onclose_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "close", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncommand_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "command")
}

pub(super) fn oncommand_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "command", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextlost_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "contextlost")
}

pub(super) fn oncontextlost_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextlost", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextmenu_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "contextmenu")
}

pub(super) fn oncontextmenu_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextmenu", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncontextrestored_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "contextrestored")
}

pub(super) fn oncontextrestored_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "contextrestored", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncopy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "copy")
}

pub(super) fn oncopy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "copy", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncuechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "cuechange")
}

pub(super) fn oncuechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cuechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oncut_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "cut")
}

pub(super) fn oncut_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "cut", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondblclick_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "dblclick")
}

pub(super) fn ondblclick_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dblclick", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrag_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "drag")
}

pub(super) fn ondrag_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drag", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "dragend")
}

pub(super) fn ondragend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "dragenter")
}

pub(super) fn ondragenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "dragleave")
}

pub(super) fn ondragleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "dragover")
}

pub(super) fn ondragover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondragstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "dragstart")
}

pub(super) fn ondragstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "dragstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondrop_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "drop")
}

pub(super) fn ondrop_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "drop", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ondurationchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "durationchange")
}

pub(super) fn ondurationchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "durationchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onemptied_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "emptied")
}

pub(super) fn onemptied_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "emptied", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onended_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "ended")
}

pub(super) fn onended_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ended", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "error")
}

pub(super) fn onerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "error", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onfocus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "focus")
}

pub(super) fn onfocus_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "focus", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onformdata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "formdata")
}

pub(super) fn onformdata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "formdata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninput_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "input")
}

pub(super) fn oninput_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "input", &value)?;
    Ok(cx.undefined())
}

pub(super) fn oninvalid_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "invalid")
}

pub(super) fn oninvalid_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "invalid", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeydown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "keydown")
}

pub(super) fn onkeydown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keydown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeypress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "keypress")
}

pub(super) fn onkeypress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keypress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onkeyup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "keyup")
}

pub(super) fn onkeyup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "keyup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "load")
}

pub(super) fn onload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "load", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadeddata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "loadeddata")
}

pub(super) fn onloadeddata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadeddata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadedmetadata_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "loadedmetadata")
}

pub(super) fn onloadedmetadata_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadedmetadata", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "loadstart")
}

pub(super) fn onloadstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousedown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "mousedown")
}

pub(super) fn onmousedown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousedown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Window) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "mouseenter")
}

pub(super) fn onmouseenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Window) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Window) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "mouseleave")
}

pub(super) fn onmouseleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    if !receiver::implements(cx, call, Interface::Window) {
        return Ok(cx.undefined());
    }
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmousemove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "mousemove")
}

pub(super) fn onmousemove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mousemove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "mouseout")
}

pub(super) fn onmouseout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "mouseover")
}

pub(super) fn onmouseover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmouseup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "mouseup")
}

pub(super) fn onmouseup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "mouseup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpaste_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "paste")
}

pub(super) fn onpaste_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "paste", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpause_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pause")
}

pub(super) fn onpause_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pause", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "play")
}

pub(super) fn onplay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "play", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onplaying_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "playing")
}

pub(super) fn onplaying_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "playing", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onprogress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "progress")
}

pub(super) fn onprogress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "progress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onratechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "ratechange")
}

pub(super) fn onratechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "ratechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onreset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "reset")
}

pub(super) fn onreset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "reset", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onresize_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "resize")
}

pub(super) fn onresize_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "resize", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscroll_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "scroll")
}

pub(super) fn onscroll_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scroll", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onscrollend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "scrollend")
}

pub(super) fn onscrollend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "scrollend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsecuritypolicyviolation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "securitypolicyviolation")
}

pub(super) fn onsecuritypolicyviolation_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "securitypolicyviolation", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeked_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "seeked")
}

pub(super) fn onseeked_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeked", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onseeking_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "seeking")
}

pub(super) fn onseeking_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "seeking", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselect_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "select")
}

pub(super) fn onselect_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "select", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onslotchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "slotchange")
}

pub(super) fn onslotchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "slotchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onstalled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "stalled")
}

pub(super) fn onstalled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "stalled", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsubmit_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "submit")
}

pub(super) fn onsubmit_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "submit", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onsuspend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "suspend")
}

pub(super) fn onsuspend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "suspend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontimeupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "timeupdate")
}

pub(super) fn ontimeupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "timeupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontoggle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "toggle")
}

pub(super) fn ontoggle_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "toggle", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onvolumechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "volumechange")
}

pub(super) fn onvolumechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "volumechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwaiting_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "waiting")
}

pub(super) fn onwaiting_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "waiting", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "webkitanimationend")
}

pub(super) fn onwebkitanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "webkitanimationiteration")
}

pub(super) fn onwebkitanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkitanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "webkitanimationstart")
}

pub(super) fn onwebkitanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkitanimationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwebkittransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "webkittransitionend")
}

pub(super) fn onwebkittransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "webkittransitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onwheel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "wheel")
}

pub(super) fn onwheel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "wheel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "animationstart")
}

pub(super) fn onanimationstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationiteration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "animationiteration")
}

pub(super) fn onanimationiteration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationiteration", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "animationend")
}

pub(super) fn onanimationend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onanimationcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "animationcancel")
}

pub(super) fn onanimationcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "animationcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionrun_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "transitionrun")
}

pub(super) fn ontransitionrun_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionrun", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "transitionstart")
}

pub(super) fn ontransitionstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitionend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "transitionend")
}

pub(super) fn ontransitionend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitionend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontransitioncancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "transitioncancel")
}

pub(super) fn ontransitioncancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "transitioncancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerover_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pointerover")
}

pub(super) fn onpointerover_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerover", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerenter_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pointerenter")
}

pub(super) fn onpointerenter_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerenter", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerdown_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pointerdown")
}

pub(super) fn onpointerdown_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerdown", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointermove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pointermove")
}

pub(super) fn onpointermove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointermove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerrawupdate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pointerrawupdate")
}

pub(super) fn onpointerrawupdate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerrawupdate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pointerup")
}

pub(super) fn onpointerup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerup", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointercancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pointercancel")
}

pub(super) fn onpointercancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointercancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerout_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pointerout")
}

pub(super) fn onpointerout_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerout", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpointerleave_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pointerleave")
}

pub(super) fn onpointerleave_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pointerleave", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ongotpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "gotpointercapture")
}

pub(super) fn ongotpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "gotpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onlostpointercapture_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "lostpointercapture")
}

pub(super) fn onlostpointercapture_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "lostpointercapture", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "selectstart")
}

pub(super) fn onselectstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onselectionchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "selectionchange")
}

pub(super) fn onselectionchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "selectionchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "touchstart")
}

pub(super) fn ontouchstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "touchend")
}

pub(super) fn ontouchend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchmove_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "touchmove")
}

pub(super) fn ontouchmove_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchmove", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ontouchcancel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "touchcancel")
}

pub(super) fn ontouchcancel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "touchcancel", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onafterprint_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "afterprint")
}

pub(super) fn onafterprint_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "afterprint", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeprint_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "beforeprint")
}

pub(super) fn onbeforeprint_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeprint", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeunload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "beforeunload")
}

pub(super) fn onbeforeunload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeunload", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onhashchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "hashchange")
}

pub(super) fn onhashchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "hashchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onlanguagechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "languagechange")
}

pub(super) fn onlanguagechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "languagechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "message")
}

pub(super) fn onmessage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "message", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessageerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "messageerror")
}

pub(super) fn onmessageerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "messageerror", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onoffline_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "offline")
}

pub(super) fn onoffline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "offline", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ononline_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "online")
}

pub(super) fn ononline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "online", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpagehide_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pagehide")
}

pub(super) fn onpagehide_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pagehide", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpagereveal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pagereveal")
}

pub(super) fn onpagereveal_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pagereveal", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpageshow_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pageshow")
}

pub(super) fn onpageshow_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pageshow", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpageswap_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "pageswap")
}

pub(super) fn onpageswap_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pageswap", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpopstate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "popstate")
}

pub(super) fn onpopstate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "popstate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onrejectionhandled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "rejectionhandled")
}

pub(super) fn onrejectionhandled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "rejectionhandled", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onstorage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "storage")
}

pub(super) fn onstorage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "storage", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onunhandledrejection_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "unhandledrejection")
}

pub(super) fn onunhandledrejection_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "unhandledrejection", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onunload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    handlers::get(cx, &this, "unload")
}

pub(super) fn onunload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "unload", &value)?;
    Ok(cx.undefined())
}

pub(super) fn origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window_or_worker_global_scope::origin(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn origin_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "origin")
}

pub(super) fn is_secure_context_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window_or_worker_global_scope::is_secure_context(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn cross_origin_isolated_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window_or_worker_global_scope::cross_origin_isolated(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "reportError");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::window_or_worker_global_scope::report_error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn btoa(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "btoa");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window_or_worker_global_scope::btoa(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

pub(super) fn atob(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "atob");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::window_or_worker_global_scope::atob(cx, &this, a0)?;
    Ok(convert::from_byte_string(cx, &value))
}

pub(super) fn set_timeout(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "setTimeout");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TimerHandler::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(2))? };
    let a2 = arguments::variadic(cx, call, 2, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::window_or_worker_global_scope::set_timeout(cx, &this, a0, a1, a2)?;
    Ok(cx.int(value))
}

pub(super) fn clear_timeout(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "clearTimeout");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))? };
    let value = interfaces::window_or_worker_global_scope::clear_timeout(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_interval(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "setInterval");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TimerHandler::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(2))? };
    let a2 = arguments::variadic(cx, call, 2, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::window_or_worker_global_scope::set_interval(cx, &this, a0, a1, a2)?;
    Ok(cx.int(value))
}

pub(super) fn clear_interval(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "clearInterval");
    let this = receiver::object(cx, call, Interface::Window)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 0, value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))? };
    let value = interfaces::window_or_worker_global_scope::clear_interval(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn queue_microtask(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "queueMicrotask");
    let this = receiver::object(cx, call, Interface::Window)?;
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
    let value = interfaces::window_or_worker_global_scope::create_image_bitmap_2(cx, this, a0, a1, a2, a3, a4, a5)?;
    Ok(value)
}

pub(super) fn structured_clone(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "structuredClone");
    let this = receiver::object(cx, call, Interface::Window)?;
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
    const SITE: &Site = &Site::operation("Window", "fetch");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = RequestInfo::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = RequestInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::window_or_worker_global_scope::fetch(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn performance_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window_or_worker_global_scope::performance(cx, &this)?;
    Ok(value)
}

pub(super) fn performance_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "performance")
}

pub(super) fn trusted_types_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window_or_worker_global_scope::trusted_types(cx, &this)?;
    Ok(value)
}

pub(super) fn crypto_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::Window)?;
    if let Some(value) = same_object::kept(cx, &object, N::Window_get_crypto) {
        return Ok(value);
    }
    let value = interfaces::window_or_worker_global_scope::crypto(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::Window_get_crypto, &value);
    Ok(value)
}

pub(super) fn request_animation_frame(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "requestAnimationFrame");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::animation_frame_provider::request_animation_frame(cx, &this, a0)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn cancel_animation_frame(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Window", "cancelAnimationFrame");
    let this = receiver::object(cx, call, Interface::Window)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::animation_frame_provider::cancel_animation_frame(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn session_storage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window_session_storage::session_storage(cx, &this)?;
    Ok(value)
}

pub(super) fn local_storage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window_local_storage::local_storage(cx, &this)?;
    Ok(value)
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = object;
    interfaces::window::supported_property_names(cx, this)
}

pub(super) fn named_get(cx: &mut Cx<'_>, object: &Value, name: DomString) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::window::named_property(cx, this, name)? else { return Ok(None) };
    Ok(Some(value))
}
