// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NavigateEvent",
    interface: Interface::NavigateEvent,
    last: Interface::NavigateEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 2)),
    members: &[
        Member::attribute("navigationType", Glue::Function(navigation_type_getter)),
        Member::attribute(
            "destination",
            Glue::Object(OfObject::Any(interfaces::navigate_event::destination)),
        ),
        Member::attribute(
            "canIntercept",
            Glue::Object(OfObject::Boolean(interfaces::navigate_event::can_intercept)),
        ),
        Member::attribute(
            "userInitiated",
            Glue::Object(OfObject::Boolean(interfaces::navigate_event::user_initiated)),
        ),
        Member::attribute(
            "hashChange",
            Glue::Object(OfObject::Boolean(interfaces::navigate_event::hash_change)),
        ),
        Member::attribute(
            "signal",
            Glue::Object(OfObject::Any(interfaces::navigate_event::signal)),
        ),
        Member::attribute(
            "formData",
            Glue::Object(OfObject::NullableAny(interfaces::navigate_event::form_data)),
        ),
        Member::attribute(
            "downloadRequest",
            Glue::Object(OfObject::NullableText(interfaces::navigate_event::download_request)),
        ),
        Member::attribute("info", Glue::Object(OfObject::Any(interfaces::navigate_event::info))),
        Member::attribute(
            "hasUAVisualTransition",
            Glue::Object(OfObject::Boolean(interfaces::navigate_event::has_ua_visual_transition)),
        ),
        Member::attribute(
            "sourceElement",
            Glue::Object(OfObject::NullableNode(interfaces::navigate_event::source_element)),
        ),
        Member::operation("intercept", Glue::Function(intercept), 0),
        Member::operation(
            "scroll",
            Glue::Object(OfObject::Undefined(interfaces::navigate_event::scroll)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn navigation_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::NavigateEvent)?;
    let value = interfaces::navigate_event::navigation_type(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn intercept(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NavigateEvent", "intercept");
    let this = receiver::object(cx, call, Interface::NavigateEvent)?;
    let a0 = NavigationInterceptOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::navigate_event::intercept(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("NavigateEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = NavigateEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::NavigateEvent)?;
    interfaces::navigate_event::constructor(cx, &prototype, a0, a1)
}
