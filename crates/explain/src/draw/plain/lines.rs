//! The lines of a piece of a page, each with its marks.

use std::borrow::Cow;
use std::ops::Range;

use unicode_width::UnicodeWidthChar as _;

use super::super::pieces::{Mark, Piece, characters};
use crate::naming::is_obeyed;

/// The columns of a tab.
const TAB: &str = "    ";

/// The least of a mark that is shown before and behind a part that is left out.
const LEAST_OF_A_MARK: usize = 5;

/// A line, with one mark or two, or between two that have some.
pub(super) struct Line<'a> {
    pub(super) number: usize,
    /// The place of the piece that begins with the line.
    pub(super) place: Option<Place>,
    /// The text, without tabs.
    pub(super) text: Cow<'a, str>,
    /// The columns of the text.
    pub(super) length: usize,
    pub(super) mark: Option<MarkInLine<'a>>,
    /// The mark behind that one.
    pub(super) second: Option<MarkInLine<'a>>,
}

/// The place that is told of a piece.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
    /// The piece begins in the middle of a line.
    pub(super) is_cut: bool,
}

/// A mark in a line.
pub(super) struct MarkInLine<'a> {
    /// The columns of the mark.
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) is_main: bool,
    pub(super) label: &'a str,
    pub(super) columns_of_label: usize,
}

impl MarkInLine<'_> {
    /// The part that is left out if the mark is longer than two lines.
    pub(super) fn left_out(&self, width: usize) -> Option<Range<usize>> {
        if self.end.saturating_sub(self.start) <= width.saturating_mul(2) {
            return None;
        }
        let kept = (width / 3).max(LEAST_OF_A_MARK);
        let left_out = self.start.saturating_add(kept)..self.end.saturating_sub(kept);
        (!left_out.is_empty()).then_some(left_out)
    }
}

/// Adds the lines of a piece, if they can be drawn: each mark is in a line, with one other at most, which it does not
/// overlap.
pub(super) fn add<'a>(piece: &Piece<'a>, lines: &mut Vec<Line<'a>>) -> Option<()> {
    let (text, start_of_text, marks) = piece.text_of_the_page()?;
    let first = lines.len();
    let mut walk = Walk { text, number: piece.first_line, line: 0..end_of_line(text, 0) };
    let mut is_named = false;
    for mark in marks {
        let at = |offset: u32| (offset as usize).checked_sub(start_of_text);
        // The rest of a long mark is not in the piece.
        let range = at(mark.span.start)?..at(mark.span.end)?.min(text.len());
        let mut before = None;
        while walk.line.end < range.start {
            before = walk.go_on();
        }
        let last = lines.get(first..)?.last().map(|line| line.number);
        if last == Some(walk.number) {
            let (line, column) = walk.line_with_mark(mark, range)?;
            lines.last_mut()?.add(line.mark?)?;
            if mark.is_main {
                lines.get_mut(first)?.place = Some(walk.place_of(piece, column));
            }
            continue;
        }
        if last == walk.number.checked_sub(2) && last.is_some() {
            let number = walk.number.checked_sub(1)?;
            let text = text.get(before?)?;
            lines.push(Line::new(number, text)?);
        }
        let (line, column) = walk.line_with_mark(mark, range)?;
        lines.push(line);
        // The main mark names the piece, or else the first.
        if mark.is_main || !is_named {
            is_named = true;
            lines.get_mut(first)?.place = Some(walk.place_of(piece, column));
        }
    }
    is_named.then_some(())
}

/// A line of a text.
pub(super) struct Walk<'a> {
    pub(super) text: &'a str,
    pub(super) number: usize,
    pub(super) line: Range<usize>,
}

impl<'a> Walk<'a> {
    /// Goes on to the next line, and returns the one before it.
    pub(super) fn go_on(&mut self) -> Option<Range<usize>> {
        let is_pair = self.text.as_bytes().get(self.line.end..)?.starts_with(b"\r\n");
        let start = self.line.end.saturating_add(if is_pair { 2 } else { 1 });
        self.number = self.number.saturating_add(1);
        let line = start..end_of_line(self.text, start);
        Some(std::mem::replace(&mut self.line, line))
    }

    /// The place of a piece that is named by a mark in the line, at this column.
    pub(super) fn place_of(&self, piece: &Piece<'_>, column: usize) -> Place {
        match piece.column() {
            Some(column) => Place { line: piece.first_line, column, is_cut: true },
            None => Place { line: self.number, column, is_cut: false },
        }
    }

    /// The line with a mark that is in it, and the column of the mark in characters.
    fn line_with_mark(&self, mark: &Mark<'a>, range: Range<usize>) -> Option<(Line<'a>, usize)> {
        let line = self.text.get(self.line.clone())?;
        let marked = self.text.get(range.clone())?;
        // A mark ends before white space, if there is something else.
        let marked = match marked.trim_end() {
            "" if marked.is_empty() || line.trim().is_empty() => return None,
            "" => marked,
            trimmed => trimmed,
        };
        let is_in_line = range.start.saturating_add(marked.len()) <= self.line.end;
        is_in_line.then_some(())?;
        let before = line.get(..range.start.checked_sub(self.line.start)?)?;
        let mut line = Line::new(self.number, line)?;
        // Where all is of ASCII, without tabs, bytes are columns.
        let has_other = line.length != line.text.len() || matches!(line.text, Cow::Owned(_));
        let columns_in_line =
            |part: &str| if has_other { columns_with_tabs(part) } else { Some(part.len()) };
        let start = columns_in_line(before)?;
        let end = start.saturating_add(columns_in_line(marked)?);
        let (is_main, label) = (mark.is_main, mark.text);
        let columns_of_label = columns(label)?;
        line.mark = Some(MarkInLine { start, end, is_main, label, columns_of_label });
        let column = characters(before).saturating_add(1);
        Some((line, column))
    }
}

impl<'a> Line<'a> {
    /// Adds a mark, if there is one, and it ends before.
    fn add(&mut self, mark: MarkInLine<'a>) -> Option<()> {
        let is_behind = self.mark.as_ref().is_some_and(|first| first.end <= mark.start);
        (is_behind && self.second.is_none()).then(|| self.second = Some(mark))
    }

    /// The marks, in order.
    pub(super) fn marks(&self) -> impl Iterator<Item = &MarkInLine<'a>> {
        self.mark.iter().chain(&self.second)
    }

    /// Returns true if some characters take two columns.
    pub(super) fn has_wide_characters(&self) -> bool {
        self.text.len() != self.length && characters(&self.text) != self.length
    }

    /// A line without a mark.
    pub(super) fn new(number: usize, text: &'a str) -> Option<Self> {
        let has_tabs = memchr::memchr(b'\t', text.as_bytes()).is_some();
        let text = if has_tabs { text.replace('\t', TAB).into() } else { Cow::Borrowed(text) };
        let length = columns(&text)?;
        Some(Self { number, place: None, length, text, mark: None, second: None })
    }
}

pub(super) fn end_of_line(text: &str, start: usize) -> usize {
    let rest = text.as_bytes().get(start..).unwrap_or_default();
    memchr::memchr2(b'\n', b'\r', rest).map_or(text.len(), |end| start.saturating_add(end))
}

/// The number of columns of a text that is drawn as it is: its characters take one or two each. Tabs are not among
/// them.
pub(super) fn columns(text: &str) -> Option<usize> {
    if text.bytes().fold(true, |all, byte| all & matches!(byte, b' '..=b'~')) {
        return Some(text.len());
    }
    text.chars().map(columns_of).sum()
}

/// [`columns`], where tabs take four.
pub(super) fn columns_with_tabs(text: &str) -> Option<usize> {
    if memchr::memchr(b'\t', text.as_bytes()).is_none() {
        return columns(text);
    }
    let columns = |character| match character {
        '\t' => Some(TAB.len()),
        _ => columns_of(character),
    };
    text.chars().map(columns).sum()
}

/// [`columns`] of a character.
pub(super) fn columns_of(character: char) -> Option<usize> {
    match character {
        ' '..='~' => Some(1),
        _ if is_obeyed(character) => None,
        _ => character.width().filter(|width| matches!(width, 1 | 2)),
    }
}
