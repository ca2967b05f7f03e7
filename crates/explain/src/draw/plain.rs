//! Drawings of one mark in one line of ASCII, which nearly all findings of a check have: what the renderer makes of
//! them, without its table of a style for each character.

use std::borrow::Cow;
use std::fmt;

use super::pieces::Piece;

/// The columns that are left free at each side of a mark.
const BESIDE_A_MARK: usize = 6;

/// The most white space that is shown before a line that is too long, and how much stays of more.
const LONG_WHITE_SPACE: usize = 20;
const KEPT_WHITE_SPACE: usize = 16;

/// The columns of a tab.
const TAB: &str = "    ";

/// The sign of a part that is left out.
const LEFT_OUT: &str = "...";

/// A message, a place and a line.
pub(super) struct Plain<'a> {
    weight: &'static str,
    title: &'a str,
    code: Option<&'a str>,
    path: &'a str,
    line: usize,
    column: usize,
    /// The line, without tabs.
    text: Cow<'a, str>,
    /// The columns of the mark in it.
    start: usize,
    end: usize,
    /// The number of columns for the text.
    width: usize,
}

impl<'a> Plain<'a> {
    /// The drawing of a piece of the page, if it is as simple as that.
    pub(super) fn new(
        weight: &'static str,
        title: &'a str,
        code: Option<&'a str>,
        path: &'a str,
        piece: &Piece<'a>,
        width: usize,
    ) -> Option<Self> {
        let (text, start, end) = piece.only_mark()?;
        let is_plain = |byte: u8| matches!(byte, b' '..=b'~');
        let is_plain = [title, path].iter().all(|text| text.bytes().all(is_plain))
            && text.bytes().all(|byte| is_plain(byte) || byte == b'\t');
        // A mark ends before white space.
        let marked = text.get(start..end).filter(|_| is_plain)?.trim_end();
        (!marked.is_empty()).then_some(())?;
        let line = piece.first_line;
        let column = piece.column().unwrap_or_else(|| start.saturating_add(1));
        let (start, end) = (width_of(text.get(..start)?), start.saturating_add(marked.len()));
        let end = width_of(text.get(..end)?);
        let has_tabs = text.contains('\t');
        let text = if has_tabs { text.replace('\t', TAB).into() } else { Cow::Borrowed(text) };
        let beside = digits(line).saturating_add(" | ".len());
        let width = width.saturating_sub(beside);
        let drawing = Self { weight, title, code, path, line, column, text, start, end, width };
        drawing.window().is_some().then_some(drawing)
    }

    /// The range of the text that is shown. `None` if the mark is too long for it.
    fn window(&self) -> Option<(usize, usize)> {
        let length = self.text.len();
        let white_space = length.saturating_sub(self.text.trim_start().len()).min(self.start);
        let white_space = white_space.saturating_sub(BESIDE_A_MARK);
        let start = self.start.saturating_sub(BESIDE_A_MARK);
        let end = self.end.saturating_add(BESIDE_A_MARK);
        let mut left = 0;
        if white_space > LONG_WHITE_SPACE {
            left = white_space.saturating_sub(KEPT_WHITE_SPACE);
        }
        if length.saturating_sub(left) > self.width {
            if end.saturating_sub(white_space) <= self.width {
                left = white_space;
            } else {
                let room = self.width.checked_sub(end.saturating_sub(start))?;
                left = start.saturating_sub(room / 2);
            }
        }
        Some((left, length.min(left.saturating_add(self.width))))
    }
}

impl fmt::Display for Plain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { weight, title, path, line, column, .. } = self;
        let beside = digits(*line);
        f.write_str(weight)?;
        if let Some(code) = self.code {
            write!(f, "[{code}]")?;
        }
        writeln!(f, ": {title}")?;
        writeln!(f, "{:beside$}--> {path}:{line}:{column}", "")?;
        writeln!(f, "{:beside$} |", "")?;
        let (left, right) = self.window().unwrap_or_default();
        let (mut from, mut to) = (left, right);
        write!(f, "{line} | ")?;
        if left > 0 {
            f.write_str(LEFT_OUT)?;
            from = from.saturating_add(LEFT_OUT.len());
        }
        if right < self.text.len() {
            to = to.saturating_sub(LEFT_OUT.len());
        }
        f.write_str(self.text.get(from..to).unwrap_or_default())?;
        if right < self.text.len() {
            f.write_str(LEFT_OUT)?;
        }
        let before = self.start.saturating_sub(left);
        let marked = self.end.saturating_sub(self.start);
        writeln!(f, "\n{:beside$} | {:before$}{:^<marked$}", "", "", "")
    }
}

/// The number of columns of a text of ASCII.
fn width_of(text: &str) -> usize {
    let tabs = text.bytes().filter(|byte| *byte == b'\t').count();
    text.len().saturating_add(tabs.saturating_mul(TAB.len().saturating_sub(1)))
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

    /// The drawing is the same as the renderer's; returns true if it was made without it.
    fn check(source: &str, start: usize, length: usize, width: usize) -> bool {
        let document = Document::with_source(source);
        let (start, length) = (start.min(source.len()), length as u32);
        let span = Span { source: SourceId::MAIN, start: start as u32, end: start as u32 + length };
        let drawing = Excerpt::new(&document, Weight::Warning, "the title")
            .code("a-code", None)
            .path("page.html")
            .width(width)
            .place(span);
        assert_eq!(drawing.to_string(), drawing.rendered().to_string(), "{source:?} {span:?}");
        drawing.plain().is_some()
    }

    #[test]
    fn lines() {
        for (source, start, length, is_plain) in [
            ("<p>", 0, 3, true),
            ("<p>", 1, 0, false),
            ("<p>  ", 1, 4, true),
            ("<p> <b>\n", 4, 4, false),
            ("\n\n<p>\n<p>", 6, 3, true),
            ("\t<p>\t</p>", 5, 4, true),
            ("<p>\u{7F}</p>", 4, 4, false),
            ("<p>é</p>", 5, 4, false),
        ] {
            assert_eq!(check(source, start, length, 100), is_plain, "{source:?}");
        }
    }

    proptest! {
        #[test]
        fn long_lines(
            lines in 0_usize..120,
            spaces in 0_usize..60,
            has_tabs in any::<bool>(),
            before in 0_usize..150,
            length in 0_usize..120,
            after in 0_usize..150,
            width in 40_usize..120,
        ) {
            let text = if has_tabs { "abc\tdef" } else { "abc def" };
            let line = [" ".repeat(spaces), text.repeat(40)].concat();
            let line = &line[..line.len().min(before + length + after)];
            let source = ["\n".repeat(lines), line.to_owned()].concat();
            let is_plain = check(&source, lines + before, length, width);
            let marked = line.get(before..before + length).unwrap_or_default();
            let fits = !marked.trim_ascii().is_empty() && length + 20 <= width && !has_tabs;
            prop_assert!(is_plain || !fits);
        }
    }
}
