//! Consuming characters: normalizes newlines and raises the errors of the input stream.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "positions are in the text of a segment, and offsets below `MAX_SOURCE_LENGTH`"
)]
#![expect(
    clippy::indexing_slicing,
    reason = "positions are in the text of a segment; the tables have a place for each byte"
)]
#![expect(
    clippy::string_slice,
    reason = "whole characters are consumed, so that each position is between two of them"
)]

use super::{InputStream, Segment, StopSet};
use crate::{ErrorCode, Reporter, Run, SourceId, Span};
use std::ops::Range;
use treewright_markup::Mark;
use treewright_scan::{BLOCK, length_of_blocks_without};

/// No character can be consumed until more input arrives or the insertion point is restored. The end of the
/// file is different: it is consumed like a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Starved;

/// A run of text in the segment being read, valid until the next character is consumed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Slice {
    /// The start of its span: one byte before its text if a CR was dropped there.
    stands_from: usize,
    start: usize,
    end: usize,
}

impl Slice {
    /// A run by its indices in the text being read.
    pub(crate) const fn new(start: usize, end: usize) -> Self {
        Self { stands_from: start, start, end }
    }
}

impl InputStream {
    /// Consumes the next input character; `None` is the end of the file.
    ///
    /// CR and CR LF become one LF. Control characters, noncharacters and surrogates are reported, each
    /// once.
    #[inline]
    pub(crate) fn consume(&mut self, reporter: &mut Reporter) -> Result<Option<char>, Starved> {
        let top = &mut self.top;
        match top.text.as_bytes().get(top.position) {
            Some(byte) if PLAIN[usize::from(*byte)] => {
                top.current = top.position;
                top.position += 1;
                Ok(Some(char::from(*byte)))
            }
            _ => self.consume_other(reporter),
        }
    }

    /// Makes the current input character the next one again. Call it at most once after each
    /// [`Self::consume`].
    #[inline]
    pub(crate) fn reconsume(&mut self) {
        self.top.position = self.top.current;
        self.skip_line_feed = false;
    }

    /// The text from the next input character on, up to the end of the segment.
    #[inline]
    pub(crate) fn rest(&self) -> &[u8] {
        if self.character_by_character {
            return b"";
        }
        &self.top.text.as_bytes()[self.top.position..]
    }

    /// Returns true if the next input character is known and is a CR or an `&`, which may belong to the
    /// text before it.
    #[inline]
    pub(crate) fn next_is_return_or_ampersand(&self) -> bool {
        let top = &self.top;
        matches!(top.text.as_bytes().get(top.position), Some(b'\r' | b'&'))
    }

    /// The text that [`Self::rest`] is the end of.
    #[inline]
    pub(crate) fn text_being_read(&self) -> &str {
        &self.top.text
    }

    /// The index in it of the next input character, where [`Self::rest`] starts.
    #[inline]
    pub(crate) fn position(&self) -> usize {
        self.top.position
    }

    /// Consumes `length` bytes of [`Self::rest`]: whole characters, of which the last is ASCII and not a
    /// newline. A CR among them is followed by LF.
    #[inline]
    pub(crate) fn consume_bytes(&mut self, length: usize, reporter: &mut Reporter) {
        let top = &mut self.top;
        let start = top.position;
        top.position += length;
        top.current = top.position - 1;
        if reporter.is_enabled() {
            top.check(start..top.position, reporter);
        }
    }

    /// The index in the text being read up to which no character can be an error of the input stream. The
    /// length of the text, if errors are not collected.
    pub(crate) fn end_of_text_without_errors(&mut self, reporter: &Reporter) -> usize {
        let top = &mut self.top;
        if !reporter.is_enabled() {
            return top.text.len();
        }
        if top.suspect < top.position {
            let rest = top.text.as_bytes().get(top.position..).unwrap_or_default();
            top.suspect = top.position + length_without_suspects(rest);
        }
        top.suspect
    }

    /// Records that the fast road consumed everything before the byte at `position` of the text being read,
    /// without errors of the input stream. The last tag, if any, ended before byte `end_of_the_last_tag`.
    pub(crate) fn arrive_at(&mut self, position: usize, end_of_the_last_tag: Option<usize>) {
        let top = &mut self.top;
        top.position = position;
        // Only meaningful while errors are collected.
        top.checked = top.checked.max(position);
        if let Some(end) = end_of_the_last_tag {
            top.current = end.saturating_sub(1);
        }
    }

    /// [`Self::consume_bytes`], and returns their span.
    #[inline]
    pub(crate) fn consume_in_one_piece(&mut self, length: usize, reporter: &mut Reporter) -> Span {
        let start = self.top.offset(self.top.position);
        self.consume_bytes(length, reporter);
        Span { source: self.top.source, start, end: start + length as u32 }
    }

    /// Consumes the characters before the next stop, up to the end of the segment.
    ///
    /// If LF is not a stop, the CR of a CR LF at the start is dropped, so that each line that ends
    /// with CR LF is one run.
    #[inline]
    pub(crate) fn take_until<const N: usize>(
        &mut self,
        stops: &StopSet<N>,
        reporter: &mut Reporter,
    ) -> Option<Slice> {
        if self.character_by_character {
            return None;
        }
        let top = &mut self.top;
        let bytes = top.text.as_bytes();
        let stands_from = top.position;
        let mut start = stands_from;
        let mut length = stops.find(&bytes[start..]);
        if length == 0 {
            if stops.contains(b'\n') || !bytes[start..].starts_with(b"\r\n") {
                return None;
            }
            start += 1;
            length = stops.find(&bytes[start..]);
        }
        let end = start + length;
        top.position = end;
        if reporter.is_enabled() {
            top.check(start..end, reporter);
        }
        Some(Slice { stands_from, start, end })
    }

    /// Consumes [`Self::rest`] up to byte `end` and returns the part from byte `start` on. A CR in
    /// it is followed by LF.
    pub(crate) fn take(&mut self, start: usize, end: usize, reporter: &mut Reporter) -> Slice {
        let top = &mut self.top;
        let mut slice = Slice::new(top.position + start, top.position + end);
        slice.stands_from = top.position;
        top.position = slice.end;
        if reporter.is_enabled() {
            top.check(slice.start..slice.end, reporter);
        }
        slice
    }

    /// The current input character as a run; `None` for an LF that is a CR in the text.
    #[inline]
    pub(crate) fn current_character(&self) -> Option<Slice> {
        let start = self.top.current;
        if self.top.text.as_bytes().get(start) == Some(&b'\r') {
            None
        } else {
            Some(Slice::new(start, self.top.position))
        }
    }

    /// The text of a run.
    #[inline]
    pub(crate) fn text(&self, slice: Slice) -> &str {
        &self.top.text[slice.start..slice.end]
    }

    /// Lends a run to a tree.
    #[inline]
    pub(crate) fn run(&self, slice: Slice) -> Run<'_> {
        match self.offset_in_main(slice) {
            Some(offset) => Run::in_source(self.text(slice), offset),
            None => Run::new(self.text(slice)),
        }
    }

    /// The offset of a run in the main source, if the source has it.
    #[inline]
    pub(crate) fn offset_in_main(&self, slice: Slice) -> Option<u32> {
        let top = &self.top;
        (top.source == SourceId::MAIN).then(|| top.offset(slice.start))
    }

    /// The span of a run.
    #[inline]
    pub(crate) fn span(&self, slice: Slice) -> Span {
        let top = &self.top;
        let start = top.offset(slice.stands_from);
        Span { source: top.source, start, end: top.offset(slice.end) }
    }

    /// The span of the current input character; empty at the end of the input.
    pub(crate) fn current_span(&self) -> Span {
        let top = &self.top;
        let character = top.text[top.current..].chars().next();
        let end = top.current + character.map_or(0, char::len_utf8);
        Span { source: top.source, start: top.offset(top.current), end: top.offset(end) }
    }

    /// The place before the current input character.
    #[inline]
    pub(crate) fn mark(&self) -> Mark {
        Mark { source: self.top.source, offset: self.top.offset(self.top.current) }
    }

    /// The place before the next input character.
    #[inline]
    pub(crate) fn mark_next(&self) -> Mark {
        Mark { source: self.top.source, offset: self.top.offset(self.top.position) }
    }

    /// The place of the current input character, if it is ASCII and directly before the next one.
    pub(crate) fn mark_of_the_character_right_before(&self) -> Option<Mark> {
        (self.top.position == self.top.current + 1).then(|| self.mark())
    }

    /// The place where [`Self::text_being_read`] starts.
    #[inline]
    pub(crate) fn start_of_the_text(&self) -> Mark {
        Mark { source: self.top.source, offset: self.top.base }
    }

    /// The span from `start` up to the next input character. If the text between is in several sources,
    /// only its part in the last.
    #[inline]
    pub(crate) fn span_to_next(&self, start: Mark) -> Span {
        self.span_to(start, self.top.offset(self.top.position))
    }

    /// The span from `start` up to the current input character, otherwise as
    /// [`Self::span_to_next`].
    #[inline]
    pub(crate) fn span_to_current(&self, start: Mark) -> Span {
        self.span_to(start, self.top.offset(self.top.current))
    }

    fn span_to(&self, start: Mark, end: u32) -> Span {
        let top = &self.top;
        let in_one_piece = start.source == top.source && start.offset >= top.entry;
        let start = if in_one_piece { start.offset } else { top.entry };
        Span { source: top.source, start, end }
    }

    /// The span of the `length` bytes of ASCII directly before the current input character, as far as they
    /// are in this source.
    pub(crate) fn span_before_current(&self, length: usize) -> Span {
        self.span_of_last(length, self.top.current)
    }

    /// The offset of [`Self::span_before_current`], if all of it is in the main source.
    pub(crate) fn before_current_in_main(&self, length: usize) -> Option<u32> {
        in_main(self.span_before_current(length), length)
    }

    /// The span of the last `length` bytes of ASCII that were consumed, as far as they are in this
    /// source.
    pub(crate) fn span_through_current(&self, length: usize) -> Span {
        self.span_of_last(length, self.top.position)
    }

    /// The offset of [`Self::span_through_current`], if all of it is in the main source.
    pub(crate) fn through_current_in_main(&self, length: usize) -> Option<u32> {
        in_main(self.span_through_current(length), length)
    }

    fn span_of_last(&self, length: usize, end: usize) -> Span {
        let top = &self.top;
        let end = top.offset(end);
        let start = end.saturating_sub(length as u32).max(top.entry);
        Span { source: top.source, start, end }
    }

    #[inline(never)]
    fn consume_other(&mut self, reporter: &mut Reporter) -> Result<Option<char>, Starved> {
        if !self.find_text() {
            let at_end = self.ended && self.below.is_empty();
            self.top.current = self.top.position;
            return if at_end { Ok(None) } else { Err(Starved) };
        }
        let top = &mut self.top;
        top.current = top.position;
        let Some(character) = top.text[top.position..].chars().next() else {
            return Err(Starved);
        };
        top.position += character.len_utf8();
        if character == '\r' {
            match top.text.as_bytes().get(top.position) {
                Some(b'\n') => top.position += 1,
                Some(_) => top.return_end = Some(top.position),
                None => self.skip_line_feed = true,
            }
            return Ok(Some('\n'));
        }
        if reporter.is_enabled() {
            top.check(top.current..top.position, reporter);
        }
        Ok(Some(character))
    }

    /// Moves down to the segment with the next character, and skips the LF of a CR LF that was cut in two.
    /// Returns true if a character follows.
    fn find_text(&mut self) -> bool {
        loop {
            let top = &mut self.top;
            if let Some(byte) = top.text.as_bytes().get(top.position) {
                if !std::mem::take(&mut self.skip_line_feed) {
                    return true;
                }
                if *byte != b'\n' {
                    top.return_end = Some(top.position);
                    return true;
                }
                top.position += 1;
                continue;
            }
            if top.go_on() {
                continue;
            }
            let barrier = self.insertion_points.last().map(|point| point.barrier);
            if barrier == Some(self.below.len()) {
                return false;
            }
            let Some(next) = self.below.pop() else {
                return false;
            };
            self.top = next;
            self.top.entry = self.top.offset(self.top.position);
        }
    }

    /// Skips an LF that belongs to a CR before it. Called when text has arrived.
    pub(super) fn settle(&mut self) {
        if self.skip_line_feed {
            self.find_text();
        }
    }
}

impl Segment {
    /// Raises the errors of the input stream for the characters in `range` that have not been
    /// checked yet.
    fn check(&mut self, range: Range<usize>, reporter: &mut Reporter) {
        let start = range.start.max(self.checked);
        if start >= range.end {
            return;
        }
        self.checked = range.end;
        if self.suspect < range.end {
            self.check_suspects(start, range.end, reporter);
        }
    }

    /// [`Self::check`] for characters that may contain suspects. Looks ahead to the first suspect after
    /// them, so that everything before that needs one comparison.
    #[inline(never)]
    fn check_suspects(&mut self, start: usize, end: usize, reporter: &mut Reporter) {
        let mut at = start.max(self.suspect);
        loop {
            let rest = self.text.as_bytes().get(at..).unwrap_or_default();
            at += length_without_suspects(rest);
            if at >= end {
                break;
            }
            self.check_character(at, reporter);
            at += 1;
        }
        self.suspect = at;
    }

    #[cold]
    fn check_character(&self, index: usize, reporter: &mut Reporter) {
        let Some(character) = self.text[index..].chars().next() else {
            return;
        };
        let start = self.offset(index);
        let lone = || self.lone_surrogates.binary_search(&start).is_ok();
        let code = if character == '\u{FFFD}' && lone() {
            ErrorCode::SurrogateInInputStream
        } else if is_noncharacter(character.into()) {
            ErrorCode::NoncharacterInInputStream
        } else if is_control(character.into()) && !is_ascii_whitespace_or_null(character) {
            ErrorCode::ControlCharacterInInputStream
        } else {
            return;
        };
        let end = start + character.len_utf8() as u32;
        reporter.report(code, Span { source: self.source, start, end });
    }
}

/// The number of bytes before the first that starts a character that can be an error of the input stream.
fn length_without_suspects(bytes: &[u8]) -> usize {
    let mut length = 0;
    loop {
        let rest = bytes.get(length..).unwrap_or_default();
        length += length_of_blocks_without(rest, can_be_suspect);
        let end = bytes.len().min(length + BLOCK);
        if let Some(index) = (length..end).find(|at| is_suspect(&bytes[*at..])) {
            return index;
        }
        length = end;
        if length == bytes.len() {
            return length;
        }
    }
}

/// The start of `span`, if it is `length` bytes of the main source.
#[expect(clippy::arithmetic_side_effects, reason = "a span does not end before its start")]
fn in_main(span: Span, length: usize) -> Option<u32> {
    let whole = span.end - span.start == length as u32;
    (whole && span.source == SourceId::MAIN).then_some(span.start)
}

fn is_ascii_whitespace_or_null(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\x0C' | '\r' | ' ' | '\0')
}

/// A control of the Infra Standard: U+0000 to U+001F and U+007F to U+009F.
pub(crate) fn is_control(code_point: u32) -> bool {
    matches!(code_point, 0x00..=0x1F | 0x7F..=0x9F)
}

/// A noncharacter of the Infra Standard: U+FDD0 to U+FDEF, and the last two of each plane.
pub(crate) fn is_noncharacter(code_point: u32) -> bool {
    matches!(code_point, 0xFDD0..=0xFDEF) || code_point & 0xFFFE == 0xFFFE
}

/// The bytes that are a whole character which needs neither normalization nor a check.
const PLAIN: [bool; 256] = plain();

const fn plain() -> [bool; 256] {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 0x7F {
        table[byte] = byte >= 0x20 || matches!(byte as u8, b'\t' | b'\n' | b'\x0C' | b'\0');
        byte += 1;
    }
    table
}

/// True for each byte that can start a character that is an error of the input stream: some controls, and
/// the first bytes of U+0080 to U+00BF, of U+F000 to U+FFFF, and of everything above. It is also true for a
/// few others, which reduces it to a few vector operations.
#[inline]
#[allow(clippy::needless_bitwise_bool, reason = "branches would keep it from becoming vectors")]
const fn can_be_suspect(byte: u8) -> bool {
    const CONTROLS_AND_HIGH: u8 = 0xFF - 0xEF + 0x20;
    (byte.wrapping_sub(0xEF) <= CONTROLS_AND_HIGH)
        & (byte != b'\n')
        & (byte != b'\t')
        & (byte != b'\r')
        | (byte == 0x7F)
        | (byte == 0xC2)
}

/// True if a character of several bytes, or a control, starts here that may be an error. The bytes after
/// the first decide for nearly all: U+00A0, fullwidth punctuation and emoji are frequent.
#[inline]
fn is_suspect(bytes: &[u8]) -> bool {
    match *bytes {
        [0x01..=0x08 | 0x0B | 0x0E..=0x1F | 0x7F, ..] => true,
        [0xC2, second, ..] => second < 0xA0,
        // U+FDC0 to U+FDFF, and U+FFC0 to U+FFFF.
        [0xEF, second, ..] => matches!(second, 0xB7 | 0xBF),
        // Those that end with FC0 to FFF.
        [0xF0..=0xFF, _, third, ..] => third == 0xBF,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{
        can_be_suspect, is_ascii_whitespace_or_null, is_control, is_noncharacter, is_suspect,
        length_without_suspects,
    };

    #[test]
    fn suspects_are_all_that_can_be_errors() {
        for character in '\0'..=char::MAX {
            let error = is_noncharacter(character.into())
                || character == '\u{FFFD}'
                || is_control(character.into()) && !is_ascii_whitespace_or_null(character);
            let mut bytes = [0; 4];
            let bytes = character.encode_utf8(&mut bytes).as_bytes();
            let is_found = is_suspect(bytes);
            assert!(is_found || !error, "{character:?}");
            assert!(can_be_suspect(bytes[0]) || !is_found, "{character:?}");
            if is_found {
                for before in [0, 1, 31, 32, 33, 64] {
                    let text =
                        [&b"\na".repeat(before)[..before], bytes, b"\x0C".as_slice()].concat();
                    assert_eq!(length_without_suspects(&text), before, "{character:?}");
                }
            }
        }
    }
}
