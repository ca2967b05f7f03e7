//! Drawings of marks in lines, which nearly all findings of a check have: what the renderer makes of them, without its
//! table of a style for each character.

mod lines;
mod several_lines;
#[cfg(test)]
mod tests;
mod window;

use super::excerpt::Weight;
use super::pieces::Piece;
use lines::{Line, MarkInLine, columns};
use several_lines::MarkOfLines;
use window::Window;

/// A message, places with their lines, and notes.
pub(super) struct Plain<'a> {
    weight: Weight,
    title: &'a str,
    code: Option<&'a str>,
    path: &'a str,
    /// The number of columns for the numbers of lines.
    beside: usize,
    /// The number of columns for the text of a line.
    width: usize,
    /// The lines of all pieces. The first of each has a place.
    lines: Vec<Line<'a>>,
    /// The mark that all of the lines are in, if it is not in one.
    mark_of_lines: Option<MarkOfLines>,
    notes: &'a [(Weight, String)],
}

impl<'a> Plain<'a> {
    /// The drawing of pieces of the page, if it is as simple as that.
    pub(super) fn new(
        weight: Weight,
        (title, code): (&'a str, Option<&'a str>),
        path: &'a str,
        pieces: &[Piece<'a>],
        notes: &'a [(Weight, String)],
        width: usize,
    ) -> Option<Self> {
        let mut texts =
            [title, path].into_iter().chain(notes.iter().map(|(_, text)| text.as_str()));
        texts.all(|text| columns(text).is_some()).then_some(())?;
        let mut lines = Vec::with_capacity(4);
        let mut mark_of_lines = None;
        if !pieces.iter().all(|piece| lines::add(piece, &mut lines).is_some()) {
            lines.clear();
            let [piece] = pieces else { return None };
            mark_of_lines = Some(MarkOfLines::add(piece, &mut lines)?);
        }
        let most = lines.iter().map(|line| line.number).max()?;
        let beside = itoa::Buffer::new().format(most).len();
        let width = width.saturating_sub(beside.saturating_add(" | ".len()));
        // The renderer leaves out parts by characters, as if all were as wide as the others, and one after the other.
        let is_for_the_renderer = |line: &Line<'_>| {
            line.marks().any(|mark| mark.left_out(width).is_some())
                && (line.second.is_some() || line.has_wide_characters())
        };
        let lacks_lines = mark_of_lines.is_some() && !MarkOfLines::has_all(&lines);
        if lacks_lines || lines.iter().any(is_for_the_renderer) {
            return None;
        }
        Some(Self { weight, title, code, path, beside, width, lines, mark_of_lines, notes })
    }

    /// Adds the drawing to a text, with a newline at its end.
    pub(super) fn draw(&self, out: &mut String) {
        out.push_str(self.weight.name());
        if let Some(code) = self.code {
            out.extend(["[", code, "]"]);
        }
        out.extend([": ", self.title, "\n"]);
        let is_of_a_piece = |_: &Line<'_>, line: &Line<'_>| line.place.is_none();
        for (index, lines) in self.lines.chunk_by(is_of_a_piece).enumerate() {
            let place = lines.first().and_then(|line| line.place);
            if let Some(place) = place {
                if index > 0 && !place.is_cut {
                    self.draw_side(out, " |\n");
                }
                self.draw_side(out, if index == 0 { "--> " } else { "::: " });
                out.extend([self.path, ":"]);
                draw_number(out, place.line);
                out.push(':');
                draw_number(out, place.column);
                out.push('\n');
            }
            self.draw_side(out, " |\n");
            match self.mark_of_lines {
                Some(mark) => self.draw_several_lines(out, mark),
                None => self.draw_lines(out, lines),
            }
        }
        if !self.notes.is_empty() {
            self.draw_side(out, " |\n");
        }
        for (weight, text) in self.notes {
            self.draw_side(out, " = ");
            out.extend([weight.name(), ": ", text, "\n"]);
        }
    }

    /// Draws what is beside a line without a number, and this.
    fn draw_side(&self, out: &mut String, text: &str) {
        draw_repeatedly(out, SPACES, self.beside);
        out.push_str(text);
    }

    /// Draws the number of a line at the right of the columns for it.
    fn draw_number_beside(&self, out: &mut String, line: &Line<'_>) {
        let mut number = itoa::Buffer::new();
        let number = number.format(line.number);
        draw_repeatedly(out, SPACES, self.beside.saturating_sub(number.len()));
        out.push_str(number);
    }

    /// Draws the lines of a piece.
    fn draw_lines(&self, out: &mut String, lines: &[Line<'_>]) {
        let window = Window::new(lines, self.width);
        let mut before = usize::MAX;
        for line in lines {
            if line.number > before.saturating_add(1) {
                out.push_str("...\n");
            }
            before = line.number;
            self.draw_number_beside(out, line);
            out.push_str(" |");
            let left = window.draw(out, line);
            out.push('\n');
            let Some(mark) = &line.mark else { continue };
            self.draw_side(out, " | ");
            draw_repeatedly(out, SPACES, mark.start.saturating_sub(left));
            self.draw_mark(out, mark);
            let Some(second) = &line.second else {
                draw_label(out, mark);
                out.push('\n');
                continue;
            };
            // Labels have two columns between them and the next mark, or hang below.
            let end = mark.end.saturating_add(mark.label.len()).saturating_add(2);
            let hangs = !mark.label.is_empty() && second.start < end;
            let mut end = mark.end;
            if !hangs && !mark.label.is_empty() {
                draw_label(out, mark);
                end = end.saturating_add(mark.columns_of_label).saturating_add(1);
            }
            draw_repeatedly(out, SPACES, second.start.saturating_sub(end));
            self.draw_mark(out, second);
            draw_label(out, second);
            out.push('\n');
            for text in ["|", mark.label].into_iter().filter(|_| hangs) {
                self.draw_side(out, " | ");
                draw_repeatedly(out, SPACES, mark.start.saturating_sub(left));
                out.extend([text, "\n"]);
            }
        }
    }

    /// Draws the signs below a mark.
    fn draw_mark(&self, out: &mut String, mark: &MarkInLine<'_>) {
        let marks = if mark.is_main { MARKS } else { FURTHER_MARKS };
        match mark.left_out(self.width) {
            Some(left_out) => {
                draw_repeatedly(out, marks, left_out.start.saturating_sub(mark.start));
                out.push_str(LEFT_OUT);
                draw_repeatedly(out, marks, mark.end.saturating_sub(left_out.end));
            }
            None => draw_repeatedly(out, marks, mark.end.saturating_sub(mark.start)),
        }
    }
}

/// The sign of a part that is left out.
const LEFT_OUT: &str = "...";

const SPACES: &str = "                                ";
const MARKS: &str = "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^";
const FURTHER_MARKS: &str = "--------------------------------";

fn draw_label(out: &mut String, mark: &MarkInLine<'_>) {
    if !mark.label.is_empty() {
        out.extend([" ", mark.label]);
    }
}

fn draw_number(out: &mut String, number: usize) {
    out.push_str(itoa::Buffer::new().format(number));
}

/// Draws this number of characters, pieces of a text of one of them.
fn draw_repeatedly(out: &mut String, piece: &str, count: usize) {
    let mut left = count;
    while left > 0 {
        let length = left.min(piece.len());
        out.push_str(piece.get(..length).unwrap_or_default());
        left = left.saturating_sub(length);
    }
}
