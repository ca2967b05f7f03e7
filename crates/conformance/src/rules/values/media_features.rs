//! The media features with the kinds of their values.
//!
//! Media Queries Level 5, <https://drafts.csswg.org/mediaqueries-5/#media-descriptor-table>; `device-posture` and the
//! viewport segments from their own drafts, the two with a prefix from the Compatibility Standard,
//! <https://compat.spec.whatwg.org/#css-media-queries>, and `shape` from CSS Round Display. As of September 2026.

/// The kind of a feature's value.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Length,
    Ratio,
    Resolution,
    Integer,
    Number,
    ZeroOrOne,
    Keywords(&'static [&'static str]),
}

/// A media feature as it is named in a query.
pub(super) struct MediaFeature {
    pub(super) kind: Kind,
    /// It can be compared, and has `min-` and `max-` forms.
    pub(super) is_range: bool,
    /// It is such a form.
    pub(super) is_bound: bool,
    /// "Authors must not use them." <https://drafts.csswg.org/mediaqueries/#mf-deprecated>
    pub(super) is_deprecated: bool,
}

/// The feature with this name, ASCII case-insensitive.
pub(super) fn media_feature(name: &str) -> Option<MediaFeature> {
    let name = name.to_ascii_lowercase();
    let (name, is_bound) = match name.strip_prefix("min-").or_else(|| name.strip_prefix("max-")) {
        Some(rest) => (rest.to_owned(), true),
        None => match name.as_str() {
            "-webkit-min-device-pixel-ratio" | "-webkit-max-device-pixel-ratio" => {
                ("-webkit-device-pixel-ratio".to_owned(), true)
            }
            _ => (name, false),
        },
    };
    let kind = ranged(&name);
    let is_range = kind.is_some();
    let kind = kind.or_else(|| if is_bound { None } else { discrete(&name) })?;
    let is_deprecated = name.starts_with("device-") && is_range;
    Some(MediaFeature { kind, is_range, is_bound, is_deprecated })
}

fn ranged(name: &str) -> Option<Kind> {
    Some(match name {
        "width" | "height" | "device-width" | "device-height" => Kind::Length,
        "aspect-ratio" | "device-aspect-ratio" => Kind::Ratio,
        "resolution" => Kind::Resolution,
        "color" | "color-index" | "monochrome" => Kind::Integer,
        "horizontal-viewport-segments" | "vertical-viewport-segments" => Kind::Integer,
        "-webkit-device-pixel-ratio" => Kind::Number,
        _ => return None,
    })
}

fn discrete(name: &str) -> Option<Kind> {
    Some(match name {
        "grid" | "-webkit-transform-3d" => Kind::ZeroOrOne,
        _ => Kind::Keywords(keywords(name)?),
    })
}

fn keywords(name: &str) -> Option<&'static [&'static str]> {
    Some(match name {
        "orientation" => &["portrait", "landscape"],
        "scan" => &["interlace", "progressive"],
        "update" => &["none", "slow", "fast"],
        "overflow-block" => &["none", "scroll", "paged"],
        "overflow-inline" => &["none", "scroll"],
        "color-gamut" | "video-color-gamut" => &["srgb", "p3", "rec2020"],
        "dynamic-range" | "video-dynamic-range" => &["standard", "high"],
        "inverted-colors" => &["none", "inverted"],
        "pointer" | "any-pointer" => &["none", "coarse", "fine"],
        "hover" | "any-hover" => &["none", "hover"],
        "nav-controls" => &["none", "back"],
        "environment-blending" => &["opaque", "additive", "subtractive"],
        "forced-colors" => &["none", "active"],
        "prefers-color-scheme" => &["light", "dark"],
        "prefers-contrast" => &["no-preference", "less", "more", "custom"],
        "prefers-reduced-motion" | "prefers-reduced-transparency" | "prefers-reduced-data" => {
            &["no-preference", "reduce"]
        }
        "scripting" => &["none", "initial-only", "enabled"],
        "display-mode" => &[
            "browser",
            "fullscreen",
            "minimal-ui",
            "picture-in-picture",
            "standalone",
            "window-controls-overlay",
        ],
        "device-posture" => &["continuous", "folded"],
        "shape" => &["rect", "round"],
        _ => return None,
    })
}
