//! The entry: places, nodes, and all that is not as written.

use std::error::Error;
use std::fmt;

use treewright_dom::{Document, NodeId, Span, TokenKind};
use treewright_syntax::{LineColumn, ParseError, SourceId, Stage};

use crate::effects::{Effect, Effects, Token, What};
use crate::explanation::{Explanation, StepKind, Subject};
use crate::naming::location;
use crate::{StandardRule, elements, errors, gaps, nodes, tags, text};

/// Explains places and nodes of a page. Creating one takes a walk over the tree, and memory for each node;
/// an explanation then takes time for the things that it is about, and that of the errors in its place.
#[derive(Debug)]
pub struct Explainer<'a> {
    pub(crate) document: &'a Document,
    /// Sorted by their places.
    pub(crate) errors: Vec<ParseError>,
    pub(crate) effects: Effects,
    /// The source has markers for content patching.
    pub(crate) has_markers: bool,
    /// The start of markup that the end of the source cuts off.
    pub(crate) cut_off: Option<u32>,
}

/// The document does not record where its nodes come from, so that nothing can be said about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NoOrigins;

impl fmt::Display for NoOrigins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the page was parsed without recording origins")
    }
}

impl Error for NoOrigins {}

impl<'a> Explainer<'a> {
    /// An explainer for a document that keeps [origins](Document::keep_origins), and the parse errors of
    /// its page. Without the errors less is explained: tags that were ignored have left nothing else.
    ///
    /// # Errors
    /// [`NoOrigins`] for a document that keeps none.
    pub fn new(
        document: &'a Document,
        errors: impl IntoIterator<Item = ParseError>,
    ) -> Result<Self, NoOrigins> {
        if !document.has_origins() {
            return Err(NoOrigins);
        }
        let mut errors: Vec<ParseError> = errors.into_iter().collect();
        errors.sort_by_key(|error| (error.span.source, error.span.start, error.code.stage()));
        let effects = Effects::new(document, &errors);
        let source = document.source_of(SourceId::MAIN).unwrap_or_default();
        let has_markers = ["<?marker", "<?start"].iter().any(|marker| source.contains(marker));
        let mut explainer = Self { document, errors, effects, has_markers, cut_off: None };
        let end = source.len() as u32;
        if let Some(last) = end.checked_sub(1)
            && let Err(gap) = explainer.effects.token_at(Span::in_main(last, last))
        {
            let gap = Span { end, ..gap };
            let text = document.source_text(gap).unwrap_or_default();
            let at_the_end = explainer.errors_in(Span::in_main(end, end));
            explainer.cut_off = gaps::cut_off(gap, text, at_the_end);
        }
        Ok(explainer)
    }

    /// The document.
    pub const fn document(&self) -> &'a Document {
        self.document
    }

    /// Explains the place of a byte of the main source: the tag, the attribute, the text or the like that
    /// it is in. An offset inside a character counts as that of the character, and one after the end as the
    /// end.
    pub fn at(&self, offset: u32) -> Explanation {
        let source = self.document.source_of(SourceId::MAIN).unwrap_or_default();
        let mut offset = (offset as usize).min(source.len());
        while !source.is_char_boundary(offset) {
            offset = offset.saturating_sub(1);
        }
        let offset = offset as u32;
        let at = Span::in_main(offset, offset);
        if offset as usize == source.len() {
            return self.end_of_source(at);
        }
        match self.effects.token_at(at) {
            Ok(token) => self.token(token, Some(offset)),
            Err(gap) => {
                let end = gap.end.min(source.len() as u32);
                gaps::explain(self, Span { end, ..gap }, offset)
            }
        }
    }

    /// Explains a line and column, which count from 1 as those of errors do. A column after the end of its
    /// line counts as that end. `None` for a line that the source does not have.
    pub fn at_line_column(&self, place: LineColumn) -> Option<Explanation> {
        Some(self.at(self.offset_of(place)?))
    }

    /// The offset of a line and column in the main source; see [`at_line_column`](Self::at_line_column).
    pub fn offset_of(&self, place: LineColumn) -> Option<u32> {
        let text = self.document.source_of(SourceId::MAIN).unwrap_or_default();
        let mut start = 0_usize;
        for _ in 1..place.line {
            let rest = text.get(start..)?;
            let end = rest.find(['\r', '\n'])?;
            let length = if rest.get(end..)?.starts_with("\r\n") { 2 } else { 1 };
            start = start.checked_add(end)?.checked_add(length)?;
        }
        if place.line == 0 || place.column == 0 {
            return None;
        }
        let mut column = 1_u32;
        for (index, character) in text.get(start..)?.char_indices() {
            column = column.saturating_add(character.len_utf16() as u32);
            if column > place.column || matches!(character, '\r' | '\n') {
                return u32::try_from(start.checked_add(index)?).ok();
            }
        }
        u32::try_from(text.len()).ok()
    }

    /// Explains a node: the place that it was written at, and how it came to be where it is. `None` for a
    /// stale id.
    pub fn node(&self, node: NodeId) -> Option<Explanation> {
        nodes::explain(self, node)
    }

    /// Explains, in the order of the source, everything that the parser did not take as it is written: everything with
    /// a parse error, and all that was moved, copied, opened again or merged.
    pub fn all(&self) -> All<'_> {
        All { explainer: self, next_token: 0, next_error: 0, at_end: false }
    }

    /// Explains a token, or the part of it that an offset is in.
    pub(crate) fn token(&self, token: Token, offset: Option<u32>) -> Explanation {
        match token.kind {
            TokenKind::StartTag => tags::start_tag(self, token, offset),
            TokenKind::EndTag => tags::end_tag(self, token, offset),
            TokenKind::Characters => text::explain(self, token, offset),
            _ => nodes::other_token(self, token),
        }
    }

    fn end_of_source(&self, at: Span) -> Explanation {
        let token = Token { span: at, kind: TokenKind::EndOfFile };
        let mut explanation = Explanation::new(Subject::EndOfSource, Some(at));
        explanation.summary =
            format!("The end of the source, {}, ends the parse", location(self.document, at));
        elements::implied(self, token, &mut explanation);
        errors::add(self, at, &mut explanation);
        elements::closed(self, token, &mut explanation);
        if !explanation.has(StepKind::Closed) {
            let sentence = "Nothing is open then that needs an end tag.";
            explanation.step(StepKind::Note, StandardRule::STOP_PARSING, sentence);
        }
        explanation
    }

    /// The errors that begin in a span, those of an empty span included.
    pub(crate) fn errors_in(&self, span: Span) -> &[ParseError] {
        let Span { source, start, end } = span;
        let end = end.max(start.saturating_add(1));
        let from = self
            .errors
            .partition_point(|error| (error.span.source, error.span.start) < (source, start));
        let to = self
            .errors
            .partition_point(|error| (error.span.source, error.span.start) < (source, end));
        self.errors.get(from..to).unwrap_or_default()
    }

    /// The last error of tree construction before a place.
    pub(crate) fn tree_error_before(&self, span: Span) -> Option<&ParseError> {
        let end = self.errors.partition_point(|error| {
            (error.span.source, error.span.start) < (span.source, span.start)
        });
        let before = self.errors.get(..end).unwrap_or_default().iter().rev();
        // Other errors in between are those of the same text.
        let mut before = before.take(64);
        before.find(|error| {
            error.span.source == span.source && error.code.stage() == Stage::TreeConstruction
        })
    }

    /// Returns true if the effects of a token are not those of a page without errors.
    fn is_unusual(&self, token: Token) -> bool {
        let is_unusual = |effect: &Effect| {
            matches!(effect.what, What::Moved(_) | What::Merged | What::Reopened | What::Cloned)
        };
        !self.errors_in(token.span).is_empty() || self.effects.of(token).iter().any(is_unusual)
    }
}

/// The explanations of all that is not as written. See [`Explainer::all`].
#[derive(Clone, Debug)]
pub struct All<'a> {
    explainer: &'a Explainer<'a>,
    next_token: usize,
    next_error: usize,
    at_end: bool,
}

impl Iterator for All<'_> {
    type Item = Explanation;

    fn next(&mut self) -> Option<Explanation> {
        let explainer = self.explainer;
        let tokens = explainer.effects.tokens();
        let length = explainer.document.source_of(SourceId::MAIN).unwrap_or_default().len() as u32;
        while !self.at_end {
            let token =
                tokens.get(self.next_token).filter(|token| token.span.source == SourceId::MAIN);
            // The next error in the main source that is in no token.
            let start = token.map_or(length, |token| token.span.start);
            let error = explainer.errors.get(self.next_error);
            if let Some(error) = error
                && error.span.source == SourceId::MAIN
                && error.span.start < start
            {
                let explanation = explainer.at(error.span.start);
                let end = explanation.span.map_or(0, |span| span.end);
                let end = end.max(error.span.start.saturating_add(1));
                self.skip_errors_before(end);
                return Some(explanation);
            }
            let Some(token) = token else {
                self.at_end = true;
                let at = Span::in_main(length, length);
                return (!explainer.errors_in(at).is_empty()).then(|| explainer.at(length));
            };
            self.next_token = self.next_token.saturating_add(1);
            self.skip_errors_before(token.span.end);
            if explainer.is_unusual(*token) {
                return Some(explainer.token(*token, None));
            }
        }
        None
    }
}

impl All<'_> {
    fn skip_errors_before(&mut self, end: u32) {
        let errors = &self.explainer.errors;
        while errors
            .get(self.next_error)
            .is_some_and(|error| error.span.source == SourceId::MAIN && error.span.start < end)
        {
            self.next_error = self.next_error.saturating_add(1);
        }
    }
}
