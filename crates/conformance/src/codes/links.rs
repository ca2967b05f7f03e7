// Made by `cargo xtask codegen` from crates/conformance/data/rules/links.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static LINK_TYPE_NOT_ALLOWED_HERE: Rule = Rule {
    code: "link-type-not-allowed-here",
    subject: "links",
    severity: Severity::Error,
    message: "The link type `{token}` is not for `<{element}>` but for {expected}",
    explanation: "A keyword of `rel` may be used with some of the elements that make links.",
    why: "Browsers ignore it.",
    bad: "<p><a href=\"/tea.css\" rel=\"stylesheet\">Tea</a></p>",
    fixed: "<p><a href=\"/tea.css\">Tea</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/links.html#linkTypes",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SYNONYM_OF_A_LINK_TYPE: Rule = Rule {
    code: "synonym-of-a-link-type",
    subject: "links",
    severity: Severity::Error,
    message: "`{token}` must not be used: the link type is `{keyword}`",
    explanation: "Some keywords exist only for old pages.",
    why: "Programs that know the keywords of the standard do not find it.",
    bad: "<p><a href=\"/terms\" rel=\"copyright\">Terms</a></p>",
    fixed: "<p><a href=\"/terms\" rel=\"license\">Terms</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/links.html#linkTypes",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static NEARLY_A_LINK_TYPE: Rule = Rule {
    code: "nearly-a-link-type",
    subject: "links",
    severity: Severity::Info,
    message: "`{token}` is not a link type; did you mean `{keyword}`?",
    explanation: "The word differs from a keyword of the standard by a letter, or by two if it is long. Other specifications may define more keywords.",
    why: "Browsers ignore words that they do not know.",
    bad: "<p><a href=\"/terms\" rel=\"licence\">Terms</a></p>",
    fixed: "<p><a href=\"/terms\" rel=\"license\">Terms</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/links.html#linkTypes",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static PRIORITY_OF_NO_RESOURCE: Rule = Rule {
    code: "priority-of-no-resource",
    subject: "links",
    severity: Severity::Warning,
    message: "The link has `fetchpriority`, but nothing is fetched for its `rel`",
    explanation: "The attribute is for links to external resources, such as style sheets, icons and preloaded resources.",
    why: "Browsers ignore it on other links.",
    bad: "<!doctype html><html lang=\"en\"><title>Tea</title><link rel=\"canonical\" href=\"https://tea.example/\" fetchpriority=\"low\">",
    fixed: "<!doctype html><html lang=\"en\"><title>Tea</title><link rel=\"canonical\" href=\"https://tea.example/\">",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#attr-link-fetchpriority",
    names: &[("vnu", "A “link” element with a “fetchpriority” attribute should have a “rel” attribute containing external resource type.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static SHORTCUT_BESIDE_MORE: Rule = Rule {
    code: "shortcut-beside-more",
    subject: "links",
    severity: Severity::Error,
    message: "With `shortcut` the value of `rel` must be exactly `shortcut icon`",
    explanation: "The keyword `shortcut` is allowed for historical reasons before `icon`, with one space between them.",
    why: "Browsers ignore the word, and programs that know `shortcut icon` do not find it.",
    bad: "<!doctype html><html lang=\"en\"><title>Tea</title><link rel=\"icon shortcut\" href=\"tea.png\">",
    fixed: "<!doctype html><html lang=\"en\"><title>Tea</title><link rel=\"icon\" href=\"tea.png\">",
    anchor: "https://html.spec.whatwg.org/multipage/links.html#rel-icon",
    names: &[],
    example: Example::Document,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &LINK_TYPE_NOT_ALLOWED_HERE,
    &SYNONYM_OF_A_LINK_TYPE,
    &NEARLY_A_LINK_TYPE,
    &PRIORITY_OF_NO_RESOURCE,
    &SHORTCUT_BESIDE_MORE,
];
