//! Sanitizers with names, for common kinds of texts.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "styles")]
use crate::StyleValues;
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
    /// The markup that forges show in texts of their users, such as a README: links, images, tables, details and code.
    UserContent,
    /// The markup that programs for mail show: tables with presentational attributes, images, and styles of text and boxes.
    #[cfg(feature = "styles")]
    Email,
}

impl Preset {
    /// All presets.
    pub const ALL: &'static [Self] = &[
        Self::Default,
        Self::TextFormatting,
        Self::UserContent,
        #[cfg(feature = "styles")]
        Self::Email,
    ];

    /// The name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::TextFormatting => "text-formatting",
            Self::UserContent => "user-content",
            #[cfg(feature = "styles")]
            Self::Email => "email",
        }
    }

    /// The configuration.
    pub fn sanitizer(self) -> Sanitizer {
        let (elements, attributes) = match self {
            Self::Default => return Sanitizer::default(),
            Self::TextFormatting => (TEXT_FORMATTING, "dir lang title"),
            Self::UserContent => (USER_CONTENT, USER_CONTENT_ATTRIBUTES),
            #[cfg(feature = "styles")]
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
            #[cfg(feature = "styles")]
            Self::Email => {
                let mut policies = Policies::new()
                    .unwrap_others(true)
                    .url_schemes(["http", "https", "mailto", "tel"])?
                    .url_schemes_of("src", ["http", "https", "cid", "data"])?
                    .url_schemes_of("background", ["http", "https", "cid", "data"])?
                    .relative_urls(crate::RelativeUrls::Refuse)?
                    .link_rel(["noopener", "noreferrer"])?
                    .link_target("_blank")
                    .prefix("mail-")?;
                for property in STYLES.split_ascii_whitespace() {
                    policies = policies.style(property, StyleValues::any().negative(false))?;
                }
                policies.style("display", StyleValues::listed(DISPLAY.split_ascii_whitespace()))?
            }
        })
    }
}

/// Properties of text and boxes in their place; none of them moves a box out of the text.
#[cfg(feature = "styles")]
const STYLES: &str = "\
background background-color border border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius \
border-bottom-style border-bottom-width border-collapse border-color border-left border-left-color border-left-style \
border-left-width border-radius border-right border-right-color border-right-style border-right-width border-spacing \
border-style border-top border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width \
border-width box-sizing caption-side clear color direction empty-cells float font font-family font-size font-style font-variant \
font-weight height letter-spacing line-height list-style list-style-position list-style-type margin margin-bottom margin-left \
margin-right margin-top max-height max-width min-height min-width padding padding-bottom padding-left padding-right padding-top \
table-layout text-align text-decoration text-indent text-transform unicode-bidi vertical-align white-space width word-break \
word-spacing word-wrap overflow-wrap";

#[cfg(feature = "styles")]
const DISPLAY: &str = "\
block inline inline-block inline-table list-item none table table-caption table-cell table-column table-column-group \
table-footer-group table-header-group table-row table-row-group";

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

#[cfg(feature = "styles")]
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

#[cfg(feature = "styles")]
const EMAIL_ATTRIBUTES: &str = "align aria-hidden aria-label dir id lang role style title";

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
        let names: Vec<&str> = Preset::ALL.iter().map(|preset| preset.as_str()).collect();
        write!(f, "`{}` is not a preset; they are {}", self.0, names.join(", "))?;
        if self.0 == "email" {
            f.write_str(", and in programs that are built with the tables of CSS, email")?;
        }
        Ok(())
    }
}

impl std::error::Error for InvalidPreset {}

impl FromStr for Preset {
    type Err = InvalidPreset;

    fn from_str(name: &str) -> Result<Self, InvalidPreset> {
        let preset = Self::ALL.iter().copied().find(|preset| preset.as_str() == name);
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
        for preset in Preset::ALL.iter().copied() {
            assert_eq!(preset.as_str().parse(), Ok(preset));
            assert!(preset.try_policies().is_ok(), "{preset}");
            assert_eq!(preset.sanitizer().get().validate(), Ok(()), "{preset}");
            let is_default = preset.sanitizer() == Sanitizer::default();
            assert_eq!(is_default, preset == Preset::Default, "{preset}");
            // What is unsafe is not in them, so the safe filter has nothing to remove from them.
            assert!(!preset.sanitizer().remove_unsafe(), "{preset}");
        }
        let error = "forum".parse::<Preset>().unwrap_err();
        let expected = "`forum` is not a preset; they are default, text-formatting, user-content";
        assert!(error.to_string().starts_with(expected), "{error}");
    }
}
