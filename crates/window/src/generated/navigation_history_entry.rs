// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NavigationHistoryEntry",
    interface: Interface::NavigationHistoryEntry,
    last: Interface::NavigationHistoryEntry,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    members: &[
        Member::attribute("url", Glue::Function(url_getter)),
        Member::attribute(
            "key",
            Glue::Object(OfObject::Text(interfaces::navigation_history_entry::key)),
        ),
        Member::attribute(
            "id",
            Glue::Object(OfObject::Text(interfaces::navigation_history_entry::id)),
        ),
        Member::attribute("index", Glue::Function(index_getter)),
        Member::attribute(
            "sameDocument",
            Glue::Object(OfObject::Boolean(interfaces::navigation_history_entry::same_document)),
        ),
        Member::operation(
            "getState",
            Glue::Object(OfObject::Any(interfaces::navigation_history_entry::get_state)),
            0,
        ),
        Member::handler("ondispose"),
    ],
    ..Definition::EMPTY
};

fn url_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NavigationHistoryEntry)?;
    let value = interfaces::navigation_history_entry::url(cx, &this)?;
    Ok(match value {
        Some(value) => cx.string(&value),
        None => cx.null(),
    })
}

fn index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NavigationHistoryEntry)?;
    let value = interfaces::navigation_history_entry::index(cx, &this)?;
    Ok(convert::from_long_long(cx, value))
}
