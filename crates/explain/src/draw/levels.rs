//! The rows below a line that labels and the horizontals of marks are in.

use std::cmp::Reverse;

use super::lines::{LineMark, Part};

/// A mark with the number of rows between the row of marks and its label or its horizontal: none if they are in
/// the row of marks itself.
#[derive(Clone, Copy)]
pub(super) struct Placed<'m, 'a> {
    pub(super) mark: &'m LineMark<'a>,
    pub(super) level: usize,
}

/// The marks of a line with their rows, the last first, so that labels do not cross; and the number of rows next to
/// that of marks.
pub(super) fn place<'m, 'a>(
    marks: impl Iterator<Item = &'m LineMark<'a>>,
) -> (Vec<Placed<'m, 'a>>, usize) {
    let mut placed: Vec<Placed<'m, 'a>> = marks.map(|mark| Placed { mark, level: 0 }).collect();
    if placed.len() < 2 {
        return (placed, 0);
    }
    placed.sort_by_key(|placed| Reverse(placed.mark.start));
    let marks: Vec<&LineMark<'a>> = placed.iter().map(|placed| placed.mark).collect();
    let (mut level, mut most) = (0_usize, 0);
    for (index, mark) in marks.iter().enumerate() {
        let others = || marks.iter().skip(index.saturating_add(1));
        // A label does not follow a mark that crosses its own, unless that is the same place without a label.
        let hangs = |other: &&&LineMark<'_>| {
            let is_same = (other.start, other.end) == (mark.start, mark.end);
            overlap(other, mark, 0) && (!is_same || other.has_label())
        };
        if level == 0 && mark.has_label() && others().any(|other| hangs(&other)) {
            level = 1;
        }
        if let Some(placed) = placed.get_mut(index) {
            placed.level = level;
        }
        if others().any(|other| needs_another_row(mark, other, level)) {
            level = level.saturating_add(1);
        }
        most = most.max(level);
    }
    let mut rows = if most == 0 { 0 } else { most.saturating_add(1) };
    if marks.iter().all(|mark| matches!(mark.part, Part::Start(_))) {
        // The first has the upper row, so that horizontals do not cross.
        let most = placed.iter().map(|placed| placed.level).max().unwrap_or(0);
        for placed in &mut placed {
            placed.level = most.saturating_sub(placed.level);
        }
        rows = rows.saturating_sub(1);
    }
    (placed, rows)
}

/// Returns true if the label or the horizontal of a mark is not to be in the row of that of another one before it.
fn needs_another_row(mark: &LineMark<'_>, other: &LineMark<'_>, level: usize) -> bool {
    // Labels have two columns between them and the next mark.
    let length = if other.has_label() { other.label.len().saturating_add(2) } else { 0 };
    let overlaps = overlap(other, mark, length);
    let end = |mark: &LineMark<'_>| (mark.end.column, mark.end.character);
    (overlaps && mark.has_label() && other.has_label())
        || (mark.has_horizontal() && other.has_label())
        || (mark.has_label() && other.has_horizontal())
        || (mark.has_horizontal() && other.has_horizontal())
        || (overlaps && end(other) <= end(mark) && other.has_label() && level == 0)
}

/// Returns true if two marks share columns, with some columns after the first.
fn overlap(one: &LineMark<'_>, other: &LineMark<'_>, after: usize) -> bool {
    let end = one.end.column.saturating_add(after);
    (other.start.column..other.end.column).contains(&one.start.column)
        || (one.start.column..end).contains(&other.start.column)
}
