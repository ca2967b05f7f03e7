// Made by `cargo xtask codegen` from crates/conformance/data/rules/languages.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_LANGUAGE_TAG: Rule = Rule {
    code: "bad-language-tag",
    subject: "languages",
    severity: Severity::Error,
    message: "`{value}` in `{attribute}` on `<{element}>` is not a language tag: {reason}",
    explanation: "A language tag starts with a language of the IANA Language Subtag Registry, such as `en`. A script, a region and variants can follow, with a `-` before each: `zh-Hans-CN`.",
    why: "Screen readers, translators and hyphenation need to know the language, and cannot get it from such a value.",
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
    message: "`{value}` in `{attribute}` on `<{element}>` should be written differently: {reason}",
    explanation: "The registry marks some subtags as deprecated, names the usual script of a language, which is omitted, and has the languages that a variant belongs to: `1901` follows `de`.",
    why: "Programs that compare tags find the usual form only.",
    bad: "<p lang=\"ja-Jpan\">Tea</p>",
    fixed: "<p lang=\"ja\">Tea</p>",
    anchor: "https://www.rfc-editor.org/rfc/rfc5646#section-4.1",
    names: &[("vnu", "Bad value “…” for attribute “lang” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static LANG_DIFFERS_FROM_TEXT: Rule = Rule {
    code: "lang-differs-from-text",
    subject: "languages",
    severity: Severity::Warning,
    message: "`lang` is `{value}`, but the text of the page seems to be in `{expected}`",
    explanation: "The language is guessed from the letters of the text, without quotations, code, and parts that have a `lang` of their own. Nothing is said about short pages, nor about languages that are near to each other or that the guess does not know. `treewright vnu --no-langdetect` leaves it out.",
    why: "Screen readers read the text with the sounds of another language, and browsers offer to translate it.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Tee</title></head><body>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n</body></html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"de\"><head><meta charset=\"utf-8\"><title>Tee</title></head><body>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n<p>Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. </p>\n</body></html>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes",
    names: &[("vnu", "This document appears to be written in … but the “html” start tag has “lang=\"…\"”.")],
    example: Example::Document,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_LANGUAGE_TAG,
    &UNUSUAL_LANGUAGE_TAG,
    &LANG_DIFFERS_FROM_TEXT,
];
