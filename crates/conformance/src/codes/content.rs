// Made by `cargo xtask codegen` from crates/conformance/data/rules/content.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static ELEMENT_NOT_ALLOWED_HERE: Rule = Rule {
    code: "element-not-allowed-here",
    subject: "content",
    severity: Severity::Error,
    message: "The element `<{element}>` is not allowed in `<{parent}>`{reason}",
    explanation: "Each element has a content model: the elements and the text that it may contain. This one is not among them.",
    why: "Styles, scripts and assistive technology rely on the structure that the content model describes.",
    bad: "<ul><p>Tea</p></ul>",
    fixed: "<ul><li><p>Tea</p></li></ul>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#content-models",
    names: &[("vnu", "Element “…” not allowed as child of element “…” in this context.")],
    example: Example::InBody,
};

pub(crate) static TEXT_NOT_ALLOWED_HERE: Rule = Rule {
    code: "text-not-allowed-here",
    subject: "content",
    severity: Severity::Error,
    message: "Text is not allowed in `<{parent}>`",
    explanation: "The content model of this element has no text besides white space.",
    why: "Text between the parts of a list or a table belongs to no part, and assistive technology may leave it out.",
    bad: "<ul>Tea<li>green</li></ul>",
    fixed: "<ul><li>Tea</li><li>green</li></ul>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#content-models",
    names: &[("vnu", "Text not allowed in element “…” in this context.")],
    example: Example::InBody,
};

pub(super) static ALL: &[&Rule] = &[
    &ELEMENT_NOT_ALLOWED_HERE,
    &TEXT_NOT_ALLOWED_HERE,
];
