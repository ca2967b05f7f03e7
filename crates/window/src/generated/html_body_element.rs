// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLBodyElement",
    interface: Interface::HTMLBodyElement,
    last: Interface::HTMLBodyElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLBodyElement_constructor, 0)),
    members: &[
        Member::attribute("text", N::HTMLBodyElement_get_text).setter(N::HTMLBodyElement_set_text),
        Member::attribute("link", N::HTMLBodyElement_get_link).setter(N::HTMLBodyElement_set_link),
        Member::attribute("vLink", N::HTMLBodyElement_get_vLink).setter(N::HTMLBodyElement_set_vLink),
        Member::attribute("aLink", N::HTMLBodyElement_get_aLink).setter(N::HTMLBodyElement_set_aLink),
        Member::attribute("bgColor", N::HTMLBodyElement_get_bgColor).setter(N::HTMLBodyElement_set_bgColor),
        Member::attribute("background", N::HTMLBodyElement_get_background).setter(N::HTMLBodyElement_set_background),
        Member::attribute("onafterprint", N::HTMLBodyElement_get_onafterprint).setter(N::HTMLBodyElement_set_onafterprint),
        Member::attribute("onbeforeprint", N::HTMLBodyElement_get_onbeforeprint).setter(N::HTMLBodyElement_set_onbeforeprint),
        Member::attribute("onbeforeunload", N::HTMLBodyElement_get_onbeforeunload).setter(N::HTMLBodyElement_set_onbeforeunload),
        Member::attribute("onhashchange", N::HTMLBodyElement_get_onhashchange).setter(N::HTMLBodyElement_set_onhashchange),
        Member::attribute("onlanguagechange", N::HTMLBodyElement_get_onlanguagechange).setter(N::HTMLBodyElement_set_onlanguagechange),
        Member::attribute("onmessage", N::HTMLBodyElement_get_onmessage).setter(N::HTMLBodyElement_set_onmessage),
        Member::attribute("onmessageerror", N::HTMLBodyElement_get_onmessageerror).setter(N::HTMLBodyElement_set_onmessageerror),
        Member::attribute("onoffline", N::HTMLBodyElement_get_onoffline).setter(N::HTMLBodyElement_set_onoffline),
        Member::attribute("ononline", N::HTMLBodyElement_get_ononline).setter(N::HTMLBodyElement_set_ononline),
        Member::attribute("onpagehide", N::HTMLBodyElement_get_onpagehide).setter(N::HTMLBodyElement_set_onpagehide),
        Member::attribute("onpagereveal", N::HTMLBodyElement_get_onpagereveal).setter(N::HTMLBodyElement_set_onpagereveal),
        Member::attribute("onpageshow", N::HTMLBodyElement_get_onpageshow).setter(N::HTMLBodyElement_set_onpageshow),
        Member::attribute("onpageswap", N::HTMLBodyElement_get_onpageswap).setter(N::HTMLBodyElement_set_onpageswap),
        Member::attribute("onpopstate", N::HTMLBodyElement_get_onpopstate).setter(N::HTMLBodyElement_set_onpopstate),
        Member::attribute("onrejectionhandled", N::HTMLBodyElement_get_onrejectionhandled).setter(N::HTMLBodyElement_set_onrejectionhandled),
        Member::attribute("onstorage", N::HTMLBodyElement_get_onstorage).setter(N::HTMLBodyElement_set_onstorage),
        Member::attribute("onunhandledrejection", N::HTMLBodyElement_get_onunhandledrejection).setter(N::HTMLBodyElement_set_onunhandledrejection),
        Member::attribute("onunload", N::HTMLBodyElement_get_onunload).setter(N::HTMLBodyElement_set_onunload),
    ],
    ..Definition::EMPTY
};

pub(super) fn text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "text")
}

pub(super) fn text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "text", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn link_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "link")
}

pub(super) fn link_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "link", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn v_link_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "vlink")
}

pub(super) fn v_link_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "vlink", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn a_link_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "alink")
}

pub(super) fn a_link_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "alink", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn bg_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "bgcolor")
}

pub(super) fn bg_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "bgcolor", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn background_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "background")
}

pub(super) fn background_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "background", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn onafterprint_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "afterprint")
}

pub(super) fn onafterprint_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "afterprint", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeprint_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "beforeprint")
}

pub(super) fn onbeforeprint_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeprint", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onbeforeunload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "beforeunload")
}

pub(super) fn onbeforeunload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "beforeunload", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onhashchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "hashchange")
}

pub(super) fn onhashchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "hashchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onlanguagechange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "languagechange")
}

pub(super) fn onlanguagechange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "languagechange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "message")
}

pub(super) fn onmessage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "message", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessageerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "messageerror")
}

pub(super) fn onmessageerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "messageerror", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onoffline_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "offline")
}

pub(super) fn onoffline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "offline", &value)?;
    Ok(cx.undefined())
}

pub(super) fn ononline_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "online")
}

pub(super) fn ononline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "online", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpagehide_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "pagehide")
}

pub(super) fn onpagehide_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pagehide", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpagereveal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "pagereveal")
}

pub(super) fn onpagereveal_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pagereveal", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpageshow_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "pageshow")
}

pub(super) fn onpageshow_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pageshow", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpageswap_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "pageswap")
}

pub(super) fn onpageswap_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "pageswap", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onpopstate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "popstate")
}

pub(super) fn onpopstate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "popstate", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onrejectionhandled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "rejectionhandled")
}

pub(super) fn onrejectionhandled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "rejectionhandled", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onstorage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "storage")
}

pub(super) fn onstorage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "storage", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onunhandledrejection_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "unhandledrejection")
}

pub(super) fn onunhandledrejection_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "unhandledrejection", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onunload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    handlers::get(cx, &this, "unload")
}

pub(super) fn onunload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "unload", &value)?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLBodyElement)
}
