// Made by `cargo xtask codegen` from crates/conformance/data/rules/permissions.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_PERMISSIONS_POLICY: Rule = Rule {
    code: "bad-permissions-policy",
    subject: "permissions",
    severity: Severity::Error,
    message: "`{value}` in `{attribute}` is not a permissions policy: {reason}",
    explanation: "The attribute has features with semicolons between them, each with the origins that may use it.",
    why: "Browsers ignore what they do not understand.",
    bad: "<iframe allow=\"camera self\" src=\"/tea\" title=\"Tea\"></iframe>",
    fixed: "<iframe allow=\"camera 'self'\" src=\"/tea\" title=\"Tea\"></iframe>",
    anchor: "https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-allow",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static UNKNOWN_PERMISSION: Rule = Rule {
    code: "unknown-permission",
    subject: "permissions",
    severity: Severity::Info,
    message: "`{feature}` is not a permissions policy feature of any browser",
    explanation: "The names of features that browsers know are taken from their compatibility data.",
    why: "Browsers ignore the name.",
    bad: "<iframe allow=\"video\" src=\"/tea\" title=\"Tea\"></iframe>",
    fixed: "<iframe allow=\"camera\" src=\"/tea\" title=\"Tea\"></iframe>",
    anchor: "https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-allow",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_PERMISSIONS_POLICY,
    &UNKNOWN_PERMISSION,
];
