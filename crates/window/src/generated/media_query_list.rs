// Made by `cargo xtask codegen` from spec/idl/cssom-view.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MediaQueryList",
    interface: Interface::MediaQueryList,
    last: Interface::MediaQueryList,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    members: &[
        Member::attribute("media", N::MediaQueryList_get_media),
        Member::attribute("matches", N::MediaQueryList_get_matches),
        Member::operation("addListener", N::MediaQueryList_addListener, 1),
        Member::operation("removeListener", N::MediaQueryList_removeListener, 1),
        Member::attribute("onchange", N::MediaQueryList_get_onchange).setter(N::MediaQueryList_set_onchange),
    ],
    ..Definition::EMPTY
};

pub(super) fn media_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MediaQueryList)?;
    let value = interfaces::media_query_list::media(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn matches_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MediaQueryList)?;
    let value = interfaces::media_query_list::matches(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn add_listener(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MediaQueryList", "addListener");
    let this = receiver::object(cx, call, Interface::MediaQueryList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::callback_interface(cx, value, "EventListener", SITE.argument(1))?) };
    let value = interfaces::media_query_list::add_listener(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove_listener(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MediaQueryList", "removeListener");
    let this = receiver::object(cx, call, Interface::MediaQueryList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::callback_interface(cx, value, "EventListener", SITE.argument(1))?) };
    let value = interfaces::media_query_list::remove_listener(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn onchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MediaQueryList)?;
    handlers::get(cx, &this, "change")
}

pub(super) fn onchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MediaQueryList)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "change", &value)?;
    Ok(cx.undefined())
}
