// Made by `cargo xtask codegen` from crates/conformance/data/rules/srcset.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_SRCSET: Rule = Rule {
    code: "bad-srcset",
    subject: "srcset",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` is not a valid list of images: {reason}",
    explanation: "A list of images is URLs with commas between, each with at most one descriptor: a width (`480w`) or a density (`2x`). All images have different descriptors, of one kind.",
    why: "Browsers skip images that they cannot parse, so some users get a wrong one or none.",
    bad: "<p><img src=\"a.png\" srcset=\"b.png 2x, c.png 2x\" alt=\"Tea\"></p>",
    fixed: "<p><img src=\"a.png\" srcset=\"b.png 2x, c.png 3x\" alt=\"Tea\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#srcset-attributes",
    names: &[("vnu", "Bad value “…” for attribute “srcset” on element “…”: …")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static WIDTHS_WITHOUT_SIZES: Rule = Rule {
    code: "widths-without-sizes",
    subject: "srcset",
    severity: Severity::Error,
    message: "`{attribute}` has widths, so `{sizes}` is required",
    explanation: "With widths, browsers choose an image by the size at which it will be shown, which `sizes` gives before the page is laid out.",
    why: "Without it, browsers assume the width of the window, and load images that are too large.",
    bad: "<p><img src=\"a.png\" srcset=\"b.png 480w\" alt=\"Tea\"></p>",
    fixed: "<p><img src=\"a.png\" srcset=\"b.png 480w\" sizes=\"50vw\" alt=\"Tea\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#srcset-attributes",
    names: &[("vnu", "When the “srcset” attribute has any image candidate string with a width descriptor, the “sizes” attribute must also be specified.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static SIZES_WITHOUT_SRCSET: Rule = Rule {
    code: "sizes-without-srcset",
    subject: "srcset",
    severity: Severity::Error,
    message: "`{sizes}` is used without `{attribute}`",
    explanation: "`sizes` is about the images of `srcset`, and has no effect without.",
    why: "The attribute does nothing, or the other one was forgotten.",
    bad: "<p><img src=\"a.png\" sizes=\"50vw\" alt=\"Tea\"></p>",
    fixed: "<p><img src=\"a.png\" alt=\"Tea\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#sizes-attributes",
    names: &[("vnu", "The “sizes” attribute must only be specified if the “srcset” attribute is also specified.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_SIZES: Rule = Rule {
    code: "bad-sizes",
    subject: "srcset",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` is not a valid list of sizes: {reason}",
    explanation: "A list of sizes is lengths with commas between, all but the last with a media condition before them.",
    why: "Browsers skip the parts that they cannot parse, and choose images for the width of the window.",
    bad: "<p><img src=\"a.png\" srcset=\"b.png 480w\" sizes=\"50%\" alt=\"Tea\"></p>",
    fixed: "<p><img src=\"a.png\" srcset=\"b.png 480w\" sizes=\"50vw\" alt=\"Tea\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/images.html#sizes-attributes",
    names: &[("vnu", "Bad value “…” for attribute “sizes” on element “…”: …")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_SRCSET,
    &WIDTHS_WITHOUT_SIZES,
    &SIZES_WITHOUT_SRCSET,
    &BAD_SIZES,
];
