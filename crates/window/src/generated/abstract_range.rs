// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AbstractRange",
    interface: Interface::AbstractRange,
    last: Interface::StaticRange,
    exposure: 0b1,
    members: &[
        Member::attribute("startContainer", N::AbstractRange_get_startContainer),
        Member::attribute("startOffset", N::AbstractRange_get_startOffset),
        Member::attribute("endContainer", N::AbstractRange_get_endContainer),
        Member::attribute("endOffset", N::AbstractRange_get_endOffset),
        Member::attribute("collapsed", N::AbstractRange_get_collapsed),
    ],
    ..Definition::EMPTY
};

pub(super) fn start_container_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbstractRange)?;
    let value = interfaces::abstract_range::start_container(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn start_offset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbstractRange)?;
    let value = interfaces::abstract_range::start_offset(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn end_container_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbstractRange)?;
    let value = interfaces::abstract_range::end_container(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn end_offset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbstractRange)?;
    let value = interfaces::abstract_range::end_offset(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn collapsed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AbstractRange)?;
    let value = interfaces::abstract_range::collapsed(cx, &this)?;
    Ok(cx.boolean(value))
}
