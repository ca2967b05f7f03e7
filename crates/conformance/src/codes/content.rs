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
    also: &[],
};

pub(crate) static TEXT_NOT_ALLOWED_HERE: Rule = Rule {
    code: "text-not-allowed-here",
    subject: "content",
    severity: Severity::Error,
    message: "Text is not allowed in `<{parent}>`",
    explanation: "The content model of this element allows only white space as text.",
    why: "Text between the parts of a list or a table belongs to no part, and assistive technology may leave it out.",
    bad: "<ul>Tea<li>green</li></ul>",
    fixed: "<ul><li>Tea</li><li>green</li></ul>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#content-models",
    names: &[("vnu", "Text not allowed in element “…” in this context.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static UNKNOWN_ELEMENT: Rule = Rule {
    code: "unknown-element",
    subject: "content",
    severity: Severity::Error,
    message: "Unknown element `<{element}>`",
    explanation: "The standard has no element with this name. Elements of a page's own have a name with a hyphen in it, which begins with a letter in lower case, such as `<tea-cup>`.",
    why: "A misspelled element has no meaning, and a name that a page makes up can get one in a later standard.",
    bad: "<p><stron>Tea</stron></p>",
    fixed: "<p><strong>Tea</strong></p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom",
    names: &[("vnu", "Element “…” not allowed as child of element “…” in this context.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static FORBIDDEN_DESCENDANT: Rule = Rule {
    code: "forbidden-descendant",
    subject: "content",
    severity: Severity::Error,
    message: "The element `<{element}>` is not allowed in `<{ancestor}>`, at any depth",
    explanation: "The content model of the outer element forbids this descendant: links and buttons cannot contain other links and buttons, headers and footers are not nested, forms are not in forms.",
    why: "Browsers and assistive technologies cannot know which of the two is meant, and behave differently.",
    bad: "<p><a href=\"/\"><button>Tea</button></a></p>",
    fixed: "<p><a href=\"/\">Tea</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#content-models",
    names: &[("vnu", "The element “…” must not appear as a descendant of the “…” element."), ("vnu", "The interactive element “…” must not appear as a descendant of the “…” element.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static TABINDEX_INSIDE_INTERACTIVE: Rule = Rule {
    code: "tabindex-inside-interactive",
    subject: "content",
    severity: Severity::Error,
    message: "The element `<{element}>` has `tabindex`, so it is not allowed in `<{ancestor}>`",
    explanation: "An element with `tabindex` can be focused, which is not allowed in a link, a button or an option.",
    why: "With the keyboard, two places can be focused, but only one can be activated.",
    bad: "<p><button><span tabindex=\"0\">Tea</span></button></p>",
    fixed: "<p><button><span>Tea</span></button></p>",
    anchor: "https://html.spec.whatwg.org/multipage/interaction.html#attr-tabindex",
    names: &[("vnu", "An element with the attribute “tabindex” must not appear as a descendant of the “…” element.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static MISSING_CHILD: Rule = Rule {
    code: "missing-child",
    subject: "content",
    severity: Severity::Error,
    message: "The element `<{parent}>` must contain {expected}",
    explanation: "The content model requires a child that is not there.",
    why: "Without this part, the element does not serve its purpose.",
    bad: "<details><p>Tea</p></details>",
    fixed: "<details><summary>Drinks</summary><p>Tea</p></details>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#content-models",
    names: &[("vnu", "Element “…” is missing a required instance of child element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static MISPLACED_CHILD: Rule = Rule {
    code: "misplaced-child",
    subject: "content",
    severity: Severity::Error,
    message: "The element `<{element}>` is in the wrong place in `<{parent}>`: {expected}",
    explanation: "The content model allows this child, but its children have an order, and this one is out of it.",
    why: "Browsers and other programs look for the parts of an element in their order, and overlook one that is elsewhere.",
    bad: "<details><p>Tea</p><summary>Drinks</summary></details>",
    fixed: "<details><summary>Drinks</summary><p>Tea</p></details>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#content-models",
    names: &[("vnu", "Element “…” not allowed as child of element “…” in this context.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static REPEATED_CHILD: Rule = Rule {
    code: "repeated-child",
    subject: "content",
    severity: Severity::Error,
    message: "The element `<{parent}>` already has a `<{element}>`, and only one is allowed",
    explanation: "The content model allows one child of this kind.",
    why: "Programs use the first one, and ignore the others or show them as plain content.",
    bad: "<details><summary>Drinks</summary><summary>Tea</summary></details>",
    fixed: "<details><summary>Drinks</summary>Tea</details>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#content-models",
    names: &[("vnu", "Element “…” not allowed as child of element “…” in this context.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &ELEMENT_NOT_ALLOWED_HERE,
    &TEXT_NOT_ALLOWED_HERE,
    &UNKNOWN_ELEMENT,
    &FORBIDDEN_DESCENDANT,
    &TABINDEX_INSIDE_INTERACTIVE,
    &MISSING_CHILD,
    &MISPLACED_CHILD,
    &REPEATED_CHILD,
];
