// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ShadowRoot",
    interface: Interface::ShadowRoot,
    last: Interface::ShadowRoot,
    parent: Some(Interface::DocumentFragment),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("mode", N::ShadowRoot_get_mode),
        Member::attribute("delegatesFocus", N::ShadowRoot_get_delegatesFocus),
        Member::attribute("serializable", N::ShadowRoot_get_serializable),
        Member::attribute("slotAssignment", N::ShadowRoot_get_slotAssignment),
        Member::attribute("clonable", N::ShadowRoot_get_clonable),
        Member::attribute("host", N::ShadowRoot_get_host),
        Member::attribute("onslotchange", N::ShadowRoot_get_onslotchange).setter(N::ShadowRoot_set_onslotchange),
        Member::operation("setHTMLUnsafe", N::ShadowRoot_setHTMLUnsafe, 1),
        Member::operation("getHTML", N::ShadowRoot_getHTML, 0),
        Member::attribute("innerHTML", N::ShadowRoot_get_innerHTML).setter(N::ShadowRoot_set_innerHTML),
        Member::attribute("customElementRegistry", N::ShadowRoot_get_customElementRegistry),
        Member::attribute("activeElement", N::ShadowRoot_get_activeElement),
    ],
    ..Definition::EMPTY
};

pub(super) fn mode_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::mode(cx, this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn delegates_focus_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::delegates_focus(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn serializable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::serializable(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn slot_assignment_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::slot_assignment(cx, this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn clonable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::clonable(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn host_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::host(cx, this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn onslotchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ShadowRoot)?;
    handlers::get(cx, &this, "slotchange")
}

pub(super) fn onslotchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ShadowRoot)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "slotchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn set_html_unsafe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ShadowRoot", "setHTMLUnsafe");
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TrustedHTMLOrDomString::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = SetHTMLUnsafeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    reactions::push_queue(cx);
    let value = interfaces::shadow_root::set_html_unsafe(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn get_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ShadowRoot", "getHTML");
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let a0 = GetHTMLOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::shadow_root::get_html(cx, this, a0)?;
    Ok(cx.js_string(&value))
}

pub(super) fn inner_html_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::shadow_root::inner_html(cx, this)?;
    Ok(value.into_value(cx)?)
}

pub(super) fn inner_html_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ShadowRoot", "innerHTML");
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = TrustedHTMLOrDomStringOrNull::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::shadow_root::set_inner_html(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn custom_element_registry_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::document_or_shadow_root::custom_element_registry(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn active_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::ShadowRoot)?;
    let value = interfaces::document_or_shadow_root::active_element(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}
