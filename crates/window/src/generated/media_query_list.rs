// Made by `cargo xtask codegen` from spec/idl/cssom-view.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MediaQueryList",
    interface: Interface::MediaQueryList,
    last: Interface::MediaQueryList,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "media",
            Glue::Object(OfObject::Text(interfaces::media_query_list::media)),
        ),
        Member::attribute(
            "matches",
            Glue::Object(OfObject::Boolean(interfaces::media_query_list::matches)),
        ),
        Member::operation("addListener", Glue::Function(add_listener), 1),
        Member::operation("removeListener", Glue::Function(remove_listener), 1),
        Member::handler("onchange"),
    ],
    ..Definition::EMPTY
};

fn add_listener(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MediaQueryList", "addListener");
    let this = receiver::object(cx, call, Interface::MediaQueryList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::callback_interface(cx, value, "EventListener", SITE.argument(1))?),
    };
    let value = interfaces::media_query_list::add_listener(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn remove_listener(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MediaQueryList", "removeListener");
    let this = receiver::object(cx, call, Interface::MediaQueryList)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::callback_interface(cx, value, "EventListener", SITE.argument(1))?),
    };
    let value = interfaces::media_query_list::remove_listener(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
