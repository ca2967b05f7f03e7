// Made by `cargo xtask codegen` from spec/idl/CSP.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SecurityPolicyViolationEvent",
    interface: Interface::SecurityPolicyViolationEvent,
    last: Interface::SecurityPolicyViolationEvent,
    parent: Some(Interface::Event),
    exposure: 0b1111,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "documentURI",
            Glue::Object(OfObject::Scalar(
                interfaces::security_policy_violation_event::document_uri,
            )),
        ),
        Member::attribute(
            "referrer",
            Glue::Object(OfObject::Scalar(interfaces::security_policy_violation_event::referrer)),
        ),
        Member::attribute(
            "blockedURI",
            Glue::Object(OfObject::Scalar(
                interfaces::security_policy_violation_event::blocked_uri,
            )),
        ),
        Member::attribute(
            "effectiveDirective",
            Glue::Object(OfObject::Text(
                interfaces::security_policy_violation_event::effective_directive,
            )),
        ),
        Member::attribute(
            "violatedDirective",
            Glue::Object(OfObject::Text(
                interfaces::security_policy_violation_event::violated_directive,
            )),
        ),
        Member::attribute(
            "originalPolicy",
            Glue::Object(OfObject::Text(
                interfaces::security_policy_violation_event::original_policy,
            )),
        ),
        Member::attribute(
            "sourceFile",
            Glue::Object(OfObject::Scalar(
                interfaces::security_policy_violation_event::source_file,
            )),
        ),
        Member::attribute(
            "sample",
            Glue::Object(OfObject::Text(interfaces::security_policy_violation_event::sample)),
        ),
        Member::attribute("disposition", Glue::Function(disposition_getter)),
        Member::attribute(
            "statusCode",
            Glue::Object(OfObject::UnsignedShort(
                interfaces::security_policy_violation_event::status_code,
            )),
        ),
        Member::attribute(
            "lineNumber",
            Glue::Object(OfObject::UnsignedLong(
                interfaces::security_policy_violation_event::line_number,
            )),
        ),
        Member::attribute(
            "columnNumber",
            Glue::Object(OfObject::UnsignedLong(
                interfaces::security_policy_violation_event::column_number,
            )),
        ),
    ],
    ..Definition::EMPTY
};

fn disposition_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::disposition(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("SecurityPolicyViolationEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = SecurityPolicyViolationEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::SecurityPolicyViolationEvent)?;
    interfaces::security_policy_violation_event::constructor(cx, &prototype, a0, a1)
}
