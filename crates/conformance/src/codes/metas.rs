// Made by `cargo xtask codegen` from crates/conformance/data/rules/metas.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static REPEATED_META: Rule = Rule {
    code: "repeated-meta",
    subject: "metas",
    severity: Severity::Error,
    message: "The page already has a `meta` for `{name}`",
    explanation: "A page has one description and one list of colour schemes, one name of an application in each language, one colour of a theme for each medium, and one pragma of each kind.",
    why: "Programs take the first, or the last.",
    bad: "<!doctype html><html lang=\"en\"><title>Tea</title><meta name=\"description\" content=\"Green\"><meta name=\"description\" content=\"Black\">",
    fixed: "<!doctype html><html lang=\"en\"><title>Tea</title><meta name=\"description\" content=\"Green and black\">",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names",
    names: &[],
    example: Example::Document,
    also: &[],
};

pub(crate) static SECOND_CONTENT_SECURITY_POLICY: Rule = Rule {
    code: "second-content-security-policy",
    subject: "metas",
    severity: Severity::Info,
    message: "The page already has a `meta` for `{name}`",
    explanation: "The standard has one `meta` for each pragma in a page. Browsers enforce all the policies that they find.",
    why: "Resources have to be allowed by each of the policies, which is easily overlooked when one of them is changed.",
    bad: "<!doctype html><html lang=\"en\"><title>Tea</title><meta http-equiv=\"content-security-policy\" content=\"img-src 'self'\"><meta http-equiv=\"content-security-policy\" content=\"font-src 'self'\">",
    fixed: "<!doctype html><html lang=\"en\"><title>Tea</title><meta http-equiv=\"content-security-policy\" content=\"img-src 'self'; font-src 'self'\">",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#pragma-directives",
    names: &[],
    example: Example::Document,
    also: &[],
};

pub(crate) static LATE_ENCODING_DECLARATION: Rule = Rule {
    code: "late-encoding-declaration",
    subject: "metas",
    severity: Severity::Error,
    message: "The encoding is declared after the first 1024 bytes",
    explanation: "Browsers look for the declaration in the first 1024 bytes of the page.",
    why: "A browser may read the page in a wrong encoding, or parse it twice.",
    bad: "",
    fixed: "",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
    names: &[],
    example: Example::None,
    also: &[],
};

pub(crate) static ENCODING_DECLARATION_WITH_REFERENCES: Rule = Rule {
    code: "encoding-declaration-with-references",
    subject: "metas",
    severity: Severity::Error,
    message: "The encoding declaration is written with character references",
    explanation: "Browsers look for the declaration before they decode the page, and do not resolve character references then.",
    why: "A browser may not see the declaration, and guess the encoding.",
    bad: "<!doctype html><html lang=\"en\"><meta charset=\"utf&#45;8\"><title>Tea</title>",
    fixed: "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tea</title>",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
    names: &[],
    example: Example::Document,
    also: &[],
};

pub(crate) static VIEWPORT_WITHOUT_ZOOM: Rule = Rule {
    code: "viewport-without-zoom",
    subject: "metas",
    severity: Severity::Warning,
    message: "The viewport prevents people from enlarging the page: `{value}`",
    explanation: "`user-scalable=no`, and a `maximum-scale` below 2, ask browsers on phones not to let people make the page twice as large.",
    why: "People who see badly cannot read the page. Some browsers ignore it for this reason.",
    bad: "<!doctype html><html lang=\"en\"><title>Tea</title><meta name=\"viewport\" content=\"width=device-width, user-scalable=no\">",
    fixed: "<!doctype html><html lang=\"en\"><title>Tea</title><meta name=\"viewport\" content=\"width=device-width\">",
    anchor: "https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html",
    names: &[("vnu", "Consider avoiding viewport values that prevent users from resizing documents.")],
    example: Example::Document,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &REPEATED_META,
    &SECOND_CONTENT_SECURITY_POLICY,
    &LATE_ENCODING_DECLARATION,
    &ENCODING_DECLARATION_WITH_REFERENCES,
    &VIEWPORT_WITHOUT_ZOOM,
];
