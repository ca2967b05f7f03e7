//! Explanations next to the piece of the source, with carets.

mod canvas;
mod excerpt;
mod levels;
mod lines;
mod picture;
mod pieces;
mod rows;
mod style;
#[cfg(test)]
mod tests;
mod window;

use std::fmt;

use treewright_dom::Document;

use crate::explanation::{Explanation, StepKind};
pub use excerpt::{Excerpt, Weight};
use picture::Picture;
use pieces::{Mark, Piece};
use style::Signs;

/// The most further places that are shown.
const MOST_LABELS: usize = 6;

/// An explanation with the piece of the source that it is about, as its [`Display`](fmt::Display): lines with
/// numbers, carets and labels, and then the sentences with their rules. Control characters of the page are
/// shown as U+FFFD, so that a terminal can be sent it.
///
/// ```
/// use treewright_dom::Document;
/// use treewright_explain::{Drawing, Explainer};
///
/// let mut document = Document::with_source("<p>");
/// document.keep_origins();
/// let explanation = Explainer::new(&document, [])?.at(0);
/// let text = Drawing::new(&document, &explanation).to_string();
/// assert!(text.contains("1 | <p>"));
/// # Ok::<(), treewright_explain::NoOrigins>(())
/// ```
#[derive(Clone, Debug)]
pub struct Drawing<'a> {
    document: &'a Document,
    explanation: &'a Explanation,
    width: usize,
    colors: bool,
    ascii: bool,
}

impl<'a> Drawing<'a> {
    /// A drawing without colours, for lines of 100 characters.
    pub const fn new(document: &'a Document, explanation: &'a Explanation) -> Self {
        Self { document, explanation, width: 100, colors: false, ascii: true }
    }

    /// Sets the width of a line, in columns; it is at least 40.
    #[must_use]
    pub const fn width(mut self, width: usize) -> Self {
        self.width = if width < 40 { 40 } else { width };
        self
    }

    /// Draws with the colours of ANSI.
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

    /// The pieces of the source to show: that of the explanation first, then those of the labels.
    fn pieces(&self) -> Vec<Piece<'a>> {
        let main = self.explanation.span;
        let main = main.map(|span| Mark { span, text: "", is_main: true });
        let labels = self.explanation.steps.iter().flat_map(|step| &step.labels);
        let mut further: Vec<Mark<'_>> = Vec::new();
        for label in labels {
            let is_new = Some(label.span) != self.explanation.span
                && further.iter().all(|mark| mark.span != label.span);
            if is_new && further.len() < MOST_LABELS {
                further.push(Mark { span: label.span, text: &label.text, is_main: false });
            }
        }
        Piece::all(self.document, main.into_iter().chain(further).collect())
    }
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = &self.explanation.steps;
        let width = self.width.saturating_sub(14).max(30);
        // A rule is named once for steps in a row.
        let rules_before = std::iter::once(None).chain(steps.iter().map(|step| step.rule));
        let notes = steps.iter().zip(rules_before).map(|(step, before)| {
            let weight = match step.kind {
                StepKind::Error => Weight::Error,
                _ => Weight::Note,
            };
            let sentence = match step.error {
                Some(code) => format!("{code}: {}", step.sentence),
                None => step.sentence.clone(),
            };
            let mut text = textwrap::fill(&sentence, width);
            if let Some(rule) = step.rule.filter(|_| step.rule != before) {
                text.push('\n');
                text.push_str(&textwrap::fill(&format!("rule: {}", rule.name()), width));
                text.push('\n');
                text.push_str(&rule.url());
            }
            (weight, text)
        });
        let is_error = self.explanation.has(StepKind::Error);
        let picture = Picture {
            weight: if is_error { Weight::Error } else { Weight::Info },
            title: &self.explanation.summary,
            code: None,
            path: None,
            has_place: false,
            has_bare_starts: true,
            pieces: &self.pieces(),
            width: self.width,
            colors: self.colors,
            signs: Signs::new(self.ascii),
        };
        let mut text = String::new();
        picture.draw(&notes.collect::<Vec<_>>(), &mut text);
        f.write_str(&text)
    }
}
