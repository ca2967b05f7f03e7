// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFrameSetElement",
    interface: Interface::HTMLFrameSetElement,
    last: Interface::HTMLFrameSetElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLFrameSetElement_constructor, 0)),
    members: &[
        Member::attribute("cols", N::HTMLFrameSetElement_get_cols).setter(N::HTMLFrameSetElement_set_cols),
        Member::attribute("rows", N::HTMLFrameSetElement_get_rows).setter(N::HTMLFrameSetElement_set_rows),
        Member::attribute("onafterprint", N::HTMLFrameSetElement_get_onafterprint).setter(N::HTMLFrameSetElement_set_onafterprint),
        Member::attribute("onbeforeprint", N::HTMLFrameSetElement_get_onbeforeprint).setter(N::HTMLFrameSetElement_set_onbeforeprint),
        Member::attribute("onbeforeunload", N::HTMLFrameSetElement_get_onbeforeunload).setter(N::HTMLFrameSetElement_set_onbeforeunload),
        Member::attribute("onhashchange", N::HTMLFrameSetElement_get_onhashchange).setter(N::HTMLFrameSetElement_set_onhashchange),
        Member::attribute("onlanguagechange", N::HTMLFrameSetElement_get_onlanguagechange).setter(N::HTMLFrameSetElement_set_onlanguagechange),
        Member::attribute("onmessage", N::HTMLFrameSetElement_get_onmessage).setter(N::HTMLFrameSetElement_set_onmessage),
        Member::attribute("onmessageerror", N::HTMLFrameSetElement_get_onmessageerror).setter(N::HTMLFrameSetElement_set_onmessageerror),
        Member::attribute("onoffline", N::HTMLFrameSetElement_get_onoffline).setter(N::HTMLFrameSetElement_set_onoffline),
        Member::attribute("ononline", N::HTMLFrameSetElement_get_ononline).setter(N::HTMLFrameSetElement_set_ononline),
        Member::attribute("onpagehide", N::HTMLFrameSetElement_get_onpagehide).setter(N::HTMLFrameSetElement_set_onpagehide),
        Member::attribute("onpagereveal", N::HTMLFrameSetElement_get_onpagereveal).setter(N::HTMLFrameSetElement_set_onpagereveal),
        Member::attribute("onpageshow", N::HTMLFrameSetElement_get_onpageshow).setter(N::HTMLFrameSetElement_set_onpageshow),
        Member::attribute("onpageswap", N::HTMLFrameSetElement_get_onpageswap).setter(N::HTMLFrameSetElement_set_onpageswap),
        Member::attribute("onpopstate", N::HTMLFrameSetElement_get_onpopstate).setter(N::HTMLFrameSetElement_set_onpopstate),
        Member::attribute("onrejectionhandled", N::HTMLFrameSetElement_get_onrejectionhandled).setter(N::HTMLFrameSetElement_set_onrejectionhandled),
        Member::attribute("onstorage", N::HTMLFrameSetElement_get_onstorage).setter(N::HTMLFrameSetElement_set_onstorage),
        Member::attribute("onunhandledrejection", N::HTMLFrameSetElement_get_onunhandledrejection).setter(N::HTMLFrameSetElement_set_onunhandledrejection),
        Member::attribute("onunload", N::HTMLFrameSetElement_get_onunload).setter(N::HTMLFrameSetElement_set_onunload),
    ],
    ..Definition::EMPTY
};

pub(super) fn cols_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameSetElement)?;
    reflect::string(cx, this, "cols")
}

pub(super) fn cols_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "cols", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rows_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameSetElement)?;
    reflect::string(cx, this, "rows")
}

pub(super) fn rows_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "rows", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn onafterprint_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "afterprint")
}

pub(super) fn onafterprint_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "afterprint", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeprint_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "beforeprint")
}

pub(super) fn onbeforeprint_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeprint", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeunload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "beforeunload")
}

pub(super) fn onbeforeunload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeunload", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onhashchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "hashchange")
}

pub(super) fn onhashchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "hashchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onlanguagechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "languagechange")
}

pub(super) fn onlanguagechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "languagechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "message")
}

pub(super) fn onmessage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "message", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessageerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "messageerror")
}

pub(super) fn onmessageerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "messageerror", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onoffline_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "offline")
}

pub(super) fn onoffline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "offline", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ononline_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "online")
}

pub(super) fn ononline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "online", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpagehide_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "pagehide")
}

pub(super) fn onpagehide_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pagehide", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpagereveal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "pagereveal")
}

pub(super) fn onpagereveal_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pagereveal", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpageshow_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "pageshow")
}

pub(super) fn onpageshow_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pageshow", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpageswap_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "pageswap")
}

pub(super) fn onpageswap_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pageswap", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpopstate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "popstate")
}

pub(super) fn onpopstate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "popstate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onrejectionhandled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "rejectionhandled")
}

pub(super) fn onrejectionhandled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "rejectionhandled", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onstorage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "storage")
}

pub(super) fn onstorage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "storage", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onunhandledrejection_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "unhandledrejection")
}

pub(super) fn onunhandledrejection_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "unhandledrejection", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onunload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    handlers::get(cx, &this, "unload")
}

pub(super) fn onunload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "unload", &value)?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLFrameSetElement)
}
