//! Splits runs of characters, with the spans of their parts.

use super::Characters;
use crate::Span;

/// The characters that the standard calls ASCII whitespace. CR reaches tree construction only by a
/// character reference, and its rules list it as U+000D.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ')
}

impl Characters<'_> {
    /// The part from byte `index` of the text on.
    pub(crate) fn from(self, index: usize) -> Self {
        let run = self.run.from(index);
        let mut span = self.span;
        if index > 0 {
            span.start = self.offset_of(index).unwrap_or(span.start);
        }
        Self { run, span }
    }

    /// The part before byte `index` of the text.
    pub(crate) fn to(self, index: usize) -> Self {
        let run = self.run.to(index);
        let mut span = self.span;
        if index < self.run.text().len() {
            span.end = self.offset_of(index).unwrap_or(span.end);
        }
        Self { run, span }
    }

    /// The offset of byte `index` of the text in its source, if it is known.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the text is in the source, and offsets are below 4 GiB"
    )]
    pub(crate) fn offset_of(&self, index: usize) -> Option<u32> {
        let start = self.run.source_offset();
        let start = start.or_else(|| self.is_plain().then_some(self.span.start))?;
        Some(start + index as u32)
    }

    /// The span of the first character.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "a span does not end before its start, and has the text's first character"
    )]
    pub(crate) fn span_of_the_first(&self) -> Span {
        let text = self.run.text();
        let start = self.span.start;
        let follows_a_cr = (self.span.end - start) as usize == text.len() + 1;
        match text.chars().next() {
            // Only the CR of a joined CR LF is certain to be in this source.
            Some('\n') if follows_a_cr => Span { end: start + 1, ..self.span },
            Some(first) if self.is_plain() => {
                Span { end: start + first.len_utf8() as u32, ..self.span }
            }
            _ => self.span,
        }
    }

    /// Returns true if the text is as long as its span, so that offsets carry over.
    #[expect(clippy::arithmetic_side_effects, reason = "a span does not end before its start")]
    pub(crate) fn is_plain(&self) -> bool {
        (self.span.end - self.span.start) as usize == self.run.text().len()
    }

    /// Returns true if the first character is whitespace.
    pub(crate) fn starts_with_space(self) -> bool {
        self.run.text().bytes().next().is_some_and(is_space)
    }

    /// The whitespace at the start, and the rest.
    pub(crate) fn split_leading_space(self) -> (Self, Self) {
        let bytes = self.run.text().as_bytes();
        let end = bytes.iter().position(|byte| !is_space(*byte)).unwrap_or(bytes.len());
        (self.to(end), self.from(end))
    }

    /// The text before the first whitespace, and the rest.
    pub(crate) fn split_leading_non_space(self) -> (Self, Self) {
        let bytes = self.run.text().as_bytes();
        let end = bytes.iter().position(|byte| is_space(*byte)).unwrap_or(bytes.len());
        (self.to(end), self.from(end))
    }

    pub(crate) fn is_empty(self) -> bool {
        self.run.is_empty()
    }
}
