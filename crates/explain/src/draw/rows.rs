//! A line of the source with the rows below it: marks, labels, and bars next to marks of several lines.

use std::cmp::Reverse;
use std::ops::Range;

use super::canvas::{Canvas, Pen};
use super::levels::{Placed, place};
use super::lines::{Cut, Line, LineMark, Lines, MarkedLine, Part};
use super::pieces::characters;
use super::style::{Signs, Style};
use super::window::Window;

/// The least of a mark that is shown before and after a part that is left out.
const LEAST_OF_A_MARK: usize = 5;

/// Draws the lines of pieces.
pub(super) struct Rows<'s> {
    signs: &'s Signs,
    canvas: Canvas,
    /// The column of the separator.
    separator: usize,
    /// The column of the first bar, and that of the source.
    bars: usize,
    source: usize,
    /// The columns of the source.
    width: usize,
    /// Lines with one mark are drawn without the canvas.
    pub(super) is_direct: bool,
}

/// A bar next to lines: its depth, and its mark.
type Bar = (usize, bool);

impl<'s> Rows<'s> {
    /// Draws lines whose numbers have this number of digits, with this number of bars next to them.
    pub(super) fn new(signs: &'s Signs, digits: usize, depth: usize, width: usize) -> Self {
        let bars = digits.saturating_add(3);
        let source = if depth == 0 { bars } else { bars.saturating_add(depth).saturating_add(1) };
        Self {
            signs,
            canvas: Canvas::default(),
            separator: digits.saturating_add(1),
            bars,
            source,
            width: width.saturating_sub(source),
            is_direct: true,
        }
    }

    /// Draws the lines of a piece. Nothing follows the last piece.
    pub(super) fn draw(&mut self, lines: &Lines<'_>, is_last: bool, pen: &mut Pen<'_>) {
        let window = Window::new(lines, self.width);
        let mut bars: Vec<Bar> = Vec::new();
        let mut before: Option<usize> = None;
        let mut marked = lines.marked().peekable();
        while let Some(line) = marked.next() {
            match before.map(|before| line.number.saturating_sub(before)) {
                None | Some(0 | 1) => {}
                Some(2) => {
                    if let Some(between) = lines.without_marks(line.number.saturating_sub(1)) {
                        self.draw_line(between, window, false, &mut bars, pen);
                    }
                }
                Some(_) => self.draw_lines_left_out(&bars, pen),
            }
            before = Some(line.number);
            let ends = is_last && marked.peek().is_none();
            self.draw_line(line, window, ends, &mut bars, pen);
        }
    }

    /// Draws a line with its notes below it, and records the bars that begin or end there.
    fn draw_line(
        &mut self,
        line: MarkedLine<'_, '_>,
        window: Window,
        ends: bool,
        bars: &mut Vec<Bar>,
        pen: &mut Pen<'_>,
    ) {
        let cut = line.line.cut(window, self.signs.left_out.chars().count());
        if let Some(mark) = self.only_mark(line, window, cut.left) {
            return self.draw_one_mark(line.number, &cut, mark, ends, pen);
        }
        let mut begun: Vec<Bar> = Vec::new();
        for bar in self.draw_on_canvas(line, &cut, window, ends) {
            match bars.iter().position(|(depth, _)| *depth == bar.0) {
                Some(index) => {
                    bars.swap_remove(index);
                }
                None => begun.push(bar),
            }
        }
        for row in 0..self.canvas.count() {
            self.draw_bars(bars, row, false);
        }
        self.canvas.draw(pen);
        bars.extend(begun);
    }

    fn draw_lines_left_out(&mut self, bars: &[Bar], pen: &mut Pen<'_>) {
        let (sign, is_at_separator) = self.signs.lines_left_out;
        let column = if is_at_separator { self.separator } else { 0 };
        self.canvas.write(0, column, sign, Style::Frame);
        self.draw_bars(bars, 0, true);
        self.canvas.draw(pen);
    }

    /// The mark of a line that has no other, and no bars: most lines are like that.
    fn only_mark<'m, 'a>(
        &self,
        line: MarkedLine<'m, 'a>,
        window: Window,
        left: usize,
    ) -> Option<&'m LineMark<'a>> {
        let mut marks = line.marks();
        let mark = marks.next().filter(|mark| mark.part == Part::Whole)?;
        let is_alone = marks.len() == 0 && self.source == self.bars;
        let is_in_order = left <= mark.start.column && !is_long(mark, window, self.signs);
        (self.is_direct && is_alone && is_in_order).then_some(mark)
    }

    /// Draws a line with a mark, as the canvas does, without it.
    fn draw_one_mark(
        &self,
        number: usize,
        cut: &Cut<'_>,
        mark: &LineMark<'_>,
        ends: bool,
        pen: &mut Pen<'_>,
    ) {
        let (signs, style) = (self.signs, Style::of_mark(mark.is_main));
        let digits = self.separator.saturating_sub(1);
        pen.write_number_in(Style::Frame, number, digits);
        pen.skip(1);
        pen.write(Style::Frame, signs.separator);
        if cut.is_cut_left || !cut.text.is_empty() {
            pen.skip(1);
        }
        if cut.is_cut_left {
            pen.write(Style::Frame, signs.left_out);
            pen.skip(cut.gap);
        }
        pen.write(Style::Plain, cut.text);
        if cut.is_cut_right {
            pen.write(Style::Frame, signs.left_out);
        }
        pen.end_line();
        pen.skip(self.separator);
        let mut column = self.separator.saturating_add(1);
        if ends {
            pen.write(Style::Frame, signs.last_separator);
            column = self.separator.saturating_add(signs.last_separator.chars().count());
        } else {
            pen.write(Style::Frame, signs.separator);
        }
        pen.skip(self.at(mark.start.column, cut.left).saturating_sub(column));
        pen.write_many(style, signs.of_mark(mark.is_main).underlines, mark.length());
        if mark.has_label() {
            pen.skip(1);
            pen.write(style, mark.label);
        }
        pen.end_line();
    }

    fn draw_bars(&mut self, bars: &[Bar], row: usize, are_left_out: bool) {
        for (depth, is_main) in bars {
            let signs = self.signs.of_mark(*is_main);
            let sign = if are_left_out { signs.bar_left_out } else { signs.bar };
            self.canvas.put(row, self.column_of_bar(*depth), sign, Style::of_mark(*is_main));
        }
    }

    const fn column_of_bar(&self, depth: usize) -> usize {
        self.bars.saturating_add(depth).saturating_sub(1)
    }

    /// Draws a line and its notes below it. Returns the bars that begin or end there.
    fn draw_on_canvas(
        &mut self,
        line: MarkedLine<'_, '_>,
        cut: &Cut<'_>,
        window: Window,
        ends: bool,
    ) -> Vec<Bar> {
        self.draw_source(line.number, cut);
        if line.marks().all(|mark| is_next_to(line.line, mark)) {
            return self.begin_bars(line);
        }
        let left = cut.left;
        let (mut placed, rows) = place(line.marks());
        for row in 1..=rows.saturating_add(1) {
            self.canvas.write(row, self.separator, self.signs.separator, Style::Frame);
        }
        if ends {
            let row = rows.saturating_add(1);
            self.canvas.write(row, self.separator, self.signs.last_separator, Style::Frame);
        }
        // Later ones are drawn over those before.
        for placed in &placed {
            self.draw_horizontal(placed, left);
        }
        for placed in &placed {
            self.draw_verticals(placed, left, rows);
        }
        for placed in &placed {
            self.draw_label(placed, left);
        }
        // Short marks are drawn over long ones.
        placed.sort_by_key(|placed| (Reverse(placed.mark.length()), placed.mark.is_main));
        for placed in &placed {
            self.draw_mark(placed, left);
        }
        self.leave_out_parts(&placed, left, window);
        placed.iter().filter_map(|placed| bar_of(placed.mark)).collect()
    }

    /// The column of a place in a line whose first columns are left out.
    const fn at(&self, column: usize, left: usize) -> usize {
        self.source.saturating_add(column).saturating_sub(left)
    }

    /// Draws the number and the text of a line.
    fn draw_source(&mut self, number: usize, cut: &Cut<'_>) {
        let sign = self.signs.left_out;
        let mut column = self.source;
        if cut.is_cut_left {
            self.canvas.write(0, column, sign, Style::Frame);
            column = column.saturating_add(sign.chars().count()).saturating_add(cut.gap);
        }
        self.canvas.write(0, column, cut.text, Style::Plain);
        if cut.is_cut_right {
            let column = column.saturating_add(characters(cut.text));
            self.canvas.write(0, column, sign, Style::Frame);
        }
        let mut digits = itoa::Buffer::new();
        let digits = digits.format(number);
        let column = self.separator.saturating_sub(1).saturating_sub(digits.len());
        // The spaces before a number have its style.
        self.canvas.fill(0, 0..column, ' ', Style::Frame);
        self.canvas.write(0, column, digits, Style::Frame);
        self.canvas.write(0, self.separator, self.signs.separator, Style::Frame);
    }

    /// Draws the bars that begin with a line. Returns them.
    fn begin_bars(&mut self, line: MarkedLine<'_, '_>) -> Vec<Bar> {
        let begun: Vec<Bar> = line.marks().filter_map(bar_of).collect();
        for (depth, is_main) in &begun {
            let sign = self.signs.of_mark(*is_main).whole_line;
            self.canvas.put(0, self.column_of_bar(*depth), sign, Style::of_mark(*is_main));
        }
        begun
    }

    /// Draws the line between a mark of several lines and its bar.
    fn draw_horizontal(&mut self, placed: &Placed<'_, '_>, left: usize) {
        let Placed { mark, level, .. } = *placed;
        let Some((depth, is_main)) = bar_of(mark) else { return };
        let columns = self.bars.saturating_add(depth)..self.at(mark.start.column, left);
        let sign = self.signs.of_mark(is_main).horizontal;
        self.canvas.fill(level.saturating_add(1), columns, sign, Style::of_mark(is_main));
    }

    /// Draws the line between a mark and its label or horizontal, and the bar next to the rows.
    fn draw_verticals(&mut self, placed: &Placed<'_, '_>, left: usize, rows: usize) {
        let Placed { mark, level, .. } = *placed;
        let (signs, style) = (self.signs.of_mark(mark.is_main), Style::of_mark(mark.is_main));
        let row = level.saturating_add(1);
        if level > 0 && (mark.has_label() || mark.has_horizontal()) {
            let column = self.at(mark.start.column, left);
            let sign = if mark.part == Part::Middle { signs.bar } else { signs.to_label };
            for row in 1..=row {
                self.canvas.put(row, column, sign, style);
            }
            match mark.part {
                Part::Start(_) => self.canvas.put(row, column, signs.corner_of_start, style),
                Part::End(_) if mark.has_label() => {
                    self.canvas.put(row, column, signs.end_with_label, style);
                }
                _ => {}
            }
        }
        match mark.part {
            Part::Start(depth) => {
                let column = self.column_of_bar(depth);
                self.canvas.put(row, column, signs.above_left, style);
                for row in row.saturating_add(1)..rows.saturating_add(2) {
                    self.canvas.put(row, column, signs.bar, style);
                }
            }
            Part::End(depth) => {
                let column = self.column_of_bar(depth);
                for row in 0..row {
                    self.canvas.put(row, column, signs.bar, style);
                }
                self.canvas.put(row, column, signs.below_left, style);
            }
            Part::Whole | Part::Middle => {}
        }
    }

    fn draw_label(&mut self, placed: &Placed<'_, '_>, left: usize) {
        let Placed { mark, level, .. } = *placed;
        let (row, column) = match (level, mark.end.column) {
            (0, 0) => (1, 2),
            (0, end) => (1, end.saturating_add(1)),
            _ => (level.saturating_add(2), mark.start.column),
        };
        // Counted from the source, also where that begins with a later column.
        let column = self.source.saturating_add(column.saturating_sub(left));
        self.canvas.write(row, column, mark.label, Style::of_mark(mark.is_main));
    }

    /// Draws the signs below a mark.
    fn draw_mark(&mut self, placed: &Placed<'_, '_>, left: usize) {
        let Placed { mark, level, .. } = *placed;
        let (signs, style) = (self.signs.of_mark(mark.is_main), Style::of_mark(mark.is_main));
        let start = self.at(mark.start.column, left);
        self.canvas.fill(1, start..self.at(mark.end.column, left), signs.underline(), style);
        let sign = match (mark.part, level) {
            (Part::Start(_), 0) => signs.start_in_line,
            (Part::Start(_), _) => signs.start_above,
            (Part::End(_), 0) => signs.end_in_line,
            (Part::End(_), _) => signs.end_above,
            (Part::Whole | Part::Middle, 1..) if mark.has_label() => signs.underline_with_label,
            _ => return,
        };
        self.canvas.put(1, start, sign, style);
    }

    /// Leaves out the middle of marks that are longer than two lines, of those that cross that of the longest.
    fn leave_out_parts(&mut self, placed: &[Placed<'_, '_>], left: usize, window: Window) {
        let sign = self.signs.left_out;
        let kept = (window.width / 3).max(LEAST_OF_A_MARK);
        let mut parts: Vec<Range<usize>> = Vec::new();
        let marks = placed.iter().map(|placed| placed.mark);
        for mark in marks.filter(|mark| is_long(mark, window, self.signs)) {
            let at = |column: usize| self.source.saturating_add(column.saturating_sub(left));
            let start = at(mark.start.column.saturating_add(kept));
            let end = at(mark.end.column.saturating_sub(kept));
            if parts.iter().all(|part| part.end < start || end < part.start) {
                parts.push(start..end);
            }
        }
        // From the right, so that the columns of the others stay.
        parts.sort_by_key(|part| Reverse(part.start));
        for (part, row) in parts.iter().flat_map(|part| [(part, 0), (part, 1)]) {
            self.canvas.replace(row, part.clone(), sign, Style::Frame);
        }
    }
}

/// Returns true for a mark that is longer than two lines.
fn is_long(mark: &LineMark<'_>, window: Window, signs: &Signs) -> bool {
    let least = LEAST_OF_A_MARK.saturating_mul(2).saturating_add(signs.left_out.chars().count());
    mark.part == Part::Whole && mark.length() > least.max(window.width.saturating_mul(2))
}

/// The bar that begins or ends with a mark.
const fn bar_of(mark: &LineMark<'_>) -> Option<Bar> {
    match mark.part {
        Part::Start(depth) | Part::End(depth) => Some((depth, mark.is_main)),
        Part::Whole | Part::Middle => None,
    }
}

/// Returns true for a mark that has nothing below its line: of its lines, it begins the first, or this is one
/// in the middle.
fn is_next_to(line: &Line<'_>, mark: &LineMark<'_>) -> bool {
    match mark.part {
        Part::Start(_) => line.text.chars().take(mark.start.column).all(char::is_whitespace),
        Part::Middle => true,
        Part::Whole | Part::End(_) => false,
    }
}
