// Made by `cargo xtask codegen` from spec/idl/url.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "URL",
    interface: Interface::URL,
    last: Interface::URL,
    exposure: 0b11111,
    aliases: &["webkitURL"],
    constructor: Some((N::URL_constructor, 1)),
    members: &[
        Member::operation("parse", N::URL_static_parse, 1).of_constructor(),
        Member::operation("canParse", N::URL_static_canParse, 1).of_constructor(),
        Member::attribute("href", N::URL_get_href).setter(N::URL_set_href),
        Member::operation("toString", N::URL_get_href, 0),
        Member::attribute("origin", N::URL_get_origin),
        Member::attribute("protocol", N::URL_get_protocol).setter(N::URL_set_protocol),
        Member::attribute("username", N::URL_get_username).setter(N::URL_set_username),
        Member::attribute("password", N::URL_get_password).setter(N::URL_set_password),
        Member::attribute("host", N::URL_get_host).setter(N::URL_set_host),
        Member::attribute("hostname", N::URL_get_hostname).setter(N::URL_set_hostname),
        Member::attribute("port", N::URL_get_port).setter(N::URL_set_port),
        Member::attribute("pathname", N::URL_get_pathname).setter(N::URL_set_pathname),
        Member::attribute("search", N::URL_get_search).setter(N::URL_set_search),
        Member::attribute("searchParams", N::URL_get_searchParams),
        Member::attribute("hash", N::URL_get_hash).setter(N::URL_set_hash),
        Member::operation("toJSON", N::URL_toJSON, 0),
        Member::operation("createObjectURL", N::URL_static_createObjectURL, 1).of_constructor().exposed(0b111),
        Member::operation("revokeObjectURL", N::URL_static_revokeObjectURL, 1).of_constructor().exposed(0b111),
    ],
    ..Definition::EMPTY
};

pub(super) fn static_parse(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("URL", "parse");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::usv_string(cx, &value)?) };
    let value = interfaces::url::parse(cx, a0, a1)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn static_can_parse(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("URL", "canParse");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::usv_string(cx, &value)?) };
    let value = interfaces::url::can_parse(cx, a0, a1)?;
    Ok(cx.boolean(value))
}

pub(super) fn href_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::href(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn href_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "href");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_href(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::origin(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn protocol_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::protocol(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn protocol_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "protocol");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_protocol(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn username_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::username(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn username_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "username");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_username(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn password_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::password(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn password_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "password");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_password(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn host_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::host(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn host_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "host");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_host(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn hostname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::hostname(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn hostname_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "hostname");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_hostname(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn port_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::port(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn port_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "port");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_port(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn pathname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::pathname(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn pathname_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "pathname");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_pathname(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn search_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::search(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn search_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "search");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_search(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn search_params_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::URL)?;
    if let Some(value) = same_object::kept(cx, &object, N::URL_get_searchParams) {
        return Ok(value);
    }
    let value = interfaces::url::search_params(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::URL_get_searchParams, &value);
    Ok(value)
}

pub(super) fn hash_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::hash(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn hash_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("URL", "hash");
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::url::set_hash(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn to_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::URL)?;
    let value = interfaces::url::to_json(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn static_create_object_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("URL", "createObjectURL");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::url::create_object_url(cx, a0)?;
    Ok(cx.js_string(&value))
}

pub(super) fn static_revoke_object_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("URL", "revokeObjectURL");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::url::revoke_object_url(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("URL", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::usv_string(cx, &value)?) };
    let prototype = constructors::prototype(cx, call, Interface::URL)?;
    interfaces::url::constructor(cx, &prototype, a0, a1)
}
