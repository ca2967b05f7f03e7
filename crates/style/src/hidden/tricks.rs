//! The tricks that hide text, and how certain each is.

use std::fmt;
use std::str::FromStr;

/// How certain it is that people do not see a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(clippy::exhaustive_enums, reason = "the three are documented")]
pub enum Certainty {
    /// It depends on what is not known: what the user does, an animation, what is drawn below.
    Possible,
    /// It is so unless layout, scripts or the user change it.
    Likely,
    /// The computed values alone say so.
    Certain,
}

impl Certainty {
    /// `possible`, `likely` or `certain`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Possible => "possible",
            Self::Likely => "likely",
            Self::Certain => "certain",
        }
    }
}

impl fmt::Display for Certainty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A way of hiding text. [`Trick::ALL`] has all of them.
///
/// ```
/// use treewright_style::hidden::Trick;
/// assert_eq!(Trick::FontSize.as_str(), "font-size");
/// assert_eq!("font-size".parse(), Ok(Trick::FontSize));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Trick {
    /// `display: none`, also by `hidden`, a closed `dialog` or a `popover`.
    Display,
    /// `visibility: hidden` or `collapse`.
    Visibility,
    /// `content-visibility: hidden`.
    ContentVisibility,
    /// `hidden=until-found`.
    UntilFound,
    /// The contents of a closed `details`.
    Details,
    /// `opacity`.
    Opacity,
    /// `filter: opacity()` and `blur()`.
    Filter,
    /// Text of the size of a pixel or two.
    FontSize,
    /// Text in the colour of its background, or without colour.
    Color,
    /// Letters on top of each other.
    LetterSpacing,
    /// Dots or squares for letters.
    TextSecurity,
    /// `clip`.
    Clip,
    /// `clip-path`.
    ClipPath,
    /// `mask` that lets nothing through.
    Mask,
    /// A box of no size that clips.
    NoSize,
    /// A box that cuts off what is beyond its edges.
    Overflow,
    /// The usual combination for text that only assistive technology reads.
    ScreenReaderOnly,
    /// `text-indent` out of the box.
    TextIndent,
    /// `left`, `top`, `right` or `bottom` out of the page.
    Offset,
    /// A margin out of the page.
    Margin,
    /// A transformation to nothing, or out of the page.
    Transform,
    /// A box on top: `::before`, `::after`, or another one.
    Covered,
    /// A negative `z-index` below a background.
    Behind,
    /// Children of a shadow host without a slot, and fallbacks of slots that have nodes.
    Unslotted,
    /// `noscript`.
    Noscript,
    /// Fallback contents, such as those of `video` and `iframe`.
    Fallback,
    /// Choices of a list that is not open.
    Options,
    /// Parts of SVG and MathML that are not rendered.
    NotRendered,
    /// The contents of a `template`.
    Template,
    /// A comment.
    Comment,
    /// Text in an attribute alone, such as `alt`, `title` and `aria-label`.
    Attribute,
    /// `aria-hidden`: text that only assistive technology misses.
    AriaHidden,
    /// Controls or properties that show characters in another order.
    Bidi,
    /// Characters without width that carry text, or that cut words.
    ZeroWidth,
    /// Tag characters.
    TagCharacters,
    /// Variation selectors that carry text.
    VariationSelectors,
}

impl Trick {
    /// All tricks, in the order of the documentation.
    pub const ALL: [Self; 36] = [
        Self::Display,
        Self::Visibility,
        Self::ContentVisibility,
        Self::UntilFound,
        Self::Details,
        Self::Opacity,
        Self::Filter,
        Self::FontSize,
        Self::Color,
        Self::LetterSpacing,
        Self::TextSecurity,
        Self::Clip,
        Self::ClipPath,
        Self::Mask,
        Self::NoSize,
        Self::Overflow,
        Self::ScreenReaderOnly,
        Self::TextIndent,
        Self::Offset,
        Self::Margin,
        Self::Transform,
        Self::Covered,
        Self::Behind,
        Self::Unslotted,
        Self::Noscript,
        Self::Fallback,
        Self::Options,
        Self::NotRendered,
        Self::Template,
        Self::Comment,
        Self::Attribute,
        Self::AriaHidden,
        Self::Bidi,
        Self::ZeroWidth,
        Self::TagCharacters,
        Self::VariationSelectors,
    ];

    /// The name in reports.
    pub const fn as_str(self) -> &'static str {
        self.described().0
    }

    /// One sentence about the trick, for reports.
    pub const fn description(self) -> &'static str {
        self.described().1
    }

    const fn described(self) -> (&'static str, &'static str) {
        match self {
            Self::Display => ("display", "The text is not displayed: `display: none`."),
            Self::Visibility => ("visibility", "The text is invisible: `visibility`."),
            Self::ContentVisibility => {
                ("content-visibility", "The text is skipped: `content-visibility: hidden`.")
            }
            Self::UntilFound => {
                ("until-found", "The text is shown when a search finds it: `hidden=until-found`.")
            }
            Self::Details => ("details", "The text is in a closed `details` element."),
            Self::Opacity => ("opacity", "The text is transparent: `opacity`."),
            Self::Filter => ("filter", "The text is transparent or blurred: `filter`."),
            Self::FontSize => ("font-size", "The text is too small to be read: `font-size`."),
            Self::Color => ("color", "The text has the colour of its background, or none."),
            Self::LetterSpacing => {
                ("letter-spacing", "The letters are on top of each other: `letter-spacing`.")
            }
            Self::TextSecurity => {
                ("text-security", "The letters are shown as dots: `-webkit-text-security`.")
            }
            Self::Clip => ("clip", "The text is cut away: `clip`."),
            Self::ClipPath => ("clip-path", "The text is cut away: `clip-path`."),
            Self::Mask => ("mask", "A mask lets nothing of the text through."),
            Self::NoSize => ("no-size", "The text overflows a box of no size that cuts it away."),
            Self::Overflow => {
                ("overflow", "The text is beyond the edges of a box that cuts it away.")
            }
            Self::ScreenReaderOnly => {
                ("screen-reader-only", "The text is for assistive technology alone.")
            }
            Self::TextIndent => ("text-indent", "The text is out of its box: `text-indent`."),
            Self::Offset => ("offset", "The text is positioned out of the page."),
            Self::Margin => ("margin", "A margin moves the text out of the page."),
            Self::Transform => {
                ("transform", "The text is transformed to nothing, or out of the page.")
            }
            Self::Covered => ("covered", "A pseudo-element covers the text."),
            Self::Behind => ("behind", "The text is below a background: `z-index`."),
            Self::Unslotted => ("unslotted", "The text is in no slot of a shadow tree."),
            Self::Noscript => ("noscript", "The text is for pages without scripts: `noscript`."),
            Self::Fallback => ("fallback", "The text is the fallback of an element."),
            Self::Options => ("options", "The text is a choice of a list that is not open."),
            Self::NotRendered => {
                ("not-rendered", "The text is in a part of SVG or MathML that is not rendered.")
            }
            Self::Template => ("template", "The text is in a template."),
            Self::Comment => ("comment", "The text is in a comment."),
            Self::Attribute => ("attribute", "The text is in an attribute alone."),
            Self::AriaHidden => ("aria-hidden", "Assistive technology misses the text."),
            Self::Bidi => ("bidi", "The text is shown in another order than it is read."),
            Self::ZeroWidth => ("zero-width", "The text has characters without width."),
            Self::TagCharacters => ("tag-characters", "The text is in invisible tag characters."),
            Self::VariationSelectors => {
                ("variation-selectors", "The text is in invisible variation selectors.")
            }
        }
    }
}

impl fmt::Display for Trick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The name of no trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownTrick;

impl fmt::Display for UnknownTrick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the name of a trick")
    }
}

impl std::error::Error for UnknownTrick {}

impl FromStr for Trick {
    type Err = UnknownTrick;

    fn from_str(text: &str) -> Result<Self, UnknownTrick> {
        Self::ALL.into_iter().find(|trick| trick.as_str() == text).ok_or(UnknownTrick)
    }
}
