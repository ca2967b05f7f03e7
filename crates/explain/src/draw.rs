//! Explanations beside the piece of the source, with carets.

use std::fmt;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use treewright_dom::{Document, SourceId, Span};

use crate::explanation::{Explanation, StepKind};
use crate::naming::is_obeyed;

/// The most characters of a line around a place that is shown.
const AROUND: usize = 60;

/// The most lines of one place that are shown.
const MOST_LINES: usize = 6;

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

    fn level(&self) -> Level<'static> {
        if self.explanation.has(StepKind::Error) { Level::ERROR } else { Level::INFO }
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
        let mut marks: Vec<Mark<'_>> = main.into_iter().chain(further).collect();
        marks.sort_by_key(|mark| (mark.span.source, mark.span.start));
        let mut pieces: Vec<Piece<'_>> = Vec::new();
        for mark in marks {
            let joined = pieces.last_mut().is_some_and(|last| last.add(mark));
            if !joined && let Some(piece) = Piece::new(self.document, mark) {
                pieces.push(piece);
            }
        }
        pieces
    }
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let renderer = if self.colors { Renderer::styled() } else { Renderer::plain() };
        let style = if self.ascii { DecorStyle::Ascii } else { DecorStyle::Unicode };
        let renderer = renderer.decor_style(style).term_width(self.width);
        let pieces = self.pieces();
        let shown: Vec<(String, &Piece<'_>, Vec<Shown>)> = pieces.iter().map(Piece::show).collect();
        let mut group =
            Group::with_title(self.level().primary_title(self.explanation.summary.as_str()));
        for (text, piece, marks) in &shown {
            let annotations = marks.iter().map(|mark| {
                let kind =
                    if mark.is_main { AnnotationKind::Primary } else { AnnotationKind::Context };
                let annotation = kind.span(mark.start..mark.end);
                if mark.text.is_empty() { annotation } else { annotation.label(mark.text.as_str()) }
            });
            let snippet: Snippet<'_, annotate_snippets::Annotation<'_>> =
                Snippet::source(text.as_str())
                    .line_start(piece.first_line)
                    .path(piece.source_name());
            group = group.element(snippet.annotations(annotations));
        }
        let width = self.width.saturating_sub(14).max(30);
        // A rule is named once for steps in a row.
        let rules = self.explanation.steps.iter().map(|step| step.rule);
        let rules_before = std::iter::once(None).chain(rules);
        let notes: Vec<(Level<'_>, String)> = self
            .explanation
            .steps
            .iter()
            .zip(rules_before)
            .map(|(step, before)| {
                let level = match step.kind {
                    StepKind::Error => Level::ERROR,
                    _ => Level::NOTE,
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
                (level, text)
            })
            .collect();
        for (level, text) in notes {
            group = group.element(level.message(text));
        }
        writeln!(f, "{}", renderer.render(&[group]))
    }
}

/// A span to mark.
#[derive(Clone, Copy)]
struct Mark<'a> {
    span: Span,
    text: &'a str,
    is_main: bool,
}

/// A mark in the text that is shown.
struct Shown {
    start: usize,
    end: usize,
    text: String,
    is_main: bool,
}

/// Some lines of a source, or a part of one line, with the marks in them.
struct Piece<'a> {
    source: &'a str,
    id: SourceId,
    start: usize,
    end: usize,
    first_line: usize,
    marks: Vec<Mark<'a>>,
}

impl<'a> Piece<'a> {
    fn new(document: &'a Document, mark: Mark<'a>) -> Option<Self> {
        let source = document.source_of(mark.span.source)?;
        let start = start_of_line(source, (mark.span.start as usize).min(source.len()));
        let end = end_of_lines(source, mark.span);
        let first_line = if mark.span.source == SourceId::MAIN {
            document.line_column(start as u32).map_or(1, |place| place.line as usize)
        } else {
            source.get(..start).unwrap_or_default().lines().count().saturating_add(1)
        };
        Some(Self { source, id: mark.span.source, start, end, first_line, marks: vec![mark] })
    }

    /// Adds a mark, if it is not far from the others.
    fn add(&mut self, mark: Mark<'a>) -> bool {
        let start = mark.span.start as usize;
        if mark.span.source != self.id || start > self.end.saturating_add(3 * AROUND) {
            return false;
        }
        self.marks.push(mark);
        self.end = self.end.max(end_of_lines(self.source, mark.span));
        true
    }

    /// The source, if it is not the page itself.
    fn source_name(&self) -> Option<&'static str> {
        (self.id != SourceId::MAIN).then_some("written by a script")
    }

    /// The text with one character for each that is hidden or obeyed, and the marks in it.
    fn show(&self) -> (String, &Self, Vec<Shown>) {
        let text = self.source.get(self.start..self.end).unwrap_or_default();
        let mut shown = String::with_capacity(text.len());
        // The places of the bytes of the text in what is shown.
        let mut places = Vec::with_capacity(text.len().saturating_add(1));
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            places.extend(std::iter::repeat_n(shown.len(), character.len_utf8()));
            match character {
                '\n' => shown.push('\n'),
                '\r' if characters.peek() == Some(&'\n') => {}
                '\r' => shown.push('\n'),
                '\t' => shown.push('\t'),
                _ if is_obeyed(character) => shown.push(char::REPLACEMENT_CHARACTER),
                _ => shown.push(character),
            }
        }
        places.push(shown.len());
        let at = |offset: u32| {
            let index = (offset as usize).saturating_sub(self.start);
            places.get(index).copied().unwrap_or(shown.len())
        };
        // A mark ends before the newline at the end of a text.
        let end_of = |mark: &Mark<'_>| {
            let (start, end) = (at(mark.span.start), at(mark.span.end));
            let marked = shown.get(start..end).unwrap_or_default().trim_end();
            if marked.is_empty() { end.max(start) } else { start.saturating_add(marked.len()) }
        };
        let marks = self.marks.iter().map(|mark| Shown {
            start: at(mark.span.start),
            end: end_of(mark),
            text: mark.text.to_owned(),
            is_main: mark.is_main,
        });
        let marks = marks.collect();
        (shown, self, marks)
    }
}

/// The start of the line that an offset is in, or a place not far before it in a long line.
fn start_of_line(source: &str, offset: usize) -> usize {
    let mut start = source.get(..offset).unwrap_or_default();
    let mut characters = start.char_indices().rev();
    for _ in 0..AROUND {
        match characters.next() {
            Some((index, '\n' | '\r')) => return index.saturating_add(1),
            Some((index, _)) => start = source.get(..index).unwrap_or_default(),
            None => return 0,
        }
    }
    start.len()
}

/// The end of the last line that a span is in, or a place not far behind in a long line.
fn end_of_lines(source: &str, span: Span) -> usize {
    let start = (span.start as usize).min(source.len());
    let last = (span.end as usize).clamp(start, source.len());
    let (mut lines, mut characters) = (0_usize, 0_usize);
    for (index, character) in source.get(start..).unwrap_or_default().char_indices() {
        let at = start.saturating_add(index);
        let is_newline = character == '\n';
        if is_newline {
            lines = lines.saturating_add(1);
        }
        characters = characters.saturating_add(1);
        let is_behind = at >= last;
        if is_behind && (is_newline || character == '\r' || characters > 2 * AROUND) {
            return at;
        }
        if lines >= MOST_LINES || characters > MOST_LINES.saturating_mul(2 * AROUND) {
            return at;
        }
    }
    source.len()
}
