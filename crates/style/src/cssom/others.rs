//! The properties of browsers that Stylo leaves to its build for Firefox or does not have. Their values are judged by the tables
//! of the checker, or by a list of keywords here.

use treewright_conformance::check_declaration;

/// A property that Stylo does not have.
#[derive(Debug)]
pub(crate) struct Other {
    pub(crate) name: &'static str,
    pub(crate) is_inherited: bool,
    /// The initial value as it is computed.
    pub(crate) initial: &'static str,
    /// The keywords, if the checker does not know the property.
    keywords: &'static str,
}

/// The name of the custom property that stands for such a property begins with this, after the hyphens.
pub(crate) const PREFIX: &str = "treewright-";

impl Other {
    /// The canonical form of a value; `None` if it is invalid.
    pub(crate) fn value(&self, value: &str) -> Option<String> {
        let lower = value.to_ascii_lowercase();
        let has_substitution = ["var(", "env(", "attr("].iter().any(|name| lower.contains(name));
        let is_wide =
            matches!(&*lower, "inherit" | "initial" | "unset" | "revert" | "revert-layer");
        let is_valid = has_substitution
            || is_wide
            || if self.keywords.is_empty() {
                check_declaration(self.name, value).is_ok()
            } else {
                self.keywords.split(' ').any(|keyword| keyword == lower)
            };
        is_valid.then(|| canonical(value))
    }
}

/// White space collapses, and keywords are in lower case.
fn canonical(value: &str) -> String {
    if value.contains(['"', '\'', '(', '\\']) {
        return value.to_owned();
    }
    let words: Vec<String> = value.split_ascii_whitespace().map(str::to_ascii_lowercase).collect();
    words.join(" ")
}

pub(crate) fn other(name: &str) -> Option<&'static Other> {
    let place = OTHERS.binary_search_by(|other| other.name.cmp(name)).ok()?;
    OTHERS.get(place)
}

pub(crate) fn all() -> impl Iterator<Item = &'static Other> {
    OTHERS.iter()
}

const fn own(name: &'static str, initial: &'static str) -> Other {
    Other { name, is_inherited: false, initial, keywords: "" }
}

const fn inherited(name: &'static str, initial: &'static str) -> Other {
    Other { name, is_inherited: true, initial, keywords: "" }
}

const fn keywords(name: &'static str, is_inherited: bool, keywords: &'static str) -> Other {
    // The first keyword is the initial one.
    Other { name, is_inherited, initial: "", keywords }
}

/// Sorted by their names.
static OTHERS: &[Other] = &[
    own("-webkit-box-align", "stretch"),
    keywords("-webkit-box-direction", true, "normal reverse"),
    own("-webkit-box-flex", "0"),
    own("-webkit-box-ordinal-group", "1"),
    own("-webkit-box-orient", "horizontal"),
    own("-webkit-box-pack", "start"),
    keywords("-webkit-font-smoothing", true, "auto none antialiased subpixel-antialiased"),
    keywords("-webkit-line-break", true, "auto loose normal strict after-white-space"),
    own("-webkit-line-clamp", "none"),
    own("-webkit-mask-box-image", "none"),
    own("-webkit-mask-box-image-outset", "0"),
    own("-webkit-mask-box-image-repeat", "stretch"),
    own("-webkit-mask-box-image-slice", "0 fill"),
    own("-webkit-mask-box-image-source", "none"),
    own("-webkit-mask-box-image-width", "auto"),
    keywords("-webkit-print-color-adjust", true, "economy exact"),
    keywords("-webkit-rtl-ordering", true, "logical visual"),
    inherited("-webkit-tap-highlight-color", "rgba(0, 0, 0, 0.4)"),
    inherited("-webkit-text-stroke", ""),
    inherited("-webkit-text-stroke-color", "currentcolor"),
    inherited("-webkit-text-stroke-width", "0px"),
    keywords("-webkit-user-drag", false, "auto none element"),
    inherited("-webkit-user-modify", "read-only"),
    inherited("accent-color", "auto"),
    own("anchor-name", "none"),
    own("anchor-scope", "none"),
    keywords("app-region", false, "none drag no-drag"),
    own("break-after", "auto"),
    own("break-before", "auto"),
    own("break-inside", "auto"),
    keywords("buffered-rendering", false, "auto dynamic static"),
    inherited("caret-animation", "auto"),
    inherited("clip-rule", "nonzero"),
    inherited("color-interpolation", "srgb"),
    inherited("color-interpolation-filters", "linearrgb"),
    inherited("color-rendering", "auto"),
    own("column-fill", "balance"),
    own("column-rule", ""),
    own("column-rule-color", "currentcolor"),
    own("column-rule-style", "none"),
    own("column-rule-width", "3px"),
    own("contain-intrinsic-block-size", "none"),
    own("contain-intrinsic-height", "none"),
    own("contain-intrinsic-inline-size", "none"),
    own("contain-intrinsic-size", ""),
    own("contain-intrinsic-width", "none"),
    own("container", ""),
    own("content-visibility", "visible"),
    own("counter-set", "none"),
    inherited("dynamic-range-limit", "no-limit"),
    own("field-sizing", "fixed"),
    own("flood-color", "rgb(0, 0, 0)"),
    own("flood-opacity", "1"),
    inherited("font-palette", "normal"),
    inherited("hyphenate-limit-chars", "auto"),
    inherited("image-orientation", "from-image"),
    inherited("interpolate-size", "numeric-only"),
    own("lighting-color", "rgb(255, 255, 255)"),
    inherited("marker", ""),
    inherited("marker-end", "none"),
    inherited("marker-mid", "none"),
    inherited("marker-start", "none"),
    inherited("math-shift", "normal"),
    own("object-view-box", "none"),
    own("offset", ""),
    own("offset-anchor", "auto"),
    own("offset-distance", "0px"),
    own("offset-position", "normal"),
    own("offset-rotate", "auto"),
    inherited("orphans", "2"),
    own("overflow-anchor", "auto"),
    own("overlay", "none"),
    own("page", "auto"),
    own("page-break-after", "auto"),
    own("page-break-before", "auto"),
    own("page-break-inside", "auto"),
    inherited("paint-order", "normal"),
    own("position-anchor", "auto"),
    own("position-try", ""),
    own("position-try-order", "normal"),
    own("position-visibility", "anchors-visible"),
    inherited("print-color-adjust", "economy"),
    own("reading-flow", "normal"),
    own("reading-order", "0"),
    own("resize", "none"),
    own("scroll-initial-target", "none"),
    own("scroll-margin", ""),
    own("scroll-margin-block", ""),
    own("scroll-margin-block-end", "0px"),
    own("scroll-margin-block-start", "0px"),
    own("scroll-margin-bottom", "0px"),
    own("scroll-margin-inline", ""),
    own("scroll-margin-inline-end", "0px"),
    own("scroll-margin-inline-start", "0px"),
    own("scroll-margin-left", "0px"),
    own("scroll-margin-right", "0px"),
    own("scroll-margin-top", "0px"),
    own("scroll-marker-group", "none"),
    own("scroll-padding", ""),
    own("scroll-padding-block", ""),
    own("scroll-padding-block-end", "auto"),
    own("scroll-padding-block-start", "auto"),
    own("scroll-padding-bottom", "auto"),
    own("scroll-padding-inline", ""),
    own("scroll-padding-inline-end", "auto"),
    own("scroll-padding-inline-start", "auto"),
    own("scroll-padding-left", "auto"),
    own("scroll-padding-right", "auto"),
    own("scroll-padding-top", "auto"),
    own("scroll-snap-align", "none"),
    own("scroll-snap-stop", "normal"),
    own("scroll-snap-type", "none"),
    own("scroll-timeline", ""),
    own("scroll-timeline-axis", "block"),
    own("scroll-timeline-name", "none"),
    own("scrollbar-gutter", "auto"),
    own("shape-image-threshold", "0"),
    own("shape-margin", "0px"),
    own("shape-outside", "none"),
    inherited("shape-rendering", "auto"),
    inherited("speak", "normal"),
    own("stop-color", "rgb(0, 0, 0)"),
    own("stop-opacity", "1"),
    inherited("text-anchor", "start"),
    inherited("text-decoration-skip-ink", "auto"),
    inherited("text-size-adjust", "auto"),
    inherited("text-spacing-trim", "normal"),
    own("timeline-scope", "none"),
    own("transform-box", "view-box"),
    own("vector-effect", "none"),
    own("view-timeline", ""),
    own("view-timeline-axis", "block"),
    own("view-timeline-inset", "auto"),
    own("view-timeline-name", "none"),
    inherited("widows", "2"),
    own("zoom", "1"),
];

impl Other {
    /// Returns true for shorthands, which are kept as they are declared and are not expanded.
    pub(crate) const fn is_shorthand(&self) -> bool {
        self.initial.is_empty() && self.keywords.is_empty()
    }

    /// The computed value without a declaration.
    pub(crate) fn initial(&self) -> &'static str {
        if self.initial.is_empty() {
            return self.keywords.split(' ').next().unwrap_or_default();
        }
        self.initial
    }
}
