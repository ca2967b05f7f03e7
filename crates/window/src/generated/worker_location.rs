// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WorkerLocation",
    interface: Interface::WorkerLocation,
    last: Interface::WorkerLocation,
    exposure: 0b1110,
    members: &[
        Member::attribute("href", N::WorkerLocation_get_href),
        Member::operation("toString", N::WorkerLocation_get_href, 0),
        Member::attribute("origin", N::WorkerLocation_get_origin),
        Member::attribute("protocol", N::WorkerLocation_get_protocol),
        Member::attribute("host", N::WorkerLocation_get_host),
        Member::attribute("hostname", N::WorkerLocation_get_hostname),
        Member::attribute("port", N::WorkerLocation_get_port),
        Member::attribute("pathname", N::WorkerLocation_get_pathname),
        Member::attribute("search", N::WorkerLocation_get_search),
        Member::attribute("hash", N::WorkerLocation_get_hash),
    ],
    ..Definition::EMPTY
};

pub(super) fn href_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerLocation)?;
    let value = interfaces::worker_location::href(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerLocation)?;
    let value = interfaces::worker_location::origin(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn protocol_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerLocation)?;
    let value = interfaces::worker_location::protocol(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn host_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerLocation)?;
    let value = interfaces::worker_location::host(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn hostname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerLocation)?;
    let value = interfaces::worker_location::hostname(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn port_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerLocation)?;
    let value = interfaces::worker_location::port(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn pathname_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerLocation)?;
    let value = interfaces::worker_location::pathname(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn search_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerLocation)?;
    let value = interfaces::worker_location::search(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn hash_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerLocation)?;
    let value = interfaces::worker_location::hash(cx, &this)?;
    Ok(cx.string(&value))
}
