// Made by `cargo xtask codegen` from crates/conformance/data/rules/attributes.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static ATTRIBUTE_NOT_ALLOWED: Rule = Rule {
    code: "attribute-not-allowed",
    subject: "attributes",
    severity: Severity::Error,
    message: "The attribute `{attribute}` is not allowed on `<{element}>`",
    explanation: "The standard has this attribute for other elements only. Browsers keep it in the tree, where it has no effect.",
    why: "An attribute in the wrong place does nothing, which is mostly a mistake about the element.",
    bad: "<p href=\"/tea\">Tea</p>",
    fixed: "<p><a href=\"/tea\">Tea</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#global-attributes",
    names: &[("vnu", "Attribute “…” not allowed on element “…” at this point.")],
    example: Example::InBody,
};

pub(crate) static UNKNOWN_ATTRIBUTE: Rule = Rule {
    code: "unknown-attribute",
    subject: "attributes",
    severity: Severity::Error,
    message: "There is no attribute `{attribute}`",
    explanation: "The standard has no attribute with this name. Attributes of a page's own begin with `data-`.",
    why: "A misspelled attribute does nothing. A name that a page makes up can get a meaning in a later standard.",
    bad: "<p calss=\"warm\">Tea</p>",
    fixed: "<p class=\"warm\">Tea</p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#global-attributes",
    names: &[("vnu", "Attribute “…” not allowed on element “…” at this point.")],
    example: Example::InBody,
};

pub(super) static ALL: &[&Rule] = &[
    &ATTRIBUTE_NOT_ALLOWED,
    &UNKNOWN_ATTRIBUTE,
];
