// Made by `cargo xtask codegen` from crates/conformance/data/rules/obsolete.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static OBSOLETE_ELEMENT: Rule = Rule {
    code: "obsolete-element",
    subject: "obsolete",
    severity: Severity::Error,
    message: "The element `<{element}>` is obsolete. {advice}",
    explanation: "The standard has this element no longer. Browsers still know it, each in its own way.",
    why: "New pages that use it look different from browser to browser, and say less about what they mean.",
    bad: "<p><font>Tea</font></p>",
    fixed: "<p><span>Tea</span></p>",
    anchor: "https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features",
    names: &[("vnu", "The “…” element is obsolete.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static OBSOLETE_ATTRIBUTE: Rule = Rule {
    code: "obsolete-attribute",
    subject: "obsolete",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` is obsolete. {advice}",
    explanation: "The standard has this attribute on this element no longer.",
    why: "A better way exists, mostly with CSS, which works the same in all browsers.",
    bad: "<p align=\"center\">Tea</p>",
    fixed: "<p style=\"text-align: center\">Tea</p>",
    anchor: "https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features",
    names: &[("vnu", "The “…” attribute on the “…” element is obsolete.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static OBSOLETE_BUT_CONFORMING: Rule = Rule {
    code: "obsolete-but-conforming",
    subject: "obsolete",
    severity: Severity::Warning,
    message: "The attribute `{attribute}` on `<{element}>` is unnecessary. {advice}",
    explanation: "The standard allows it with this value, and asks checkers to warn about it.",
    why: "Without the attribute, the page means the same and is shorter.",
    bad: "<script type=\"text/javascript\">1</script>",
    fixed: "<script>1</script>",
    anchor: "https://html.spec.whatwg.org/multipage/obsolete.html#warnings-for-obsolete-but-conforming-features",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &OBSOLETE_ELEMENT,
    &OBSOLETE_ATTRIBUTE,
    &OBSOLETE_BUT_CONFORMING,
];
