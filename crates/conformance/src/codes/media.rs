// Made by `cargo xtask codegen` from crates/conformance/data/rules/media.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_MEDIA_QUERY: Rule = Rule {
    code: "bad-media-query",
    subject: "media",
    severity: Severity::Error,
    message: "`{value}` is not a media query for `{attribute}` on `<{element}>`: {reason}",
    explanation: "A media query has a media type (`screen`, `print`, `all`), or features in parentheses such as `(min-width: 600px)`, or both with `and` between them. Lengths need a unit. Old types such as `tv` and features such as `device-width` must not be used any more.",
    why: "A query that browsers do not understand matches nothing.",
    bad: "<picture><source srcset=\"a.png\" media=\"screen and (min-width: 400)\"><img src=\"b.png\" alt=\"\"></picture>",
    fixed: "<picture><source srcset=\"a.png\" media=\"screen and (min-width: 400px)\"><img src=\"b.png\" alt=\"\"></picture>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-media-query-list",
    names: &[("vnu", "Bad value “…” for attribute “media” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_MEDIA_QUERY,
];
