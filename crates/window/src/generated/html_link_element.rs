// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLLinkElement",
    interface: Interface::HTMLLinkElement,
    last: Interface::HTMLLinkElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLLinkElement_constructor, 0)),
    members: &[
        Member::attribute("href", N::HTMLLinkElement_get_href).setter(N::HTMLLinkElement_set_href),
        Member::attribute("crossOrigin", N::HTMLLinkElement_get_crossOrigin).setter(N::HTMLLinkElement_set_crossOrigin),
        Member::attribute("rel", N::HTMLLinkElement_get_rel).setter(N::HTMLLinkElement_set_rel),
        Member::attribute("as", N::HTMLLinkElement_get_as).setter(N::HTMLLinkElement_set_as),
        Member::attribute("relList", N::HTMLLinkElement_get_relList).setter(N::HTMLLinkElement_set_relList),
        Member::attribute("media", N::HTMLLinkElement_get_media).setter(N::HTMLLinkElement_set_media),
        Member::attribute("integrity", N::HTMLLinkElement_get_integrity).setter(N::HTMLLinkElement_set_integrity),
        Member::attribute("hreflang", N::HTMLLinkElement_get_hreflang).setter(N::HTMLLinkElement_set_hreflang),
        Member::attribute("type", N::HTMLLinkElement_get_type).setter(N::HTMLLinkElement_set_type),
        Member::attribute("sizes", N::HTMLLinkElement_get_sizes).setter(N::HTMLLinkElement_set_sizes),
        Member::attribute("imageSrcset", N::HTMLLinkElement_get_imageSrcset).setter(N::HTMLLinkElement_set_imageSrcset),
        Member::attribute("imageSizes", N::HTMLLinkElement_get_imageSizes).setter(N::HTMLLinkElement_set_imageSizes),
        Member::attribute("referrerPolicy", N::HTMLLinkElement_get_referrerPolicy).setter(N::HTMLLinkElement_set_referrerPolicy),
        Member::attribute("blocking", N::HTMLLinkElement_get_blocking).setter(N::HTMLLinkElement_set_blocking),
        Member::attribute("disabled", N::HTMLLinkElement_get_disabled).setter(N::HTMLLinkElement_set_disabled),
        Member::attribute("fetchPriority", N::HTMLLinkElement_get_fetchPriority).setter(N::HTMLLinkElement_set_fetchPriority),
        Member::attribute("charset", N::HTMLLinkElement_get_charset).setter(N::HTMLLinkElement_set_charset),
        Member::attribute("rev", N::HTMLLinkElement_get_rev).setter(N::HTMLLinkElement_set_rev),
        Member::attribute("target", N::HTMLLinkElement_get_target).setter(N::HTMLLinkElement_set_target),
    ],
    ..Definition::EMPTY
};

pub(super) fn href_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::url(cx, this, "href")
}

pub(super) fn href_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "href", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn cross_origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::nullable_enumerated(cx, this, "crossorigin", &Enumerated { keywords: &[("anonymous", "anonymous"), ("use-credentials", "use-credentials"), ("", "anonymous"), ], missing: None, invalid: Some("anonymous") })
}

pub(super) fn cross_origin_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "crossorigin", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::string(cx, this, "rel")
}

pub(super) fn rel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "rel", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn as_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::enumerated(cx, this, "as", &Enumerated { keywords: &[("fetch", "fetch"), ("font", "font"), ("image", "image"), ("script", "script"), ("style", "style"), ("track", "track"), ("json", "json"), ("text", "text"), ("audioworklet", "audioworklet"), ("paintworklet", "paintworklet"), ("serviceworker", "serviceworker"), ("sharedworker", "sharedworker"), ("worker", "worker"), ], missing: None, invalid: None })
}

pub(super) fn as_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "as", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rel_list_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLLinkElement)?;
    reflect::token_list(cx, &object, this, "rel")
}

pub(super) fn rel_list_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLLinkElement)?;
    attributes::forward(cx, call, &this, "relList", "value")
}

pub(super) fn media_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::string(cx, this, "media")
}

pub(super) fn media_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "media", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn integrity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::string(cx, this, "integrity")
}

pub(super) fn integrity_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "integrity", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hreflang_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::string(cx, this, "hreflang")
}

pub(super) fn hreflang_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "hreflang", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn sizes_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLLinkElement)?;
    reflect::token_list(cx, &object, this, "sizes")
}

pub(super) fn sizes_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLLinkElement)?;
    attributes::forward(cx, call, &this, "sizes", "value")
}

pub(super) fn image_srcset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::usv_string(cx, this, "imagesrcset")
}

pub(super) fn image_srcset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "imagesrcset", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn image_sizes_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::string(cx, this, "imagesizes")
}

pub(super) fn image_sizes_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "imagesizes", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn referrer_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::enumerated(cx, this, "referrerpolicy", &Enumerated { keywords: &[("", ""), ("no-referrer", "no-referrer"), ("no-referrer-when-downgrade", "no-referrer-when-downgrade"), ("same-origin", "same-origin"), ("origin", "origin"), ("strict-origin", "strict-origin"), ("origin-when-cross-origin", "origin-when-cross-origin"), ("strict-origin-when-cross-origin", "strict-origin-when-cross-origin"), ("unsafe-url", "unsafe-url"), ], missing: Some(""), invalid: Some("") })
}

pub(super) fn referrer_policy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "referrerpolicy", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn blocking_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLLinkElement)?;
    reflect::token_list(cx, &object, this, "blocking")
}

pub(super) fn blocking_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLLinkElement)?;
    attributes::forward(cx, call, &this, "blocking", "value")
}

pub(super) fn disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::boolean(cx, this, "disabled")
}

pub(super) fn disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn fetch_priority_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::enumerated(cx, this, "fetchpriority", &Enumerated { keywords: &[("high", "high"), ("low", "low"), ("auto", "auto"), ], missing: Some("auto"), invalid: Some("auto") })
}

pub(super) fn fetch_priority_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "fetchpriority", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn charset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::string(cx, this, "charset")
}

pub(super) fn charset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "charset", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rev_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::string(cx, this, "rev")
}

pub(super) fn rev_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "rev", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    reflect::string(cx, this, "target")
}

pub(super) fn target_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLinkElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "target", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLLinkElement)
}
