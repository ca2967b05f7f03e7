// Made by `cargo xtask codegen` from crates/conformance/data/rules/images.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_SRCSET: Rule = Rule {
    code: "bad-srcset",
    subject: "images",
    severity: Severity::Error,
    message: "`{candidate}` in the attribute `{attribute}` on `<{element}>` is not right: {reason}",
    explanation: "The attribute has one or more addresses with commas between them, each followed by white space and a width such as `400w` or a density such as `2x`, or by nothing.",
    why: "Browsers leave out candidates that they cannot parse, or take a wrong address.",
    bad: "<p><img src=\"a.png\" srcset=\"b.png 2\" alt=\"\"></p>",
    fixed: "<p><img src=\"a.png\" srcset=\"b.png 2x\" alt=\"\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#srcset-attributes",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_SOURCE_SIZES: Rule = Rule {
    code: "bad-source-sizes",
    subject: "images",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` is not a list of sizes: {reason}",
    explanation: "The attribute has sizes with commas between them. Each but the last starts with a media condition, such as `(min-width: 600px) 50vw`; the last is a length only. Percentages are not allowed.",
    why: "Browsers leave out sizes that they cannot parse, and take the whole width of the window at last.",
    bad: "<p><img src=\"a.png\" srcset=\"a.png 400w, b.png 800w\" sizes=\"50%\" alt=\"\"></p>",
    fixed: "<p><img src=\"a.png\" srcset=\"a.png 400w, b.png 800w\" sizes=\"50vw\" alt=\"\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#sizes-attributes",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static WIDTHS_WITHOUT_SIZES: Rule = Rule {
    code: "widths-without-sizes",
    subject: "images",
    severity: Severity::Error,
    message: "The widths in `{srcset}` on `<{element}>` need the attribute `{sizes}`",
    explanation: "An image with widths is chosen by the width that it is shown with, which `sizes` gives.",
    why: "Without sizes browsers choose an image for the whole width of the window.",
    bad: "<p><img src=\"a.png\" srcset=\"a.png 400w, b.png 800w\" alt=\"\"></p>",
    fixed: "<p><img src=\"a.png\" srcset=\"a.png 400w, b.png 800w\" sizes=\"50vw\" alt=\"\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#sizes-attributes",
    names: &[("vnu", "When the “srcset” attribute has any image candidate string with a width descriptor, the “sizes” attribute must also be specified.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SIZES_WITHOUT_WIDTHS: Rule = Rule {
    code: "sizes-without-widths",
    subject: "images",
    severity: Severity::Error,
    message: "The images of `{srcset}` on `<{element}>` must have widths, because there is the attribute `{sizes}`",
    explanation: "If an element has `sizes`, all images of its `srcset` must have a width such as `400w`.",
    why: "Sizes have no effect on images without widths.",
    bad: "<p><img src=\"a.png\" srcset=\"b.png 2x\" sizes=\"50vw\" alt=\"\"></p>",
    fixed: "<p><img src=\"a.png\" srcset=\"b.png 2x\" alt=\"\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#srcset-attributes",
    names: &[("vnu", "Bad value “…” for attribute “srcset” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SIZES_WITHOUT_SRCSET: Rule = Rule {
    code: "sizes-without-srcset",
    subject: "images",
    severity: Severity::Error,
    message: "The attribute `sizes` on `<{element}>` has no effect without `srcset`",
    explanation: "Sizes help to choose between the images of a `srcset`. Without it, only the value `auto` on an image that is loaded lazily is allowed.",
    why: "The attribute does nothing.",
    bad: "<p><img src=\"a.png\" sizes=\"50vw\" alt=\"\"></p>",
    fixed: "<p><img src=\"a.png\" alt=\"\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element",
    names: &[("vnu", "The “sizes” attribute must only be specified if the “srcset” attribute is also specified.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static AUTO_SIZES_WITHOUT_LAZY_LOADING: Rule = Rule {
    code: "auto-sizes-without-lazy-loading",
    subject: "images",
    severity: Severity::Error,
    message: "`auto` in the sizes of `<{element}>` needs an image that is loaded lazily",
    explanation: "The width of the image is known by the time it is loaded only if the `img` has `loading=\"lazy\"`, and its own `sizes` begins with `auto`.",
    why: "Browsers leave out `auto` and take the next size.",
    bad: "<p><img src=\"a.png\" srcset=\"a.png 400w, b.png 800w\" sizes=\"auto\" alt=\"\"></p>",
    fixed: "<p><img src=\"a.png\" srcset=\"a.png 400w, b.png 800w\" sizes=\"auto\" loading=\"lazy\" alt=\"\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#sizes-attributes",
    names: &[("vnu", "The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_MEDIA_QUERY: Rule = Rule {
    code: "bad-media-query",
    subject: "images",
    severity: Severity::Error,
    message: "`{value}` is not a media query for `{attribute}` on `<{element}>`: {reason}",
    explanation: "A media query has a media type (`screen`, `print`, `all`), or features in parentheses such as `(min-width: 600px)`, or both with `and` between them. Lengths need a unit. Old types such as `tv` and features such as `device-width` must not be used any more.",
    why: "A query that browsers do not understand matches nothing.",
    bad: "<picture><source srcset=\"a.png\" media=\"screen and (min-width: 400)\"><img src=\"b.png\" alt=\"\"></picture>",
    fixed: "<picture><source srcset=\"a.png\" media=\"screen and (min-width: 400px)\"><img src=\"b.png\" alt=\"\"></picture>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-media-query-list",
    names: &[("vnu", "Bad value “…” for attribute “media” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_SRCSET,
    &BAD_SOURCE_SIZES,
    &WIDTHS_WITHOUT_SIZES,
    &SIZES_WITHOUT_WIDTHS,
    &SIZES_WITHOUT_SRCSET,
    &AUTO_SIZES_WITHOUT_LAZY_LOADING,
    &BAD_MEDIA_QUERY,
];
