//! The lines of a piece that have marks, and the marks below each line.

use std::borrow::Cow;
use std::ops::Range;

use smallvec::SmallVec;
use unicode_width::UnicodeWidthChar as _;

use super::pieces::{Shown, ShownText, characters};
use super::window::Window;

/// The columns of a tab.
const TAB: &str = "    ";

/// A place in a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct At {
    /// The columns before it.
    pub(super) column: usize,
    /// The characters before it.
    pub(super) character: usize,
}

impl At {
    const fn next(self) -> Self {
        let Self { column, character } = self;
        Self { column: column.saturating_add(1), character: character.saturating_add(1) }
    }

    const fn before(self) -> Self {
        let Self { column, character } = self;
        Self { column: column.saturating_sub(1), character: character.saturating_sub(1) }
    }
}

/// The part of a mark that is in a line. Those of several lines have a bar next to them, at a depth from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Whole,
    Start(usize),
    Middle,
    End(usize),
}

/// A mark below a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineMark<'a> {
    pub(super) start: At,
    pub(super) end: At,
    pub(super) is_main: bool,
    pub(super) label: &'a str,
    pub(super) part: Part,
}

impl LineMark<'_> {
    pub(super) const fn has_label(&self) -> bool {
        !self.label.is_empty()
    }

    /// Returns true if a line goes from it to the bar.
    pub(super) const fn has_horizontal(&self) -> bool {
        matches!(self.part, Part::Start(_) | Part::End(_))
    }

    /// The number of columns.
    pub(super) const fn length(&self) -> usize {
        self.end.column.abs_diff(self.start.column)
    }
}

/// A line of a piece.
pub(super) struct Line<'a> {
    /// The text, and its place in that of the piece.
    raw: &'a str,
    start: usize,
    /// The text without tabs.
    pub(super) text: Cow<'a, str>,
    /// The columns of the text.
    pub(super) columns: usize,
    /// The bytes of the text are its columns.
    is_plain: bool,
}

/// The lines of a piece.
pub(super) struct Lines<'a> {
    all: SmallVec<[Line<'a>; 1]>,
    first_number: usize,
    /// The parts of marks, each with the index of its line, in the order of lines.
    marks: SmallVec<[(usize, LineMark<'a>); 1]>,
    /// The number of bars next to the lines.
    pub(super) depth: usize,
    /// The number of the line in which the last mark ends.
    pub(super) last_number: usize,
}

/// A line with the marks in it.
#[derive(Clone, Copy)]
pub(super) struct MarkedLine<'l, 'a> {
    pub(super) number: usize,
    pub(super) line: &'l Line<'a>,
    marks: &'l [(usize, LineMark<'a>)],
}

impl<'l, 'a> MarkedLine<'l, 'a> {
    pub(super) fn marks(self) -> impl ExactSizeIterator<Item = &'l LineMark<'a>> + Clone {
        self.marks.iter().map(|(_, mark)| mark)
    }
}

/// A mark of several lines, which are counted from the first of the piece.
#[derive(Clone, Copy)]
struct Long<'a> {
    first: usize,
    start: (At, usize),
    last: usize,
    end: (At, usize),
    is_main: bool,
    label: &'a str,
    depth: usize,
    /// A later mark has the same characters.
    is_repeated: bool,
}

impl Long<'_> {
    fn is_same(&self, other: &Self) -> bool {
        let place = |long: &Self| (long.first, long.start, long.last, long.end);
        place(self) == place(other)
    }

    fn shares_lines(&self, other: &Self) -> bool {
        self.first <= other.last && other.first <= self.last
    }
}

impl<'a> Lines<'a> {
    /// The lines of a text with marks. The first has this number.
    pub(super) fn new(
        shown: &'a ShownText<'_>,
        first_number: usize,
        marks: impl Iterator<Item = Shown<'a>>,
    ) -> Self {
        let (all, marks_of_lines) = (lines_of(shown), SmallVec::new());
        let mut lines = Self { all, first_number, marks: marks_of_lines, depth: 0, last_number: 0 };
        let mut longs = Vec::new();
        let mut last_end = 0;
        for mark in marks {
            last_end = last_end.max(mark.end);
            lines.add(&mark, &mut longs);
        }
        if !longs.is_empty() {
            lines.depth = set_depths(&mut longs);
            for long in &longs {
                lines.add_long(long);
            }
        }
        // Marks of one line stay in their order.
        lines.marks.sort_by_key(|(line, _)| *line);
        let newlines = lines.all.iter().skip(1).take_while(|line| line.start < last_end).count();
        lines.last_number = first_number.saturating_add(newlines);
        lines
    }

    /// The lines that have marks.
    pub(super) fn marked(&self) -> impl Iterator<Item = MarkedLine<'_, 'a>> + Clone {
        self.marks.chunk_by(|(one, _), (other, _)| one == other).filter_map(|marks| {
            let (index, _) = marks.first()?;
            let number = self.first_number.saturating_add(*index);
            Some(MarkedLine { number, line: self.all.get(*index)?, marks })
        })
    }

    /// The line with a number, without its marks.
    pub(super) fn without_marks(&self, number: usize) -> Option<MarkedLine<'_, 'a>> {
        let line = self.all.get(number.checked_sub(self.first_number)?)?;
        Some(MarkedLine { number, line, marks: &[] })
    }

    /// Adds a mark of one line, or adds one of several lines to others.
    fn add(&mut self, mark: &Shown<'a>, longs: &mut Vec<Long<'a>>) {
        let (first, mut start, starts_after) = self.find(mark.start);
        let (last, mut end, ends_after) = self.find(mark.end);
        if starts_after {
            start.character = start.character.saturating_add(1);
        }
        let (is_main, label) = (mark.is_main, mark.text);
        if first == last {
            // An empty mark has the character after it.
            if mark.start == mark.end {
                end = start;
            }
            if start.column == end.column {
                end.column = end.column.saturating_add(1);
            }
            let part = Part::Whole;
            self.marks.push((first, LineMark { start, end, is_main, label, part }));
            return;
        }
        if ends_after {
            end = end.next();
        }
        longs.push(Long {
            first,
            start: (start, mark.start),
            last,
            end: (end, mark.end),
            is_main,
            label,
            depth: 1,
            is_repeated: false,
        });
    }

    /// The line of an offset and the place in it. True if it is after the newline of the line.
    fn find(&self, offset: usize) -> (usize, At, bool) {
        let found = self.all.iter().position(|line| offset <= line.end());
        let index = found.unwrap_or(self.all.len().saturating_sub(1));
        let Some(line) = self.all.get(index) else { return (index, At::default(), false) };
        let in_line = offset.saturating_sub(line.start);
        let before = line.raw.get(..in_line).unwrap_or(line.raw);
        let at = if line.is_plain {
            At { column: before.len(), character: before.len() }
        } else {
            At { column: columns(before), character: characters(before) }
        };
        (index, at, in_line > line.raw.len())
    }

    /// Adds the parts of a mark of several lines: its start, its end, and some lines of those between them.
    fn add_long(&mut self, long: &Long<'a>) {
        /// The lines from the start on that are shown.
        const FIRST_LINES: usize = 4;
        let Long { first, start: (start, _), last, end: (end, _), is_main, label, depth, .. } =
            *long;
        let mark = |start, end, label, part| LineMark { start, end, is_main, label, part };
        let ending = |part| mark(end.before(), end, label, part);
        if long.is_repeated {
            self.marks.push((last, ending(Part::Whole)));
            return;
        }
        self.marks.push((first, mark(start, start.next(), "", Part::Start(depth))));
        let middle = mark(At::default(), At::default(), "", Part::Middle);
        let is_bare = |index: usize| self.all.get(index).is_none_or(|line| is_bare(line.raw));
        let until = first.saturating_add(FIRST_LINES).min(last);
        let shown = (first..until).rev().find(|index| !is_bare(*index)).unwrap_or(first);
        let before_last = last.saturating_sub(1);
        let has_one_more = until < before_last && !is_bare(before_last);
        self.marks.extend((first.saturating_add(1)..=shown).map(|index| (index, middle)));
        if has_one_more {
            self.marks.push((before_last, middle));
        }
        self.marks.push((last, ending(Part::End(depth))));
    }
}

/// The lines of a text; an empty one has one.
fn lines_of<'a>(shown: &'a ShownText<'_>) -> SmallVec<[Line<'a>; 1]> {
    let mut lines = SmallVec::new();
    let (text, mut start) = (&*shown.text, 0);
    if shown.is_plain {
        let (columns, is_plain) = (text.len(), true);
        lines.push(Line { raw: text, start, text: text.into(), columns, is_plain });
        return lines;
    }
    for end in memchr::memchr_iter(b'\n', text.as_bytes()) {
        lines.push(Line::new(text.get(start..end).unwrap_or_default(), start));
        start = end.saturating_add(1);
    }
    if start < text.len() || lines.is_empty() {
        lines.push(Line::new(text.get(start..).unwrap_or_default(), start));
    }
    lines
}

/// Gives marks that share lines bars of their own, the first next to the numbers. Returns the number of bars.
fn set_depths(longs: &mut [Long<'_>]) -> usize {
    longs.sort_by_key(|long| (long.first, std::cmp::Reverse(long.last)));
    let mut most = 0;
    for index in 0..longs.len() {
        let (before, rest) = longs.split_at_mut(index);
        let Some(slot) = rest.first_mut() else { break };
        let mut one = *slot;
        for other in before.iter_mut().filter(|other| other.is_same(slot)) {
            other.is_repeated = true;
            one.is_main |= other.is_main;
        }
        let near = before.iter().filter(|other| !other.is_repeated && other.shares_lines(slot));
        let taken: Vec<usize> = near.map(|other| other.depth).collect();
        while taken.contains(&one.depth) {
            one.depth = one.depth.saturating_add(1);
        }
        *slot = one;
        most = most.max(one.depth);
    }
    most
}

/// Returns true for a line that says little: white space, a bracket, or a comment of a script.
fn is_bare(line: &str) -> bool {
    let text = line.trim();
    let is_comment = text.starts_with("//") && !text.starts_with("///") && !text.starts_with("//!");
    is_comment || matches!(text, "" | "{" | "}" | "(" | ")" | "[" | "]")
}

impl<'a> Line<'a> {
    fn new(raw: &'a str, start: usize) -> Self {
        let is_plain = is_plain(raw);
        let text = if is_plain { Cow::Borrowed(raw) } else { without_tabs(raw) };
        let columns = if is_plain { raw.len() } else { columns(&text) };
        Self { raw, start, text, columns, is_plain }
    }

    /// The end of the line, before its newline.
    const fn end(&self) -> usize {
        self.start.saturating_add(self.raw.len())
    }

    /// The part of the line that is in a window. A sign for an omitted part has this number of columns.
    pub(super) fn cut(&self, window: Window, sign: usize) -> Cut<'_> {
        let shown = window.of(self.columns);
        let (is_cut_left, is_cut_right) = (window.is_cut_left(), shown.end < self.columns);
        let (mut text, left) = self.part(shown);
        let mut gap = 0;
        // A sign replaces one character for each of its columns, or a wide one.
        if self.is_plain {
            let end = text.len().saturating_sub(if is_cut_right { sign } else { 0 });
            text = text.get(if is_cut_left { sign } else { 0 }..end).unwrap_or_default();
            return Cut { left, is_cut_left, gap, text, is_cut_right };
        }
        if is_cut_left {
            let (first, columns) = first_columns(text, sign);
            text = text.get(first..).unwrap_or_default();
            gap = columns.saturating_sub(sign);
        }
        if is_cut_right {
            text = text.get(..start_of_last_columns(text, sign)).unwrap_or_default();
        }
        Cut { left, is_cut_left, gap, text, is_cut_right }
    }

    /// The part of the text that is in some columns, and the column that it begins with: a character that is only
    /// partly among them is left out.
    fn part(&self, shown: Range<usize>) -> (&str, usize) {
        if self.is_plain {
            let start = shown.start;
            return (self.text.get(shown).unwrap_or_default(), start);
        }
        let (start, left) = first_columns(&self.text, shown.start);
        let rest = self.text.get(start..).unwrap_or_default();
        let room = shown.end.saturating_sub(shown.start);
        let mut taken = 0_usize;
        let end = rest.char_indices().find(|(_, character)| {
            taken = taken.saturating_add(columns_of(*character));
            taken > room
        });
        let end = end.map_or(rest.len(), |(index, _)| index);
        (rest.get(..end).unwrap_or_default(), left)
    }
}

/// The part of a line that is shown, with a sign at each side where something is left out.
pub(super) struct Cut<'l> {
    /// The column that it begins with.
    pub(super) left: usize,
    pub(super) is_cut_left: bool,
    /// The columns between the sign and the text.
    pub(super) gap: usize,
    pub(super) text: &'l str,
    pub(super) is_cut_right: bool,
}

/// The end of the first characters of a text that fill this number of columns, or one more, and their columns.
fn first_columns(text: &str, least: usize) -> (usize, usize) {
    let mut columns = 0_usize;
    let end = text.char_indices().find(|(_, character)| {
        let is_enough = columns >= least;
        if !is_enough {
            columns = columns.saturating_add(columns_of(*character));
        }
        is_enough
    });
    (end.map_or(text.len(), |(index, _)| index), columns)
}

/// The start of the last characters of a text that fill this number of columns, or one more.
fn start_of_last_columns(text: &str, least: usize) -> usize {
    let mut columns = 0_usize;
    let is_needed = |(_, character): &(usize, char)| {
        let is_needed = columns < least;
        columns = columns.saturating_add(columns_of(*character));
        is_needed
    };
    let needed = text.char_indices().rev().take_while(is_needed);
    needed.last().map_or(text.len(), |(index, _)| index)
}

/// A text in which each character has columns of its own.
fn without_tabs(text: &str) -> Cow<'_, str> {
    const JOINER: char = '\u{200D}';
    if memchr::memchr(b'\t', text.as_bytes()).is_none() && !text.contains(JOINER) {
        return text.into();
    }
    text.replace('\t', TAB).replace(JOINER, "").into()
}

/// Returns true for a text whose bytes are its columns.
pub(super) fn is_plain(text: &str) -> bool {
    text.bytes().fold(true, |all, byte| all & matches!(byte, b' '..=b'~'))
}

/// The number of columns of a text.
pub(super) fn columns(text: &str) -> usize {
    if is_plain(text) { text.len() } else { text.chars().map(columns_of).sum() }
}

/// The number of columns of a character.
pub(super) fn columns_of(character: char) -> usize {
    match character {
        ' '..='~' => 1,
        '\t' => TAB.len(),
        _ => character.width().unwrap_or(1),
    }
}
