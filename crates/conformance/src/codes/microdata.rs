// Made by `cargo xtask codegen` from crates/conformance/data/rules/microdata.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static ITEMID_WITHOUT_TYPE: Rule = Rule {
    code: "itemid-without-type",
    subject: "microdata",
    severity: Severity::Error,
    message: "`itemid` is only allowed together with `itemscope` and `itemtype`",
    explanation: "The attribute is the global identifier of an item of a vocabulary.",
    why: "Without a type, the meaning of the identifier is not known.",
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
    message: "`itemprop` is on an element that is not in an item",
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
    message: "An element that `itemref` names already belongs to the item",
    explanation: "The properties of an item are searched for in it and in the elements that `itemref` names. None of these may be the item, or be in another one.",
    why: "It is an error of microdata, and programs handle it differently.",
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

pub(crate) static ITEMID_NOT_SUPPORTED: Rule = Rule {
    code: "itemid-not-supported",
    subject: "microdata",
    severity: Severity::Error,
    message: "The vocabulary of the item does not support global identifiers, so `itemid` is not allowed",
    explanation: "Of the vocabularies in the standard, those for contacts (vCard) and for events (vEvent) do not say what an `itemid` means.",
    why: "Programs that read the vocabulary do nothing with the identifier.",
    bad: "<div itemscope itemtype=\"http://microformats.org/profile/hcalendar#vevent\" itemid=\"urn:example:tea\">\n<time itemprop=\"dtstart\">2026-09-16</time>\n</div>",
    fixed: "<div itemscope itemtype=\"http://microformats.org/profile/hcalendar#vevent\">\n<time itemprop=\"dtstart\">2026-09-16</time>\n<meta itemprop=\"uid\" content=\"urn:example:tea\">\n</div>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#items",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ITEM_TYPES_OF_SEVERAL_VOCABULARIES: Rule = Rule {
    code: "item-types-of-several-vocabularies",
    subject: "microdata",
    severity: Severity::Error,
    message: "The types of an item must belong to one vocabulary: {names}",
    explanation: "The types say what the names of the properties mean. Two of the vocabularies in the standard define the same names in different ways.",
    why: "The vocabulary of a property is then ambiguous.",
    bad: "<div itemscope itemtype=\"http://microformats.org/profile/hcard http://n.whatwg.org/work\">Tea</div>",
    fixed: "<div itemscope itemtype=\"http://n.whatwg.org/work\"><a itemprop=\"work\" href=\"https://example.com/tea\">Tea</a></div>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#items",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ITEM_PROPERTY_NOT_DEFINED: Rule = Rule {
    code: "item-property-not-defined",
    subject: "microdata",
    severity: Severity::Error,
    message: "`{property}` is not a property of {expected}",
    explanation: "An item of a vocabulary has properties that the vocabulary defines for this kind of item. Names of your own are absolute URLs.",
    why: "Programs that read the vocabulary leave the property out.",
    bad: "<div itemscope itemtype=\"http://n.whatwg.org/work\">\n<a itemprop=\"work\" href=\"https://example.com/tea\">Tea</a> by <b itemprop=\"writer\">Ann</b>\n</div>",
    fixed: "<div itemscope itemtype=\"http://n.whatwg.org/work\">\n<a itemprop=\"work\" href=\"https://example.com/tea\">Tea</a> by <b itemprop=\"author\">Ann</b>\n</div>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#names:-the-itemprop-attribute",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ITEM_PROPERTY_COUNT: Rule = Rule {
    code: "item-property-count",
    subject: "microdata",
    severity: Severity::Error,
    message: "The item must have {expected} `{property}`",
    explanation: "The vocabularies in the standard define for each property how often an item has it.",
    why: "Programs that read the vocabulary take the first of them, or cannot use the item.",
    bad: "<div itemscope itemtype=\"http://n.whatwg.org/work\"><b itemprop=\"title\">Tea</b></div>",
    fixed: "<div itemscope itemtype=\"http://n.whatwg.org/work\">\n<a itemprop=\"work\" href=\"https://example.com/tea\"><b itemprop=\"title\">Tea</b></a>\n</div>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#mdvocabs",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_ITEM_PROPERTY_VALUE: Rule = Rule {
    code: "bad-item-property-value",
    subject: "microdata",
    severity: Severity::Error,
    message: "The value of `{property}` must be {expected}",
    explanation: "The value comes from an attribute such as `content` of `meta` or `datetime` of `time`, else it is all text of the element, with its spaces. An absolute URL must come from the address of a link or of embedded content.",
    why: "Programs that read the vocabulary do not understand another value.",
    bad: "<div itemscope itemtype=\"http://n.whatwg.org/work\"><b itemprop=\"work\">https://example.com/tea</b></div>",
    fixed: "<div itemscope itemtype=\"http://n.whatwg.org/work\">\n<a itemprop=\"work\" href=\"https://example.com/tea\">https://example.com/tea</a>\n</div>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#mdvocabs",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ITEM_PROPERTIES_CONFLICT: Rule = Rule {
    code: "item-properties-conflict",
    subject: "microdata",
    severity: Severity::Error,
    message: "`{property}` {reason}",
    explanation: "Some properties depend on others of the same item: an event ends after its start, and has either an end or a duration.",
    why: "Programs that read the vocabulary cannot know which of the properties is right.",
    bad: "<div itemscope itemtype=\"http://microformats.org/profile/hcalendar#vevent\">\n<time itemprop=\"dtstart\">2026-09-16</time> to <time itemprop=\"dtend\">2026-09-16</time>\n</div>",
    fixed: "<div itemscope itemtype=\"http://microformats.org/profile/hcalendar#vevent\">\n<time itemprop=\"dtstart\">2026-09-16</time> to <time itemprop=\"dtend\">2026-09-17</time>\n</div>",
    anchor: "https://html.spec.whatwg.org/multipage/microdata.html#mdvocabs",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &ITEMID_WITHOUT_TYPE,
    &PROPERTY_WITHOUT_ITEM,
    &MICRODATA_WITHOUT_SCOPE,
    &REDUNDANT_ITEMREF,
    &CIRCULAR_ITEMREF,
    &ITEMID_NOT_SUPPORTED,
    &ITEM_TYPES_OF_SEVERAL_VOCABULARIES,
    &ITEM_PROPERTY_NOT_DEFINED,
    &ITEM_PROPERTY_COUNT,
    &BAD_ITEM_PROPERTY_VALUE,
    &ITEM_PROPERTIES_CONFLICT,
];
