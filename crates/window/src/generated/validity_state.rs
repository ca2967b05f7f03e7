// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ValidityState",
    interface: Interface::ValidityState,
    last: Interface::ValidityState,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "valueMissing",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::value_missing)),
        ),
        Member::attribute(
            "typeMismatch",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::type_mismatch)),
        ),
        Member::attribute(
            "patternMismatch",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::pattern_mismatch)),
        ),
        Member::attribute(
            "tooLong",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::too_long)),
        ),
        Member::attribute(
            "tooShort",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::too_short)),
        ),
        Member::attribute(
            "rangeUnderflow",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::range_underflow)),
        ),
        Member::attribute(
            "rangeOverflow",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::range_overflow)),
        ),
        Member::attribute(
            "stepMismatch",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::step_mismatch)),
        ),
        Member::attribute(
            "badInput",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::bad_input)),
        ),
        Member::attribute(
            "customError",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::custom_error)),
        ),
        Member::attribute(
            "valid",
            Glue::Object(OfObject::Boolean(interfaces::validity_state::valid)),
        ),
    ],
    ..Definition::EMPTY
};
