//! Places: byte offsets in a source, and the lines and columns made from them.

use std::ops::Range;

/// The text that an offset refers to. The main input is [`SourceId::MAIN`]; each call that writes into a
/// parser (`document.write`) creates a new source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourceId(pub u32);

impl SourceId {
    /// The text that the parser was created for.
    pub const MAIN: Self = Self(0);
}

/// A range of bytes of one source, from `start` up to and excluding `end`.
///
/// A token that started in one source and ended in another has the span of its last part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The source that the offsets refer to.
    pub source: SourceId,
    /// The offset of the first byte, from 0.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
}

impl Span {
    /// Creates a range of the main source.
    pub const fn in_main(start: u32, end: u32) -> Self {
        Self { source: SourceId::MAIN, start, end }
    }
}

/// A place before a character of a source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// The source that the offset refers to.
    pub source: SourceId,
    /// The offset of the character, from 0.
    pub offset: u32,
}

impl Mark {
    /// The start of the main source.
    pub const ZERO: Self = Self { source: SourceId::MAIN, offset: 0 };

    /// The place where `span` starts.
    pub const fn start_of(span: Span) -> Self {
        Self { source: span.source, offset: span.start }
    }

    /// The span of a range of bytes counted from this place.
    #[inline]
    #[must_use]
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "offsets in a source, which are below 4 GiB"
    )]
    pub fn span(self, range: Range<usize>) -> Span {
        let start = self.offset + range.start as u32;
        Span { source: self.source, start, end: self.offset + range.end as u32 }
    }
}

/// A place as editors count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line, from 1. Lines end with LF, CR, or CR LF.
    pub line: u32,
    /// The column, from 1, in UTF-16 code units, as editors and the public test data count.
    pub column: u32,
}

/// Finds the lines and columns of byte offsets. They are computed from the text afterwards, so that parsing
/// need not count.
///
/// ```
/// use treewright_markup::LineIndex;
/// let text = "a\r\nb\u{1F600}c";
/// let index = LineIndex::new(text);
/// let place = index.line_column(text, 8);
/// assert_eq!((place.line, place.column), (2, 4));
/// ```
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<u32>,
}

impl LineIndex {
    /// Finds the starts of the lines of `text`.
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut starts = vec![0];
        for position in memchr::memchr2_iter(b'\r', b'\n', bytes) {
            if bytes.get(position..).is_some_and(|rest| rest.starts_with(b"\r\n")) {
                continue;
            }
            // Offsets have 32 bits.
            let start = u32::try_from(position).ok().and_then(|position| position.checked_add(1));
            let Some(start) = start else { break };
            starts.push(start);
        }
        Self { starts }
    }

    /// The line and column of byte `offset` of `text`, which must be the text that was passed to
    /// [`LineIndex::new`]. An offset after the end counts as the end.
    pub fn line_column(&self, text: &str, offset: u32) -> LineColumn {
        let line = self.starts.partition_point(|start| *start <= offset);
        let start =
            self.starts.get(..line).and_then(<[u32]>::last).map_or(0, |start| *start as usize);
        let end = (offset as usize).min(text.len());
        let column = text
            .as_bytes()
            .get(start..end)
            .unwrap_or_default()
            .iter()
            .map(|byte| match byte {
                0x80..=0xBF => 0,
                0xF0..=0xFF => 2,
                _ => 1,
            })
            .fold(1, u32::saturating_add);
        LineColumn { line: line as u32, column }
    }
}
