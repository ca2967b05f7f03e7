// Made by `cargo xtask codegen` from crates/conformance/data/rules/document.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static MISPLACED_MAIN: Rule = Rule {
    code: "misplaced-main",
    subject: "document",
    severity: Severity::Error,
    message: "The element `<main>` is not allowed in `<{ancestor}>`",
    explanation: "The ancestors of `main` can be `html`, `body`, `div`, a `form` without a name, and custom elements.",
    why: "It stands for the main content of the page, not of a part of it, and assistive technology jumps to it.",
    bad: "<article><main><h1>Tea</h1></main></article>",
    fixed: "<main><article><h1>Tea</h1></article></main>",
    anchor: "https://html.spec.whatwg.org/multipage/grouping-content.html#hierarchically-correct-main-element",
    names: &[("vnu", "The “main” element must not appear as a descendant of the “…” element.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SECOND_VISIBLE_MAIN: Rule = Rule {
    code: "second-visible-main",
    subject: "document",
    severity: Severity::Error,
    message: "The page has another `<main>` that is not `hidden`",
    explanation: "One `main` at a time is visible; others must have the attribute `hidden`.",
    why: "Assistive technology jumps to the main content, and there can be one place to jump to.",
    bad: "<main><p>Tea</p></main><main><p>Milk</p></main>",
    fixed: "<main><p>Tea</p></main><main hidden><p>Milk</p></main>",
    anchor: "https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element",
    names: &[("vnu", "A document must not include more than one visible “main” element.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SECOND_ENCODING_DECLARATION: Rule = Rule {
    code: "second-encoding-declaration",
    subject: "document",
    severity: Severity::Error,
    message: "The page already declares its encoding",
    explanation: "There must be one `meta` that declares the encoding, with `charset` or with `http-equiv`.",
    why: "Browsers use the first one; if the second says something else, one of the two is wrong.",
    bad: "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta charset=\"utf-8\">\n<title>Tea</title>",
    fixed: "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Tea</title>",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
    names: &[("vnu", "A document must not include more than one “meta” element with a “charset” attribute.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static ENCODING_DECLARATION_IN_SRCDOC: Rule = Rule {
    code: "encoding-declaration-in-srcdoc",
    subject: "document",
    severity: Severity::Error,
    message: "A document in `srcdoc` must not declare an encoding",
    explanation: "The text of a `srcdoc` attribute is decoded already, with the page that it is in.",
    why: "The declaration has no effect.",
    bad: "",
    fixed: "",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
    names: &[],
    example: Example::None,
    also: &[],
};

pub(crate) static ENCODING_OTHER_THAN_UTF_8: Rule = Rule {
    code: "encoding-other-than-utf-8",
    subject: "document",
    severity: Severity::Error,
    message: "The page is in {encoding}; it must be in UTF-8",
    explanation: "The bytes of a page are UTF-8. This one begins with the byte order mark of another encoding, or the server or an option names another one. A `meta` that does so has a finding of its own.",
    why: "Forms are sent and the queries of URLs are written in the encoding of the page, and in others than UTF-8 most characters are lost there. Programs that read UTF-8 only cannot read the page.",
    bad: "",
    fixed: "",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
    names: &[("vnu", "Legacy encoding “…” used. Documents must use UTF-8.")],
    example: Example::None,
    also: &[],
};

pub(crate) static MISSING_ENCODING_DECLARATION: Rule = Rule {
    code: "missing-encoding-declaration",
    subject: "document",
    severity: Severity::Error,
    message: "The encoding of the page is not declared",
    explanation: "The page came with a `Content-Type` that has no `charset`, and begins without a byte order mark. Then it needs a `<meta charset=utf-8>`. Nothing is said about files, whose server can name the encoding.",
    why: "Browsers guess an encoding that is not declared, and guess differently. The encoding is also that of submitted forms, so it matters even if the page itself is ASCII.",
    bad: "",
    fixed: "",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
    names: &[("vnu", "The character encoding was not declared. Proceeding using “…”.")],
    example: Example::None,
    also: &[],
};

pub(crate) static LATE_BASE: Rule = Rule {
    code: "late-base",
    subject: "document",
    severity: Severity::Error,
    message: "The `<base>` must come before this page's first {kind}, which is `<{element}>`",
    explanation: "A `base` with `href` must come before all other elements that have attributes with URLs, and one with `target` before all links that can be followed.",
    why: "URLs before it are resolved without it while the page loads, and with it afterwards.",
    bad: "<!doctype html>\n<html lang=\"en\">\n<title>Tea</title>\n<link rel=\"stylesheet\" href=\"tea.css\">\n<base href=\"https://example.com/\">",
    fixed: "<!doctype html>\n<html lang=\"en\">\n<title>Tea</title>\n<base href=\"https://example.com/\">\n<link rel=\"stylesheet\" href=\"tea.css\">",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#the-base-element",
    names: &[("vnu", "The “base” element must come before any “link” or “script” elements in the document.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static SECOND_AUTOFOCUS: Rule = Rule {
    code: "second-autofocus",
    subject: "document",
    severity: Severity::Error,
    message: "Another element already has `autofocus`",
    explanation: "One element of a page, of a dialog or of a popover can have `autofocus`.",
    why: "Only one element gets the focus, so the second attribute has no effect.",
    bad: "<p><input autofocus> <button autofocus>Tea</button></p>",
    fixed: "<p><input autofocus> <button>Tea</button></p>",
    anchor: "https://html.spec.whatwg.org/multipage/interaction.html#attr-fe-autofocus",
    names: &[("vnu", "There must not be two elements with the same “nearest ancestor autofocus scoping root element” that both have the “autofocus” attribute specified.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &MISPLACED_MAIN,
    &SECOND_VISIBLE_MAIN,
    &SECOND_ENCODING_DECLARATION,
    &ENCODING_DECLARATION_IN_SRCDOC,
    &ENCODING_OTHER_THAN_UTF_8,
    &MISSING_ENCODING_DECLARATION,
    &LATE_BASE,
    &SECOND_AUTOFOCUS,
];
