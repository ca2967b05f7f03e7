//! Media features that Stylo leaves to its build for Firefox. Style sheets, `media` attributes and `matchMedia()` ask here.
//!
//! <https://drafts.csswg.org/mediaqueries-5/>

use treewright_semantics::media_queries::{
    Comparison, Component, Content, Context, MediaFeature, Value, media_condition,
};

use crate::device::Device;

/// The value of a feature on a device.
enum Own {
    /// A keyword, with all that the feature has.
    Keyword(&'static str, &'static [&'static str]),
    /// A number of a feature with a range.
    Number(f64),
    /// A ratio.
    Ratio(f64),
    /// `0` or `1`.
    Flag(bool),
}

impl Device {
    /// The value of a feature that Stylo does not know.
    fn own(&self, name: &str) -> Option<Own> {
        let one_of = |is: bool, yes: &'static str, no: &'static str| if is { yes } else { no };
        Some(match name {
            "scripting" => Own::Keyword(
                one_of(self.scripting, "enabled", "none"),
                &["none", "initial-only", "enabled"],
            ),
            "prefers-reduced-motion" => Own::Keyword(
                one_of(self.reduced_motion, "reduce", "no-preference"),
                &["no-preference", "reduce"],
            ),
            "prefers-contrast" => {
                Own::Keyword("no-preference", &["no-preference", "less", "more", "custom"])
            }
            "prefers-reduced-data" | "prefers-reduced-transparency" => {
                Own::Keyword("no-preference", &["no-preference", "reduce"])
            }
            "forced-colors" => Own::Keyword("none", &["none", "active"]),
            "inverted-colors" => Own::Keyword("none", &["none", "inverted"]),
            "color-gamut" => Own::Keyword("srgb", &["srgb", "p3", "rec2020"]),
            "dynamic-range" | "video-dynamic-range" => {
                Own::Keyword("standard", &["standard", "high"])
            }
            "update" => Own::Keyword("fast", &["none", "slow", "fast"]),
            "display-mode" => Own::Keyword(
                "browser",
                &[
                    "fullscreen",
                    "standalone",
                    "minimal-ui",
                    "browser",
                    "picture-in-picture",
                    "window-controls-overlay",
                ],
            ),
            "overflow-block" => Own::Keyword("scroll", &["none", "scroll", "paged"]),
            "overflow-inline" => Own::Keyword("scroll", &["none", "scroll"]),
            "color" => Own::Number(8.0),
            "monochrome" | "color-index" => Own::Number(0.0),
            "device-aspect-ratio" => Own::Ratio(f64::from(self.width) / f64::from(self.height)),
            "grid" => Own::Flag(false),
            "-webkit-transform-3d" => Own::Flag(true),
            _ => return None,
        })
    }

    /// Returns true for a feature that Stylo does not know, with `min-` or `max-` before it or without.
    pub(crate) fn has_feature(&self, name: &str) -> bool {
        let bare = name.strip_prefix("min-").or_else(|| name.strip_prefix("max-"));
        self.own(bare.unwrap_or(name)).is_some()
    }

    /// Answers parentheses with a media feature that Stylo does not know. `None` for all others, and for unknown values.
    pub(crate) fn answer(&self, parentheses: &str) -> Option<bool> {
        let condition = media_condition(parentheses).ok()?;
        let [part] = condition.parts.as_slice() else { return None };
        match &part.content {
            Content::Feature(feature) if part.mistake.is_none() => self.feature(feature),
            _ => None,
        }
    }

    fn feature(&self, feature: &MediaFeature<'_>) -> Option<bool> {
        let name = feature.name.to_ascii_lowercase();
        match &feature.context {
            Context::Boolean => Some(match self.own(&name)? {
                // A device that is nothing else answers yes.
                Own::Keyword(own, _) => !matches!(own, "none" | "no-preference"),
                Own::Number(number) => number != 0.0,
                Own::Ratio(ratio) => ratio > 0.0,
                Own::Flag(is) => is,
            }),
            Context::Plain(value) => {
                let value = value.as_ref()?;
                let bounds =
                    [("min-", Comparison::GreaterOrEqual), ("max-", Comparison::LessOrEqual)];
                for (prefix, comparison) in bounds {
                    if let Some(name) = name.strip_prefix(prefix) {
                        return compared(&self.own(name)?, comparison, value);
                    }
                }
                match self.own(&name)? {
                    Own::Keyword(own, all) => {
                        let word = keyword(value)?;
                        all.contains(&&*word).then_some(own == word)
                    }
                    Own::Flag(is) => match number(value)? {
                        0.0 => Some(!is),
                        1.0 => Some(is),
                        _ => None,
                    },
                    own => compared(&own, Comparison::Equal, value),
                }
            }
            Context::Range { before, after } => {
                let own = self.own(&name)?;
                let mut holds = true;
                if let Some((value, comparison)) = before {
                    holds &= compared(&own, mirrored(*comparison), value)?;
                }
                if let Some((comparison, value)) = after {
                    holds &= compared(&own, *comparison, value)?;
                }
                Some(holds)
            }
            _ => None,
        }
    }
}

/// Returns true for parentheses that name a feature of Stylo without a range. Stylo lets a comparison with a value before such a
/// name pass, which it does not expect later.
pub(crate) fn has_a_discrete_feature(parentheses: &str) -> bool {
    const NAMES: [&str; 7] = [
        "orientation",
        "pointer",
        "any-pointer",
        "hover",
        "any-hover",
        "scan",
        "prefers-color-scheme",
    ];
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut words = parentheses.split(|c| !is_part(c));
    words.any(|word| NAMES.iter().any(|name| name.eq_ignore_ascii_case(word)))
        || parentheses.contains('\\')
}

/// Compares the value of a feature with another one.
fn compared(own: &Own, comparison: Comparison, value: &Value<'_>) -> Option<bool> {
    match own {
        Own::Number(own) => Some(comparison.holds(*own, integer(value)?)),
        Own::Ratio(own) => Some(comparison.holds(*own, ratio(value)?)),
        Own::Keyword(..) | Own::Flag(_) => None,
    }
}

const fn mirrored(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Less => Comparison::Greater,
        Comparison::LessOrEqual => Comparison::GreaterOrEqual,
        Comparison::Greater => Comparison::Less,
        Comparison::GreaterOrEqual => Comparison::LessOrEqual,
        Comparison::Equal => Comparison::Equal,
    }
}

fn keyword(value: &Value<'_>) -> Option<String> {
    match (&value.first, &value.second) {
        (Component::Ident(word), None) => Some(word.to_ascii_lowercase()),
        _ => None,
    }
}

fn number(value: &Value<'_>) -> Option<f64> {
    match (&value.first, &value.second) {
        (Component::Number { value, .. }, None) => Some(f64::from(*value)),
        _ => None,
    }
}

fn integer(value: &Value<'_>) -> Option<f64> {
    match &value.first {
        Component::Number { is_integer: true, .. } => number(value),
        _ => None,
    }
}

/// <https://drafts.csswg.org/css-values-4/#ratios>
fn ratio(value: &Value<'_>) -> Option<f64> {
    let of = |component: &Component<'_>| match component {
        Component::Number { value, .. } if *value >= 0.0 => Some(f64::from(*value)),
        _ => None,
    };
    let second = value.second.as_ref().map_or(Some(1.0), of)?;
    Some(of(&value.first)? / second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_answered() {
        let device = Device::new();
        for (text, answer) in [
            ("(scripting: none)", Some(true)),
            ("(scripting)", Some(false)),
            ("(Scripting:NONE)", Some(true)),
            ("(scripting: no)", None),
            ("(prefers-contrast)", Some(false)),
            ("(prefers-contrast: more)", Some(false)),
            ("(color)", Some(true)),
            ("(color: 8)", Some(true)),
            ("(min-color: 9)", Some(false)),
            ("(max-color: 9)", Some(true)),
            ("(8 <= color <= 8)", Some(true)),
            ("(9 <= color)", Some(false)),
            ("(color < 8)", Some(false)),
            ("(color: 8.5)", None),
            ("(color: red)", None),
            ("(monochrome)", Some(false)),
            ("(monochrome: 0)", Some(true)),
            ("(grid: 0)", Some(true)),
            ("(grid: 2)", None),
            ("(min-grid: 0)", None),
            ("(device-aspect-ratio: 16/9)", Some(true)),
            ("(min-device-aspect-ratio: 2/1)", Some(false)),
            ("(width: 3px)", None),
            ("(unknown)", None),
        ] {
            assert_eq!(device.answer(text), answer, "{text}");
        }
    }
}
