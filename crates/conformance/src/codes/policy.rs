// Made by `cargo xtask codegen` from crates/conformance/data/rules/policy.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BLOCKED_BY_POLICY: Rule = Rule {
    code: "blocked-by-policy",
    subject: "policy",
    severity: Severity::Warning,
    message: "{what} is blocked by `{directive}` of the page's policy",
    explanation: "A `meta` with a Content Security Policy blocks scripts, event handlers, style sheets and `style` attributes that are written in the page after it, unless its source list has `'unsafe-inline'`, or a nonce or a hash that fits. It blocks resources from hosts that its source lists do not have. The hosts of the base URL, of the canonical address and of `og:url` are taken for those of the page itself, which `'self'` stands for.",
    why: "Browsers ignore what is blocked.",
    bad: "<!doctype html><html lang=\"en\"><meta http-equiv=\"content-security-policy\" content=\"style-src 'self'\"><title>Tea</title><style>p { color: green }</style>",
    fixed: "<!doctype html><html lang=\"en\"><meta http-equiv=\"content-security-policy\" content=\"style-src 'self'\"><title>Tea</title><link rel=\"stylesheet\" href=\"/tea.css\">",
    anchor: "https://w3c.github.io/webappsec-csp/#should-block-inline",
    names: &[("vnu", "Resource violates Content Security Policy")],
    example: Example::Document,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BLOCKED_BY_POLICY,
];
