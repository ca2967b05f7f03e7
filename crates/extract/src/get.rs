//! The values that a column can have: their names in plans.

/// The value that a column takes from a page, or from each element that its selector finds.
///
/// [docs/reference/plans.md](https://github.com/treewright/treewright/blob/main/docs/reference/plans.md) has the
/// types of their columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Get {
    /// The text as it is shown: the standard's `innerText`.
    #[default]
    Text,
    /// The text content in one line: white space collapsed, and none at the ends.
    Line,
    /// The text content, as it is in the tree.
    Content,
    /// The HTML of the page, or of an element with its tags.
    Html,
    /// The HTML of the contents of an element.
    InnerHtml,
    /// The HTML of an element with its tags, [sanitized](crate::Column::sanitize).
    SanitizedHtml,
    /// The HTML of the contents of an element, sanitized.
    SanitizedInnerHtml,
    /// Markdown.
    Markdown,
    /// The text of the main content: the article without its surroundings.
    MainText,
    /// Markdown of the main content.
    MainMarkdown,
    /// The links: URL, text, and more of each.
    Links,
    /// The images: URL and text of each.
    Images,
    /// The tables: captions, and rows of text.
    Tables,
    /// The text that people do not see: text, trick and certainty of each run. It needs a build with the feature `style`.
    HiddenText,
    /// Microdata, as the JSON of the standard.
    Microdata,
    /// SHA-256 of the tree.
    TreeHash,
    /// The title of the page.
    Title,
    /// Metadata of the page.
    Metadata,
    /// The data blocks of JSON-LD.
    JsonLd,
    /// The language that the page declares.
    Language,
    /// The encoding of the page, and the reason for it.
    Encoding,
    /// The number of parse errors, by code.
    Errors,
    /// True if the selector finds an element.
    Exists,
    /// The number of elements that the selector finds.
    Count,
}

impl Get {
    /// All values.
    pub const ALL: [Self; 24] = [
        Self::Text,
        Self::Line,
        Self::Content,
        Self::Html,
        Self::InnerHtml,
        Self::SanitizedHtml,
        Self::SanitizedInnerHtml,
        Self::Markdown,
        Self::MainText,
        Self::MainMarkdown,
        Self::Links,
        Self::Images,
        Self::Tables,
        Self::HiddenText,
        Self::Microdata,
        Self::TreeHash,
        Self::Title,
        Self::Metadata,
        Self::JsonLd,
        Self::Language,
        Self::Encoding,
        Self::Errors,
        Self::Exists,
        Self::Count,
    ];

    /// The name in plans, in lower case with hyphens.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Line => "line",
            Self::Content => "content",
            Self::Html => "html",
            Self::InnerHtml => "inner-html",
            Self::SanitizedHtml => "sanitized-html",
            Self::SanitizedInnerHtml => "sanitized-inner-html",
            Self::Markdown => "markdown",
            Self::MainText => "main-text",
            Self::MainMarkdown => "main-markdown",
            Self::Links => "links",
            Self::Images => "images",
            Self::Tables => "tables",
            Self::HiddenText => "hidden-text",
            Self::Microdata => "microdata",
            Self::TreeHash => "tree-hash",
            Self::Title => "title",
            Self::Metadata => "metadata",
            Self::JsonLd => "json-ld",
            Self::Language => "language",
            Self::Encoding => "encoding",
            Self::Errors => "errors",
            Self::Exists => "exists",
            Self::Count => "count",
        }
    }

    /// Returns true if this is about a page, and not about elements.
    pub(crate) const fn needs_a_page(self) -> bool {
        matches!(
            self,
            Self::Title
                | Self::HiddenText
                | Self::MainText
                | Self::MainMarkdown
                | Self::Metadata
                | Self::JsonLd
                | Self::Language
                | Self::Encoding
                | Self::Errors
        )
    }

    /// Returns true if this is about the elements that a selector finds.
    pub(crate) const fn needs_a_selector(self) -> bool {
        matches!(self, Self::InnerHtml | Self::Exists | Self::Count) || self.is_sanitized()
    }

    /// Returns true for HTML that is sanitized.
    pub(crate) const fn is_sanitized(self) -> bool {
        matches!(self, Self::SanitizedHtml | Self::SanitizedInnerHtml)
    }

    /// Returns true for text that can be read as a value of another type.
    pub(crate) const fn is_text(self) -> bool {
        matches!(self, Self::Text | Self::Line | Self::Content | Self::Title)
    }
}

/// The type of the value. A text that does not parse is null.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Type {
    /// Text as it is.
    #[default]
    String,
    /// An integer, by the standard's
    /// [rules](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers).
    Integer,
    /// A number, by the standard's
    /// [rules](https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-floating-point-number-values).
    Float,
    /// `true` or `false`, in any case.
    Boolean,
    /// A URL, resolved.
    Url,
}

impl Type {
    /// All types.
    pub const ALL: [Self; 5] = [Self::String, Self::Integer, Self::Float, Self::Boolean, Self::Url];

    /// The name in plans.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Integer => "integer",
            Self::Float => "float",
            Self::Boolean => "boolean",
            Self::Url => "url",
        }
    }
}
