// Made by `cargo xtask codegen` from crates/conformance/data/rules/languages.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_LANGUAGE_TAG: Rule = Rule {
    code: "bad-language-tag",
    subject: "languages",
    severity: Severity::Error,
    message: "`{value}` in `{attribute}` on `<{element}>` is not a language tag: {reason}",
    explanation: "A language tag starts with a language of the IANA Language Subtag Registry, such as `en`. A script, a region and variants can follow, with a `-` before each: `zh-Hans-CN`.",
    why: "Screen readers, translators and hyphenation need to know the language, and cannot tell it from such a value.",
    bad: "<p lang=\"english\">Tea</p>",
    fixed: "<p lang=\"en\">Tea</p>",
    anchor: "https://www.rfc-editor.org/rfc/rfc5646#section-2.1",
    names: &[("vnu", "Bad value “…” for attribute “lang” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static UNUSUAL_LANGUAGE_TAG: Rule = Rule {
    code: "unusual-language-tag",
    subject: "languages",
    severity: Severity::Warning,
    message: "`{value}` in `{attribute}` on `<{element}>` is better written in another way: {reason}",
    explanation: "The registry marks some subtags as deprecated, and names the script that a language is written with so that it need not be said.",
    why: "Programs that compare tags find the usual form only.",
    bad: "<p lang=\"ja-Jpan\">Tea</p>",
    fixed: "<p lang=\"ja\">Tea</p>",
    anchor: "https://www.rfc-editor.org/rfc/rfc5646#section-4.1",
    names: &[("vnu", "Bad value “…” for attribute “lang” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_LANGUAGE_TAG,
    &UNUSUAL_LANGUAGE_TAG,
];
