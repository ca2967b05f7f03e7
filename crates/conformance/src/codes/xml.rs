// Made by `cargo xtask codegen` from crates/conformance/data/rules/xml.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static NOT_WELL_FORMED: Rule = Rule {
    code: "not-well-formed",
    subject: "xml",
    severity: Severity::Error,
    message: "The document is not well-formed: {reason}",
    explanation: "A document in the XML syntax has to be well-formed. A browser stops at the first error, so nothing else is checked.",
    why: "Browsers show an error instead of the rest.",
    bad: "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Tea</title></head><body><p>Tea</body></html>",
    fixed: "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Tea</title></head><body><p>Tea</p></body></html>",
    anchor: "https://www.w3.org/TR/xml/#sec-well-formed",
    names: &[("vnu", "The element type “…” must be terminated by the matching end-tag “…”.")],
    example: Example::Xml,
    also: &[],
};

pub(crate) static NOT_IN_XML: Rule = Rule {
    code: "not-in-xml",
    subject: "xml",
    severity: Severity::Error,
    message: "{thing} must not be used in XML documents",
    explanation: "`noscript` works by the HTML parser, and a `meta` element cannot declare the encoding of an XML document.",
    why: "They have no effect there: the contents of a `noscript` are shown whether scripts run or not.",
    bad: "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Tea</title></head><body><noscript><p>Tea</p></noscript></body></html>",
    fixed: "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Tea</title></head><body><p>Tea</p></body></html>",
    anchor: "https://html.spec.whatwg.org/multipage/scripting.html#the-noscript-element",
    names: &[("vnu", "Element “noscript” not allowed as child of “…” in this context.")],
    example: Example::Xml,
    also: &[],
};

pub(crate) static WRONG_ROOT: Rule = Rule {
    code: "wrong-root",
    subject: "xml",
    severity: Severity::Error,
    message: "The root element must be `html`, not `{element}`{of}",
    explanation: "The root of a document is an `html` element in the namespace `http://www.w3.org/1999/xhtml`, or the `svg` element of an SVG document.",
    why: "Browsers take elements without that namespace for unknown ones, with no behavior at all.",
    bad: "<table xmlns=\"http://www.w3.org/1999/xhtml\"><tr><td>Tea</td></tr></table>",
    fixed: "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Tea</title></head><body><table><tr><td>Tea</td></tr></table></body></html>",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#the-html-element",
    names: &[("vnu", "Element “…” not allowed in this context.")],
    example: Example::Xml,
    also: &[],
};

pub(crate) static BAD_XML_STYLESHEET: Rule = Rule {
    code: "bad-xml-stylesheet",
    subject: "xml",
    severity: Severity::Error,
    message: "The instruction `xml-stylesheet` is not valid: {reason}",
    explanation: "The instruction comes before the root element and has pseudo-attributes: `href` with a URL, and `type`, `title`, `media`, `charset` and `alternate`, each once.",
    why: "Browsers do not apply the style sheet.",
    bad: "<?xml-stylesheet type=\"text/css\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Tea</title></head><body><p>Tea</p></body></html>",
    fixed: "<?xml-stylesheet type=\"text/css\" href=\"tea.css\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Tea</title></head><body><p>Tea</p></body></html>",
    anchor: "https://www.w3.org/TR/xml-stylesheet/#the-xml-stylesheet-processing-instruction",
    names: &[("vnu", "“xml-stylesheet” instruction lacks “href” pseudo-attribute.")],
    example: Example::Xml,
    also: &[],
};

pub(crate) static UNSUPPORTED_XML_STYLESHEET: Rule = Rule {
    code: "unsupported-xml-stylesheet",
    subject: "xml",
    severity: Severity::Warning,
    message: "The instruction `xml-stylesheet` does not work as written: {reason}",
    explanation: "The types of style sheets that browsers support in `xml-stylesheet` are `text/css` and `text/xsl`. They use the first instruction of the type `text/xsl` alone, without its `title`, `media` or `charset`. Some browsers ignore `charset` on all.",
    why: "The style sheet, or that part of the instruction, has no effect.",
    bad: "<?xml-stylesheet type=\"text/less\" href=\"tea.less\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Tea</title></head><body><p>Tea</p></body></html>",
    fixed: "<?xml-stylesheet type=\"text/css\" href=\"tea.css\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Tea</title></head><body><p>Tea</p></body></html>",
    anchor: "https://www.w3.org/TR/xml-stylesheet/#the-xml-stylesheet-processing-instruction",
    names: &[("vnu", "“text/css” and “text/xsl” are the only MIME types for the “xml-stylesheet” pseudo-attribute “type” that are supported across browsers.")],
    example: Example::Xml,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &NOT_WELL_FORMED,
    &NOT_IN_XML,
    &WRONG_ROOT,
    &BAD_XML_STYLESHEET,
    &UNSUPPORTED_XML_STYLESHEET,
];
