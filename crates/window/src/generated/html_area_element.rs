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
        Member::attribute("origin", N::HTMLAreaElement_get_origin),
        Member::attribute("protocol", N::HTMLAreaElement_get_protocol).setter(N::HTMLAreaElement_set_protocol),
        Member::attribute("username", N::HTMLAreaElement_get_username).setter(N::HTMLAreaElement_set_username),
        Member::attribute("password", N::HTMLAreaElement_get_password).setter(N::HTMLAreaElement_set_password),
        Member::attribute("host", N::HTMLAreaElement_get_host).setter(N::HTMLAreaElement_set_host),
        Member::attribute("hostname", N::HTMLAreaElement_get_hostname).setter(N::HTMLAreaElement_set_hostname),
        Member::attribute("port", N::HTMLAreaElement_get_port).setter(N::HTMLAreaElement_set_port),
        Member::attribute("pathname", N::HTMLAreaElement_get_pathname).setter(N::HTMLAreaElement_set_pathname),
        Member::attribute("search", N::HTMLAreaElement_get_search).setter(N::HTMLAreaElement_set_search),
        Member::attribute("hash", N::HTMLAreaElement_get_hash).setter(N::HTMLAreaElement_set_hash),
        Member::attribute("hreflang", N::HTMLAreaElement_get_hreflang).setter(N::HTMLAreaElement_set_hreflang),
        Member::attribute("type", N::HTMLAreaElement_get_type).setter(N::HTMLAreaElement_set_type),
        Member::attribute("href", N::HTMLAreaElement_get_href).setter(N::HTMLAreaElement_set_href),
        Member::operation("toString", N::HTMLAreaElement_get_href, 0),
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
    reflect::enumerated(cx, this, "referrerpolicy", &Enumerated { keywords: &[("", ""), ("no-referrer", "no-referrer"), ("no-referrer-when-downgrade", "no-referrer-when-downgrade"), ("same-origin", "same-origin"), ("origin", "origin"), ("strict-origin", "strict-origin"), ("origin-when-cross-origin", "origin-when-cross-origin"), ("strict-origin-when-cross-origin", "strict-origin-when-cross-origin"), ("unsafe-url", "unsafe-url"), ], missing: Some(""), invalid: Some("") })
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

pub(super) fn origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::origin(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn protocol_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::protocol(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn protocol_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAreaElement", "protocol");
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_protocol(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn username_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::username(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn username_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAreaElement", "username");
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_username(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn password_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::password(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn password_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAreaElement", "password");
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_password(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn host_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::host(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn host_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAreaElement", "host");
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_host(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hostname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::hostname(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn hostname_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAreaElement", "hostname");
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_hostname(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn port_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::port(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn port_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAreaElement", "port");
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_port(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn pathname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::pathname(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn pathname_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAreaElement", "pathname");
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_pathname(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn search_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::search(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn search_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAreaElement", "search");
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_search(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hash_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::hyperlink_element_utils::hash(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn hash_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAreaElement", "hash");
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_hash(cx, this, value);
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

pub(super) fn href_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = interfaces::html_hyperlink_element_utils::href(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn href_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAreaElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "href", &DomString::from(value));
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
