//! The drawing of a message: its title, the pieces of the source with their places, and the notes.

use smallvec::SmallVec;

use super::Weight;
use super::canvas::Pen;
use super::lines::{LineMark, Lines, columns, is_plain};
use super::pieces::{Piece, ShownText};
use super::rows::Rows;
use super::style::{Palette, Signs, Style};

/// A message with pieces of the source.
pub(super) struct Picture<'a> {
    pub(super) weight: Weight,
    pub(super) title: &'a str,
    /// The code of the message, and the address of a page about it.
    pub(super) code: Option<(&'a str, Option<&'a str>)>,
    /// The name of the page.
    pub(super) path: Option<&'a str>,
    /// The message has a place, even without a piece of the source.
    pub(super) has_place: bool,
    /// True if further pieces without a name begin with the sign of a name.
    pub(super) has_bare_starts: bool,
    pub(super) pieces: &'a [Piece<'a>],
    pub(super) width: usize,
    pub(super) colors: bool,
    pub(super) signs: &'static Signs,
}

impl Picture<'_> {
    /// Adds the drawing to a text, with a newline at its end.
    pub(super) fn draw<N: AsRef<str>>(&self, notes: &[(Weight, N)], out: &mut String) {
        let palette = self.colors.then(|| Palette::new(self.weight));
        let shown: SmallVec<[ShownText<'_>; 1]> = self.pieces.iter().map(Piece::show).collect();
        let pieces = self.pieces.iter().zip(&shown);
        let lines =
            pieces.map(|(piece, text)| Lines::new(text, piece.first_line, piece.marks_in(text)));
        let lines: SmallVec<[Lines<'_>; 1]> = lines.collect();
        let number = lines.iter().map(|lines| lines.last_number).max();
        let digits = number.map_or(0, |number| itoa::Buffer::new().format(number).len());
        let signs = self.signs;
        let mut drawer = Drawer { signs, digits, pen: Pen::new(out, palette) };
        self.draw_title(&mut drawer.pen);
        let name = self.path.filter(|_| lines.is_empty() && self.has_place);
        if let Some(path) = name {
            let sign = if notes.is_empty() { signs.only_name } else { signs.first_name };
            drawer.draw_name(sign, path, Some((1, 1)));
        }
        let depth = lines.iter().map(|lines| lines.depth).max().unwrap_or(0);
        let mut rows = Rows::new(signs, digits, depth, self.width);
        for (index, (piece, lines_of_piece)) in self.pieces.iter().zip(&lines).enumerate() {
            self.draw_place(&mut drawer, piece, lines_of_piece, index == 0);
            let is_last = notes.is_empty() && index.saturating_add(1) == lines.len();
            rows.draw(lines_of_piece, is_last, &mut drawer.pen);
        }
        if !notes.is_empty() && name.is_none() {
            drawer.draw_separator();
        }
        for (index, (weight, text)) in notes.iter().enumerate() {
            let is_last = index.saturating_add(1) == notes.len();
            drawer.draw_note(*weight, text.as_ref(), is_last);
        }
    }

    fn draw_title(&self, pen: &mut Pen<'_>) {
        let name = self.weight.name();
        let mut length = name.len();
        pen.write(Style::Main, name);
        if let Some((code, url)) = self.code {
            let url = url.filter(|_| self.colors);
            pen.write(Style::Main, "[");
            // <https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda>
            for part in url.iter().flat_map(|url| ["\x1B]8;;", url, "\x1B\\"]) {
                pen.write(Style::Main, part);
            }
            pen.write(Style::Main, code);
            if url.is_some() {
                pen.write(Style::Main, "\x1B]8;;\x1B\\");
            }
            pen.write(Style::Main, "]");
            length = length.saturating_add(columns(code)).saturating_add(2);
        }
        pen.write(Style::Emphasis, ": ");
        if is_plain(self.title) {
            pen.write(Style::Emphasis, self.title);
        } else {
            for (index, line) in visible(self.title).split('\n').enumerate() {
                if index > 0 {
                    pen.end_line();
                    pen.skip(length.saturating_add(2));
                }
                pen.write(Style::Emphasis, line);
            }
        }
        pen.end_line();
    }

    /// Draws the name and the place of a piece, and a separator.
    fn draw_place(
        &self,
        drawer: &mut Drawer<'_, '_>,
        piece: &Piece<'_>,
        lines: &Lines<'_>,
        is_first: bool,
    ) {
        let signs = drawer.signs;
        let sign = if is_first { signs.first_name } else { signs.further_name };
        match (piece.source_name().or(self.path), piece.column()) {
            // Columns are counted from the start of the shown part, which is in the middle of a long line.
            (Some(path), Some(column)) => {
                drawer.draw_name(sign, path, Some((piece.first_line, column)));
                drawer.draw_separator();
            }
            (Some(path), None) => {
                if !is_first {
                    drawer.draw_separator();
                }
                drawer.draw_name(sign, path, place_of(lines, is_first));
                drawer.draw_separator();
            }
            (None, _) if is_first => match signs.first_without_name {
                Some(sign) => drawer.draw_name(sign, "", None),
                None => drawer.draw_separator(),
            },
            (None, _) => {
                drawer.draw_separator();
                if self.has_bare_starts {
                    drawer.draw_name(sign, "", None);
                }
            }
        }
    }
}

/// The line and the column, both from 1, that are named of a piece: those of the main mark, or else of the first
/// one. Further pieces are named by their first mark.
fn place_of(lines: &Lines<'_>, is_first: bool) -> Option<(usize, usize)> {
    let mut marked = lines.marked();
    let first = marked.clone().next()?;
    let main = marked.find(|line| is_first && line.marks().any(|mark| mark.is_main));
    let line = main.unwrap_or(first);
    let named = |mark: &&LineMark<'_>| (!mark.is_main, mark.start.character);
    let mark = if is_first { line.marks().min_by_key(named) } else { line.marks().next() };
    Some((line.number, mark?.start.character.saturating_add(1)))
}

/// Draws everything except the lines of the source.
struct Drawer<'s, 'o> {
    signs: &'s Signs,
    /// The number of columns for the numbers of lines.
    digits: usize,
    pen: Pen<'o>,
}

impl Drawer<'_, '_> {
    fn draw_separator(&mut self) {
        self.pen.skip(self.digits.saturating_add(1));
        self.pen.write(Style::Frame, self.signs.separator);
        self.pen.end_line();
    }

    fn draw_name(&mut self, sign: &str, path: &str, place: Option<(usize, usize)>) {
        self.pen.skip(self.digits);
        self.pen.write(Style::Frame, sign);
        self.pen.write(Style::Plain, path);
        if let Some((line, column)) = place {
            for number in [line, column] {
                self.pen.write(Style::Plain, ":");
                self.pen.write_number(Style::Plain, number);
            }
        }
        self.pen.end_line();
    }

    fn draw_note(&mut self, weight: Weight, text: &str, is_last: bool) {
        let sign = if is_last { self.signs.last_note } else { self.signs.note };
        self.pen.skip(self.digits.saturating_add(1));
        self.pen.write(Style::Frame, sign);
        self.pen.write(Style::Emphasis, weight.name());
        self.pen.write(Style::Plain, ": ");
        for (index, line) in text.split('\n').enumerate() {
            if index > 0 {
                self.pen.end_line();
                let mut before = self.digits.saturating_add(weight.name().len()).saturating_add(5);
                if let Some(sign) = self.signs.note_bar.filter(|_| !is_last) {
                    self.pen.skip(self.digits.saturating_add(1));
                    self.pen.write(Style::Frame, sign);
                    before = before.saturating_sub(self.digits.saturating_add(2));
                }
                self.pen.skip(before);
            }
            self.pen.write(Style::Plain, line);
        }
        self.pen.end_line();
    }
}

/// A text with a sign for each character that a terminal obeys, except newlines, and without tabs.
fn visible(text: &str) -> String {
    let is_shown = |character: char| match character {
        '\n' => true,
        '\u{200D}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => false,
        _ => !character.is_ascii_control(),
    };
    let mut visible = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            _ if is_shown(character) => visible.push(character),
            '\t' => visible.push_str("    "),
            '\u{200D}' => {}
            '\u{7F}' => visible.push('\u{2421}'),
            // The pictures of control characters have their order.
            '\0'..='\u{1F}' => {
                let picture = u32::from(character).saturating_add(0x2400);
                visible.extend(char::from_u32(picture));
            }
            _ => visible.push(char::REPLACEMENT_CHARACTER),
        }
    }
    visible
}
