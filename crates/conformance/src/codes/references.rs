// Made by `cargo xtask codegen` from crates/conformance/data/rules/references.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static DUPLICATE_ID: Rule = Rule {
    code: "duplicate-id",
    subject: "references",
    severity: Severity::Error,
    message: "Another element already has the ID `{id}`",
    explanation: "An ID is unique in its tree: the document, or a shadow tree.",
    why: "Links, labels and scripts that use the ID get the first element, whichever was meant.",
    bad: "<p id=\"tea\">Tea</p><p id=\"tea\">More tea</p>",
    fixed: "<p id=\"tea\">Tea</p><p id=\"more-tea\">More tea</p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute",
    names: &[("vnu", "Duplicate ID “…”."), ("html-validate", "no-dup-id")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static EMPTY_ID: Rule = Rule {
    code: "empty-id",
    subject: "references",
    severity: Severity::Error,
    message: "An ID must have at least one character",
    explanation: "An empty `id` gives the element no ID.",
    why: "The element cannot be referred to; leave the attribute out.",
    bad: "<p id=\"\">Tea</p>",
    fixed: "<p>Tea</p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute",
    names: &[("vnu", "Bad value “” for attribute “id” on element “…”: An ID must not be the empty string.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ID_WITH_WHITE_SPACE: Rule = Rule {
    code: "id-with-white-space",
    subject: "references",
    severity: Severity::Error,
    message: "The ID `{id}` contains white space",
    explanation: "An ID is one word: lists of IDs are separated by white space.",
    why: "An ID with a space in it cannot be named in `headers`, `aria-labelledby` and the like.",
    bad: "<p id=\"green tea\">Tea</p>",
    fixed: "<p id=\"green-tea\">Tea</p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute",
    names: &[("vnu", "Bad value “…” for attribute “id” on element “…”: An ID must not contain whitespace.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static REFERENCE_TO_NOTHING: Rule = Rule {
    code: "reference-to-nothing",
    subject: "references",
    severity: Severity::Error,
    message: "No element has the ID `{id}`; `{attribute}` on `<{element}>` must name {expected}",
    explanation: "The attribute has to name an element of the same tree by its ID.",
    why: "A label, list or form that is not found has no effect: a click on the label does nothing.",
    bad: "<p><label for=\"cup\">Tea</label></p>",
    fixed: "<p><label for=\"cup\">Tea</label> <input id=\"cup\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute",
    names: &[("vnu", "The “…” attribute of the “…” element must refer to …")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static REFERENCE_TO_WRONG_ELEMENT: Rule = Rule {
    code: "reference-to-wrong-element",
    subject: "references",
    severity: Severity::Error,
    message: "The element with the ID `{id}` is not {expected}, which `{attribute}` on `<{element}>` must name",
    explanation: "The attribute names an element that is not of the kind that it needs.",
    why: "Browsers ignore such a reference: a click on the label does nothing, the list has no options.",
    bad: "<p><label for=\"cup\">Tea</label> <span id=\"cup\"></span></p>",
    fixed: "<p><label for=\"cup\">Tea</label> <input id=\"cup\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute",
    names: &[("vnu", "The value of the “for” attribute of the “label” element must be the ID of a non-hidden form control.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static REFERENCE_TO_HIDDEN_ELEMENT: Rule = Rule {
    code: "reference-to-hidden-element",
    subject: "references",
    severity: Severity::Error,
    message: "The `{attribute}` of `<{element}>` leads to an element that is `hidden`",
    explanation: "Elements that are not `hidden` do not link to elements that are, and their `for` does not name them. Elements that are `hidden=\"until-found\"` can be linked to.",
    why: "A link that is followed shows nothing, and a label or the result of a calculation is about something that is not there for the user.",
    bad: "<p><a href=\"#tea\">Tea</a></p><p id=\"tea\" hidden>Green tea</p>",
    fixed: "<p><a href=\"#tea\">Tea</a></p><p id=\"tea\">Green tea</p>",
    anchor: "https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static HEADER_TARGETS_ITSELF: Rule = Rule {
    code: "header-targets-itself",
    subject: "references",
    severity: Severity::Error,
    message: "The header cell is targeted by itself: `headers` leads back to it",
    explanation: "A header cell whose `headers` name other header cells is targeted by them, and so are those that their `headers` name.",
    why: "Programs that look for the headers of a cell have no end of them.",
    bad: "<table><tr><th id=\"a\" headers=\"b\">A</th><th id=\"b\" headers=\"a\">B</th></tr></table>",
    fixed: "<table><tr><th id=\"a\">A</th><th id=\"b\" headers=\"a\">B</th></tr></table>",
    anchor: "https://html.spec.whatwg.org/multipage/tables.html#attributes-common-to-td-and-th-elements",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static TEMPLATE_WITHOUT_MARKER: Rule = Rule {
    code: "template-without-marker",
    subject: "references",
    severity: Severity::Error,
    message: "No `<?marker>` or `<?start>` has the name `{name}`, which `for` of `<template>` needs",
    explanation: "The value is the name of a `<?marker>` or `<?start>` in the same tree.",
    why: "The contents of the template are not put anywhere.",
    bad: "<template for=\"tea\"><p>Tea</p></template>",
    fixed: "<div><?marker name=\"tea\"></div><template for=\"tea\"><p>Tea</p></template>",
    anchor: "https://html.spec.whatwg.org/multipage/scripting.html#attr-template-for",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static DUPLICATE_MAP_NAME: Rule = Rule {
    code: "duplicate-map-name",
    subject: "references",
    severity: Severity::Error,
    message: "Another `<map>` already has the name `{name}`",
    explanation: "The name of an image map is unique in its tree.",
    why: "Images use the first map with the name.",
    bad: "<p><map name=\"m\"></map><map name=\"m\"></map></p>",
    fixed: "<p><map name=\"m\"></map><map name=\"n\"></map></p>",
    anchor: "https://html.spec.whatwg.org/multipage/image-maps.html#the-map-element",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static DUPLICATE_FORM_NAME: Rule = Rule {
    code: "duplicate-form-name",
    subject: "references",
    severity: Severity::Error,
    message: "Another `<form>` already has the name `{name}`",
    explanation: "The name of a form is unique among the forms of the page.",
    why: "Scripts that ask for the form by its name get a list of both.",
    bad: "<form name=\"f\"></form><form name=\"f\"></form>",
    fixed: "<form name=\"f\"></form><form name=\"g\"></form>",
    anchor: "https://html.spec.whatwg.org/multipage/forms.html#attr-form-name",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static MAP_NAME_AND_ID_DIFFER: Rule = Rule {
    code: "map-name-and-id-differ",
    subject: "references",
    severity: Severity::Error,
    message: "The `<map>` has the ID `{id}` and the name `{name}`, which must be the same",
    explanation: "If a `map` has both attributes, they must have the same value.",
    why: "Old browsers use the ID instead of the name.",
    bad: "<p><map name=\"m\" id=\"n\"></map></p>",
    fixed: "<p><map name=\"m\" id=\"m\"></map></p>",
    anchor: "https://html.spec.whatwg.org/multipage/image-maps.html#the-map-element",
    names: &[("vnu", "The “id” attribute on a “map” element must have an the same value as the “name” attribute.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static MAP_NAME_WITH_WHITE_SPACE: Rule = Rule {
    code: "map-name-with-white-space",
    subject: "references",
    severity: Severity::Error,
    message: "The name `{name}` of the `<map>` contains white space",
    explanation: "The name of an image map has no white space.",
    why: "An image refers to the map in `usemap`, like to an ID.",
    bad: "<p><map name=\"a map\"></map></p>",
    fixed: "<p><map name=\"a-map\"></map></p>",
    anchor: "https://html.spec.whatwg.org/multipage/image-maps.html#the-map-element",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static USEMAP_WITHOUT_MAP: Rule = Rule {
    code: "usemap-without-map",
    subject: "references",
    severity: Severity::Error,
    message: "No `<map>` has the name `{name}`, which `usemap` on `<{element}>` must name",
    explanation: "The value is a `#` and the name of a `map` of the same tree, exactly as in its `name`; its ID does not count.",
    why: "The image has no areas.",
    bad: "<p><img src=\"a.png\" alt=\"Tea\" usemap=\"#tea\"></p>",
    fixed: "<p><img src=\"a.png\" alt=\"Tea\" usemap=\"#tea\"><map name=\"tea\"></map></p>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-hash-name-reference",
    names: &[("vnu", "The hash-name reference in attribute “usemap” referred to “…”, but there is no “map” element with a “name” attribute with that value.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ANCHOR_NAME_TAKEN: Rule = Rule {
    code: "anchor-name-taken",
    subject: "references",
    severity: Severity::Error,
    message: "Another element already has the ID or the name `{name}`",
    explanation: "The `name` of an `a` names a place of the page, as an ID does. No other element has it as its ID, and no other `a` as its name.",
    why: "A link goes to the first of them only.",
    bad: "<p id=\"tea\"><a name=\"tea\" href=\"/tea\">Tea</a></p>",
    fixed: "<p id=\"tea\"><a href=\"/tea\">Tea</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/obsolete.html#obsolete-but-conforming-features",
    names: &[],
    example: Example::InBody,
    also: &["obsolete-but-conforming"],
};

pub(crate) static ANCHOR_NAME_AND_ID_DIFFER: Rule = Rule {
    code: "anchor-name-and-id-differ",
    subject: "references",
    severity: Severity::Error,
    message: "The `name` of the link is `{name}` and its ID is `{id}`: they must be the same",
    explanation: "If an `a` has a `name` and an ID, both are the same.",
    why: "A link to one of them does not lead there by the other.",
    bad: "<p><a name=\"tea\" id=\"green\" href=\"/tea\">Tea</a></p>",
    fixed: "<p><a id=\"green\" href=\"/tea\">Tea</a></p>",
    anchor: "https://html.spec.whatwg.org/multipage/obsolete.html#obsolete-but-conforming-features",
    names: &[],
    example: Example::InBody,
    also: &["obsolete-but-conforming"],
};

pub(super) static ALL: &[&Rule] = &[
    &DUPLICATE_ID,
    &EMPTY_ID,
    &ID_WITH_WHITE_SPACE,
    &REFERENCE_TO_NOTHING,
    &REFERENCE_TO_WRONG_ELEMENT,
    &REFERENCE_TO_HIDDEN_ELEMENT,
    &HEADER_TARGETS_ITSELF,
    &TEMPLATE_WITHOUT_MARKER,
    &DUPLICATE_MAP_NAME,
    &DUPLICATE_FORM_NAME,
    &MAP_NAME_AND_ID_DIFFER,
    &MAP_NAME_WITH_WHITE_SPACE,
    &USEMAP_WITHOUT_MAP,
    &ANCHOR_NAME_TAKEN,
    &ANCHOR_NAME_AND_ID_DIFFER,
];
