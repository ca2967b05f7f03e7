//! Text that the parser lends to a tree.

/// A run of text. If the main source contains exactly this text, the run also has its offset there, so that
/// a tree that keeps the source can store a slice instead of a copy.
///
/// ```
/// use treewright_markup::Run;
/// assert_eq!(Run::new("text").source_offset(), None);
/// assert_eq!(Run::in_source("text", 5).from(2).source_offset(), Some(7));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<'a> {
    text: &'a str,
    /// The offset in the main source, or `NO_OFFSET`.
    at: u32,
}

/// Means that the main source does not have the text; no source is this long.
const NO_OFFSET: u32 = u32::MAX;

impl<'a> Run<'a> {
    /// Creates a run of text that was decoded, joined or changed, or comes from another source.
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: NO_OFFSET }
    }

    /// Creates a run of text that the main source has from byte `offset` on.
    pub const fn in_source(text: &'a str, offset: u32) -> Self {
        Self { text, at: offset }
    }

    /// The text.
    pub const fn text(self) -> &'a str {
        self.text
    }

    /// The offset of the text in the main source, if it has one.
    pub const fn source_offset(self) -> Option<u32> {
        if self.at == NO_OFFSET { None } else { Some(self.at) }
    }

    /// Returns true if the text is empty.
    pub const fn is_empty(self) -> bool {
        self.text.is_empty()
    }

    /// The part from byte `index` on.
    ///
    /// # Panics
    /// Panics if `index` is not a character boundary of the text.
    #[must_use]
    #[expect(clippy::string_slice, reason = "documented")]
    pub fn from(self, index: usize) -> Self {
        // `NO_OFFSET` is unchanged.
        let at = self.at.saturating_add(index as u32);
        Self { text: &self.text[index..], at }
    }

    /// The part before byte `index`.
    ///
    /// # Panics
    /// Panics if `index` is not a character boundary of the text.
    #[must_use]
    #[expect(clippy::string_slice, reason = "documented")]
    pub fn to(self, index: usize) -> Self {
        Self { text: &self.text[..index], at: self.at }
    }
}
