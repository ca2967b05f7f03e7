//! The settings of an extraction, which are not part of its plan.

use std::time::Duration;

use treewright::Limits;

/// The budgets of pages and batches, and the names of the columns that pages come in.
///
/// ```
/// use treewright_extract::Options;
///
/// let options = Options::new().limits("browser,bytes=1000000,time=2".parse()?).detect(true);
/// assert_eq!(options.limits.bytes, Some(1_000_000));
/// # Ok::<(), treewright::InvalidLimits>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// The limits of a page. [`Limits::time`] counts for the extraction too: values that are not there when
    /// it has passed are null.
    pub limits: Limits,
    /// The bytes of values that a page may have. Text is cut off there; other values that would have more
    /// are null.
    pub output_bytes: u64,
    /// The bytes of values that a batch may have, of which 2 GiB less one byte count at most: more has no room
    /// in a column. A page for which less is left than it needs is treated as one that has no more
    /// [`output_bytes`](Self::output_bytes).
    pub batch_bytes: u64,
    /// The encoding of a page that declares none is guessed.
    pub detect: bool,
    /// Texts, Markdown, main content and tables are read with the style sheets in the page, which hide and arrange text. Sheets in
    /// files are not read. Without the feature `style` of this crate, only the markup and `style` attributes count.
    pub css: bool,
    /// The name of the column with URLs.
    pub url: String,
    /// The name of the column with pages.
    pub content: String,
    /// The name of the column with the types of pages, which may be missing.
    pub content_type: String,
}

impl Options {
    /// The budgets that are documented in docs/reference/plans.md: the limits of browsers; 16 MiB of text, 2,000,000
    /// nodes and 10 seconds for a page, 64 MiB for its values; 1 GiB for a batch.
    pub fn new() -> Self {
        let mut limits = Limits::BROWSER;
        limits.bytes = Some(16 << 20);
        limits.nodes = Some(2_000_000);
        limits.time = Some(Duration::from_secs(10));
        Self {
            limits,
            output_bytes: 64 << 20,
            batch_bytes: 1 << 30,
            detect: false,
            css: true,
            url: "url".to_owned(),
            content: "content".to_owned(),
            content_type: "content_type".to_owned(),
        }
    }

    /// Sets [`limits`](Self::limits).
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Sets [`output_bytes`](Self::output_bytes).
    #[must_use]
    pub fn output_bytes(mut self, bytes: u64) -> Self {
        self.output_bytes = bytes;
        self
    }

    /// Sets [`batch_bytes`](Self::batch_bytes).
    #[must_use]
    pub fn batch_bytes(mut self, bytes: u64) -> Self {
        self.batch_bytes = bytes;
        self
    }

    /// Sets [`detect`](Self::detect).
    #[must_use]
    pub fn detect(mut self, detect: bool) -> Self {
        self.detect = detect;
        self
    }

    /// Sets [`css`](Self::css).
    #[must_use]
    pub fn css(mut self, css: bool) -> Self {
        self.css = css;
        self
    }

    /// Sets [`url`](Self::url).
    #[must_use]
    pub fn url(mut self, name: impl Into<String>) -> Self {
        self.url = name.into();
        self
    }

    /// Sets [`content`](Self::content).
    #[must_use]
    pub fn content(mut self, name: impl Into<String>) -> Self {
        self.content = name.into();
        self
    }

    /// Sets [`content_type`](Self::content_type).
    #[must_use]
    pub fn content_type(mut self, name: impl Into<String>) -> Self {
        self.content_type = name.into();
        self
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::new()
    }
}
