// Made by `cargo xtask codegen` from spec/idl/cssom-view.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MediaQueryListEvent",
    interface: Interface::MediaQueryListEvent,
    last: Interface::MediaQueryListEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "media",
            Glue::Object(OfObject::Text(interfaces::media_query_list_event::media)),
        ),
        Member::attribute(
            "matches",
            Glue::Object(OfObject::Boolean(interfaces::media_query_list_event::matches)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("MediaQueryListEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = MediaQueryListEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::MediaQueryListEvent)?;
    interfaces::media_query_list_event::constructor(cx, &prototype, a0, a1)
}
