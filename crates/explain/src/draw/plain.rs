//! Drawings of marks in lines of characters that are one column wide, which nearly all findings of a check have: what
//! the renderer makes of them, without its table of a style for each character.

use std::borrow::Cow;
use std::fmt;

use unicode_width::UnicodeWidthChar as _;

use super::excerpt::Weight;
use super::pieces::Piece;
use crate::naming::is_obeyed;

/// The columns that are left free at each side of a mark.
const BESIDE_A_MARK: usize = 6;

/// The most white space that is shown before a line that is too long, and how much stays of more.
const LONG_WHITE_SPACE: usize = 20;
const KEPT_WHITE_SPACE: usize = 16;

/// The least of a mark that is shown before and behind a part that is left out.
const LEAST_OF_A_MARK: usize = 5;

/// The columns of a tab.
const TAB: &str = "    ";

/// The sign of a part that is left out.
const LEFT_OUT: &str = "...";

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
    lines: Vec<Line<'a>>,
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
        texts.all(is_plain).then_some(())?;
        let lines: Option<Vec<Line<'a>>> = pieces.iter().map(Line::new).collect();
        let lines = lines?;
        let beside = lines.iter().map(|line| digits(line.number)).max()?;
        let width = width.saturating_sub(beside.saturating_add(" | ".len()));
        Some(Self { weight, title, code, path, beside, width, lines, notes })
    }
}

impl fmt::Display for Plain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let beside = Spaces(self.beside);
        f.write_str(self.weight.name())?;
        if let Some(code) = self.code {
            write!(f, "[{code}]")?;
        }
        writeln!(f, ": {}", self.title)?;
        for (index, line) in self.lines.iter().enumerate() {
            let arrow = if index == 0 { "-->" } else { ":::" };
            if index > 0 && !line.is_cut {
                writeln!(f, "{beside} |")?;
            }
            writeln!(f, "{beside}{arrow} {}:{}:{}", self.path, line.number, line.column)?;
            writeln!(f, "{beside} |")?;
            line.draw(f, self.beside, self.width)?;
        }
        if !self.notes.is_empty() {
            writeln!(f, "{beside} |")?;
        }
        for (weight, text) in self.notes {
            writeln!(f, "{beside} = {}: {text}", weight.name())?;
        }
        Ok(())
    }
}

/// A line with a mark.
struct Line<'a> {
    number: usize,
    column: usize,
    /// The text begins in the middle of a line.
    is_cut: bool,
    /// The text, without tabs.
    text: Cow<'a, str>,
    /// The columns of the text, which are its characters.
    length: usize,
    /// The columns of the mark in it.
    start: usize,
    end: usize,
    mark: char,
    label: &'a str,
}

/// The part of a line that is shown.
struct Window {
    left: usize,
    right: usize,
    /// The part of the mark that is left out: it is longer than two lines.
    left_out: Option<(usize, usize)>,
}

impl<'a> Line<'a> {
    fn new(piece: &Piece<'a>) -> Option<Self> {
        let (text, start, end, mark) = piece.only_mark()?;
        let range = text.get(start..end)?;
        // A mark ends before white space, if there is something else.
        let marked = range.trim_end();
        // One that ends with a newline is of the line before it.
        let line_end = memchr::memchr2(b'\n', b'\r', text.as_bytes()).unwrap_or(text.len());
        let is_in_line = start.saturating_add(marked.len()) <= line_end && !marked.is_empty();
        let text = if is_in_line { text.get(..line_end)? } else { text };
        (is_plain_or_tab(text) && is_plain(mark.text)).then_some(())?;
        let marked = match marked {
            "" if range.is_empty() || text.trim().is_empty() => return None,
            "" => range,
            marked => marked,
        };
        let before = text.get(..start)?;
        let (column, is_cut) = match piece.column() {
            Some(column) => (column, true),
            None => (characters(before).saturating_add(1), false),
        };
        let start = width_of(before);
        let end = start.saturating_add(width_of(marked));
        let has_tabs = memchr::memchr(b'\t', text.as_bytes()).is_some();
        let text = if has_tabs { text.replace('\t', TAB).into() } else { Cow::Borrowed(text) };
        Some(Self {
            number: piece.first_line,
            column,
            is_cut,
            length: characters(&text),
            text,
            start,
            end,
            mark: if mark.is_main { '^' } else { '-' },
            label: mark.text,
        })
    }

    fn window(&self, width: usize) -> Window {
        let white_space = self.text.len().saturating_sub(self.text.trim_start().len());
        let white_space = characters(self.text.get(..white_space).unwrap_or_default());
        let white_space = white_space.min(self.start).saturating_sub(BESIDE_A_MARK);
        let start = self.start.saturating_sub(BESIDE_A_MARK);
        let end = self.end.saturating_add(BESIDE_A_MARK);
        let end_of_label = match self.label {
            "" => end,
            label => end.saturating_add(characters(label)).saturating_add(1),
        };
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
        if self.length.saturating_sub(left) <= width {
            right = self.length;
        }
        let right = right.min(self.length);
        let marked = self.end.saturating_sub(self.start);
        let is_too_long = marked > width.saturating_mul(2);
        let kept = (width / 3).max(LEAST_OF_A_MARK);
        let left_out = is_too_long
            .then(|| (self.start.saturating_add(kept), self.end.saturating_sub(kept)))
            .filter(|(from, to)| from < to);
        Window { left, right, left_out }
    }

    fn draw(&self, f: &mut fmt::Formatter<'_>, beside: usize, width: usize) -> fmt::Result {
        let Window { left, right, left_out } = self.window(width);
        let (mut from, mut to) = (left, right);
        write!(f, "{:>beside$} | ", self.number)?;
        if left > 0 {
            f.write_str(LEFT_OUT)?;
            from = from.saturating_add(LEFT_OUT.len());
        }
        if right < self.length {
            to = to.saturating_sub(LEFT_OUT.len());
        }
        match left_out {
            Some((start, end)) => {
                let (before, behind) = (self.part(from, start), self.part(end, to));
                write!(f, "{before}{LEFT_OUT}{behind}")?;
            }
            None => f.write_str(self.part(from, to))?,
        }
        if right < self.length {
            f.write_str(LEFT_OUT)?;
        }
        write!(f, "\n{} | {}", Spaces(beside), Spaces(self.start.saturating_sub(left)))?;
        match left_out {
            Some((start, end)) => {
                self.draw_marks(f, start.saturating_sub(self.start))?;
                f.write_str(LEFT_OUT)?;
                self.draw_marks(f, self.end.saturating_sub(end))?;
            }
            None => self.draw_marks(f, self.end.saturating_sub(self.start))?,
        }
        if !self.label.is_empty() {
            write!(f, " {}", self.label)?;
        }
        f.write_str("\n")
    }

    /// A part of the text by its columns.
    fn part(&self, start: usize, end: usize) -> &str {
        if self.text.len() == self.length {
            return self.text.get(start..end).unwrap_or_default();
        }
        let at = |column: usize| {
            self.text.char_indices().nth(column).map_or(self.text.len(), |(index, _)| index)
        };
        self.text.get(at(start)..at(end)).unwrap_or_default()
    }

    fn draw_marks(&self, f: &mut fmt::Formatter<'_>, count: usize) -> fmt::Result {
        let marks = if self.mark == '^' { MARKS } else { FURTHER_MARKS };
        repeat(f, marks, count)
    }
}

const SPACES: &str = "                                ";
const MARKS: &str = "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^";
const FURTHER_MARKS: &str = "--------------------------------";

/// A number of spaces.
#[derive(Clone, Copy)]
struct Spaces(usize);

impl fmt::Display for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        repeat(f, SPACES, self.0)
    }
}

/// Writes this number of characters, pieces of a text of one of them.
fn repeat(f: &mut fmt::Formatter<'_>, piece: &str, count: usize) -> fmt::Result {
    let mut left = count;
    while left > 0 {
        let length = left.min(piece.len());
        f.write_str(piece.get(..length).unwrap_or_default())?;
        left = left.saturating_sub(length);
    }
    Ok(())
}

/// Returns true if all characters are one column wide, and shown as they are.
fn is_plain(text: &str) -> bool {
    text.bytes().fold(true, |all, byte| all & matches!(byte, b' '..=b'~'))
        || text.chars().all(is_narrow)
}

/// [`is_plain`], with tabs.
fn is_plain_or_tab(text: &str) -> bool {
    let is_narrow_or_tab = |character| character == '\t' || is_narrow(character);
    text.bytes().fold(true, |all, byte| all & matches!(byte, b' '..=b'~' | b'\t'))
        || text.chars().all(is_narrow_or_tab)
}

fn is_narrow(character: char) -> bool {
    matches!(character, ' '..='~') || character.width() == Some(1) && !is_obeyed(character)
}

/// The number of characters.
fn characters(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.chars().count() }
}

/// The number of columns of a text of narrow characters and tabs.
fn width_of(text: &str) -> usize {
    let tabs = text.bytes().filter(|byte| *byte == b'\t').count();
    characters(text).saturating_add(tabs.saturating_mul(TAB.len().saturating_sub(1)))
}

/// The number of digits of a number.
fn digits(number: usize) -> usize {
    number.checked_ilog10().map_or(1, |log| (log as usize).saturating_add(1))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use treewright_dom::{Document, SourceId, Span};

    use super::super::{Excerpt, Weight};

    /// A mark by its start and its length in bytes.
    type Place = (usize, usize);

    /// The last start of a character that is not after this place.
    fn boundary(source: &str, place: usize) -> usize {
        (0..=place.min(source.len())).rev().find(|at| source.is_char_boundary(*at)).unwrap_or(0)
    }

    fn span(source: &str, (start, length): Place) -> Span {
        let start = boundary(source, start);
        let end = boundary(source, start + length).max(start);
        Span { source: SourceId::MAIN, start: start as u32, end: end as u32 }
    }

    /// The drawing is the same as the renderer's; returns true if it was made without it.
    fn check(
        source: &str,
        place: Place,
        labels: &[(Place, &str)],
        notes: &[&str],
        width: usize,
    ) -> bool {
        let mut document = Document::with_source(source);
        document.keep_origins();
        let mut drawing = Excerpt::new(&document, Weight::Warning, "the title…")
            .code("a-code", None)
            .path("page.html")
            .width(width)
            .place(span(source, place));
        for (place, label) in labels {
            drawing = drawing.label(span(source, *place), label);
        }
        for note in notes {
            drawing = drawing.note(Weight::Help, *note);
        }
        let pieces = drawing.pieces();
        assert_eq!(
            drawing.to_string(),
            drawing.rendered(&pieces).to_string(),
            "{source:?} {place:?} {labels:?}"
        );
        drawing.plain(&pieces).is_some()
    }

    #[test]
    fn lines() {
        for (source, start, length, is_plain) in [
            ("<p>", 0, 3, true),
            ("<p>", 1, 0, false),
            ("<p>  ", 1, 4, true),
            ("<p>  ", 3, 2, true),
            ("<p>  </p>", 3, 2, true),
            ("<p> \t \t\n</p>", 3, 3, true),
            ("<p> \t \t\n</p>", 3, 4, true),
            ("<p>   </p>", 3, 1, true),
            ("  <p>", 0, 2, true),
            ("  ", 0, 2, false),
            ("<p> <b>\n", 4, 4, true),
            ("<p> <b>\n\n\n<i>", 4, 6, true),
            ("<p> <b>\r\n  <i>", 4, 7, true),
            ("<p> <b>\n\u{6F22}", 4, 4, true),
            ("<p>\n<b>", 3, 4, false),
            ("\n\n<p>\n<p>", 6, 3, true),
            ("\t<p>\t</p>", 5, 4, true),
            ("<p>\u{7F}</p>", 4, 4, false),
            ("<p>é</p>", 5, 4, true),
            ("<p>e\u{301}</p>", 6, 4, false),
            ("<p>\u{6F22}</p>", 6, 4, false),
            ("\u{3000}<p>", 3, 3, false),
            ("\u{A0}<p>", 2, 3, true),
            ("<p\n><b>", 0, 4, false),
        ] {
            assert_eq!(check(source, (start, length), &[], &[], 100), is_plain, "{source:?}");
        }
    }

    #[test]
    fn labels_and_notes() {
        let far = format!("<p>\n{}<b>", "\n".repeat(200));
        for (source, start, label, is_plain) in [
            (far.as_str(), 0, ((204, 3), "of this"), true),
            (far.as_str(), 204, ((0, 3), "of this"), true),
            ("<p><b>", 0, ((3, 3), "of this"), false),
            (far.as_str(), 0, ((204, 3), "of \u{6F22}"), false),
        ] {
            for notes in [&[][..], &["a note"], &["a note", "and another"]] {
                assert_eq!(check(source, (start, 3), &[label], notes, 100), is_plain, "{source:?}");
            }
            assert!(!check(source, (start, 3), &[label], &["a\nb"], 100));
        }
    }

    proptest! {
        #[test]
        fn long_lines(
            lines in 0_usize..120,
            spaces in 0_usize..60,
            text in prop::sample::select(vec!["abc def", "abc\tdef", "äbc déf", "äbc\tdéf"]),
            before in 0_usize..150,
            length in 0_usize..400,
            after in 0_usize..150,
            label in "[a-z ]{0,80}",
            has_label in any::<bool>(),
            between in 0_usize..300,
            width in 40_usize..120,
        ) {
            let line = [" ".repeat(spaces), text.repeat(100)].concat();
            let line = &line[..boundary(&line, before + length + after)];
            let source =
                ["\n".repeat(lines), line.to_owned(), "\n".repeat(between), line.to_owned()].concat();
            let second = lines + line.len() + between;
            let first = (lines + before, length);
            let second = (second + before, length);
            let is_plain = if has_label {
                check(&source, first, &[(second, &label)], &[], width)
                    & check(&source, second, &[(first, &label)], &[], width)
            } else {
                check(&source, first, &[], &[], width)
            };
            let marked = &source[span(&source, first).start as usize..span(&source, first).end as usize];
            let is_in_one_piece = between < 2 || has_label && between < 200;
            prop_assert!(is_plain || is_in_one_piece || marked.trim().is_empty() || marked.contains('\n'));
        }
    }
}
