// Made by `cargo xtask codegen` from crates/conformance/data/rules/values.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static UNKNOWN_KEYWORD: Rule = Rule {
    code: "unknown-keyword",
    subject: "values",
    severity: Severity::Error,
    message: "`{value}` is not a value of the attribute `{attribute}` on `<{element}>`; it can be {keywords}",
    explanation: "The attribute has a list of keywords, and this is not one of them. Browsers use a default instead.",
    why: "A value that browsers do not know has the effect of another one, or none.",
    bad: "<p dir=\"left\">Tea</p>",
    fixed: "<p dir=\"ltr\">Tea</p>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#keywords-and-enumerated-attributes",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BOOLEAN_ATTRIBUTE_VALUE: Rule = Rule {
    code: "boolean-attribute-value",
    subject: "values",
    severity: Severity::Error,
    message: "The attribute `{attribute}` is boolean: its value must be empty or `{attribute}`, not `{value}`",
    explanation: "A boolean attribute means \"true\" if it is present, whatever its value. `hidden=\"false\"` hides the element.",
    why: "A value such as `false` means the opposite of what it says.",
    bad: "<p><input autofocus=\"false\"></p>",
    fixed: "<p><input></p>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#boolean-attributes",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_NUMBER: Rule = Rule {
    code: "bad-number",
    subject: "values",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` must be {expected}, not `{value}`",
    explanation: "An integer is digits only, with a `-` before them where negative numbers are allowed; other numbers can have a fraction and an exponent. Units, spaces and `+` are not allowed.",
    why: "Browsers use the valid part of such a value, or a default.",
    bad: "<p><img src=\"a.png\" alt=\"\" width=\"10px\"></p>",
    fixed: "<p><img src=\"a.png\" alt=\"\" width=\"10\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#numbers",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &UNKNOWN_KEYWORD,
    &BOOLEAN_ATTRIBUTE_VALUE,
    &BAD_NUMBER,
];
