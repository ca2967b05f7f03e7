// Made by `cargo xtask codegen` from crates/conformance/data/rules/input.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static UNDECODABLE_BYTES: Rule = Rule {
    code: "undecodable-bytes",
    subject: "input",
    severity: Severity::Error,
    message: "{reason}",
    explanation: "Every byte of a page is a part of a character in its encoding. Others become U+FFFD, the replacement character.",
    why: "Readers see a black diamond, and the text that was meant is lost.",
    bad: "",
    fixed: "",
    anchor: "https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream",
    names: &[("vnu", "Malformed byte sequence: “…”.")],
    example: Example::None,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &UNDECODABLE_BYTES,
];
