//! Text with styles: rows of cells that are drawn over each other, and the text that they become.

use std::ops::Range;

use super::style::{END_OF_STYLE, Palette, Style};

/// A character with its style, in one number: most rows are copied from text and to text again.
#[derive(Clone, Copy)]
struct Cell(u32);

impl Cell {
    const SPACE: Self = Self::new(' ', Style::Plain);
    /// The bits of the character, and the place of the style above them.
    const CHARACTER: u32 = (1 << Self::STYLE) - 1;
    const STYLE: u32 = 24;

    const fn new(character: char, style: Style) -> Self {
        Self(character as u32 | (style as u32) << Self::STYLE)
    }

    const fn style(self) -> Style {
        Style::numbered((self.0 >> Self::STYLE) as u8)
    }

    fn character(self) -> char {
        char::from_u32(self.0 & Self::CHARACTER).unwrap_or(char::REPLACEMENT_CHARACTER)
    }
}

/// The rows of a line and of the notes below it.
#[derive(Default)]
pub(super) struct Canvas {
    rows: Vec<Vec<Cell>>,
    /// The number of rows that are in use.
    count: usize,
    scratch: Vec<u8>,
}

impl Canvas {
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// A row with this many columns at least.
    fn row(&mut self, row: usize, columns: usize) -> Option<&mut Vec<Cell>> {
        if row >= self.count {
            self.count = row.saturating_add(1);
            if self.rows.len() < self.count {
                self.rows.resize_with(self.count, Vec::new);
            }
        }
        let row = self.rows.get_mut(row)?;
        if row.len() < columns {
            row.resize(columns, Cell::SPACE);
        }
        Some(row)
    }

    /// Puts a character at a place.
    pub(super) fn put(&mut self, row: usize, column: usize, character: char, style: Style) {
        let cell = self.row(row, column.saturating_add(1)).and_then(|row| row.get_mut(column));
        if let Some(cell) = cell {
            *cell = Cell::new(character, style);
        }
    }

    /// Puts a character at some places of a row.
    pub(super) fn fill(
        &mut self,
        row: usize,
        columns: Range<usize>,
        character: char,
        style: Style,
    ) {
        if columns.is_empty() {
            return;
        }
        if let Some(cells) = self.row(row, columns.end).and_then(|row| row.get_mut(columns)) {
            cells.fill(Cell::new(character, style));
        }
    }

    /// Puts a text at a place, with a column for each character.
    pub(super) fn write(&mut self, row: usize, column: usize, text: &str, style: Style) {
        if text.is_empty() {
            return;
        }
        let is_ascii = text.is_ascii();
        let count = if is_ascii { text.len() } else { text.chars().count() };
        let end = column.saturating_add(count);
        let Some(cells) = self.row(row, end).and_then(|row| row.get_mut(column..end)) else {
            return;
        };
        if is_ascii {
            for (cell, byte) in cells.iter_mut().zip(text.bytes()) {
                *cell = Cell::new(char::from(byte), style);
            }
        } else {
            for (cell, character) in cells.iter_mut().zip(text.chars()) {
                *cell = Cell::new(character, style);
            }
        }
    }

    /// Puts a text in the place of some columns of a row, if it has them all.
    pub(super) fn replace(&mut self, row: usize, columns: Range<usize>, text: &str, style: Style) {
        let Some(row) = self.rows.get_mut(row) else { return };
        if !columns.is_empty() && columns.end <= row.len() {
            row.splice(columns, text.chars().map(|character| Cell::new(character, style)));
        }
    }

    /// Draws all rows, and removes them.
    pub(super) fn draw(&mut self, pen: &mut Pen<'_>) {
        for row in self.rows.iter_mut().take(self.count) {
            pen.draw_row(row, &mut self.scratch);
            row.clear();
        }
        self.count = 0;
    }
}

const SPACES: &str = "                                ";

/// Writes text with styles.
pub(super) struct Pen<'o> {
    out: &'o mut String,
    /// `None` for text without colours.
    palette: Option<Palette>,
    /// The sequence of the current style.
    now: &'static str,
}

impl<'o> Pen<'o> {
    pub(super) const fn new(out: &'o mut String, palette: Option<Palette>) -> Self {
        Self { out, palette, now: "" }
    }

    /// Switches to a style.
    #[inline]
    fn begin(&mut self, style: Style) {
        if let Some(palette) = self.palette {
            self.begin_in_color(palette, style);
        }
    }

    fn begin_in_color(&mut self, palette: Palette, style: Style) {
        let sequence = palette.sequence(style);
        if sequence != self.now {
            if !self.now.is_empty() {
                self.out.push_str(END_OF_STYLE);
            }
            self.out.push_str(sequence);
            self.now = sequence;
        }
    }

    #[inline]
    pub(super) fn write(&mut self, style: Style, text: &str) {
        if !text.is_empty() {
            self.begin(style);
            self.out.push_str(text);
        }
    }

    pub(super) fn write_number(&mut self, style: Style, number: usize) {
        self.write(style, itoa::Buffer::new().format(number));
    }

    /// Writes a number right-aligned in this number of columns.
    pub(super) fn write_number_in(&mut self, style: Style, number: usize, columns: usize) {
        let mut digits = itoa::Buffer::new();
        let digits = digits.format(number);
        self.begin(style);
        for _ in digits.len()..columns {
            self.out.push(' ');
        }
        self.out.push_str(digits);
    }

    /// Writes a character this number of times. `characters` is a run of them.
    pub(super) fn write_many(&mut self, style: Style, characters: &str, count: usize) {
        if count == 0 {
            return;
        }
        self.begin(style);
        let length = characters.chars().next().map_or(1, char::len_utf8);
        let mut left = count.saturating_mul(length);
        while left > characters.len() {
            self.out.push_str(characters);
            left = left.saturating_sub(characters.len());
        }
        self.out.push_str(characters.get(..left).unwrap_or_default());
    }

    /// Writes spaces.
    pub(super) fn skip(&mut self, count: usize) {
        match SPACES.get(..count) {
            Some(spaces) => self.write(Style::Plain, spaces),
            None => self.write_many(Style::Plain, SPACES, count),
        }
    }

    pub(super) fn end_line(&mut self) {
        self.begin(Style::Plain);
        self.out.push('\n');
    }

    fn draw_row(&mut self, row: &[Cell], scratch: &mut Vec<u8>) {
        if self.palette.is_none() {
            self.draw_cells(row, scratch);
        } else {
            for cells in row.chunk_by(|one, other| one.style() == other.style()) {
                if let Some(first) = cells.first() {
                    self.begin(first.style());
                }
                self.draw_cells(cells, scratch);
            }
        }
        self.end_line();
    }

    fn draw_cells(&mut self, cells: &[Cell], scratch: &mut Vec<u8>) {
        let is_ascii = cells.iter().fold(0, |all, cell| all | cell.0) & Cell::CHARACTER < 0x80;
        if is_ascii {
            // Whole rows at once are faster than one character after the other.
            scratch.clear();
            scratch.extend(cells.iter().map(|cell| cell.0 as u8));
            self.out.push_str(str::from_utf8(scratch).unwrap_or_default());
        } else {
            self.out.extend(cells.iter().map(|cell| cell.character()));
        }
    }
}
