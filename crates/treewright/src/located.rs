//! Parse errors with line and column.

use std::fmt;
use std::sync::Arc;

use treewright_dom::Document;
use treewright_dom::parsing::ParserTarget;
use treewright_syntax::{DecodingError, ErrorCode, LineColumn, ParseError, SourceId, Span};

use crate::Options;

/// A parse error with its line and column, as people and editors count.
///
/// ```
/// let parsed = treewright::Options::new().collect_errors(true).parse("<!doctype html>\n\u{1F600}<b");
/// assert_eq!(parsed.errors[0].to_string(), "2:5: eof-in-tag");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LocatedParseError {
    /// The error.
    pub code: ErrorCode,
    /// The range in bytes of the text that the parser was given, counted as UTF-8.
    pub span: Span,
    /// Line and column of the start of the span in its source.
    pub place: LineColumn,
    /// Line and column of the end of the span: the place after its last character.
    pub end: LineColumn,
    /// The element that the error is about, if that is not the token at the place: the last of the open
    /// elements that may not be open there.
    pub related: Option<LocatedElement>,
}

/// An element that a parse error is about, by its start tag.
///
/// ```
/// let parsed = treewright::Options::new().collect_errors(true).parse("<!doctype html>\n<div>");
/// let div = parsed.errors[0].related.as_ref().unwrap();
/// assert_eq!((div.name.as_str(), div.place.line, div.place.column), ("div", 2, 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LocatedElement {
    /// The tag name.
    pub name: String,
    /// The range of the start tag in bytes of the text that the parser was given, counted as UTF-8.
    pub span: Span,
    /// Line and column of the start tag in its source.
    pub place: LineColumn,
}

#[cfg(any(feature = "explain", feature = "check"))]
impl LocatedParseError {
    /// The error as the parser raised it.
    pub(crate) fn without_place(&self) -> ParseError {
        let error = ParseError::new(self.code, self.span);
        match &self.related {
            Some(element) => error.with_related(treewright_syntax::RelatedElement::new(
                element.name.as_str(),
                element.span,
            )),
            None => error,
        }
    }
}

impl fmt::Display for LocatedParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.place.line, self.place.column, self.code)
    }
}

impl std::error::Error for LocatedParseError {}

/// Bytes that are malformed in the encoding they were read in, with line and column.
///
/// ```
/// use treewright::Options;
///
/// let parsed = Options::new().collect_errors(true).parse(b"<!doctype html>\ncaf\xE9");
/// let error = &parsed.decoding_errors[0];
/// assert_eq!(error.to_string(), "2:4: byte 19 is not UTF-8");
/// assert_eq!(error.error.bytes, 19..20);
/// ```
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LocatedDecodingError {
    /// The bytes, and the span of the U+FFFD that they became.
    pub error: DecodingError,
    /// Line and column of that U+FFFD.
    pub place: LineColumn,
    /// Line and column of the place after it.
    pub end: LineColumn,
}

impl fmt::Display for LocatedDecodingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.place.line, self.place.column, self.error)
    }
}

impl std::error::Error for LocatedDecodingError {}

/// Finds the places of malformed bytes, which come in the order of the text.
pub(crate) fn locate_decoding_errors(
    errors: &[DecodingError],
    sources: &SourceTexts,
) -> Vec<LocatedDecodingError> {
    let mut walk = Walk::new(sources.text(SourceId::MAIN));
    errors
        .iter()
        .map(|error| LocatedDecodingError {
            error: error.clone(),
            place: walk.place_of(error.span.start),
            end: walk.place_of(error.span.end),
        })
        .collect()
}

/// Finds the places of all errors in one walk over each text. The errors of one text are sorted by place,
/// because the order in which the parser met them depends on how the text was cut into pieces. Errors of
/// different texts follow each other in the order in which they were met.
#[expect(clippy::indexing_slicing, reason = "both orders are made of the indices of the list")]
pub(crate) fn locate(errors: &[ParseError], sources: &SourceTexts) -> Vec<LocatedParseError> {
    let mut order: Vec<usize> = (0..errors.len()).collect();
    order.sort_by_key(|index| {
        let error = &errors[*index];
        (error.span.source, error.span.start, error.code.stage())
    });
    // For each source, the positions of its errors in the list.
    let mut slots: Vec<usize> = (0..errors.len()).collect();
    slots.sort_by_key(|index| errors[*index].span.source);
    let nowhere = LineColumn { line: 0, column: 0 };
    let unknown = |error: &ParseError| LocatedParseError {
        code: error.code,
        span: error.span,
        place: nowhere,
        end: nowhere,
        related: None,
    };
    let mut located: Vec<_> = errors.iter().map(unknown).collect();
    let mut walk = Walk::new("");
    let mut source = None;
    for (index, slot) in order.into_iter().zip(&slots) {
        let error = &errors[index];
        let (code, span) = (error.code, error.span);
        if source != Some(span.source) {
            source = Some(span.source);
            walk = Walk::new(sources.text(span.source));
        }
        let place = walk.place_of(span.start);
        let related = error.related().map(|element| LocatedElement {
            name: element.name().to_owned(),
            span: element.span(),
            place: nowhere,
        });
        let end = walk.clone().place_nearby(span.end).unwrap_or(nowhere);
        located[*slot] = LocatedParseError { code, span, place, end, related };
    }
    // Spans can contain others, so the ends of long ones have their own order.
    slots.retain(|slot| located[*slot].end == nowhere);
    slots.sort_by_key(|slot| (located[*slot].span.source, located[*slot].span.end));
    source = None;
    for slot in slots {
        let Span { source: of_this, end, .. } = located[slot].span;
        if source != Some(of_this) {
            source = Some(of_this);
            walk = Walk::new(sources.text(of_this));
        }
        located[slot].end = walk.place_of(end);
    }
    locate_related_elements(&mut located, sources);
    located
}

/// Finds the places of start tags, which also have their own order.
fn locate_related_elements(errors: &mut [LocatedParseError], sources: &SourceTexts) {
    let mut elements: Vec<&mut LocatedElement> =
        errors.iter_mut().filter_map(|error| error.related.as_mut()).collect();
    elements.sort_by_key(|element| (element.span.source, element.span.start));
    let mut walk = Walk::new("");
    let mut source = None;
    for element in elements {
        if source != Some(element.span.source) {
            source = Some(element.span.source);
            walk = Walk::new(sources.text(element.span.source));
        }
        element.place = walk.place_of(element.span.start);
    }
}

/// A walk through a text that counts lines and columns.
#[derive(Clone)]
struct Walk<'a> {
    bytes: &'a [u8],
    at: usize,
    place: LineColumn,
}

/// The length up to which a span's end is found from its start.
const NEARBY: usize = 256;

#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "indices up to that of the place, which is in the text; a text has less than 4 GiB, and a byte is a line or two units at most"
)]
impl<'a> Walk<'a> {
    fn new(text: &'a str) -> Self {
        Self { bytes: text.as_bytes(), at: 0, place: LineColumn { line: 1, column: 1 } }
    }

    /// [`Self::place_of`], if the offset is not far away and not before the last one.
    fn place_nearby(mut self, offset: u32) -> Option<LineColumn> {
        let distance = (offset as usize).checked_sub(self.at)?;
        (distance <= NEARBY).then(|| self.place_of(offset))
    }

    /// Moves on to `offset`, which is not before the last one.
    fn place_of(&mut self, offset: u32) -> LineColumn {
        let end = (offset as usize).min(self.bytes.len()).max(self.at);
        let lines = self.ends_of_lines_before(end);
        if lines > 0 {
            self.place = LineColumn { line: self.place.line + lines, column: 1 };
            let is_end = |index: &usize| is_end_of_line(self.bytes[*index], self.after(*index));
            if let Some(last) = (self.at..end).rev().find(is_end) {
                self.at = last + 1;
            }
        }
        self.place.column += units(&self.bytes[self.at..end]);
        self.at = end;
        self.place
    }

    /// The byte after this one; any byte at the end.
    fn after(&self, index: usize) -> u8 {
        self.bytes.get(index + 1).copied().unwrap_or_default()
    }

    /// The number of line ends from here to `end`.
    fn ends_of_lines_before(&self, end: usize) -> u32 {
        const AT_ONCE: usize = 128;
        let mut at = self.at;
        let mut lines = 0;
        while end - at >= AT_ONCE
            && let Some(bytes) = self.bytes[at..].first_chunk::<AT_ONCE>()
            && let Some(next) = self.bytes[at + 1..].first_chunk::<AT_ONCE>()
        {
            // No branch, and a sum that fits a byte, so that the compiler vectorizes this.
            let pairs = bytes.iter().zip(next);
            lines += u32::from(pairs.fold(0_u8, |sum, (byte, next)| {
                sum.wrapping_add(u8::from(is_end_of_line(*byte, *next)))
            }));
            at += AT_ONCE;
        }
        let is_end = |index: &usize| is_end_of_line(self.bytes[*index], self.after(*index));
        lines + (at..end).filter(is_end).count() as u32
    }
}

/// True for LF, and for a CR without LF. In CR LF, the CR is part of its line.
#[inline]
#[allow(clippy::needless_bitwise_bool, reason = "branches would keep it from becoming vectors")]
const fn is_end_of_line(byte: u8, next: u8) -> bool {
    (byte == b'\n') | (byte == b'\r') & (next != b'\n')
}

/// The number of UTF-16 code units of a part of a text: one for each first byte of a character, and one more
/// for each of those of four bytes.
fn units(bytes: &[u8]) -> u32 {
    const AT_ONCE: usize = 64;
    let of_some = |bytes: &[u8]| {
        bytes.iter().fold(0_u8, |sum, byte| {
            let first = u8::from(byte.cast_signed() >= -64);
            sum.wrapping_add(first).wrapping_add(u8::from(*byte >= 0xF0))
        })
    };
    bytes.chunks(AT_ONCE).map(|chunk| u32::from(of_some(chunk))).sum()
}

/// The texts that spans point into, kept while errors or origins are collected.
#[derive(Clone, Debug)]
pub(crate) struct SourceTexts {
    /// All of the main source, while it is a text that the document has.
    shared: Option<Arc<str>>,
    /// By [`SourceId`]: the main source, if it is not shared, then each text that was written.
    texts: Vec<String>,
    /// The first half of a surrogate pair that waits for the second half: for the main source, then
    /// for each insertion point.
    pending: Vec<Option<u16>>,
}

const REPLACEMENT: char = char::REPLACEMENT_CHARACTER;

impl Default for SourceTexts {
    fn default() -> Self {
        Self { shared: None, texts: vec![String::new()], pending: vec![None] }
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "the first text is that of the main source, which there always is"
)]
impl SourceTexts {
    /// Creates an empty collection for a parse with these options; `None` if it needs no texts.
    pub(crate) fn needed_by(options: &Options) -> Option<Self> {
        (options.reports_errors() || options.keeps_origins()).then(Self::default)
    }

    fn text(&self, source: SourceId) -> &str {
        match &self.shared {
            Some(text) if source == SourceId::MAIN => text,
            _ => self.texts.get(source.0 as usize).map_or("", String::as_str),
        }
    }

    /// The main source, for changes.
    fn main(&mut self) -> (&mut String, &mut Option<u16>) {
        if let Some(text) = self.shared.take() {
            self.texts[0] = String::from(&*text);
        }
        (&mut self.texts[0], &mut self.pending[0])
    }

    /// Gives the texts to a document that keeps origins.
    pub(crate) fn give_to(self, document: &mut Document) {
        if !document.has_origins() {
            return;
        }
        for (number, text) in (0..).zip(&self.texts) {
            let is_there = number == 0 && self.shared.is_some();
            if !is_there {
                document.set_source_of(SourceId(number), text);
            }
        }
    }

    /// [`Self::append`] for the source of the document.
    pub(crate) fn append_shared(&mut self, text: Arc<str>) {
        if self.texts[0].is_empty() && self.pending[0].is_none() && self.shared.is_none() {
            self.shared = Some(text);
        } else {
            self.append(&text);
        }
    }

    pub(crate) fn append(&mut self, text: &str) {
        // A shared text stays shared.
        if text.is_empty() {
            return;
        }
        let (main, pending) = self.main();
        push(main, pending, text);
    }

    /// Cuts the main text off after this length.
    pub(crate) fn take_back(&mut self, length: u64) {
        self.main().0.truncate(usize::try_from(length).unwrap_or(usize::MAX));
    }

    pub(crate) fn append_utf16(&mut self, units: &[u16]) {
        if units.is_empty() {
            return;
        }
        let (main, pending) = self.main();
        push_utf16(main, pending, units);
    }

    pub(crate) fn end_of_input(&mut self) {
        if self.pending[0].take().is_some() {
            self.main().0.push(REPLACEMENT);
        }
    }

    pub(crate) fn begin_script(&mut self) {
        self.pending.push(None);
    }

    pub(crate) fn write(&mut self, text: &str) {
        if self.pending.len() == 1 {
            return self.append(text);
        }
        let mut written = String::new();
        if let Some(pending) = self.pending.last_mut() {
            push(&mut written, pending, text);
        }
        self.texts.push(written);
    }

    pub(crate) fn write_utf16(&mut self, units: &[u16]) {
        if self.pending.len() == 1 {
            return self.append_utf16(units);
        }
        let mut written = String::new();
        if let Some(pending) = self.pending.last_mut() {
            push_utf16(&mut written, pending, units);
        }
        self.texts.push(written);
    }

    pub(crate) fn end_script(&mut self) {
        if self.pending.len() > 1 && self.pending.pop().flatten().is_some() {
            self.texts.push(REPLACEMENT.into());
        }
    }
}

fn push(to: &mut String, pending: &mut Option<u16>, text: &str) {
    if !text.is_empty() && pending.take().is_some() {
        to.push(REPLACEMENT);
    }
    to.push_str(text);
}

fn push_utf16(to: &mut String, pending: &mut Option<u16>, units: &[u16]) {
    let Some((last, rest)) = units.split_last() else { return };
    let first = pending.take();
    let now = if matches!(last, 0xD800..=0xDBFF) {
        *pending = Some(*last);
        rest
    } else {
        units
    };
    let units = first.into_iter().chain(now.iter().copied());
    to.extend(char::decode_utf16(units).map(|character| character.unwrap_or(REPLACEMENT)));
}

#[cfg(test)]
mod tests {
    use treewright_syntax::LineIndex;

    use super::*;

    #[test]
    fn the_walk_and_the_line_index_agree() {
        let text = "a\r\nb\u{1F600}c\rd\n\n\u{E9}\r\r\n\u{FFFD}x";
        let index = LineIndex::new(text);
        let mut walk = Walk::new(text);
        for offset in 0..text.len() as u32 + 3 {
            assert_eq!(walk.place_of(offset), index.line_column(text, offset), "{offset}");
        }
    }

    /// Steps of all lengths, in texts with lines that are longer and shorter than the scanned block.
    #[test]
    fn long_walks_and_the_line_index_agree() {
        let lines = ["a", "\r\n", "\u{1F600}", "\r", "\u{E9}b", "\n", "\u{FFFD}"];
        for plain in [0, 1, 5, 50, 200] {
            let mut text = String::new();
            for index in 0..400 {
                text.push_str(lines[index * index % 11 % lines.len()]);
                text.push_str(&"x".repeat(plain));
            }
            let index = LineIndex::new(&text);
            for step in [1, 2, 63, 64, 65, 127, 128, 129, 1000, text.len()] {
                let mut walk = Walk::new(&text);
                for offset in (0..=text.len()).step_by(step) {
                    if !text.is_char_boundary(offset) {
                        continue;
                    }
                    let offset = offset as u32;
                    let expected = index.line_column(&text, offset);
                    assert_eq!(walk.clone().place_of(offset), expected, "{plain} {step} {offset}");
                    if let Some(place) = walk.clone().place_nearby(offset) {
                        assert_eq!(place, expected);
                    }
                    assert_eq!(walk.place_of(offset), expected, "{plain} {step} {offset}");
                }
            }
        }
    }

    #[test]
    fn halves_of_pairs_join_over_calls() {
        let mut sources = SourceTexts::default();
        sources.append_utf16(&[0x61, 0xD83D]);
        sources.append_utf16(&[]);
        sources.append_utf16(&[0xDE00, 0xD800]);
        sources.begin_script();
        sources.write_utf16(&[0xD83D]);
        sources.write_utf16(&[0xDE00, 0xDC00, 0xD83D]);
        sources.end_script();
        sources.append("b");
        sources.append_utf16(&[0xD83D]);
        sources.end_of_input();
        let texts = ["a\u{1F600}\u{FFFD}b\u{FFFD}", "", "\u{1F600}\u{FFFD}", "\u{FFFD}"];
        assert_eq!(sources.texts, texts);
    }
}
