// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Location",
    interface: Interface::Location,
    last: Interface::Location,
    exposure: 0b1,
    has_unforgeables: true,
    members: &[
        Member::attribute("href", N::Location_get_href).setter(N::Location_set_href).unforgeable(),
        Member::operation("toString", N::Location_get_href, 0).unforgeable(),
        Member::attribute("origin", N::Location_get_origin).unforgeable(),
        Member::attribute("protocol", N::Location_get_protocol).setter(N::Location_set_protocol).unforgeable(),
        Member::attribute("host", N::Location_get_host).setter(N::Location_set_host).unforgeable(),
        Member::attribute("hostname", N::Location_get_hostname).setter(N::Location_set_hostname).unforgeable(),
        Member::attribute("port", N::Location_get_port).setter(N::Location_set_port).unforgeable(),
        Member::attribute("pathname", N::Location_get_pathname).setter(N::Location_set_pathname).unforgeable(),
        Member::attribute("search", N::Location_get_search).setter(N::Location_set_search).unforgeable(),
        Member::attribute("hash", N::Location_get_hash).setter(N::Location_set_hash).unforgeable(),
        Member::operation("assign", N::Location_assign, 1).unforgeable(),
        Member::operation("replace", N::Location_replace, 1).unforgeable(),
        Member::operation("reload", N::Location_reload, 0).unforgeable(),
        Member::attribute("ancestorOrigins", N::Location_get_ancestorOrigins).unforgeable(),
    ],
    ..Definition::EMPTY
};

pub(super) fn href_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::href(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn href_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Location", "href");
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::location::set_href(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::origin(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn protocol_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::protocol(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn protocol_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Location", "protocol");
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::location::set_protocol(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn host_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::host(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn host_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Location", "host");
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::location::set_host(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn hostname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::hostname(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn hostname_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Location", "hostname");
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::location::set_hostname(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn port_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::port(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn port_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Location", "port");
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::location::set_port(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn pathname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::pathname(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn pathname_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Location", "pathname");
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::location::set_pathname(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn search_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::search(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn search_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Location", "search");
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::location::set_search(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn hash_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::hash(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn hash_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Location", "hash");
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    interfaces::location::set_hash(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn assign(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Location", "assign");
    let this = receiver::object(cx, call, Interface::Location)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::location::assign(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn replace(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Location", "replace");
    let this = receiver::object(cx, call, Interface::Location)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::location::replace(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn reload(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::reload(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn ancestor_origins_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Location)?;
    let value = interfaces::location::ancestor_origins(cx, &this)?;
    Ok(value)
}
