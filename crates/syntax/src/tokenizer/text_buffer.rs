//! Text that is joined from pieces, with its place if the pieces are one piece of the main source.

use crate::Run;

/// The place in the main source of text that was joined from pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Place {
    /// The text is still empty.
    #[default]
    Empty,
    /// The pieces follow each other in the source without a gap.
    InMain { start: u32, end: u32 },
    /// The pieces have gaps, or some of them are not in the source.
    Scattered,
}

impl Place {
    /// The place with another piece of `length` bytes, which has the offset `at` in the main source.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "offsets in the main source")]
    pub(super) fn extended(self, length: usize, at: Option<u32>) -> Self {
        match (self, at) {
            (place, _) if length == 0 => place,
            (Self::Empty, Some(at)) => Self::InMain { start: at, end: at + length as u32 },
            (Self::InMain { start, end }, Some(at)) if end == at => {
                Self::InMain { start, end: at + length as u32 }
            }
            _ => Self::Scattered,
        }
    }
}

/// Most joined texts are not longer, except for scripts.
const USUAL_LENGTH: usize = 256;

/// Text that is joined from pieces, in reusable memory.
#[derive(Clone, Debug, Default)]
pub(super) struct TextBuffer {
    text: String,
    place: Place,
}

impl TextBuffer {
    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.place = Place::Empty;
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Adds a piece, with its offset in the main source if the source has it.
    #[inline]
    pub(super) fn push(&mut self, piece: &str, at: Option<u32>) {
        if self.text.capacity() == 0 {
            self.text.reserve(USUAL_LENGTH);
        }
        self.text.push_str(piece);
        self.place = self.place.extended(piece.len(), at);
    }

    /// Adds a piece that follows the text before it without a gap.
    pub(super) fn push_continued(&mut self, piece: &str) {
        let at = match self.place {
            Place::InMain { end, .. } => Some(end),
            Place::Empty | Place::Scattered => None,
        };
        self.push(piece, at);
    }

    /// Drops the text, and lends the buffer for text that is not one piece of the main source.
    pub(super) fn begin_joined_text(&mut self) -> &mut String {
        self.text.clear();
        self.text.reserve(USUAL_LENGTH);
        self.place = Place::Scattered;
        &mut self.text
    }

    /// Replaces the text.
    pub(super) fn set(&mut self, text: &str, at: Option<u32>) {
        self.clear();
        self.push(text, at);
    }

    pub(super) fn run(&self) -> Run<'_> {
        match self.place {
            Place::InMain { start, .. } => Run::in_source(&self.text, start),
            Place::Empty | Place::Scattered => Run::new(&self.text),
        }
    }
}
