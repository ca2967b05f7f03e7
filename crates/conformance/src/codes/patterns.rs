// Made by `cargo xtask codegen` from crates/conformance/data/rules/patterns.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_PATTERN: Rule = Rule {
    code: "bad-pattern",
    subject: "patterns",
    severity: Severity::Error,
    message: "`{value}` in `{attribute}` on `<{element}>` is not a regular expression: {reason}",
    explanation: "The value is a regular expression of JavaScript with the flag `v`. With this flag, `\\` stands only before signs and letters that have a meaning with it, and more signs need one in `[…]`.",
    why: "Browsers take any input for an expression that they cannot read.",
    bad: "<p><label>Code <input pattern=\"[a-z-]+\"></label></p>",
    fixed: "<p><label>Code <input pattern=\"[a-z\\-]+\"></label></p>",
    anchor: "https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute",
    names: &[("vnu", "Bad value “…” for attribute “pattern” on element “input”: Bad regular expression.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_PATTERN,
];
