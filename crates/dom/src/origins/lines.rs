//! Lines and columns of places in the main source.

use std::ops::Range;
use std::sync::OnceLock;

use treewright_markup::{LineColumn, SourceId};
use treewright_scan::{LONG_BLOCK, occurrences_of};

use crate::{Document, NodeRef};

/// The distance in bytes between two places whose line and column are stored.
const STEP: usize = LONG_BLOCK;

/// The start of a text.
const START: LineColumn = LineColumn { line: 1, column: 1 };

/// The line and column at each multiple of [`STEP`] of the main source, so that any other place is found in
/// constant time, even in a page that is one long line.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    every_step: Vec<LineColumn>,
    /// The length of the text.
    length: usize,
    /// True if the text has a CR. In most pages only LF is a newline.
    has_returns: bool,
    /// The number of characters of two UTF-16 code units between the start of its line and each multiple of
    /// [`STEP`]; empty if the text has none.
    wide_every_step: OnceLock<Vec<u32>>,
}

impl Lines {
    fn of(text: &[u8]) -> Self {
        let mut every_step = Vec::with_capacity((text.len() / STEP).saturating_add(2));
        every_step.push(START);
        let mut place = START;
        let has_returns = memchr::memchr(b'\r', text).is_some();
        let (steps, rest) = if has_returns { (&[][..], text) } else { text.as_chunks::<STEP>() };
        for step in steps {
            place = after_step(step, place);
            every_step.push(place);
        }
        let after_steps = text.len().saturating_sub(rest.len());
        for start in (after_steps..text.len()).step_by(STEP) {
            place = advance(text, has_returns, place, start..start.saturating_add(STEP));
            every_step.push(place);
        }
        Self { every_step, length: text.len(), has_returns, wide_every_step: OnceLock::new() }
    }

    /// The number of characters of two UTF-16 code units in the line before an offset.
    fn wide_before(&self, text: &[u8], offset: usize) -> u32 {
        if self.length != text.len() {
            return wide_in(text, 0, 0..offset);
        }
        let every_step = self.wide_every_step.get_or_init(|| {
            if text.iter().fold(0, |most: u8, byte| most.max(*byte)) < 0xF0 {
                return Vec::new();
            }
            let starts = (0..=text.len()).step_by(STEP);
            let count = starts.scan(0, |before, start| {
                *before = wide_in(text, *before, start.saturating_sub(STEP)..start);
                Some(*before)
            });
            count.collect()
        });
        let step = offset / STEP;
        every_step
            .get(step)
            .map_or(0, |before| wide_in(text, *before, step.saturating_mul(STEP)..offset))
    }

    /// The place at an offset, which is not after the end.
    fn at(&self, text: &[u8], offset: usize) -> LineColumn {
        let step = offset / STEP;
        match self.every_step.get(step) {
            Some(from) if self.length == text.len() => {
                let start = step.saturating_mul(STEP);
                advance(text, self.has_returns, *from, start..offset)
            }
            _ => advance(text, true, START, 0..offset),
        }
    }
}

/// The place after a step without CR, from the place before it.
#[inline]
fn after_step(step: &[u8; STEP], from: LineColumn) -> LineColumn {
    let feeds = occurrences_of(b'\n', step);
    let after_newline = feeds.bytes_after_the_last;
    let units = if feeds.is_ascii {
        after_newline
    } else {
        let start = STEP.saturating_sub(after_newline as usize);
        units_of(step.get(start..).unwrap_or_default())
    };
    let column = if feeds.count == 0 { from.column } else { 1 };
    LineColumn { line: from.line.saturating_add(feeds.count), column: column.saturating_add(units) }
}

/// The place at the end of a range, from that at its start.
fn advance(text: &[u8], has_returns: bool, from: LineColumn, range: Range<usize>) -> LineColumn {
    let end = range.end.min(text.len());
    let bytes = text.get(range.start..end).unwrap_or_default();
    let (count, last) = if has_returns {
        newlines_in(bytes, text.get(end) == Some(&b'\n'))
    } else {
        (sum(bytes, |byte| u8::from(byte == b'\n')), memchr::memrchr(b'\n', bytes))
    };
    let rest = last.and_then(|last| bytes.get(last.saturating_add(1)..)).unwrap_or(bytes);
    let column = if count == 0 { from.column } else { 1 };
    LineColumn {
        line: from.line.saturating_add(count),
        column: column.saturating_add(units_of(rest)),
    }
}

/// The number of UTF-16 code units of characters that begin in a part of a text.
fn units_of(bytes: &[u8]) -> u32 {
    sum(bytes, |byte| u8::from(byte & 0xC0 != 0x80).wrapping_add(u8::from(byte >= 0xF0)))
}

/// The number of characters of four bytes in the line before the end of a range, from that before its start.
fn wide_in(text: &[u8], before: u32, range: Range<usize>) -> u32 {
    let bytes = text.get(range.clone()).unwrap_or_default();
    // CR LF is one newline, and ends with its LF.
    let is_in_a_pair = bytes.last() == Some(&b'\r') && text.get(range.end) == Some(&b'\n');
    let of_lines = bytes.get(..bytes.len().saturating_sub(usize::from(is_in_a_pair)));
    let newline = memchr::memrchr2(b'\n', b'\r', of_lines.unwrap_or_default());
    let rest = newline.and_then(|newline| bytes.get(newline..)).unwrap_or(bytes);
    let before = if newline.is_some() { 0 } else { before };
    before.saturating_add(sum(rest, |byte| u8::from(byte >= 0xF0)))
}

/// The number of newlines, and the place of the last byte of the last one. A CR at the end does not count
/// if an LF follows.
fn newlines_in(bytes: &[u8], is_before_a_feed: bool) -> (u32, Option<usize>) {
    let ends_in_a_pair = bytes.last() == Some(&b'\r') && is_before_a_feed;
    let (feeds, returns) = feeds_and_returns(bytes);
    // CR LF is one newline, and ends with its LF.
    let is_pair = |pair: &&[u8]| **pair == *b"\r\n";
    let pairs = if returns == 0 { 0 } else { bytes.windows(2).filter(is_pair).count() };
    let count = feeds
        .saturating_add(returns)
        .saturating_sub(pairs as u32)
        .saturating_sub(u32::from(ends_in_a_pair));
    let of_lines =
        if ends_in_a_pair { bytes.split_last().map_or(bytes, |(_, all)| all) } else { bytes };
    (count, memchr::memrchr2(b'\n', b'\r', of_lines))
}

/// The numbers of LF and CR.
#[inline]
fn feeds_and_returns(bytes: &[u8]) -> (u32, u32) {
    // Not more than a byte can count.
    bytes.chunks(128).fold((0_u32, 0_u32), |(feeds, returns), bytes| {
        let (in_part, returns_in_part) =
            bytes.iter().fold((0_u8, 0_u8), |(feeds, returns), byte| {
                let is_return = u8::from(*byte == b'\r');
                (feeds.wrapping_add(u8::from(*byte == b'\n')), returns.wrapping_add(is_return))
            });
        let returns = returns.saturating_add(u32::from(returns_in_part));
        (feeds.saturating_add(u32::from(in_part)), returns)
    })
}

/// The sum of a number from 0 to 2 for each byte, in bytes where possible: vectors add 32 of them at once.
#[inline]
fn sum(bytes: &[u8], number: impl Fn(u8) -> u8) -> u32 {
    // The largest number of bytes whose sum is a byte.
    bytes.chunks(127).fold(0_u32, |sum, bytes| {
        let part = bytes.iter().fold(0_u8, |sum, byte| sum.wrapping_add(number(*byte)));
        sum.saturating_add(u32::from(part))
    })
}

impl Document {
    /// The line and column of a byte of the main source, both from 1: lines end with LF, CR or CR LF, and
    /// columns count UTF-16 code units, as editors do ([`LineColumn`]). An offset after the end counts as
    /// the end. The first call walks over the text and stores 8 bytes for each 256; later calls take
    /// constant time. `None` if the document [keeps no origins](Document::keep_origins) or does not know
    /// the text.
    ///
    /// ```
    /// use treewright_dom::Document;
    ///
    /// let mut document = Document::with_source("<p>\u{1F600}<b>\n<i>");
    /// document.keep_origins();
    /// let place = document.line_column(7).unwrap();
    /// assert_eq!((place.line, place.column), (1, 6));
    /// ```
    pub fn line_column(&self, offset: u32) -> Option<LineColumn> {
        let origins = self.origins.as_deref()?;
        let text = self.source_of(SourceId::MAIN)?.as_bytes();
        let lines = origins.lines.get_or_init(|| Lines::of(text));
        Some(lines.at(text, (offset as usize).min(text.len())))
    }

    /// The column of a byte of the main source, from 1, in characters, for people and for programs that index text by
    /// characters. [`line_column`](Self::line_column) counts UTF-16 code units; both take constant time and have the same
    /// bounds.
    ///
    /// ```
    /// use treewright_dom::Document;
    ///
    /// let mut document = Document::with_source("<p>\u{1F600}<b>\n<i>");
    /// document.keep_origins();
    /// assert_eq!(document.column_in_characters(7), Some(5));
    /// ```
    pub fn column_in_characters(&self, offset: u32) -> Option<u32> {
        let LineColumn { column, .. } = self.line_column(offset)?;
        let text = self.source_of(SourceId::MAIN)?.as_bytes();
        let lines = self.origins.as_deref()?.lines.get()?;
        let wide = lines.wide_before(text, (offset as usize).min(text.len()));
        Some(column.saturating_sub(wide))
    }
}

impl NodeRef<'_> {
    /// The line and column at which the node was written in the main source, both from 1; columns count
    /// UTF-16 code units, as editors do ([`LineColumn`]). For an element this is the place of its start
    /// tag, or of the [original's](crate::NodeOrigin::original); for text, comments and the like, that of
    /// the first character.
    ///
    /// `None` for a node that was not written there (it was implied, or made by a script or a program), and
    /// in a document that keeps no [origins](Document::origin).
    ///
    /// ```
    /// use treewright_dom::Document;
    ///
    /// let mut document = Document::new();
    /// document.keep_origins();
    /// assert_eq!(document.root_node().line_column(), None);
    /// ```
    pub fn line_column(self) -> Option<LineColumn> {
        self.document().line_column(self.source_offset()?)
    }

    /// The offset of that place in bytes of the main source.
    pub fn source_offset(self) -> Option<u32> {
        let origin = self.origin()?;
        let span = if self.is_element() { origin.start_tag() } else { origin.span() };
        span.or_else(|| origin.original())
            .or_else(|| origin.text_spans().next())
            .filter(|span| span.source == SourceId::MAIN)
            .map(|span| span.start)
    }
}

#[cfg(test)]
mod tests {
    use treewright_markup::LineIndex;

    use super::*;

    #[test]
    fn places_are_those_of_the_line_index() {
        let piece = "a\r\nb\rc\n\nd\u{E9}\u{1F600}\u{20AC}<p>\r";
        let long_line = format!("{}\r\n{}", "x".repeat(STEP - 1), "\u{1F600}".repeat(STEP));
        let feeds_only = "a\nb\n\nd\u{E9}\u{1F600}\u{20AC}<p>\n".repeat(1000);
        for text in [String::new(), piece.to_owned(), piece.repeat(1000), feeds_only, long_line] {
            let (lines, index) = (Lines::of(text.as_bytes()), LineIndex::new(&text));
            let around = |place: usize| place.saturating_sub(50)..place + 50;
            for offset in
                around(0).chain(around(STEP)).chain(around(2 * STEP)).chain(around(text.len()))
            {
                if text.is_char_boundary(offset) && offset <= text.len() {
                    let expected = index.line_column(&text, offset as u32);
                    assert_eq!(lines.at(text.as_bytes(), offset), expected, "{offset}");
                    let unprepared = Lines::default();
                    assert_eq!(unprepared.at(text.as_bytes(), offset), expected, "{offset}");
                    let is_in_a_pair =
                        text[..offset].ends_with('\r') && text[offset..].starts_with('\n');
                    let before = &text[..offset - usize::from(is_in_a_pair)];
                    let line = before.rsplit(['\n', '\r']).next().unwrap_or_default();
                    let wide = line.chars().filter(|c| c.len_utf16() == 2).count() as u32;
                    for lines in [&lines, &unprepared] {
                        assert_eq!(lines.wide_before(text.as_bytes(), offset), wide, "{offset}");
                    }
                }
            }
        }
    }
}
