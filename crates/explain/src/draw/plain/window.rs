//! The part of the lines of a piece that is shown.

use std::ops::Range;

use super::super::pieces::characters;
use super::LEFT_OUT;
use super::lines::{Line, columns_of};

/// The columns that are left free at each side of a mark.
const BESIDE_A_MARK: usize = 6;

/// The most white space that is shown before lines that are too long, and how much stays of more.
const LONG_WHITE_SPACE: usize = 20;
const KEPT_WHITE_SPACE: usize = 16;

/// The columns of the lines of a piece that are shown.
pub(super) struct Window {
    left: usize,
    right: usize,
    width: usize,
}

/// The columns of lines and their marks, as far as they decide on the window.
pub(super) struct Extent {
    white_space: usize,
    start: usize,
    end: usize,
    end_of_label: usize,
    length: usize,
}

impl Extent {
    /// That of no lines.
    pub(super) const fn new() -> Self {
        Self { white_space: usize::MAX, start: usize::MAX, end: 0, end_of_label: 0, length: 0 }
    }

    /// Adds a line with a mark.
    pub(super) fn add_line(&mut self, line: &Line<'_>) {
        self.white_space = self.white_space.min(white_space_before(&line.text));
        self.length = self.length.max(line.length);
    }

    /// Adds the columns of a mark, or of its first or last character, and of the label behind it.
    pub(super) fn add_mark(&mut self, mark: Range<usize>, columns_of_label: usize) {
        self.start = self.start.min(mark.start);
        self.end = self.end.max(mark.end);
        let label = match columns_of_label {
            0 => 0,
            columns => columns.saturating_add(1),
        };
        self.end_of_label = self.end_of_label.max(mark.end.saturating_add(label));
    }

    /// The window that the marks are in.
    pub(super) fn window(self, width: usize) -> Window {
        let white_space = self.white_space.min(self.start).saturating_sub(BESIDE_A_MARK);
        let start = self.start.saturating_sub(BESIDE_A_MARK);
        let end = self.end.saturating_add(BESIDE_A_MARK);
        let end_of_label = self.end_of_label.saturating_add(BESIDE_A_MARK);
        let mut left = 0;
        if white_space > LONG_WHITE_SPACE {
            left = white_space.saturating_sub(KEPT_WHITE_SPACE);
        }
        let mut right = self.length.max(left);
        if right.saturating_sub(left) > width {
            let room = |end: usize| width.checked_sub(end.saturating_sub(start));
            (left, right) = if end_of_label.saturating_sub(white_space) <= width {
                (white_space, white_space.saturating_add(width))
            } else if let Some(room) = room(end_of_label) {
                let left = start.saturating_sub(room / 2);
                (left, left.saturating_add(width))
            } else if let Some(room) = room(end) {
                let left = start.saturating_sub((room / 5).saturating_mul(2));
                (left, left.saturating_add(width))
            } else {
                (start, end)
            };
        }
        Window { left, right, width }
    }
}

impl Window {
    /// The window for lines, so that their marks are in it.
    pub(super) fn new(lines: &[Line<'_>], width: usize) -> Self {
        let mut extent = Extent::new();
        for line in lines.iter().filter(|line| line.mark.is_some()) {
            extent.add_line(line);
            for mark in line.marks() {
                extent.add_mark(mark.start..mark.end, mark.columns_of_label);
            }
        }
        extent.window(width)
    }

    /// Draws the part of a line that is in the window, with a space before it. Returns the column that it begins with.
    pub(super) fn draw(&self, out: &mut String, line: &Line<'_>) -> usize {
        let left = self.left.min(line.length);
        let is_whole = line.length.saturating_sub(self.left) <= self.width;
        let right = if is_whole { line.length } else { self.right.min(line.length) };
        if left < right || self.left > 0 {
            out.push(' ');
        }
        if line.has_wide_characters() {
            return self.draw_by_characters(out, line, left..right);
        }
        let (mut from, mut to) = (left, right);
        if self.left > 0 {
            out.push_str(LEFT_OUT);
            from = from.saturating_add(LEFT_OUT.len());
        }
        if right < line.length {
            to = to.saturating_sub(LEFT_OUT.len());
        }
        match line.mark.as_ref().and_then(|mark| mark.left_out(self.width)) {
            Some(left_out) => out.extend([
                part(line, from, left_out.start),
                LEFT_OUT,
                part(line, left_out.end, to),
            ]),
            None => out.push_str(part(line, from, to)),
        }
        if right < line.length {
            out.push_str(LEFT_OUT);
        }
        left
    }

    /// [`Self::draw`] for a line with characters that take two columns.
    fn draw_by_characters(&self, out: &mut String, line: &Line<'_>, range: Range<usize>) -> usize {
        let room = range.end.saturating_sub(range.start);
        let mut left = 0;
        let mut shown = 0_usize;
        let is_left_out = |(_, columns): &(char, usize)| {
            let is_left_out = left < range.start;
            left = left.saturating_add(if is_left_out { *columns } else { 0 });
            is_left_out
        };
        let characters =
            line.text.chars().map(|character| (character, columns_of(character).unwrap_or(1)));
        let characters: Vec<(char, usize)> = characters
            .skip_while(is_left_out)
            .take_while(|(_, columns)| {
                shown = shown.saturating_add(*columns);
                shown <= room
            })
            .collect();
        let mut characters = characters.as_slice();
        let is_cut = range.end < line.length;
        if self.left > 0 {
            let count = count_for_the_sign(characters.iter());
            let (replaced, rest) = characters.split_at(count);
            out.push_str(LEFT_OUT);
            let columns: usize = replaced.iter().map(|(_, columns)| columns).sum();
            let columns = if rest.is_empty() && !is_cut { 0 } else { columns };
            out.extend(std::iter::repeat_n(' ', columns.saturating_sub(LEFT_OUT.len())));
            characters = rest;
        }
        let replaced = if is_cut { count_for_the_sign(characters.iter().rev()) } else { 0 };
        let kept = characters.len().saturating_sub(replaced);
        out.extend(characters.iter().take(kept).map(|(character, _)| character));
        if is_cut {
            out.push_str(LEFT_OUT);
        }
        left
    }
}

/// The number of characters in whose place the sign of a part that is left out has room.
fn count_for_the_sign<'c>(characters: impl Iterator<Item = &'c (char, usize)>) -> usize {
    let mut room = 0_usize;
    let is_needed = |(_, columns): &&(char, usize)| {
        let is_needed = room < LEFT_OUT.len();
        room = room.saturating_add(*columns);
        is_needed
    };
    characters.take_while(is_needed).count()
}

/// The columns of white space before a text.
fn white_space_before(text: &str) -> usize {
    let spaces = text.bytes().take_while(|byte| *byte == b' ').count();
    if text.as_bytes().get(spaces).is_some_and(u8::is_ascii_graphic) {
        return spaces;
    }
    let behind = text.trim_start().len();
    characters(text.get(..text.len().saturating_sub(behind)).unwrap_or_default())
}

/// A part of the text of a line by its columns.
fn part<'l>(line: &'l Line<'_>, start: usize, end: usize) -> &'l str {
    let text = &*line.text;
    if text.len() == line.length {
        return text.get(start..end.min(text.len())).unwrap_or_default();
    }
    let at = |column: usize| text.char_indices().nth(column).map_or(text.len(), |(index, _)| index);
    text.get(at(start)..at(end)).unwrap_or_default()
}
