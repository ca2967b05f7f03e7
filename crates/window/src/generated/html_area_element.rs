// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLAreaElement",
    interface: Interface::HTMLAreaElement,
    last: Interface::HTMLAreaElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLAreaElement_constructor, 0)),
    members: &[
        Member::attribute("alt", N::HTMLAreaElement_get_alt).setter(N::HTMLAreaElement_set_alt),
        Member::attribute("coords", N::HTMLAreaElement_get_coords).setter(N::HTMLAreaElement_set_coords),
        Member::attribute("shape", N::HTMLAreaElement_get_shape).setter(N::HTMLAreaElement_set_shape),
        Member::attribute("download", N::HTMLAreaElement_get_download).setter(N::HTMLAreaElement_set_download),
        Member::attribute("ping", N::HTMLAreaElement_get_ping).setter(N::HTMLAreaElement_set_ping),
        Member::attribute("rel", N::HTMLAreaElement_get_rel).setter(N::HTMLAreaElement_set_rel),
        Member::attribute("relList", N::HTMLAreaElement_get_relList).setter(N::HTMLAreaElement_set_relList),
        Member::attribute("referrerPolicy", N::HTMLAreaElement_get_referrerPolicy).setter(N::HTMLAreaElement_set_referrerPolicy),
        Member::attribute("noHref", N::HTMLAreaElement_get_noHref).setter(N::HTMLAreaElement_set_noHref),
        Member::attribute("hreflang", N::HTMLAreaElement_get_hreflang).setter(N::HTMLAreaElement_set_hreflang),
        Member::attribute("type", N::HTMLAreaElement_get_type).setter(N::HTMLAreaElement_set_type),
        Member::attribute("target", N::HTMLAreaElement_get_target).setter(N::HTMLAreaElement_set_target),
    ],
    ..Definition::EMPTY
};

pub(super) fn alt_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::string(cx, this, "alt")
}

pub(super) fn alt_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "alt", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn coords_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::string(cx, this, "coords")
}

pub(super) fn coords_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "coords", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn shape_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::string(cx, this, "shape")
}

pub(super) fn shape_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "shape", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn download_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::string(cx, this, "download")
}

pub(super) fn download_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "download", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ping_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::usv_string(cx, this, "ping")
}

pub(super) fn ping_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "ping", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::string(cx, this, "rel")
}

pub(super) fn rel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "rel", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rel_list_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLAreaElement)?;
    reflect::token_list(cx, &object, this, "rel")
}

pub(super) fn rel_list_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLAreaElement)?;
    attributes::forward(cx, call, &this, "relList", "value")
}

pub(super) fn referrer_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::enumerated(cx, this, "referrerpolicy", &Enumerated { keywords: &[("", "\"\""), ("no-referrer", "no-referrer"), ("no-referrer-when-downgrade", "no-referrer-when-downgrade"), ("same-origin", "same-origin"), ("origin", "origin"), ("strict-origin", "strict-origin"), ("origin-when-cross-origin", "origin-when-cross-origin"), ("strict-origin-when-cross-origin", "strict-origin-when-cross-origin"), ("unsafe-url", "unsafe-url"), ], missing: Some(""), invalid: Some("") })
}

pub(super) fn referrer_policy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "referrerpolicy", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn no_href_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::boolean(cx, this, "nohref")
}

pub(super) fn no_href_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "nohref", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hreflang_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::string(cx, this, "hreflang")
}

pub(super) fn hreflang_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "hreflang", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    reflect::string(cx, this, "target")
}

pub(super) fn target_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "target", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLAreaElement)
}
