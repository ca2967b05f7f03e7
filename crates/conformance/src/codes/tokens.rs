// Made by `cargo xtask codegen` from crates/conformance/data/rules/tokens.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_VALUE: Rule = Rule {
    code: "bad-value",
    subject: "tokens",
    severity: Severity::Error,
    message: "`{value}` is not valid in `{attribute}` on `<{element}>`: it must be {expected}",
    explanation: "The value does not have the form that the standard requires for this attribute.",
    why: "Browsers ignore the value, or take another one for it.",
    bad: "<p><a href=\"/\" target=\"_new\">Tea</a></p>",
    fixed: "<p><a href=\"/\" target=\"_blank\">Tea</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#attributes",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static UNKNOWN_TOKEN: Rule = Rule {
    code: "unknown-token",
    subject: "tokens",
    severity: Severity::Error,
    message: "`{token}` is not a keyword of `{attribute}` on `<{element}>`",
    explanation: "The attribute is a list of keywords, and this is not one of them.",
    why: "Browsers ignore the word, so the intended restriction or permission is missing.",
    bad: "<p><iframe src=\"a.html\" sandbox=\"allow-script\"></iframe></p>",
    fixed: "<p><iframe src=\"a.html\" sandbox=\"allow-scripts\"></iframe></p>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#set-of-space-separated-tokens",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”: The string “…” is not a valid keyword.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static REPEATED_TOKEN: Rule = Rule {
    code: "repeated-token",
    subject: "tokens",
    severity: Severity::Error,
    message: "`{token}` is already in `{attribute}` on `<{element}>`",
    explanation: "The attribute is a set: each word occurs once.",
    why: "The second one does nothing, which mostly means that another word was meant.",
    bad: "<p><a href=\"/\" rel=\"help help\">Tea</a></p>",
    fixed: "<p><a href=\"/\" rel=\"help\">Tea</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#unordered-set-of-unique-space-separated-tokens",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”: Duplicate …")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static USELESS_SANDBOX: Rule = Rule {
    code: "useless-sandbox",
    subject: "tokens",
    severity: Severity::Warning,
    message: "With `allow-scripts` and `allow-same-origin`, a page of the same origin can leave the sandbox",
    explanation: "A page of the same origin that runs scripts can remove the attribute and load itself again.",
    why: "The sandbox protects from nothing then.",
    bad: "<p><iframe src=\"a.html\" sandbox=\"allow-scripts allow-same-origin\"></iframe></p>",
    fixed: "<p><iframe src=\"a.html\" sandbox=\"allow-scripts\"></iframe></p>",
    anchor: "https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox",
    names: &[("vnu", "Setting both “allow-scripts” and “allow-same-origin” is not recommended, because it effectively enables an embedded page to break out of all sandboxing.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_VALUE,
    &UNKNOWN_TOKEN,
    &REPEATED_TOKEN,
    &USELESS_SANDBOX,
];
