//! The pending table character tokens.
//! <https://html.spec.whatwg.org/multipage/parsing.html#concept-pending-table-char-tokens>

#![expect(
    clippy::arithmetic_side_effects,
    clippy::string_slice,
    reason = "ranges of the source, whose offsets are below 4 GiB"
)]

use std::ops::Range;
use std::sync::Arc;

use crate::tokenizer::Characters;
use crate::{Run, Span};

/// The tokens as one text, which is not copied if it is part of a shared source. Ignored NULs divide it into
/// parts, each of which is a range of the source.
#[derive(Clone, Debug, Default)]
pub(super) struct PendingTableCharacters {
    /// The first text of the main source, if it is shared.
    source: Option<Arc<str>>,
    /// Text of the main source that ends before this offset is part of `source`.
    source_end: u32,
    /// The range of the text in the source, as long as it is one; `text` is then empty.
    in_source: Range<u32>,
    text: String,
    /// The parts before the last one, which are in `text`.
    parts: Vec<Part>,
    /// The offset of the last part in the main source, if it is one piece of it.
    at: Option<u32>,
    /// The span of all tokens of the last part.
    span: Span,
    /// NUL was ignored after the last part.
    is_divided: bool,
    /// The first character that is not ASCII whitespace.
    first_non_space: Option<Span>,
}

/// A part followed by NUL.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// Its end in the text.
    end: usize,
    at: Option<u32>,
    span: Span,
}

impl PendingTableCharacters {
    /// Sets this shared text as the start of the main source.
    pub(super) fn set_source(&mut self, source: Arc<str>) {
        self.source_end = source.len() as u32;
        self.source = Some(source);
    }

    /// Records that the main source can continue with other text from this offset on.
    pub(super) fn source_is_cut_off(&mut self, end: u32) {
        self.source_end = self.source_end.min(end);
    }

    /// Removes everything and keeps the memory.
    pub(super) fn renew(&mut self) {
        self.clear();
        self.source = None;
        self.source_end = 0;
    }

    pub(super) fn clear(&mut self) {
        self.in_source = 0..0;
        self.text.clear();
        self.parts.clear();
        self.is_divided = false;
        self.first_non_space = None;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.in_source.is_empty() && self.text.is_empty()
    }

    /// The first character that is not ASCII whitespace.
    pub(super) fn first_non_space(&self) -> Option<Span> {
        self.first_non_space
    }

    pub(super) fn push(&mut self, characters: Characters<'_>) {
        let (text, at) = (characters.run.text(), characters.run.source_offset());
        if self.first_non_space.is_none() {
            let rest = characters.split_leading_space().1;
            if !rest.is_empty() {
                self.first_non_space = Some(rest.span_of_the_first());
            }
        }
        if self.is_divided {
            self.is_divided = false;
            self.copy_from_the_source();
            self.parts.push(Part { end: self.text.len(), at: self.at, span: self.span });
            self.at = at;
            self.span = characters.span;
            self.text.push_str(text);
            return;
        }
        if self.is_empty() {
            self.at = at;
            self.span = characters.span;
            if let Some(in_source) = self.range_in_source(characters.run) {
                self.in_source = in_source;
                return;
            }
        } else {
            self.span.end = characters.span.end;
            if self.span.source != characters.span.source {
                self.span = characters.span;
            }
            let length = self.in_source.len().max(self.text.len()) - self.start_of_the_last();
            if self.at.is_none_or(|start| at != Some(start + length as u32)) {
                self.at = None;
            } else if !self.in_source.is_empty()
                && let Some(in_source) = self.range_in_source(characters.run)
            {
                self.in_source.end = in_source.end;
                return;
            }
            self.copy_from_the_source();
        }
        self.text.push_str(text);
    }

    /// Records that a NUL character was ignored.
    pub(super) fn null_is_ignored(&mut self) {
        self.is_divided = !self.is_empty();
    }

    /// The start of the last part in the text.
    fn start_of_the_last(&self) -> usize {
        self.parts.last().map_or(0, |part| part.end)
    }

    /// The range of a run in the source. `None` if any part of the run is outside it.
    fn range_in_source(&self, run: Run<'_>) -> Option<Range<u32>> {
        let start = run.source_offset()?;
        let end = start + run.text().len() as u32;
        (end <= self.source_end).then_some(start..end)
    }

    fn copy_from_the_source(&mut self) {
        let Range { start, end } = std::mem::take(&mut self.in_source);
        if let Some(source) = &self.source {
            self.text.push_str(&source[start as usize..end as usize]);
        }
    }

    /// The span of the first part.
    pub(super) fn span(&self) -> Span {
        self.parts.first().map_or(self.span, |part| part.span)
    }

    /// The parts as runs of characters.
    pub(super) fn characters(&self) -> impl Iterator<Item = Characters<'_>> {
        let mut start = 0;
        let before = self.parts.iter().map(move |part| {
            let text = &self.text[start..part.end];
            start = part.end;
            Self::part(text, part.at, part.span)
        });
        before.chain(std::iter::once_with(|| self.last_characters()))
    }

    fn last_characters(&self) -> Characters<'_> {
        let text = match &self.source {
            Some(source) if !self.in_source.is_empty() => {
                &source[self.in_source.start as usize..self.in_source.end as usize]
            }
            _ => &self.text[self.start_of_the_last()..],
        };
        Self::part(text, self.at, self.span)
    }

    fn part(text: &str, at: Option<u32>, span: Span) -> Characters<'_> {
        let run = match at {
            Some(at) => Run::in_source(text, at),
            None => Run::new(text),
        };
        Characters { run, span }
    }
}
