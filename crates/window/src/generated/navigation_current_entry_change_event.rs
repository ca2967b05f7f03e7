// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NavigationCurrentEntryChangeEvent",
    interface: Interface::NavigationCurrentEntryChangeEvent,
    last: Interface::NavigationCurrentEntryChangeEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 2)),
    members: &[
        Member::attribute("navigationType", Glue::Function(navigation_type_getter)),
        Member::attribute(
            "from",
            Glue::Object(OfObject::Any(interfaces::navigation_current_entry_change_event::from)),
        ),
    ],
    ..Definition::EMPTY
};

fn navigation_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NavigationCurrentEntryChangeEvent)?;
    let value = interfaces::navigation_current_entry_change_event::navigation_type(cx, &this)?;
    Ok(match value {
        Some(value) => cx.string(value.as_str()),
        None => cx.null(),
    })
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("NavigationCurrentEntryChangeEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = NavigationCurrentEntryChangeEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype =
        constructors::prototype(cx, call, Interface::NavigationCurrentEntryChangeEvent)?;
    interfaces::navigation_current_entry_change_event::constructor(cx, &prototype, a0, a1)
}
