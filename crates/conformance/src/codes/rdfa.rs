// Made by `cargo xtask codegen` from crates/conformance/data/rules/rdfa.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_PREFIX_DECLARATION: Rule = Rule {
    code: "bad-prefix-declaration",
    subject: "rdfa",
    severity: Severity::Error,
    message: "`{value}` in `prefix` is not valid: {reason}",
    explanation: "The attribute declares prefixes: names followed by a colon, each with white space and an address.",
    why: "Programs that read RDFa do not know the prefix.",
    bad: "<div prefix=\"dc http://purl.org/dc/terms/\">Tea</div>",
    fixed: "<div prefix=\"dc: http://purl.org/dc/terms/\">Tea</div>",
    anchor: "https://www.w3.org/TR/rdfa-core/#A-prefix",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_VOCABULARY: Rule = Rule {
    code: "bad-vocabulary",
    subject: "rdfa",
    severity: Severity::Error,
    message: "`{value}` in `vocab` is not valid: {reason}",
    explanation: "The attribute is the whole address of a vocabulary, or empty.",
    why: "Programs that read RDFa do not know the terms.",
    bad: "<div vocab=\"http://[schema.org/\">Tea</div>",
    fixed: "<div vocab=\"http://schema.org/\">Tea</div>",
    anchor: "https://www.w3.org/TR/rdfa-core/#A-vocab",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_RDFA_VALUE: Rule = Rule {
    code: "bad-rdfa-value",
    subject: "rdfa",
    severity: Severity::Error,
    message: "`{value}` in `{attribute}` is not valid: {reason}",
    explanation: "`property`, `typeof`, `rel`, `rev` and `datatype` have terms such as `name`, prefixes with a colon and a name such as `dc:title`, or whole addresses. `about` and `resource` have an address, or a prefix with a name that may be in square brackets. On the elements that have link types in HTML, `rel` and `rev` can be anything.",
    why: "Programs that read RDFa ignore the value, or take it for something else.",
    bad: "<p vocab=\"http://schema.org/\" typeof=\"Product\"><span property=\"name,brand\">Tea</span></p>",
    fixed: "<p vocab=\"http://schema.org/\" typeof=\"Product\"><span property=\"name brand\">Tea</span></p>",
    anchor: "https://www.w3.org/TR/rdfa-core/#s_syntax",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static NAMESPACE_DECLARATION: Rule = Rule {
    code: "namespace-declaration",
    subject: "rdfa",
    severity: Severity::Error,
    message: "`{attribute}` declares nothing in HTML",
    explanation: "HTML has no declarations of namespaces: the parser knows those of SVG, MathML and XLink. RDFa has `prefix` for its prefixes.",
    why: "Only programs that read RDFa in the old way see it.",
    bad: "<p xmlns:dc=\"http://purl.org/dc/terms/\">Tea</p>",
    fixed: "<p prefix=\"dc: http://purl.org/dc/terms/\">Tea</p>",
    anchor: "https://html.spec.whatwg.org/multipage/syntax.html#attributes-2",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_PREFIX_DECLARATION,
    &BAD_VOCABULARY,
    &BAD_RDFA_VALUE,
    &NAMESPACE_DECLARATION,
];
