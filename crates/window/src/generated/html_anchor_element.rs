// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLAnchorElement",
    interface: Interface::HTMLAnchorElement,
    last: Interface::HTMLAnchorElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLAnchorElement_constructor, 0)),
    members: &[
        Member::attribute("download", N::HTMLAnchorElement_get_download).setter(N::HTMLAnchorElement_set_download),
        Member::attribute("ping", N::HTMLAnchorElement_get_ping).setter(N::HTMLAnchorElement_set_ping),
        Member::attribute("rel", N::HTMLAnchorElement_get_rel).setter(N::HTMLAnchorElement_set_rel),
        Member::attribute("relList", N::HTMLAnchorElement_get_relList).setter(N::HTMLAnchorElement_set_relList),
        Member::attribute("text", N::HTMLAnchorElement_get_text).setter(N::HTMLAnchorElement_set_text),
        Member::attribute("referrerPolicy", N::HTMLAnchorElement_get_referrerPolicy).setter(N::HTMLAnchorElement_set_referrerPolicy),
        Member::attribute("coords", N::HTMLAnchorElement_get_coords).setter(N::HTMLAnchorElement_set_coords),
        Member::attribute("charset", N::HTMLAnchorElement_get_charset).setter(N::HTMLAnchorElement_set_charset),
        Member::attribute("name", N::HTMLAnchorElement_get_name).setter(N::HTMLAnchorElement_set_name),
        Member::attribute("rev", N::HTMLAnchorElement_get_rev).setter(N::HTMLAnchorElement_set_rev),
        Member::attribute("shape", N::HTMLAnchorElement_get_shape).setter(N::HTMLAnchorElement_set_shape),
        Member::attribute("origin", N::HTMLAnchorElement_get_origin),
        Member::attribute("protocol", N::HTMLAnchorElement_get_protocol).setter(N::HTMLAnchorElement_set_protocol),
        Member::attribute("username", N::HTMLAnchorElement_get_username).setter(N::HTMLAnchorElement_set_username),
        Member::attribute("password", N::HTMLAnchorElement_get_password).setter(N::HTMLAnchorElement_set_password),
        Member::attribute("host", N::HTMLAnchorElement_get_host).setter(N::HTMLAnchorElement_set_host),
        Member::attribute("hostname", N::HTMLAnchorElement_get_hostname).setter(N::HTMLAnchorElement_set_hostname),
        Member::attribute("port", N::HTMLAnchorElement_get_port).setter(N::HTMLAnchorElement_set_port),
        Member::attribute("pathname", N::HTMLAnchorElement_get_pathname).setter(N::HTMLAnchorElement_set_pathname),
        Member::attribute("search", N::HTMLAnchorElement_get_search).setter(N::HTMLAnchorElement_set_search),
        Member::attribute("hash", N::HTMLAnchorElement_get_hash).setter(N::HTMLAnchorElement_set_hash),
        Member::attribute("hreflang", N::HTMLAnchorElement_get_hreflang).setter(N::HTMLAnchorElement_set_hreflang),
        Member::attribute("type", N::HTMLAnchorElement_get_type).setter(N::HTMLAnchorElement_set_type),
        Member::attribute("href", N::HTMLAnchorElement_get_href).setter(N::HTMLAnchorElement_set_href),
        Member::operation("toString", N::HTMLAnchorElement_get_href, 0),
        Member::attribute("target", N::HTMLAnchorElement_get_target).setter(N::HTMLAnchorElement_set_target),
    ],
    ..Definition::EMPTY
};

pub(super) fn download_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "download")
}

pub(super) fn download_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "download", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ping_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::usv_string(cx, this, "ping")
}

pub(super) fn ping_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "ping", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rel_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "rel")
}

pub(super) fn rel_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "rel", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rel_list_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::token_list(cx, &object, this, "rel")
}

pub(super) fn rel_list_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLAnchorElement)?;
    attributes::forward(cx, call, &this, "relList", "value")
}

pub(super) fn text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::html_anchor_element::text(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "text");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_anchor_element::set_text(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn referrer_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::enumerated(cx, this, "referrerpolicy", &Enumerated { keywords: &[("", ""), ("no-referrer", "no-referrer"), ("no-referrer-when-downgrade", "no-referrer-when-downgrade"), ("same-origin", "same-origin"), ("origin", "origin"), ("strict-origin", "strict-origin"), ("origin-when-cross-origin", "origin-when-cross-origin"), ("strict-origin-when-cross-origin", "strict-origin-when-cross-origin"), ("unsafe-url", "unsafe-url"), ], missing: Some(""), invalid: Some("") })
}

pub(super) fn referrer_policy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "referrerpolicy", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn coords_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "coords")
}

pub(super) fn coords_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "coords", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn charset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "charset")
}

pub(super) fn charset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "charset", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rev_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "rev")
}

pub(super) fn rev_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "rev", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn shape_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "shape")
}

pub(super) fn shape_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "shape", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::origin(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn protocol_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::protocol(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn protocol_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "protocol");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_protocol(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn username_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::username(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn username_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "username");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_username(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn password_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::password(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn password_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "password");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_password(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn host_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::host(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn host_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "host");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_host(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hostname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::hostname(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn hostname_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "hostname");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_hostname(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn port_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::port(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn port_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "port");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_port(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn pathname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::pathname(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn pathname_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "pathname");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_pathname(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn search_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::search(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn search_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "search");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_search(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hash_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::hyperlink_element_utils::hash(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn hash_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLAnchorElement", "hash");
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::hyperlink_element_utils::set_hash(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hreflang_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "hreflang")
}

pub(super) fn hreflang_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "hreflang", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn href_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = interfaces::html_hyperlink_element_utils::href(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn href_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "href", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    reflect::string(cx, this, "target")
}

pub(super) fn target_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLAnchorElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "target", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLAnchorElement)
}
