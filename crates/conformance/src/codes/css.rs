// Made by `cargo xtask codegen` from crates/conformance/data/rules/css.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static CSS_SYNTAX: Rule = Rule {
    code: "css-syntax",
    subject: "css",
    severity: Severity::Error,
    message: "The style cannot be parsed here: {reason}",
    explanation: "A style sheet is a list of rules, and a block has declarations: a property, a colon, a value, and a semicolon before the next one.",
    why: "Browsers skip the part that they cannot parse, up to the next semicolon or the end of the block.",
    bad: "<p style=\"color teal\">Tea</p>",
    fixed: "<p style=\"color: teal\">Tea</p>",
    anchor: "https://drafts.csswg.org/css-syntax/#error-handling",
    names: &[("vnu", "CSS: Parse Error.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static UNKNOWN_CSS_PROPERTY: Rule = Rule {
    code: "unknown-css-property",
    subject: "css",
    severity: Severity::Error,
    message: "`{property}` is not a property of CSS{advice}",
    explanation: "The properties are those of the specifications of CSS. Names that begin with `--` are custom properties, and others that begin with `-` belong to a browser; nothing is said about them.",
    why: "Browsers leave the declaration out.",
    bad: "<p style=\"colr: teal\">Tea</p>",
    fixed: "<p style=\"color: teal\">Tea</p>",
    anchor: "https://drafts.csswg.org/css2/#properties",
    names: &[("vnu", "CSS: “…”: Property “…” doesn't exist.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_CSS_VALUE: Rule = Rule {
    code: "bad-css-value",
    subject: "css",
    severity: Severity::Error,
    message: "The value of the property `{property}` is not valid: {reason}",
    explanation: "Each property has keywords and kinds of values of its own. The checker looks at the parts of a value: their kinds, their units and their number, but not at their order; at the types of calculations, such as a length and a number that are added; and at the components of colours. Values with `var()` and the like can be anything. Descriptors of at-rules such as `@font-face` have values of their own too.",
    why: "Browsers leave the declaration out.",
    bad: "<p style=\"width: 100\">Tea</p>",
    fixed: "<p style=\"width: 100px\">Tea</p>",
    anchor: "https://drafts.csswg.org/css-values/#value-defs",
    names: &[("vnu", "CSS: “…”: “…” is not a “…” value.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_CSS_SELECTOR: Rule = Rule {
    code: "bad-css-selector",
    subject: "css",
    severity: Severity::Error,
    message: "The selector does not follow the grammar: {reason}",
    explanation: "A selector is made of names of elements, classes, IDs, attributes, pseudo-classes and pseudo-elements, with combinators between them. A prefix, as in `svg|a`, has to be declared by `@namespace` in the same style sheet. A mistake in the parentheses of `:not()`, `:has()`, `:host()` or `::slotted()` is one in the selector; `:is()` and `:where()` pass over it.",
    why: "Browsers leave out the whole rule, also for the other selectors of its list.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Tea</title>\n<style>a:hoover { color: teal }</style>\n<p>Tea</p></html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Tea</title>\n<style>a:hover { color: teal }</style>\n<p>Tea</p></html>",
    anchor: "https://drafts.csswg.org/selectors/#grammar",
    names: &[("vnu", "CSS: Parse Error.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static UNKNOWN_CSS_AT_RULE: Rule = Rule {
    code: "unknown-css-at-rule",
    subject: "css",
    severity: Severity::Error,
    message: "`@{name}` is not an at-rule of CSS",
    explanation: "The at-rules are those of the specifications of CSS; names that begin with `-` belong to a browser.",
    why: "Browsers leave out the rule with all that is in it.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Tea</title>\n<style>@mediaa print { p { color: black } }</style>\n<p>Tea</p></html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Tea</title>\n<style>@media print { p { color: black } }</style>\n<p>Tea</p></html>",
    anchor: "https://drafts.csswg.org/css-syntax/#at-rules",
    names: &[("vnu", "CSS: Unrecognized at-rule “@…”.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static BAD_CSS_AT_RULE: Rule = Rule {
    code: "bad-css-at-rule",
    subject: "css",
    severity: Severity::Error,
    message: "The rule `@{name}` is not valid: {reason}",
    explanation: "Each at-rule has a grammar for what stands before its block or semicolon: a name, a list of layers, a condition. Media queries have that of the attribute `media`. `@import` and `@namespace` stand before all other rules, because browsers look for them there only; and `style` attributes have none of them. `@charset` is the first of all, and has double quotation marks. In the blocks of `@font-face`, `@counter-style`, `@property` and the like are their own descriptors only, some of which are needed.",
    why: "Browsers leave out the rule, or take a query that cannot be read as one that never matches.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Tea</title>\n<style>@media (width > 10) { p { color: black } }</style>\n<p>Tea</p></html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Tea</title>\n<style>@media (width > 10em) { p { color: black } }</style>\n<p>Tea</p></html>",
    anchor: "https://drafts.csswg.org/css-syntax/#at-rules",
    names: &[("vnu", "CSS: Parse Error.")],
    example: Example::Document,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &CSS_SYNTAX,
    &UNKNOWN_CSS_PROPERTY,
    &BAD_CSS_VALUE,
    &BAD_CSS_SELECTOR,
    &UNKNOWN_CSS_AT_RULE,
    &BAD_CSS_AT_RULE,
];
