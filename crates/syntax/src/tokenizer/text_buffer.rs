//! Text that is put together from pieces, and knows whether it stands in the main source as it is.

use crate::Run;

/// Where text that was put together from pieces stands in the main source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Place {
    /// There is no text yet.
    #[default]
    Empty,
    /// The pieces stand there one right after the other.
    InMain { start: u32, end: u32 },
    /// They do not.
    Nowhere,
}

impl Place {
    /// The place after a piece of `length` bytes was added that stands at `at` in the main source.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "offsets in the main source")]
    pub(super) fn extended(self, length: usize, at: Option<u32>) -> Self {
        match (self, at) {
            (place, _) if length == 0 => place,
            (Self::Empty, Some(at)) => Self::InMain { start: at, end: at + length as u32 },
            (Self::InMain { start, end }, Some(at)) if end == at => {
                Self::InMain { start, end: at + length as u32 }
            }
            _ => Self::Nowhere,
        }
    }
}

/// Most texts that are put together from lines are no longer, or of scripts.
const USUAL_LENGTH: usize = 8192;

/// Text put together from pieces, in memory that is used again.
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

    /// Adds a piece, with its offset in the main source if it stands there like this.
    #[inline]
    pub(super) fn push(&mut self, piece: &str, at: Option<u32>) {
        if self.text.capacity() == 0 {
            self.text.reserve(USUAL_LENGTH);
        }
        self.text.push_str(piece);
        self.place = self.place.extended(piece.len(), at);
    }

    /// Adds a piece that stands right after the text before it.
    pub(super) fn push_continued(&mut self, piece: &str) {
        let at = match self.place {
            Place::InMain { end, .. } => Some(end),
            Place::Empty | Place::Nowhere => None,
        };
        self.push(piece, at);
    }

    /// Forgets the text, and lends the buffer to somebody who puts text there that does not stand in
    /// the main source as it is.
    pub(super) fn start_text_of_nowhere(&mut self) -> &mut String {
        self.text.clear();
        self.text.reserve(USUAL_LENGTH);
        self.place = Place::Nowhere;
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
            Place::Empty | Place::Nowhere => Run::new(&self.text),
        }
    }
}
