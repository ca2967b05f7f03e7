// Made by `cargo xtask codegen` from spec/idl/xhr.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ProgressEvent",
    interface: Interface::ProgressEvent,
    last: Interface::ProgressEvent,
    parent: Some(Interface::Event),
    exposure: 0b1111,
    has_unforgeables: true,
    constructor: Some((N::ProgressEvent_constructor, 1)),
    members: &[
        Member::attribute("lengthComputable", N::ProgressEvent_get_lengthComputable),
        Member::attribute("loaded", N::ProgressEvent_get_loaded),
        Member::attribute("total", N::ProgressEvent_get_total),
    ],
    ..Definition::EMPTY
};

pub(super) fn length_computable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ProgressEvent)?;
    let value = interfaces::progress_event::length_computable(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn loaded_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ProgressEvent)?;
    let value = interfaces::progress_event::loaded(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn total_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ProgressEvent)?;
    let value = interfaces::progress_event::total(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ProgressEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = ProgressEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::ProgressEvent)?;
    interfaces::progress_event::constructor(cx, &prototype, a0, a1)
}
