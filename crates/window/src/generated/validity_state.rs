// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ValidityState",
    interface: Interface::ValidityState,
    last: Interface::ValidityState,
    exposure: 0b1,
    members: &[
        Member::attribute("valueMissing", N::ValidityState_get_valueMissing),
        Member::attribute("typeMismatch", N::ValidityState_get_typeMismatch),
        Member::attribute("patternMismatch", N::ValidityState_get_patternMismatch),
        Member::attribute("tooLong", N::ValidityState_get_tooLong),
        Member::attribute("tooShort", N::ValidityState_get_tooShort),
        Member::attribute("rangeUnderflow", N::ValidityState_get_rangeUnderflow),
        Member::attribute("rangeOverflow", N::ValidityState_get_rangeOverflow),
        Member::attribute("stepMismatch", N::ValidityState_get_stepMismatch),
        Member::attribute("badInput", N::ValidityState_get_badInput),
        Member::attribute("customError", N::ValidityState_get_customError),
        Member::attribute("valid", N::ValidityState_get_valid),
    ],
    ..Definition::EMPTY
};

pub(super) fn value_missing_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::value_missing(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn type_mismatch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::type_mismatch(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn pattern_mismatch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::pattern_mismatch(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn too_long_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::too_long(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn too_short_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::too_short(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn range_underflow_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::range_underflow(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn range_overflow_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::range_overflow(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn step_mismatch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::step_mismatch(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn bad_input_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::bad_input(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn custom_error_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::custom_error(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn valid_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ValidityState)?;
    let value = interfaces::validity_state::valid(cx, &this)?;
    Ok(cx.boolean(value))
}
