// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NavigationTransition",
    interface: Interface::NavigationTransition,
    last: Interface::NavigationTransition,
    exposure: 0b1,
    members: &[
        Member::attribute("navigationType", Glue::Function(navigation_type_getter)),
        Member::attribute(
            "from",
            Glue::Object(OfObject::Any(interfaces::navigation_transition::from)),
        ),
        Member::attribute("to", Glue::Object(OfObject::Any(interfaces::navigation_transition::to))),
        Member::attribute("committed", Glue::Function(committed_getter)),
        Member::attribute("finished", Glue::Function(finished_getter)),
    ],
    ..Definition::EMPTY
};

fn navigation_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NavigationTransition)?;
    let value = interfaces::navigation_transition::navigation_type(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn committed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = committed_getter_steps(cx, call);
    promises::settle(cx, answer)
}

fn committed_getter_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NavigationTransition)?;
    let value = interfaces::navigation_transition::committed(cx, &this)?;
    Ok(value)
}

fn finished_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = finished_getter_steps(cx, call);
    promises::settle(cx, answer)
}

fn finished_getter_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NavigationTransition)?;
    let value = interfaces::navigation_transition::finished(cx, &this)?;
    Ok(value)
}
