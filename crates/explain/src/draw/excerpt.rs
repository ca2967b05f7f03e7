//! A message next to the piece of the source that it is about.

use std::fmt;

use treewright_dom::{Document, Span};

use super::picture::Picture;
use super::pieces::{Mark, Piece};
use super::style::Signs;

/// The most further places that are shown.
const MOST_LABELS: usize = 6;

/// The weight of a message or a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Weight {
    /// An error.
    Error,
    /// A warning.
    Warning,
    /// Something worth knowing.
    Info,
    /// A remark below a message.
    Note,
    /// Advice below a message.
    Help,
}

impl Weight {
    /// The word for it in drawings.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Info => "info",
            Self::Note => "note",
            Self::Help => "help",
        }
    }
}

/// A message with the piece of the source that it is about, as its [`Display`](fmt::Display): lines with numbers,
/// carets and labels, and notes below them, as compilers print them. Control characters of the page are not among
/// it.
///
/// ```
/// use treewright_dom::{Document, SourceId, Span};
/// use treewright_explain::{Excerpt, Weight};
///
/// let document = Document::with_source("<p align=center>");
/// let span = Span { source: SourceId::MAIN, start: 3, end: 15 };
/// let excerpt = Excerpt::new(&document, Weight::Error, "`align` is obsolete")
///     .code("obsolete-attribute", None)
///     .place(span)
///     .note(Weight::Help, "use CSS");
/// let text = excerpt.to_string();
/// assert!(text.starts_with("error[obsolete-attribute]: `align` is obsolete"));
/// assert!(text.contains("1 | <p align=center>\n  |    ^^^^^^^^^^^^"));
/// ```
#[derive(Clone, Debug)]
pub struct Excerpt<'a> {
    document: &'a Document,
    weight: Weight,
    title: &'a str,
    code: Option<(&'a str, Option<&'a str>)>,
    path: Option<&'a str>,
    place: Option<Span>,
    labels: Vec<(Span, &'a str)>,
    notes: Vec<(Weight, String)>,
    width: usize,
    colors: bool,
    ascii: bool,
}

impl<'a> Excerpt<'a> {
    /// A message about a document, without colours, for lines of 100 characters.
    pub const fn new(document: &'a Document, weight: Weight, title: &'a str) -> Self {
        Self {
            document,
            weight,
            title,
            code: None,
            path: None,
            place: None,
            labels: Vec::new(),
            notes: Vec::new(),
            width: 100,
            colors: false,
            ascii: true,
        }
    }

    /// Sets the code of the message, and the address of a page about it, to which colours add a link.
    #[must_use]
    pub const fn code(mut self, code: &'a str, url: Option<&'a str>) -> Self {
        self.code = Some((code, url));
        self
    }

    /// Sets the name of the file, which is shown with the line and the column.
    #[must_use]
    pub const fn path(mut self, path: &'a str) -> Self {
        self.path = Some(path);
        self
    }

    /// Sets the place that the message is about.
    #[must_use]
    pub const fn place(mut self, span: Span) -> Self {
        self.place = Some(span);
        self
    }

    /// Adds another place; those beyond a few are not shown.
    #[must_use]
    pub fn label(mut self, span: Span, text: &'a str) -> Self {
        let is_new = self.labels.iter().all(|(other, _)| *other != span);
        if is_new && self.labels.len() < MOST_LABELS {
            self.labels.push((span, text));
        }
        self
    }

    /// Adds a line below the source.
    #[must_use]
    pub fn note(mut self, weight: Weight, text: impl Into<String>) -> Self {
        self.notes.push((weight, text.into()));
        self
    }

    /// Sets the width of a line, in columns; it is at least 40.
    #[must_use]
    pub const fn width(mut self, width: usize) -> Self {
        self.width = if width < 40 { 40 } else { width };
        self
    }

    /// Draws with the colours of ANSI, and with links.
    #[must_use]
    pub const fn colors(mut self, colors: bool) -> Self {
        self.colors = colors;
        self
    }

    /// Draws lines with characters of ASCII, as is the default, or with those of Unicode.
    #[must_use]
    pub const fn ascii(mut self, ascii: bool) -> Self {
        self.ascii = ascii;
        self
    }

    /// Adds the drawing to a text: many of them in one text are faster than a text for each.
    ///
    /// ```
    /// use treewright_dom::{Document, SourceId, Span};
    /// use treewright_explain::{Excerpt, Weight};
    ///
    /// let document = Document::with_source("<p><b>");
    /// let mut text = String::new();
    /// for (start, title) in [(0, "a paragraph"), (3, "bold text")] {
    ///     let span = Span { source: SourceId::MAIN, start, end: start + 3 };
    ///     Excerpt::new(&document, Weight::Info, title).place(span).add_to(&mut text);
    /// }
    /// assert!(text.contains("info: bold text\n"));
    /// ```
    pub fn add_to(&self, text: &mut String) {
        let picture = Picture {
            weight: self.weight,
            title: self.title,
            code: self.code,
            path: self.path,
            has_place: self.place.is_some(),
            has_bare_starts: false,
            pieces: &self.pieces(),
            width: self.width,
            colors: self.colors,
            signs: Signs::new(self.ascii),
        };
        picture.draw(&self.notes, text);
    }

    /// The pieces of the source with their marks, that of the message first, as it is named first.
    pub(super) fn pieces(&self) -> Vec<Piece<'a>> {
        let place = self.place.map(|span| Mark { span, text: "", is_main: true });
        let further = self.labels.iter().filter(|(span, _)| Some(*span) != self.place);
        let further = further.map(|(span, text)| Mark { span: *span, text, is_main: false });
        let mut pieces = Piece::all(self.document, place.into_iter().chain(further).collect());
        pieces.sort_by_key(|piece| !piece.has_main());
        pieces
    }
}

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Most drawings are not longer.
        let mut text = String::with_capacity(512);
        self.add_to(&mut text);
        f.write_str(&text)
    }
}

#[cfg(test)]
mod tests {
    use treewright_dom::{Document, SourceId, Span};

    use super::{Excerpt, Weight};

    #[test]
    fn empty_lines_have_places() {
        for (source, expected) in [("", "page.html:1:1\n"), ("<b>\n", "page.html:2:1\n")] {
            let mut document = Document::with_source(source);
            document.keep_origins();
            let end = source.len() as u32;
            let span = Span { source: SourceId::MAIN, start: end, end };
            for colors in [false, true] {
                let excerpt =
                    Excerpt::new(&document, Weight::Error, "a").path("page.html").place(span);
                let text = excerpt.colors(colors).to_string();
                assert!(text.contains(expected), "{text}");
            }
        }
    }

    #[test]
    fn places_in_long_lines() {
        for before in [30, 300] {
            let source = "é".repeat(before) + "<b>";
            let document = Document::with_source(source.as_str());
            let start = source.len() as u32 - 3;
            let span = Span { source: SourceId::MAIN, start, end: start + 3 };
            let expected = format!("page.html:1:{}\n", before + 1);
            for (ascii, colors) in [(true, false), (false, false), (true, true), (false, true)] {
                let excerpt =
                    Excerpt::new(&document, Weight::Error, "a").path("page.html").place(span);
                let text = excerpt.ascii(ascii).colors(colors).to_string();
                assert!(text.contains(&expected), "{text}");
                assert!(!text.contains(":::") && !text.contains('⸬'), "{text}");
            }
        }
    }
}
