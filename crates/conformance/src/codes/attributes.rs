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
    also: &[],
};

pub(crate) static UNKNOWN_ATTRIBUTE: Rule = Rule {
    code: "unknown-attribute",
    subject: "attributes",
    severity: Severity::Error,
    message: "Unknown attribute `{attribute}`",
    explanation: "The standard has no attribute with this name. Attributes of a page's own begin with `data-`.",
    why: "A misspelled attribute does nothing. A name that a page makes up can get a meaning in a later standard.",
    bad: "<p calss=\"warm\">Tea</p>",
    fixed: "<p class=\"warm\">Tea</p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#global-attributes",
    names: &[("vnu", "Attribute “…” not allowed on element “…” at this point.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ATTRIBUTE_NOT_ALLOWED_HERE: Rule = Rule {
    code: "attribute-not-allowed-here",
    subject: "attributes",
    severity: Severity::Error,
    message: "The attribute `{attribute}` must not be on this `<{element}>`{condition}",
    explanation: "The element can have this attribute, but other attributes or its place decide on that, and here it does not apply.",
    why: "The attribute has no effect here, so the page does not behave as written.",
    bad: "<p><a download>Tea</a></p>",
    fixed: "<p><a href=\"tea.pdf\" download>Tea</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#attributes",
    names: &[("vnu", "Attribute “…” is only allowed when …")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static MISSING_ATTRIBUTE: Rule = Rule {
    code: "missing-attribute",
    subject: "attributes",
    severity: Severity::Error,
    message: "The attribute {attribute} is missing on `<{element}>`: it is required{condition}",
    explanation: "The standard requires this attribute. Without it the element does nothing, or does not serve its purpose.",
    why: "Browsers cannot guess the value: a link without an address leads nowhere.",
    bad: "<p><data>Tea</data></p>",
    fixed: "<p><data value=\"t1\">Tea</data></p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#attributes",
    names: &[("vnu", "Element “…” is missing required attribute “…”."), ("vnu", "Element “…” is missing one or more of the following attributes: “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static EMPTY_ATTRIBUTE: Rule = Rule {
    code: "empty-attribute",
    subject: "attributes",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` must not be empty",
    explanation: "If the attribute is specified, its value must have at least one character.",
    why: "An empty name, label or group cannot be used by anybody; leave the attribute out.",
    bad: "<form name=\"\"></form>",
    fixed: "<form></form>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#attributes",
    names: &[("vnu", "Bad value “” for attribute “…” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static XML_LANG_WITHOUT_LANG: Rule = Rule {
    code: "xml-lang-without-lang",
    subject: "attributes",
    severity: Severity::Error,
    message: "The attribute `xml:lang` needs a `lang` with the same value, `{value}`",
    explanation: "In HTML, `xml:lang` has no effect. It is allowed for a page that is also XML, with a `lang` of the same value.",
    why: "Browsers, search engines and screen readers see `lang` only.",
    bad: "<p xml:lang=\"fr\">Thé</p>",
    fixed: "<p lang=\"fr\" xml:lang=\"fr\">Thé</p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes",
    names: &[("vnu", "When the attribute “xml:lang” in no namespace is specified, the element must also have the attribute “lang” present with the same value.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &ATTRIBUTE_NOT_ALLOWED,
    &UNKNOWN_ATTRIBUTE,
    &ATTRIBUTE_NOT_ALLOWED_HERE,
    &MISSING_ATTRIBUTE,
    &EMPTY_ATTRIBUTE,
    &XML_LANG_WITHOUT_LANG,
];
