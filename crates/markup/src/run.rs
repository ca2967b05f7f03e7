//! Text as it is lent from the parser to a tree.

/// A run of text. When it stands in the main source exactly as it is here, it also says where, so
/// that a tree that keeps the source can keep a slice of it in place of a copy.
///
/// ```
/// use treewright_markup::Run;
/// assert_eq!(Run::new("text").source_offset(), None);
/// assert_eq!(Run::in_source("text", 5).from(2).source_offset(), Some(7));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<'a> {
    text: &'a str,
    /// Offset in the main source, or `NOWHERE`.
    at: u32,
}

const NOWHERE: u32 = u32::MAX;

impl<'a> Run<'a> {
    /// Text that was decoded, joined or changed, or that comes from another source.
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: NOWHERE }
    }

    /// Text that stands like this in the main source from byte `offset` on.
    pub const fn in_source(text: &'a str, offset: u32) -> Self {
        Self { text, at: offset }
    }

    /// The text.
    pub const fn text(self) -> &'a str {
        self.text
    }

    /// Where the text stands in the main source, if it does.
    pub const fn source_offset(self) -> Option<u32> {
        if self.at == NOWHERE { None } else { Some(self.at) }
    }

    /// Whether there is no text.
    pub const fn is_empty(self) -> bool {
        self.text.is_empty()
    }

    /// The part from byte `index` on.
    ///
    /// # Panics
    /// When `index` is not a character boundary of the text.
    #[must_use]
    #[expect(clippy::string_slice, reason = "said in the documentation")]
    pub fn from(self, index: usize) -> Self {
        // Where there is no offset left, it is nowhere.
        let at = self.at.saturating_add(index as u32);
        Self { text: &self.text[index..], at }
    }

    /// The part before byte `index`.
    ///
    /// # Panics
    /// When `index` is not a character boundary of the text.
    #[must_use]
    #[expect(clippy::string_slice, reason = "said in the documentation")]
    pub fn to(self, index: usize) -> Self {
        Self { text: &self.text[..index], at: self.at }
    }
}
