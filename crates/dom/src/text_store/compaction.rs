//! Moves texts closer together when those between them are no longer used.

use std::collections::HashMap;

use super::{TextRef, TextStore};

/// The texts that were moved so far.
#[derive(Debug, Default)]
pub(crate) struct Compaction {
    written: String,
    moved: HashMap<(u32, u32), TextRef>,
}

impl TextStore {
    /// Returns true while the parser reads a text that it announced.
    pub(crate) fn is_lent_to_a_parser(&self) -> bool {
        !self.lent.is_empty() && !std::sync::Arc::ptr_eq(&self.lent, &self.source)
    }

    #[allow(clippy::unused_self, reason = "the other two steps are methods too")]
    pub(crate) fn start_compaction(&self) -> Compaction {
        Compaction::default()
    }

    /// The new place of a text that is still used.
    pub(crate) fn relocate(&mut self, text: TextRef, compaction: &mut Compaction) -> TextRef {
        let is_in_the_source = text.end() <= self.source.len() as u64;
        if text.is_owned() || is_in_the_source && text.length > 0 {
            return text;
        }
        if text.length == 0 {
            return TextRef::EMPTY;
        }
        let key = (text.offset, text.length);
        if let Some(moved) = compaction.moved.get(&key) {
            return *moved;
        }
        let offset = u64::from(self.written_at) + compaction.written.len() as u64;
        if offset + u64::from(text.length) > self.limit {
            // Overlapping texts can take more room once they are separate.
            let text = self.get(text).to_owned();
            return self.own(text);
        }
        compaction.written.push_str(self.get(text));
        let moved = TextRef { offset: offset as u32, length: text.length };
        compaction.moved.insert(key, moved);
        moved
    }

    /// Ends a [`TextStore::start_compaction`]: all texts in use were relocated.
    pub(crate) fn end_compaction(&mut self, compaction: Compaction) {
        self.chunks.clear();
        self.written = compaction.written;
        self.written.shrink_to_fit();
    }
}
