// Made by `cargo xtask codegen` from crates/conformance/data/rules/headings.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static SKIPPED_HEADING_LEVEL: Rule = Rule {
    code: "skipped-heading-level",
    subject: "headings",
    severity: Severity::Error,
    message: "The heading has level {level}, two or more below the one before it, which has level {before}",
    explanation: "A heading may be one level below the one before it, at the same level, or at any level above.",
    why: "People who move from heading to heading look for the level that is missing.",
    bad: "<h1>Drinks</h1><h3>Tea</h3><p>Green tea.</p>",
    fixed: "<h1>Drinks</h1><h2>Tea</h2><p>Green tea.</p>",
    anchor: "https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static NO_HEADING_OF_LEVEL_1: Rule = Rule {
    code: "no-heading-of-level-1",
    subject: "headings",
    severity: Severity::Warning,
    message: "The page has headings, but none of level 1",
    explanation: "One heading at least names the whole page. With `headingoffset`, an `h1` has another level.",
    why: "People who move from heading to heading look for the one that says where they are.",
    bad: "<!doctype html>\n<html lang=\"en\">\n<title>Tea</title>\n<h2>Green tea</h2>\n<p>It is not roasted.</p>\n</html>",
    fixed: "<!doctype html>\n<html lang=\"en\">\n<title>Tea</title>\n<h1>Green tea</h1>\n<p>It is not roasted.</p>\n</html>",
    anchor: "https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2",
    names: &[("vnu", "This document has heading elements but none of them has a computed heading level of 1.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static EMPTY_HEADING: Rule = Rule {
    code: "empty-heading",
    subject: "headings",
    severity: Severity::Warning,
    message: "The heading `<{element}>` has no text",
    explanation: "A heading names a part of the page; one without text or an image names nothing.",
    why: "Assistive technology lists it among the headings, as one without a name.",
    bad: "<h1></h1>",
    fixed: "<h1>Tea</h1>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#palpable-content",
    names: &[("vnu", "Empty heading."), ("html-validate", "empty-heading")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SECTION_WITHOUT_HEADING: Rule = Rule {
    code: "section-without-heading",
    subject: "headings",
    severity: Severity::Warning,
    message: "The `<section>` has no heading",
    explanation: "A section is a part that would be in the outline of the page. A `div` is for parts that only need a style or a script.",
    why: "A section without a name does not help anyone to find the way through the page.",
    bad: "<h1>Drinks</h1><section><p>Tea</p></section>",
    fixed: "<h1>Drinks</h1><section><h2>Tea</h2><p>Green tea.</p></section>",
    anchor: "https://html.spec.whatwg.org/multipage/sections.html#the-section-element",
    names: &[("vnu", "Section lacks heading.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ARTICLE_WITHOUT_HEADING: Rule = Rule {
    code: "article-without-heading",
    subject: "headings",
    severity: Severity::Warning,
    message: "The `<article>` has no heading",
    explanation: "An article is a part that could stand by itself and would be listed in the outline of the page. A `div` is for parts that only need a style or a script.",
    why: "An article without a name does not help anyone to find the way through the page.",
    bad: "<h1>Drinks</h1><article><p>Tea</p></article>",
    fixed: "<h1>Drinks</h1><article><h2>Tea</h2><p>Green tea.</p></article>",
    anchor: "https://html.spec.whatwg.org/multipage/sections.html#the-article-element",
    names: &[("vnu", "Article lacks heading.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static TOP_HEADING_IN_SECTION: Rule = Rule {
    code: "top-heading-in-section",
    subject: "headings",
    severity: Severity::Warning,
    message: "The `<h1>` is in a section of the page, but has the level of the heading of the whole page",
    explanation: "An `h1` is for a top-level section. In `section`, `article`, `aside` or `nav`, if the page has an `h1` too or two of them have one, headings have a lower level, by their name or by `headingoffset`. One article or section with an `h1` in a page without another is not reported.",
    why: "People who move from heading to heading take each `h1` for the beginning of another page.",
    bad: "<h1>Drinks</h1><section><h1>Tea</h1><p>Green tea.</p></section>",
    fixed: "<h1>Drinks</h1><section><h2>Tea</h2><p>Green tea.</p></section>",
    anchor: "https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements",
    names: &[("vnu", "Consider using the “h1” element as a top-level heading only")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &SKIPPED_HEADING_LEVEL,
    &NO_HEADING_OF_LEVEL_1,
    &EMPTY_HEADING,
    &SECTION_WITHOUT_HEADING,
    &ARTICLE_WITHOUT_HEADING,
    &TOP_HEADING_IN_SECTION,
];
