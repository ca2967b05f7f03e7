//! Sanitizers with names, for common kinds of texts.

use std::fmt;
use std::str::FromStr;

use crate::{Policies, Sanitizer, SanitizerConfig, SanitizerElementWithAttributes};

/// A sanitizer with a name: a configuration, and policies for it.
///
/// ```
/// use treewright_sanitize::{Policies, Preset, Sanitizer};
/// let preset: Preset = "user-content".parse()?;
/// assert_eq!((preset, preset.as_str()), (Preset::UserContent, "user-content"));
/// assert_eq!(Preset::Default.sanitizer(), Sanitizer::default());
/// assert_eq!(Preset::Default.policies(), Policies::new());
/// # Ok::<(), treewright_sanitize::InvalidPreset>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Preset {
    /// The built-in safe default configuration of the standard, without policies.
    #[default]
    Default,
    /// Paragraphs, lists and emphasis, for comments and names: no links, images, ids, classes and styles.
    TextFormatting,
    /// What forges show of the texts of their users, such as a README: links, images, tables, details and code.
    UserContent,
    /// What programs for mail show: tables with presentational attributes and images.
    Email,
}

impl Preset {
    /// All presets.
    pub const ALL: [Self; 4] =
        [Self::Default, Self::TextFormatting, Self::UserContent, Self::Email];

    /// The name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::TextFormatting => "text-formatting",
            Self::UserContent => "user-content",
            Self::Email => "email",
        }
    }

    /// The configuration.
    pub fn sanitizer(self) -> Sanitizer {
        let (elements, attributes) = match self {
            Self::Default => return Sanitizer::default(),
            Self::TextFormatting => (TEXT_FORMATTING, "dir lang title"),
            Self::UserContent => (USER_CONTENT, USER_CONTENT_ATTRIBUTES),
            Self::Email => (EMAIL, EMAIL_ATTRIBUTES),
        };
        let mut config = SanitizerConfig::new().attributes(attributes.split_ascii_whitespace());
        config.elements = Some(elements.lines().flat_map(elements_of_line).collect());
        // The lists are valid, which a test checks.
        Sanitizer::configure(config, false).unwrap_or_default()
    }

    /// The policies.
    pub fn policies(self) -> Policies {
        // All values are valid, which a test checks.
        self.try_policies().unwrap_or_default()
    }

    fn try_policies(self) -> Result<Policies, crate::InvalidPolicy> {
        Ok(match self {
            Self::Default => Policies::new(),
            Self::TextFormatting => Policies::new().unwrap_others(true),
            Self::UserContent => Policies::new()
                .unwrap_others(true)
                .url_schemes(["http", "https", "mailto"])?
                .url_schemes_of("src", ["http", "https"])?
                .url_schemes_of("srcset", ["http", "https"])?
                .link_rel(["nofollow", "ugc", "noopener"])?
                .prefix("user-content-")?
                .classes_of("code", ["language-*"])
                .classes_of("pre", ["language-*"]),
            Self::Email => Policies::new()
                .unwrap_others(true)
                .url_schemes(["http", "https", "mailto", "tel"])?
                .url_schemes_of("src", ["http", "https", "cid", "data"])?
                .url_schemes_of("background", ["http", "https", "cid", "data"])?
                .relative_urls(crate::RelativeUrls::Refuse)?
                .link_rel(["noopener", "noreferrer"])?
                .link_target("_blank")
                .prefix("mail-")?,
        })
    }
}

/// A line of elements, with the attributes of each after a colon.
fn elements_of_line(line: &str) -> impl Iterator<Item = SanitizerElementWithAttributes> {
    let (elements, attributes) = line.split_once(':').unwrap_or((line, ""));
    elements.split_ascii_whitespace().map(move |name| {
        SanitizerElementWithAttributes::from(name)
            .with_attributes(attributes.split_ascii_whitespace())
    })
}

const TEXT_FORMATTING: &str = "\
abbr b bdi bdo blockquote br cite code dd del dfn dl dt em i ins kbd li mark ol p pre q rp rt ruby s samp small span strong \
sub sup time u ul var wbr";

const USER_CONTENT: &str = "\
abbr b bdi bdo br caption cite dd details dfn dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i kbd mark p picture rp rt ruby s \
samp small span strike strong sub summary sup tt u ul var wbr
a: href name hreflang
blockquote del ins q: cite datetime
code pre: class
col colgroup: span width valign
div: itemscope itemtype
img: src srcset sizes alt width height border longdesc loading
li: value
ol: start reversed type
source: srcset sizes media type
table: border cellpadding cellspacing width summary
tbody tfoot thead tr: valign
td th: abbr axis char charoff colspan headers height nowrap rowspan scope valign width
time: datetime";

const USER_CONTENT_ATTRIBUTES: &str = "\
align aria-describedby aria-hidden aria-label aria-labelledby dir id itemprop lang role tabindex title";

const EMAIL: &str = "\
abbr address article aside b bdi bdo big blockquote br caption center cite code dd del dfn div dl dt em figcaption figure footer \
h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark ol p pre q s samp section small span strike strong sub sup time tt u ul var wbr
a: href name
col colgroup: span width
font: color face size
img: src alt width height border hspace vspace
table: background bgcolor border cellpadding cellspacing height summary width
tbody tfoot thead: bgcolor valign
td th: abbr background bgcolor colspan headers height nowrap rowspan scope valign width
tr: background bgcolor height valign";

const EMAIL_ATTRIBUTES: &str = "align aria-hidden aria-label dir id lang role title";

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The error for a name that no preset has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidPreset(String);

impl fmt::Display for InvalidPreset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Preset::ALL.map(Preset::as_str).join(", ");
        write!(f, "`{}` is not a preset; they are {names}", self.0)
    }
}

impl std::error::Error for InvalidPreset {}

impl FromStr for Preset {
    type Err = InvalidPreset;

    fn from_str(name: &str) -> Result<Self, InvalidPreset> {
        let preset = Self::ALL.into_iter().find(|preset| preset.as_str() == name);
        preset.ok_or_else(|| InvalidPreset(name.to_owned()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Preset {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Preset {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_valid() {
        for preset in Preset::ALL {
            assert_eq!(preset.as_str().parse(), Ok(preset));
            assert!(preset.try_policies().is_ok(), "{preset}");
            assert_eq!(preset.sanitizer().get().validate(), Ok(()), "{preset}");
            let is_default = preset.sanitizer() == Sanitizer::default();
            assert_eq!(is_default, preset == Preset::Default, "{preset}");
            // What is unsafe is not in them, so the safe filter has nothing to remove from them.
            assert!(!preset.sanitizer().remove_unsafe(), "{preset}");
        }
        let error = "forum".parse::<Preset>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "`forum` is not a preset; they are default, text-formatting, user-content, email"
        );
    }
}
