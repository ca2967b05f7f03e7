//! The part of the lines of a piece that is shown.

use super::lines::{Lines, Part, columns};

/// The columns that are left free at each side of a mark.
const BESIDE_A_MARK: usize = 6;

/// The most white space that is shown before lines that are too long, and how much stays of more.
const LONG_WHITE_SPACE: usize = 20;
const KEPT_WHITE_SPACE: usize = 16;

/// The columns of the lines of a piece that are shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    left: usize,
    right: usize,
    pub(super) width: usize,
}

impl Window {
    /// The window for lines, so that their marks are in it, as far as its width is enough.
    pub(super) fn new(lines: &Lines<'_>, width: usize) -> Self {
        let (mut white_space, mut start) = (usize::MAX, usize::MAX);
        let (mut end, mut end_of_label, mut length) = (0_usize, 0_usize, 0_usize);
        for marked in lines.marked() {
            length = length.max(marked.line.columns);
            let of_line = white_space_before(&marked.line.text);
            white_space = white_space.min(of_line.unwrap_or(usize::MAX));
            for mark in marked.marks() {
                if mark.part != Part::Middle {
                    start = start.min(mark.start.column);
                }
                end = end.max(mark.end.column);
                let label = match columns(mark.label) {
                    0 => 0,
                    columns => columns.saturating_add(1),
                };
                end_of_label = end_of_label.max(mark.end.column.saturating_add(label));
            }
        }
        if white_space == usize::MAX {
            white_space = 0;
        }
        let white_space = white_space.min(start).saturating_sub(BESIDE_A_MARK);
        let start = start.saturating_sub(BESIDE_A_MARK);
        let end = end.saturating_add(BESIDE_A_MARK);
        let end_of_label = end_of_label.saturating_add(BESIDE_A_MARK);
        let mut left = 0;
        if white_space > LONG_WHITE_SPACE {
            left = white_space.saturating_sub(KEPT_WHITE_SPACE);
        }
        let mut right = length.max(left);
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
        Self { left, right, width }
    }

    /// Returns true if the starts of lines are left out.
    pub(super) const fn is_cut_left(&self) -> bool {
        self.left > 0
    }

    /// The columns that are shown of a line with this many.
    pub(super) fn of(&self, columns: usize) -> std::ops::Range<usize> {
        let is_whole = columns.saturating_sub(self.left) <= self.width;
        let right = if is_whole { columns } else { self.right.min(columns) };
        self.left.min(columns)..right
    }
}

/// The columns of white space before a text, if it has something else.
fn white_space_before(text: &str) -> Option<usize> {
    let spaces = text.bytes().take_while(|byte| *byte == b' ').count();
    if text.as_bytes().get(spaces).is_some_and(u8::is_ascii_graphic) {
        return Some(spaces);
    }
    let after = text.trim_start().len();
    let before = text.get(..text.len().saturating_sub(after))?;
    (after > 0).then(|| before.chars().count())
}
