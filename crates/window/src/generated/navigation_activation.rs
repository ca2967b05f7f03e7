// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NavigationActivation",
    interface: Interface::NavigationActivation,
    last: Interface::NavigationActivation,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "from",
            Glue::Object(OfObject::NullableAny(interfaces::navigation_activation::from)),
        ),
        Member::attribute(
            "entry",
            Glue::Object(OfObject::Any(interfaces::navigation_activation::entry)),
        ),
        Member::attribute("navigationType", Glue::Function(navigation_type_getter)),
    ],
    ..Definition::EMPTY
};

fn navigation_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NavigationActivation)?;
    let value = interfaces::navigation_activation::navigation_type(cx, &this)?;
    Ok(cx.string(value.as_str()))
}
