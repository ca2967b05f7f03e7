//! The writer that commands print their results with.

use std::fmt;
use std::io::{self, IsTerminal as _, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use treewright::LineColumn;

use crate::output::visible::{Escaper, Notation, OneLine};

/// The styles of results and messages.
pub(crate) mod style {
    use anstyle::{AnsiColor, Style};

    /// The name of a file.
    pub(crate) const FILE: Style = AnsiColor::Magenta.on_default();
    /// A line or column.
    pub(crate) const PLACE: Style = AnsiColor::Green.on_default();
    /// A part of a page that is in the first of two only.
    pub(crate) const REMOVED: Style = AnsiColor::Red.on_default();
    /// A part of a page that is in the second of two only.
    pub(crate) const ADDED: Style = AnsiColor::Green.on_default();
    /// A headline.
    pub(crate) const HEADLINE: Style = AnsiColor::Cyan.on_default();
    /// The name of a value.
    pub(crate) const KEY: Style = AnsiColor::Cyan.on_default();
    /// A URL.
    pub(crate) const URL: Style = AnsiColor::Blue.on_default();
    /// The start of a message about an error.
    pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();
    /// The start of a warning.
    pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default().bold();
}

/// How results have to be written for their reader.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surface {
    /// The way to escape control characters; `None` for files and pipes.
    notation: Option<Notation>,
    has_colors: bool,
}

impl Surface {
    /// Standard output, for results in this notation. Colours that were asked for are for a terminal,
    /// however far away it is, so that control characters are escaped with them too.
    pub(crate) fn of_standard_output(notation: Notation) -> Self {
        let out = io::stdout();
        let choice = AutoStream::choice(&out);
        let is_for_a_terminal = out.is_terminal() || choice == ColorChoice::Always;
        // A Windows console shows styles only after they are enabled.
        let is_capable = anstyle_query::windows::enable_ansi_colors() != Some(false);
        Self {
            notation: is_for_a_terminal.then_some(notation),
            has_colors: is_capable && choice != ColorChoice::Never,
        }
    }

    /// A file.
    pub(crate) const fn of_a_file() -> Self {
        Self { notation: None, has_colors: false }
    }

    pub(crate) fn escaper(self) -> Option<Escaper> {
        self.notation.map(Escaper::new)
    }
}

/// Writes results, which must be UTF-8: control characters are escaped on a terminal, and there parts
/// may have a [`style`].
pub(crate) struct Printer<'a> {
    out: &'a mut dyn Write,
    escaper: Option<Escaper>,
    has_colors: bool,
    ends_a_line: bool,
    messages: Messages,
}

/// The messages about a page, each as it follows the name of the page and a colon.
#[derive(Default)]
pub(crate) struct Messages {
    /// A part of the results is missing.
    pub(crate) failures: Vec<String>,
    /// Nothing is missing.
    pub(crate) notes: Vec<String>,
    /// Messages that are printed for the first page only that has them.
    pub(crate) once: Vec<String>,
    /// Lines about the page for a file other than that of the results.
    pub(crate) report: Vec<u8>,
}

impl<'a> Printer<'a> {
    pub(crate) fn new(out: &'a mut dyn Write, surface: Surface) -> Self {
        let Surface { has_colors, .. } = surface;
        Self {
            out,
            escaper: surface.escaper(),
            has_colors,
            ends_a_line: true,
            messages: Messages::default(),
        }
    }

    /// Takes a message about the page, which is printed after its results: a part of them is missing.
    pub(crate) fn failure(&mut self, message: impl fmt::Display) {
        self.messages.failures.push(format!(" {message}"));
    }

    /// [`Self::failure`] with a place of the page.
    pub(crate) fn failure_at(&mut self, place: LineColumn, message: impl fmt::Display) {
        self.messages.failures.push(format!("{}:{}: {message}", place.line, place.column));
    }

    /// Takes a message about a place of the page, which is printed after its results: none of them is missing.
    pub(crate) fn note_at(&mut self, place: LineColumn, message: impl fmt::Display) {
        self.messages.notes.push(format!("{}:{}: {message}", place.line, place.column));
    }

    /// Takes a message about the page, which is printed after its results: none of them is missing.
    #[cfg_attr(not(feature = "style"), expect(dead_code, reason = "styles have some"))]
    pub(crate) fn note(&mut self, message: impl fmt::Display) {
        self.messages.notes.push(format!(" {message}"));
    }

    /// [`Self::note`] with a message that is printed once, however many pages have it.
    #[cfg(not(feature = "style"))]
    pub(crate) fn note_once(&mut self, message: impl fmt::Display) {
        self.messages.once.push(message.to_string());
    }

    /// Lines about the page that come into a file in its turn.
    pub(crate) fn report(&mut self) -> &mut Vec<u8> {
        &mut self.messages.report
    }

    /// The messages in their order.
    pub(crate) fn into_messages(self) -> Messages {
        self.messages
    }

    /// Returns true if control characters are escaped: a person reads the results.
    pub(crate) fn is_for_a_terminal(&self) -> bool {
        self.escaper.is_some()
    }

    /// Returns true if parts may have a style.
    pub(crate) fn has_colors(&self) -> bool {
        self.has_colors
    }

    /// The number of columns for text that is drawn: those of the terminal, and 100 for files and pipes.
    pub(crate) fn width(&self) -> usize {
        const USUAL: usize = 100;
        if !self.is_for_a_terminal() {
            return USUAL;
        }
        let size = console::Term::stdout().size_checked();
        size.map_or(USUAL, |(_, columns)| usize::from(columns).min(120))
    }

    /// Writes text that was drawn with styles: its sequences for styles and links reach the terminal, and nothing
    /// else does that a terminal obeys.
    pub(crate) fn drawn(&mut self, text: &str) -> io::Result<()> {
        let mut pieces = text.split('\u{1B}');
        if let Some(first) = pieces.next() {
            self.write_all(first.as_bytes())?;
        }
        let mut is_in_a_link = false;
        for piece in pieces {
            let sequence = sequence_of(piece, std::mem::take(&mut is_in_a_link));
            match sequence {
                Some((sequence, rest)) if self.has_colors => {
                    write!(self.out, "\u{1B}{sequence}")?;
                    is_in_a_link = sequence.starts_with(LINK);
                    self.write_all(rest.as_bytes())?;
                }
                _ => write!(self, "\u{1B}{piece}")?,
            }
        }
        Ok(())
    }

    /// Ends the line on a terminal, so that the prompt starts a new line.
    pub(crate) fn end_line_on_a_terminal(&mut self) -> io::Result<()> {
        if self.is_for_a_terminal() && !self.ends_a_line { self.write_all(b"\n") } else { Ok(()) }
    }

    /// Writes the headline of a file, after `gap`.
    pub(crate) fn header(&mut self, gap: &str, file: impl fmt::Display) -> io::Result<()> {
        write!(self, "{gap}==> ")?;
        self.name(style::FILE, file)?;
        writeln!(self, " <==")
    }

    /// Writes something in a style.
    pub(crate) fn styled(&mut self, style: Style, text: impl fmt::Display) -> io::Result<()> {
        if !self.has_colors {
            return write!(self, "{text}");
        }
        write!(self.out, "{style}")?;
        write!(self, "{text}")?;
        write!(self.out, "{style:#}")
    }

    /// Writes lines, with a line break at their end or not, in a style.
    pub(crate) fn styled_bytes(&mut self, style: Style, parts: &[&[u8]]) -> io::Result<()> {
        if self.has_colors {
            write!(self.out, "{style}")?;
        }
        for part in parts {
            self.write_all(part)?;
        }
        if self.has_colors {
            write!(self.out, "{style:#}")?;
        }
        Ok(())
    }

    /// Writes a name in a style. On a terminal it has no line breaks either.
    pub(crate) fn name(&mut self, style: Style, name: impl fmt::Display) -> io::Result<()> {
        if self.is_for_a_terminal() {
            return self.styled(style, OneLine(name));
        }
        self.styled(style, name)
    }
}

impl Write for Printer<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Some(last) = bytes.last() {
            self.ends_a_line = *last == b'\n';
        }
        match &mut self.escaper {
            Some(escaper) => escaper.write(bytes, &mut self.out)?,
            None => self.out.write_all(bytes)?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The start of a link, after the escape character. The address follows, and a string terminator.
/// <https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda>
const LINK: &str = "]8;;";

/// The part of a piece, which follows an escape character, that is a style, the address of a link, or the end of
/// a link.
fn sequence_of(piece: &str, is_in_a_link: bool) -> Option<(&str, &str)> {
    if is_in_a_link {
        return piece.starts_with('\\').then(|| piece.split_at(1));
    }
    if let Some(address) = piece.strip_prefix(LINK) {
        let is_plain = address.bytes().all(|byte| byte.is_ascii_graphic());
        return is_plain.then_some((piece, ""));
    }
    let is_inside = |character: char| character.is_ascii_digit() || character == ';';
    let rest = piece.strip_prefix('[')?.trim_start_matches(is_inside).strip_prefix('m')?;
    piece.strip_suffix(rest).map(|style| (style, rest))
}
