//! Names of elements, by their effect on the parser.

use super::Generator;

pub(super) const FORMATTING: &[&str] = &[
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
];

pub(super) const BLOCKS: &[&str] = &[
    "address",
    "article",
    "aside",
    "blockquote",
    "center",
    "details",
    "dialog",
    "dir",
    "div",
    "dl",
    "fieldset",
    "figcaption",
    "figure",
    "footer",
    "header",
    "hgroup",
    "main",
    "menu",
    "nav",
    "ol",
    "p",
    "search",
    "section",
    "summary",
    "ul",
    "pre",
    "listing",
    "h1",
    "h2",
    "h3",
    "h6",
    "li",
    "dd",
    "dt",
];

pub(super) const TABLE_PARTS: &[&str] =
    &["table", "caption", "colgroup", "col", "tbody", "thead", "tfoot", "tr", "td", "th"];

/// Elements without an end tag.
pub(super) const VOID: &[&str] = &[
    "area", "br", "embed", "img", "image", "input", "keygen", "wbr", "hr", "param", "source",
    "track", "link", "meta", "base", "basefont", "bgsound", "frame", "col",
];

/// Ends of scopes, and the elements that implied end tags and "close a p element" depend on.
pub(super) const SCOPES: &[&str] = &[
    "applet", "marquee", "object", "button", "select", "option", "optgroup", "ruby", "rb", "rp",
    "rt", "rtc", "template", "form", "table", "td", "caption",
];

/// Elements whose contents are not markup.
pub(super) const RAW_TEXT: &[&str] =
    &["style", "xmp", "iframe", "noembed", "noframes", "noscript", "textarea", "title"];

pub(super) const STRUCTURE: &[&str] = &["html", "head", "body", "frameset"];

pub(super) const SVG: &[&str] = &[
    "g",
    "path",
    "foreignObject",
    "foreignobject",
    "desc",
    "title",
    "linearGradient",
    "textpath",
    "style",
    "a",
    "font",
    "clipPath",
    "svg",
    "template",
    "select",
    "p",
    "table",
    "tr",
];

pub(super) const MATHML: &[&str] = &[
    "mi",
    "mo",
    "mn",
    "ms",
    "mtext",
    "mglyph",
    "malignmark",
    "annotation-xml",
    "semantics",
    "mrow",
    "math",
    "template",
    "svg",
    "font",
    "b",
    "tr",
];

const OTHERS: &[&str] = &[
    "span",
    "label",
    "output",
    "q",
    "sub",
    "x-thing",
    "x",
    "n:m",
    "a<b",
    "é",
    "x\u{1F600}",
    "svg",
    "math",
    "selectedcontent",
    "menuitem",
    "isindex",
    "nextid",
    "foreignobject",
    "mi",
    "desc",
    "object",
    "sarcasm",
    "command",
    "video",
    "legend",
    "datalist",
];

const CLASSES: &[&[&str]] =
    &[FORMATTING, FORMATTING, BLOCKS, BLOCKS, TABLE_PARTS, VOID, SCOPES, SCOPES, STRUCTURE, OTHERS];

impl Generator {
    /// Any name that leaves the tokenizer in the data state.
    pub(super) fn any_name(&mut self) -> &'static str {
        let class = self.random.pick(CLASSES);
        self.random.pick(class)
    }

    /// A name with some letters in capitals, sometimes.
    pub(super) fn spelled(&mut self, name: &str) -> String {
        if !self.random.chance(6) {
            return name.to_owned();
        }
        let spell = |letter: char| {
            if self.random.chance(50) { letter.to_ascii_uppercase() } else { letter }
        };
        name.chars().map(spell).collect()
    }
}
