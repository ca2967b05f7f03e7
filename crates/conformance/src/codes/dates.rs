// Made by `cargo xtask codegen` from crates/conformance/data/rules/dates.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_DATE_OR_TIME: Rule = Rule {
    code: "bad-date-or-time",
    subject: "dates",
    severity: Severity::Error,
    message: "`{value}` is not valid as `{attribute}` on `<{element}>`: it must be {expected}",
    explanation: "Dates and times for programs have forms in which nothing can be left out: two digits for days and months, four or more for years, and days that are in the calendar.",
    why: "A program that reads the value gets no date at all, and a control has no value.",
    bad: "<p><time datetime=\"2026-9-1\">1 September</time></p>",
    fixed: "<p><time datetime=\"2026-09-01\">1 September</time></p>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times",
    names: &[("vnu", "Bad value “…” for attribute “datetime” on element “…”: …")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static UNUSUAL_DATE_OR_TIME: Rule = Rule {
    code: "unusual-date-or-time",
    subject: "dates",
    severity: Severity::Warning,
    message: "`{value}` as `{attribute}` on `<{element}>` is valid but unusual: check the year and the time zone",
    explanation: "Years before 1000 and from 3000 on are rare, and time zones are from -12:00 to +14:00, with minutes 00, 30 or 45.",
    why: "Such a value is mostly a slip, like a digit too many.",
    bad: "<p><ins datetime=\"20026-09-16\">Tea</ins></p>",
    fixed: "<p><ins datetime=\"2026-09-16\">Tea</ins></p>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#time-zones",
    names: &[("vnu", "Year may be mistyped."), ("vnu", "Hours in time zone should be from “-12:00” to “14:00”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static TIME_WITHOUT_MACHINE_READABLE_VALUE: Rule = Rule {
    code: "time-without-machine-readable-value",
    subject: "dates",
    severity: Severity::Error,
    message: "The text of `<time>` must be a date, a time or a duration in machine-readable form, or the element needs `datetime`",
    explanation: "Without `datetime`, programs read the text itself.",
    why: "A text such as \"yesterday\" means nothing to a program.",
    bad: "<p><time>yesterday</time></p>",
    fixed: "<p><time datetime=\"2026-09-15\">yesterday</time></p>",
    anchor: "https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element",
    names: &[("vnu", "The text content of element “time” was not in the required format: …")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_DATE_OR_TIME,
    &UNUSUAL_DATE_OR_TIME,
    &TIME_WITHOUT_MACHINE_READABLE_VALUE,
];
