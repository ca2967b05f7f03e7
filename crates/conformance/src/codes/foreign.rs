// Made by `cargo xtask codegen` from crates/conformance/data/rules/foreign.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static UNKNOWN_FOREIGN_ELEMENT: Rule = Rule {
    code: "unknown-foreign-element",
    subject: "foreign",
    severity: Severity::Error,
    message: "`<{element}>` is not an element of {language}",
    explanation: "The names of SVG 1.1, SVG 2 and MathML 3 are known. Upper and lower case matter in SVG; the parser knows the names that have both.",
    why: "Browsers draw nothing for it.",
    bad: "<svg viewBox=\"0 0 8 8\"><rectangle width=\"8\" height=\"8\"></rectangle></svg>",
    fixed: "<svg viewBox=\"0 0 8 8\"><rect width=\"8\" height=\"8\"></rect></svg>",
    anchor: "https://svgwg.org/svg2-draft/eltindex.html",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static FOREIGN_CHILD_NOT_ALLOWED: Rule = Rule {
    code: "foreign-child-not-allowed",
    subject: "foreign",
    severity: Severity::Error,
    message: "`<{element}>` is not allowed in `<{parent}>`",
    explanation: "The content models of SVG and MathML say which elements an element has as children.",
    why: "Browsers ignore elements elsewhere, or draw them in a way that is not meant.",
    bad: "<svg viewBox=\"0 0 8 8\"><defs><stop offset=\"1\"></stop></defs></svg>",
    fixed: "<svg viewBox=\"0 0 8 8\"><defs><linearGradient id=\"tea\"><stop offset=\"1\"></stop></linearGradient></defs></svg>",
    anchor: "https://svgwg.org/svg2-draft/struct.html#TermContentModel",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static FOREIGN_CHILD_REPEATED: Rule = Rule {
    code: "foreign-child-repeated",
    subject: "foreign",
    severity: Severity::Error,
    message: "This `<{parent}>` already has a `<{element}>`",
    explanation: "The element has at most one such child.",
    why: "Browsers take the last one only.",
    bad: "<svg viewBox=\"0 0 8 8\"><filter id=\"tea\"><feComponentTransfer><feFuncR type=\"identity\"></feFuncR><feFuncR type=\"linear\"></feFuncR></feComponentTransfer></filter></svg>",
    fixed: "<svg viewBox=\"0 0 8 8\"><filter id=\"tea\"><feComponentTransfer><feFuncR type=\"linear\"></feFuncR></feComponentTransfer></filter></svg>",
    anchor: "https://drafts.fxtf.org/filter-effects/#feComponentTransferElement",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static FOREIGN_TEXT_NOT_ALLOWED: Rule = Rule {
    code: "foreign-text-not-allowed",
    subject: "foreign",
    severity: Severity::Error,
    message: "Text is not allowed in `<{parent}>`",
    explanation: "Text is in the elements for text only: `text`, `tspan` and `title` in SVG, and the tokens such as `mi`, `mn` and `mo` in MathML.",
    why: "Browsers do not show it, or not as it is meant.",
    bad: "<math><mrow>x</mrow></math>",
    fixed: "<math><mrow><mi>x</mi></mrow></math>",
    anchor: "https://svgwg.org/svg2-draft/struct.html#TermContentModel",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static FOREIGN_ATTRIBUTE_NOT_ALLOWED: Rule = Rule {
    code: "foreign-attribute-not-allowed",
    subject: "foreign",
    severity: Severity::Error,
    message: "`{attribute}` is not allowed on `<{element}>`",
    explanation: "The attributes of SVG 1.1 and SVG 2 are known, with those that HTML and ARIA give to all elements. Names with a colon are names of their own in HTML, but for those with `xlink:` and `xml:` that the parser knows.",
    why: "Browsers ignore it.",
    bad: "<svg viewBox=\"0 0 8 8\"><rect widht=\"8\" height=\"8\"></rect></svg>",
    fixed: "<svg viewBox=\"0 0 8 8\"><rect width=\"8\" height=\"8\"></rect></svg>",
    anchor: "https://svgwg.org/svg2-draft/attindex.html",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static FOREIGN_PART_MISSING: Rule = Rule {
    code: "foreign-part-missing",
    subject: "foreign",
    severity: Severity::Error,
    message: "`<{element}>` needs {what}",
    explanation: "Some elements are not complete without a part.",
    why: "Programs that read the element cannot use it.",
    bad: "<svg viewBox=\"0 0 8 8\"><defs><font horiz-adv-x=\"8\"><font-face font-family=\"Tea\"></font-face></font></defs></svg>",
    fixed: "<svg viewBox=\"0 0 8 8\"><defs><font horiz-adv-x=\"8\"><font-face font-family=\"Tea\"></font-face><missing-glyph></missing-glyph></font></defs></svg>",
    anchor: "https://www.w3.org/TR/SVG11/fonts.html#FontElement",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static WRONG_NUMBER_OF_ARGUMENTS: Rule = Rule {
    code: "wrong-number-of-arguments",
    subject: "foreign",
    severity: Severity::Error,
    message: "`<{element}>` has {found} children: expected {expected}",
    explanation: "The children of many elements of MathML are arguments, each with a meaning by its position.",
    why: "Browsers draw the element as an error, or as a row.",
    bad: "<math><mfrac><mn>1</mn></mfrac></math>",
    fixed: "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>",
    anchor: "https://w3c.github.io/mathml/#presm_reqarg",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_FOREIGN_VALUE: Rule = Rule {
    code: "bad-foreign-value",
    subject: "foreign",
    severity: Severity::Error,
    message: "`{value}` in `{attribute}` on `<{element}>` is not valid: {reason}",
    explanation: "The value is not of the type that SVG or MathML gives the attribute.",
    why: "Browsers ignore the attribute, or draw a path up to the mistake only.",
    bad: "<svg viewBox=\"0 0 8 8\"><path d=\"M0 0 L8\"></path></svg>",
    fixed: "<svg viewBox=\"0 0 8 8\"><path d=\"M0 0 L8 8\"></path></svg>",
    anchor: "https://svgwg.org/svg2-draft/types.html",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &UNKNOWN_FOREIGN_ELEMENT,
    &FOREIGN_CHILD_NOT_ALLOWED,
    &FOREIGN_CHILD_REPEATED,
    &FOREIGN_TEXT_NOT_ALLOWED,
    &FOREIGN_ATTRIBUTE_NOT_ALLOWED,
    &FOREIGN_PART_MISSING,
    &WRONG_NUMBER_OF_ARGUMENTS,
    &BAD_FOREIGN_VALUE,
];
