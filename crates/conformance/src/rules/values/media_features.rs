//! The media features with the kinds of their values, from the data files.
//!
//! <https://drafts.csswg.org/mediaqueries-5/#media-descriptor-table>

use super::lists::MEDIA_FEATURES;

/// The kind of a feature's value.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Length,
    Ratio,
    Resolution,
    Integer,
    Number,
    ZeroOrOne,
    /// These, with ` | ` between them.
    Keywords(&'static str),
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
    let (_, is_range, syntax) = *MEDIA_FEATURES.iter().find(|(known, _, _)| *known == name)?;
    if is_bound && !is_range {
        return None;
    }
    let kind = kind_of(syntax);
    let is_deprecated = name.starts_with("device-") && is_range;
    Some(MediaFeature { kind, is_range, is_bound, is_deprecated })
}

/// The kind of a value by its syntax.
fn kind_of(syntax: &'static str) -> Kind {
    match syntax {
        "<length>" => Kind::Length,
        "<ratio>" => Kind::Ratio,
        "<resolution> | infinite" => Kind::Resolution,
        "<integer>" => Kind::Integer,
        "<number>" => Kind::Number,
        "<mq-boolean>" => Kind::ZeroOrOne,
        _ => Kind::Keywords(syntax),
    }
}
