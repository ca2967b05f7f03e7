// Made by `cargo xtask codegen` from crates/conformance/data/rules/microdata.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static ITEMID_WITHOUT_TYPE: Rule = Rule {
    code: "itemid-without-type",
    subject: "microdata",
    severity: Severity::Error,
    message: "`itemid` is only allowed together with `itemscope` and `itemtype`",
    explanation: "The attribute is the global identifier of an item of a vocabulary.",
    why: "Without a type, nobody knows what the identifier means.",
    bad: "<div itemscope itemid=\"urn:isbn:0-330-34032-8\">Tea</div>",
    fixed: "<div itemscope itemtype=\"https://example.com/book\" itemid=\"urn:isbn:0-330-34032-8\">Tea</div>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#items",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static PROPERTY_WITHOUT_ITEM: Rule = Rule {
    code: "property-without-item",
    subject: "microdata",
    severity: Severity::Error,
    message: "`itemprop` is on an element that is in no item",
    explanation: "A property belongs to the item around it, or to one that names it in `itemref`.",
    why: "Programs that read microdata do not see the property.",
    bad: "<p><span itemprop=\"name\">Tea</span></p>",
    fixed: "<p itemscope><span itemprop=\"name\">Tea</span></p>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#names:-the-itemprop-attribute",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static MICRODATA_WITHOUT_SCOPE: Rule = Rule {
    code: "microdata-without-scope",
    subject: "microdata",
    severity: Severity::Error,
    message: "`{attribute}` is only allowed together with `itemscope`",
    explanation: "The types of an item, and its properties elsewhere in the page, belong to an element that makes an item.",
    why: "Programs that read microdata ignore the attribute.",
    bad: "<div itemtype=\"https://example.com/tea\">Tea</div>",
    fixed: "<div itemscope itemtype=\"https://example.com/tea\">Tea</div>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#items",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static REDUNDANT_ITEMREF: Rule = Rule {
    code: "redundant-itemref",
    subject: "microdata",
    severity: Severity::Error,
    message: "An element that `itemref` names belongs to the item already",
    explanation: "The properties of an item are looked for inside of it and inside of the elements that `itemref` names. None of these may be the item, or inside of another one.",
    why: "It is an error of microdata, and programs differ in what they make of it.",
    bad: "<div itemscope itemref=\"name\"><p id=\"name\"><span itemprop=\"name\">Tea</span></p></div>",
    fixed: "<div itemscope><p id=\"name\"><span itemprop=\"name\">Tea</span></p></div>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#the-properties-of-an-item",
    names: &[("vnu", "The “itemref” attribute contained redundant references.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static CIRCULAR_ITEMREF: Rule = Rule {
    code: "circular-itemref",
    subject: "microdata",
    severity: Severity::Error,
    message: "The item has itself among the properties of its properties, by `itemref`",
    explanation: "An item can be the value of a property of another one. Going from items to the items that they have must not lead back to where it began.",
    why: "Programs that read the items would not come to an end, and leave the property out.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title></head>\n<body>\n<div itemscope>\n<p id=\"a\" itemprop=\"leaf\" itemscope itemref=\"b\">Green</p>\n<p id=\"b\" itemprop=\"tea\" itemscope itemref=\"a\">Tea</p>\n</div>\n</body>\n</html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title></head>\n<body>\n<div itemscope>\n<p id=\"a\" itemprop=\"leaf\" itemscope>Green</p>\n<p id=\"b\" itemprop=\"tea\" itemscope itemref=\"a\">Tea</p>\n</div>\n</body>\n</html>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#the-microdata-model",
    names: &[("vnu", "The “itemref” attribute created a circular reference with another item.")],
    example: Example::Document,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &ITEMID_WITHOUT_TYPE,
    &PROPERTY_WITHOUT_ITEM,
    &MICRODATA_WITHOUT_SCOPE,
    &REDUNDANT_ITEMREF,
    &CIRCULAR_ITEMREF,
];
