// Made by `cargo xtask codegen` from crates/conformance/data/rules/urls.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_URL: Rule = Rule {
    code: "bad-url",
    subject: "urls",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` is not a valid URL: {reason} (`{url}`)",
    explanation: "The URL Standard defines a valid URL string. Parsers are lenient with most mistakes: they encode, remove or replace the wrong parts.",
    why: "Browsers repair such URLs in ways that are not obvious, and other programs fail.",
    bad: "<p><a href=\"http://example.com/a b\">Tea</a></p>",
    fixed: "<p><a href=\"http://example.com/a%20b\">Tea</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/urls-and-fetching.html#valid-url-potentially-surrounded-by-spaces",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”: …")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static EMPTY_URL: Rule = Rule {
    code: "empty-url",
    subject: "urls",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` must not be empty: it takes a URL",
    explanation: "The attribute needs a URL with at least one character. An empty URL is that of the page itself.",
    why: "Browsers load the page again, or nothing at all.",
    bad: "<p><img src=\"\" alt=\"Tea\"></p>",
    fixed: "<p><img src=\"tea.png\" alt=\"Tea\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/urls-and-fetching.html#valid-non-empty-url-potentially-surrounded-by-spaces",
    names: &[("vnu", "Bad value “” for attribute “…” on element “…”: Must be non-empty.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static FRAGMENT_OF_DATA_URL: Rule = Rule {
    code: "fragment-of-data-url",
    subject: "urls",
    severity: Severity::Warning,
    message: "The `#` ends the data of the URL `{url}`: write it as `%23`",
    explanation: "In a `data:` URL, everything after a `#` is a fragment, and not a part of the data.",
    why: "Colours and links in such data begin with `#`, and the data ends there.",
    bad: "<p><a href=\"data:text/html,Tea#cup\">Tea</a></p>",
    fixed: "<p><a href=\"data:text/html,Tea%23cup\">Tea</a></p>",
    anchor: "https://url.spec.whatwg.org/#url-fragment-string",
    names: &[("vnu", "Fragment is not allowed for data: URIs according to RFC 2397.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_URL,
    &EMPTY_URL,
    &FRAGMENT_OF_DATA_URL,
];
