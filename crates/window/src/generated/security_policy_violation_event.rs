// Made by `cargo xtask codegen` from spec/idl/CSP.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SecurityPolicyViolationEvent",
    interface: Interface::SecurityPolicyViolationEvent,
    last: Interface::SecurityPolicyViolationEvent,
    parent: Some(Interface::Event),
    exposure: 0b1111,
    has_unforgeables: true,
    constructor: Some((N::SecurityPolicyViolationEvent_constructor, 1)),
    members: &[
        Member::attribute("documentURI", N::SecurityPolicyViolationEvent_get_documentURI),
        Member::attribute("referrer", N::SecurityPolicyViolationEvent_get_referrer),
        Member::attribute("blockedURI", N::SecurityPolicyViolationEvent_get_blockedURI),
        Member::attribute("effectiveDirective", N::SecurityPolicyViolationEvent_get_effectiveDirective),
        Member::attribute("violatedDirective", N::SecurityPolicyViolationEvent_get_violatedDirective),
        Member::attribute("originalPolicy", N::SecurityPolicyViolationEvent_get_originalPolicy),
        Member::attribute("sourceFile", N::SecurityPolicyViolationEvent_get_sourceFile),
        Member::attribute("sample", N::SecurityPolicyViolationEvent_get_sample),
        Member::attribute("disposition", N::SecurityPolicyViolationEvent_get_disposition),
        Member::attribute("statusCode", N::SecurityPolicyViolationEvent_get_statusCode),
        Member::attribute("lineNumber", N::SecurityPolicyViolationEvent_get_lineNumber),
        Member::attribute("columnNumber", N::SecurityPolicyViolationEvent_get_columnNumber),
    ],
    ..Definition::EMPTY
};

pub(super) fn document_uri_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::document_uri(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn referrer_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::referrer(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn blocked_uri_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::blocked_uri(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn effective_directive_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::effective_directive(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn violated_directive_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::violated_directive(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn original_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::original_policy(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn source_file_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::source_file(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn sample_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::sample(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn disposition_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::disposition(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

pub(super) fn status_code_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::status_code(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn line_number_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::line_number(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn column_number_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SecurityPolicyViolationEvent)?;
    let value = interfaces::security_policy_violation_event::column_number(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("SecurityPolicyViolationEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = SecurityPolicyViolationEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::SecurityPolicyViolationEvent)?;
    interfaces::security_policy_violation_event::constructor(cx, &prototype, a0, a1)
}
