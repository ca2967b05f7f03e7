// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NavigationDestination",
    interface: Interface::NavigationDestination,
    last: Interface::NavigationDestination,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "url",
            Glue::Object(OfObject::Scalar(interfaces::navigation_destination::url)),
        ),
        Member::attribute(
            "key",
            Glue::Object(OfObject::Text(interfaces::navigation_destination::key)),
        ),
        Member::attribute(
            "id",
            Glue::Object(OfObject::Text(interfaces::navigation_destination::id)),
        ),
        Member::attribute("index", Glue::Function(index_getter)),
        Member::attribute(
            "sameDocument",
            Glue::Object(OfObject::Boolean(interfaces::navigation_destination::same_document)),
        ),
        Member::operation(
            "getState",
            Glue::Object(OfObject::Any(interfaces::navigation_destination::get_state)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NavigationDestination)?;
    let value = interfaces::navigation_destination::index(cx, &this)?;
    Ok(convert::from_long_long(cx, value))
}
