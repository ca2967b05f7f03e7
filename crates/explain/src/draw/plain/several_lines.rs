//! A mark of several lines, with a bar beside them.

use super::super::pieces::{Mark, Piece, characters};
use super::lines::{Line, Walk, columns_with_tabs, end_of_line};
use super::window::{Extent, Window};
use super::{Plain, draw_repeatedly};

/// The columns of the bar.
const BAR: usize = 2;
/// The lines of a mark of which none is left out.
const FEW_LINES: usize = 3;
/// The lines of a mark that are of it, beside its last.
const FIRST_LINES: usize = 4;
const UNDERSCORES: &str = "________________________________";

/// The columns that the mark begins with, in its first line, and ends before, in its last.
#[derive(Clone, Copy)]
pub(super) struct MarkOfLines {
    start: usize,
    end: usize,
    /// There is only white space before it.
    begins_its_line: bool,
}

impl MarkOfLines {
    /// Adds the lines of a piece whose one mark, that of the message, is in several of them.
    pub(super) fn add<'a>(piece: &Piece<'a>, lines: &mut Vec<Line<'a>>) -> Option<Self> {
        let (text, start_of_text, marks) = piece.text_of_the_page()?;
        let [Mark { span, is_main: true, text: "" }] = marks else { return None };
        let at = |offset: u32| (offset as usize).checked_sub(start_of_text);
        let start = at(span.start)?;
        let marked = text.get(start..at(span.end)?.min(text.len()))?.trim_end();
        let end = start.saturating_add(marked.len());
        let mut walk = Walk { text, number: piece.first_line, line: 0..end_of_line(text, 0) };
        (start < walk.line.end && walk.line.end < end).then_some(())?;
        let before = text.get(..start)?;
        let mut line = Line::new(walk.number, text.get(walk.line.clone())?)?;
        let column = characters(before).saturating_add(1);
        line.place = Some(walk.place_of(piece, column));
        lines.push(line);
        while walk.line.end < end {
            walk.go_on()?;
            lines.push(Line::new(walk.number, text.get(walk.line.clone())?)?);
        }
        let end = columns_with_tabs(text.get(walk.line.start..end)?)?;
        let begins_its_line = before.trim_start().is_empty();
        Some(Self { start: columns_with_tabs(before)?, end, begins_its_line })
    }

    /// Returns true if none of the lines is left out.
    pub(super) fn has_all(lines: &[Line<'_>]) -> bool {
        lines.len() <= FEW_LINES || !lines.iter().any(|line| is_bare(&line.text))
    }

    /// The window for the lines.
    fn window(self, lines: &[Line<'_>], width: usize) -> Window {
        let mut extent = Extent::new();
        let last = lines.len().saturating_sub(1);
        for (index, line) in lines.iter().enumerate() {
            // The renderer takes the others for lines between those of the mark.
            if index == 0 || index == last || index < FIRST_LINES && !is_bare(&line.text) {
                extent.add_line(line);
            }
        }
        extent.add_mark(self.start..self.start.saturating_add(1), 0);
        extent.add_mark(self.end.saturating_sub(1)..self.end, 0);
        extent.window(width.saturating_sub(BAR))
    }
}

/// Returns true for a line that the renderer may leave out: without text, or with a comment of its language or a
/// delimiter alone.
fn is_bare(line: &str) -> bool {
    let text = line.trim();
    text.len() < 2 || text.starts_with("//")
}

impl Plain<'_> {
    /// Draws the lines of a mark.
    pub(super) fn draw_several_lines(&self, out: &mut String, mark: MarkOfLines) {
        let window = mark.window(&self.lines, self.width);
        let mut left = 0;
        for (index, line) in self.lines.iter().enumerate() {
            self.draw_number_beside(out, line);
            out.push_str(match (index, mark.begins_its_line) {
                (0, true) => " | /",
                (0, false) => " |  ",
                _ => " | |",
            });
            left = window.draw(out, line);
            out.push('\n');
            if index == 0 && !mark.begins_its_line {
                self.draw_side(out, " |  ");
                let columns = mark.start.saturating_sub(left).saturating_add(1);
                draw_repeatedly(out, UNDERSCORES, columns);
                out.push_str("^\n");
            }
        }
        self.draw_side(out, " | |");
        draw_repeatedly(out, UNDERSCORES, mark.end.saturating_sub(left));
        out.push_str("^\n");
    }
}
