//! The pending table character tokens.
//! <https://html.spec.whatwg.org/multipage/parsing.html#concept-pending-table-char-tokens>

#![expect(
    clippy::arithmetic_side_effects,
    clippy::string_slice,
    reason = "texts that stand in the source, whose offsets are below 4 GiB"
)]

use std::ops::Range;
use std::sync::Arc;

use crate::tokenizer::Characters;
use crate::{Run, Span};

/// The tokens as one text. Where it stands in a source that is shared, it is not copied.
#[derive(Clone, Debug, Default)]
pub(super) struct PendingTableCharacters {
    /// The first text of the main source, if it is shared.
    source: Option<Arc<str>>,
    /// What ends before this offset of the main source stands there.
    source_end: u32,
    /// Where the text stands in the source, as long as it does: `text` is empty then.
    in_source: Range<u32>,
    text: String,
    /// Where the text stands in the main source, if all of it stands there in one piece.
    at: Option<u32>,
    /// All of the tokens.
    span: Span,
    /// The first character that is not ASCII whitespace.
    first_non_space: Option<Span>,
}

impl PendingTableCharacters {
    /// Says that the main source begins with this text, which is shared.
    pub(super) fn set_source(&mut self, source: Arc<str>) {
        self.source_end = source.len() as u32;
        self.source = Some(source);
    }

    /// Says that other text can follow this offset of the main source than was there.
    pub(super) fn source_is_cut_off(&mut self, end: u32) {
        self.source_end = self.source_end.min(end);
    }

    /// Forgets everything and keeps the memory.
    pub(super) fn renew(&mut self) {
        self.clear();
        self.source = None;
        self.source_end = 0;
    }

    pub(super) fn clear(&mut self) {
        self.in_source = 0..0;
        self.text.clear();
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
            let length = self.in_source.len().max(self.text.len());
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

    /// Where text stands in the source, if it does. It can begin there and end after it.
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

    /// The text as one run of characters.
    pub(super) fn characters(&self) -> Characters<'_> {
        let text = match &self.source {
            Some(source) if !self.in_source.is_empty() => {
                &source[self.in_source.start as usize..self.in_source.end as usize]
            }
            _ => &self.text,
        };
        let run = match self.at {
            Some(at) => Run::in_source(text, at),
            None => Run::new(text),
        };
        Characters { run, span: self.span }
    }
}
