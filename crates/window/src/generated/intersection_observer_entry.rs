// Made by `cargo xtask codegen` from spec/idl/intersection-observer.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "IntersectionObserverEntry",
    interface: Interface::IntersectionObserverEntry,
    last: Interface::IntersectionObserverEntry,
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "time",
            Glue::Object(OfObject::Double(interfaces::intersection_observer_entry::time)),
        ),
        Member::attribute(
            "rootBounds",
            Glue::Object(OfObject::NullableAny(
                interfaces::intersection_observer_entry::root_bounds,
            )),
        ),
        Member::attribute(
            "boundingClientRect",
            Glue::Object(OfObject::Any(
                interfaces::intersection_observer_entry::bounding_client_rect,
            )),
        ),
        Member::attribute(
            "intersectionRect",
            Glue::Object(OfObject::Any(interfaces::intersection_observer_entry::intersection_rect)),
        ),
        Member::attribute(
            "isIntersecting",
            Glue::Object(OfObject::Boolean(
                interfaces::intersection_observer_entry::is_intersecting,
            )),
        ),
        Member::attribute(
            "isVisible",
            Glue::Object(OfObject::Boolean(interfaces::intersection_observer_entry::is_visible)),
        ),
        Member::attribute(
            "intersectionRatio",
            Glue::Object(OfObject::Double(
                interfaces::intersection_observer_entry::intersection_ratio,
            )),
        ),
        Member::attribute(
            "target",
            Glue::Object(OfObject::Node(interfaces::intersection_observer_entry::target)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("IntersectionObserverEntry", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = IntersectionObserverEntryInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::IntersectionObserverEntry)?;
    interfaces::intersection_observer_entry::constructor(cx, &prototype, a0)
}
