// Made by `cargo xtask codegen` from crates/conformance/data/rules/scripts.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_IMPORT_MAP: Rule = Rule {
    code: "bad-import-map",
    subject: "scripts",
    severity: Severity::Error,
    message: "The import map is not valid: {reason}",
    explanation: "The contents of the script must meet the requirements of the standard for import maps.",
    why: "Browsers ignore the map, or the entry, and modules are not found.",
    bad: "<script type=\"importmap\">{ \"imports\": { \"tea\": \"tea.js\" } }</script>",
    fixed: "<script type=\"importmap\">{ \"imports\": { \"tea\": \"./tea.js\" } }</script>",
    anchor: "https://html.spec.whatwg.org/multipage/webappapis.html#import-maps",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_SPECULATION_RULES: Rule = Rule {
    code: "bad-speculation-rules",
    subject: "scripts",
    severity: Severity::Error,
    message: "The speculation rules are not valid: {reason}",
    explanation: "The contents of the script must meet the requirements of the standard for speculation rules.",
    why: "Browsers ignore the rule, and nothing is loaded ahead.",
    bad: "<script type=\"speculationrules\">{ \"prefetch\": [{ \"source\": \"list\" }] }</script>",
    fixed: "<script type=\"speculationrules\">{ \"prefetch\": [{ \"source\": \"list\", \"urls\": [\"tea.html\"] }] }</script>",
    anchor: "https://html.spec.whatwg.org/multipage/webappapis.html#speculation-rules-parse-results",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_JSON_SCRIPT: Rule = Rule {
    code: "bad-json-script",
    subject: "scripts",
    severity: Severity::Error,
    message: "The data block is declared as JSON, but is not: {reason}",
    explanation: "The contents of a data block have the form that its `type` names: that of JSON for `application/json`, `text/json`, and types that end in `+json` such as `application/ld+json`.",
    why: "Programs that read the data, such as search engines, get nothing.",
    bad: "<script type=\"application/json\">{\"tea\": \"green\",}</script>",
    fixed: "<script type=\"application/json\">{\"tea\": \"green\"}</script>",
    anchor: "https://html.spec.whatwg.org/multipage/scripting.html#data-block",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_IMPORT_MAP,
    &BAD_SPECULATION_RULES,
    &BAD_JSON_SCRIPT,
];
