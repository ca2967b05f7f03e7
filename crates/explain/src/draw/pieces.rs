//! The lines of a source that are shown, with the marks in them.

use std::borrow::Cow;

use treewright_dom::{Document, SourceId, Span};

use super::lines::is_plain;
use crate::naming::is_obeyed;

/// The maximum number of characters of a line around a place that is shown.
const AROUND: usize = 60;

/// The maximum number of lines of one place that are shown.
const MOST_LINES: usize = 6;

/// A span to mark.
#[derive(Clone, Copy)]
pub(super) struct Mark<'a> {
    pub(super) span: Span,
    pub(super) text: &'a str,
    pub(super) is_main: bool,
}

/// A mark in the text that is shown.
pub(super) struct Shown<'a> {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) text: &'a str,
    pub(super) is_main: bool,
}

/// The text of a piece with one character for each that is hidden or obeyed.
pub(super) struct ShownText<'a> {
    pub(super) text: Cow<'a, str>,
    /// It has nothing but printable ASCII.
    pub(super) is_plain: bool,
    /// The places of the bytes of the piece in it, where they are not the same.
    places: Option<Vec<usize>>,
}

impl ShownText<'_> {
    /// The place of a byte of the piece.
    fn at(&self, offset: usize) -> usize {
        let place = match &self.places {
            Some(places) => places.get(offset).copied(),
            None => Some(offset),
        };
        place.map_or(self.text.len(), |place| place.min(self.text.len()))
    }
}

/// Some lines of a source, or a part of one line, with the marks in them.
pub(super) struct Piece<'a> {
    document: &'a Document,
    source: &'a str,
    id: SourceId,
    start: usize,
    end: usize,
    pub(super) first_line: usize,
    marks: Vec<Mark<'a>>,
}

impl<'a> Piece<'a> {
    /// The pieces that have these marks, in the order of the sources.
    pub(super) fn all(document: &'a Document, mut marks: Vec<Mark<'a>>) -> Vec<Self> {
        marks.sort_by_key(|mark| (mark.span.source, mark.span.start));
        let mut pieces: Vec<Self> = Vec::new();
        for mark in marks {
            let joined = pieces.last_mut().is_some_and(|last| last.add(mark));
            if !joined && let Some(piece) = Self::new(document, mark) {
                pieces.push(piece);
            }
        }
        pieces
    }

    /// The piece for a mark.
    pub(super) fn new(document: &'a Document, mark: Mark<'a>) -> Option<Self> {
        let source = document.source_of(mark.span.source)?;
        let start = start_of_line(source, (mark.span.start as usize).min(source.len()));
        let end = end_of_lines(source, mark.span);
        let first_line = if mark.span.source == SourceId::MAIN {
            document.line_column(start as u32).map_or(1, |place| place.line as usize)
        } else {
            source.get(..start).unwrap_or_default().lines().count().saturating_add(1)
        };
        let id = mark.span.source;
        Some(Self { document, source, id, start, end, first_line, marks: vec![mark] })
    }

    /// Adds a mark, if it is not far from the others.
    fn add(&mut self, mark: Mark<'a>) -> bool {
        let start = mark.span.start as usize;
        if mark.span.source != self.id || start > self.end.saturating_add(3 * AROUND) {
            return false;
        }
        self.marks.push(mark);
        self.end = self.end.max(end_of_lines(self.source, mark.span));
        true
    }

    /// Returns true if the main mark is in it.
    pub(super) fn has_main(&self) -> bool {
        self.marks.iter().any(|mark| mark.is_main)
    }

    /// The column, from 1, of the mark that names the piece, if the piece begins in the middle of a line.
    pub(super) fn column(&self) -> Option<usize> {
        let before = self.source.get(..self.start)?.as_bytes();
        if matches!(before.last(), None | Some(b'\n' | b'\r')) {
            return None;
        }
        let mark = self.marks.iter().find(|mark| mark.is_main).or_else(|| self.marks.first())?;
        if self.id == SourceId::MAIN
            && let Some(first) = self.document.line_column(self.start as u32)
            && let Some(place) = self.document.line_column(mark.span.start)
        {
            let column = self.document.column_in_characters(mark.span.start)?;
            return (place.line == first.line).then_some(column as usize);
        }
        let start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at.saturating_add(1));
        let text = self.source.get(start..mark.span.start as usize)?;
        let is_in_first_line = memchr::memchr2(b'\n', b'\r', text.as_bytes()).is_none();
        is_in_first_line.then(|| characters(text).saturating_add(1))
    }

    /// The source, if it is not the page itself.
    pub(super) fn source_name(&self) -> Option<&'static str> {
        (self.id != SourceId::MAIN).then_some("written by a script")
    }

    /// The text that is shown.
    pub(super) fn show(&self) -> ShownText<'a> {
        let text = self.source.get(self.start..self.end).unwrap_or_default();
        let is_plain = is_plain(text);
        if is_plain || is_shown_as_it_is(text) {
            return ShownText { text: text.into(), is_plain, places: None };
        }
        let mut shown = String::with_capacity(text.len());
        let mut places = Vec::with_capacity(text.len());
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            places.extend(std::iter::repeat_n(shown.len(), character.len_utf8()));
            match character {
                '\n' => shown.push('\n'),
                '\r' if characters.peek() == Some(&'\n') => {}
                '\r' => shown.push('\n'),
                '\t' => shown.push('\t'),
                _ if is_obeyed(character) => shown.push(char::REPLACEMENT_CHARACTER),
                _ => shown.push(character),
            }
        }
        ShownText { text: shown.into(), is_plain, places: Some(places) }
    }

    /// The marks in the text that is shown.
    pub(super) fn marks_in<'s>(
        &self,
        shown: &'s ShownText<'_>,
    ) -> impl Iterator<Item = Shown<'a>> + use<'a, 's, '_> {
        let at = |offset: u32| shown.at((offset as usize).saturating_sub(self.start));
        self.marks.iter().map(move |mark| {
            let (start, end) = (at(mark.span.start), at(mark.span.end));
            // A mark ends before the newline at the end of a text.
            let marked = shown.text.get(start..end).unwrap_or_default().trim_end();
            let end = match marked.len() {
                0 => end.max(start),
                length => start.saturating_add(length),
            };
            Shown { start, end, text: mark.text, is_main: mark.is_main }
        })
    }
}

/// Returns true for a text without characters that are hidden or obeyed.
fn is_shown_as_it_is(text: &str) -> bool {
    let is_shown = |byte| matches!(byte, b' '..=b'~' | b'\t' | b'\n' | 0x80..);
    let has_other = |character: char| !character.is_ascii() && is_obeyed(character);
    text.bytes().fold(true, |all, byte| all & is_shown(byte))
        && (text.is_ascii() || !text.chars().any(has_other))
}

/// The number of characters.
pub(super) fn characters(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.chars().count() }
}

/// The start of the line that an offset is in, or a place not far before it in a long line.
fn start_of_line(source: &str, offset: usize) -> usize {
    let near = source.as_bytes().get(offset.saturating_sub(AROUND)..offset).unwrap_or_default();
    if let Some(newline) = memchr::memrchr2(b'\n', b'\r', near) {
        let length = near.len().saturating_sub(newline);
        return offset.saturating_sub(length).saturating_add(1);
    }
    if near.is_ascii() {
        return offset.saturating_sub(near.len());
    }
    start_of_line_by_characters(source, offset)
}

fn start_of_line_by_characters(source: &str, offset: usize) -> usize {
    let mut start = source.get(..offset).unwrap_or_default();
    let mut characters = start.char_indices().rev();
    for _ in 0..AROUND {
        match characters.next() {
            Some((index, '\n' | '\r')) => return index.saturating_add(1),
            Some((index, _)) => start = source.get(..index).unwrap_or_default(),
            None => return 0,
        }
    }
    start.len()
}

/// The end of the last line that a span is in, or a place not far after in a long line.
fn end_of_lines(source: &str, span: Span) -> usize {
    let start = (span.start as usize).min(source.len());
    let last = (span.end as usize).clamp(start, source.len());
    near_end_of_line(source.as_bytes(), start, last)
        .unwrap_or_else(|| end_of_lines_by_characters(source, start, last))
}

fn end_of_lines_by_characters(source: &str, start: usize, last: usize) -> usize {
    let (mut lines, mut characters) = (0_usize, 0_usize);
    for (index, character) in source.get(start..).unwrap_or_default().char_indices() {
        let at = start.saturating_add(index);
        let is_newline = character == '\n';
        if is_newline {
            lines = lines.saturating_add(1);
        }
        characters = characters.saturating_add(1);
        let is_after = at >= last;
        if is_after && (is_newline || character == '\r' || characters > 2 * AROUND) {
            return at;
        }
        if lines >= MOST_LINES || characters > MOST_LINES.saturating_mul(2 * AROUND) {
            return at;
        }
    }
    source.len()
}

/// The end by bytes, if it is a newline or the characters are of ASCII.
fn near_end_of_line(source: &[u8], start: usize, last: usize) -> Option<usize> {
    let most = start.saturating_add(MOST_LINES.saturating_mul(2 * AROUND));
    let shown = source.get(start..source.len().min(most))?;
    let last = last.saturating_sub(start).min(shown.len());
    // A line is shown up to there.
    let end = last.max(2 * AROUND).min(shown.len());
    let after = shown.get(last..end)?;
    let newline = memchr::memchr2(b'\n', b'\r', after).map(|at| last.saturating_add(at));
    let end = newline.unwrap_or(end);
    let lines = memchr::memchr_iter(b'\n', shown.get(..end)?).nth(MOST_LINES.saturating_sub(1));
    let newline = lines.or(newline);
    let is_known = newline.is_some() || shown.get(..end)?.is_ascii();
    is_known.then(|| start.saturating_add(newline.unwrap_or(end)))
}

#[cfg(test)]
mod tests {
    use treewright_dom::{SourceId, Span};

    use super::{
        end_of_lines, end_of_lines_by_characters, start_of_line, start_of_line_by_characters,
    };

    #[test]
    fn lines_by_bytes_are_those_by_characters() {
        let long = "long \u{E9}\u{1F600} ".repeat(20);
        for text in [
            "",
            "\n",
            "ab\ncd\r\nef\rgh\n\n\nij",
            "\u{E9}\u{20AC}\n\u{1F600}\r\n\u{E9}",
            &"0123456789".repeat(13),
            &format!("{}\n{}\n", "x".repeat(59), "y".repeat(119)),
            &format!("{}\n{}\r", "x".repeat(60), "y".repeat(120)),
            &format!("{}\n{}\n", "x".repeat(61), "y".repeat(121)),
            &format!("{long}\n{long}\r\na\n{long}"),
            &"a\r\n\n".repeat(9),
            &"0123456789".repeat(90),
            &format!("{}\u{E9}{}\n{}", "x".repeat(500), "y".repeat(215), "z\n".repeat(6)),
        ] {
            let step = text.len() / 250 + 1;
            let places = || (0..=text.len()).step_by(step).filter(|at| text.is_char_boundary(*at));
            for start in places() {
                let expected = start_of_line_by_characters(text, start);
                assert_eq!(start_of_line(text, start), expected, "{text:?} {start}");
                for end in places().filter(|end| *end >= start) {
                    let span =
                        Span { source: SourceId::MAIN, start: start as u32, end: end as u32 };
                    let expected = end_of_lines_by_characters(text, start, end);
                    assert_eq!(end_of_lines(text, span), expected, "{text:?} {start} {end}");
                }
            }
        }
    }
}
