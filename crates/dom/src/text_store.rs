//! The texts of a document: slices of the source, or of the chunks in which it arrived; slices of the text that
//! was written after it; and separate strings for texts that change.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "offsets and lengths are below 2^32 and are summed in 64 bits, or are those of text that is there"
)]
#![expect(
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a `TextRef` is made for text that is there, and is not kept when that is freed"
)]

mod chunks;
mod compaction;
mod script_text;
mod stand_ins;

use std::collections::HashMap;
use std::sync::Arc;

use treewright_markup::Run;

use self::chunks::Chunks;
pub(crate) use self::compaction::Compaction;
pub use self::script_text::ScriptText;
pub(crate) use self::script_text::{byte_of, utf16_length};

/// A text of a [`TextStore`]: a slice, or (if the length is [`OWNED`]) an index of its owned strings.
/// Slices are never changed in place, so several references can name one slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TextRef {
    offset: u32,
    length: u32,
}

const OWNED: u32 = u32::MAX;

/// The bytes of source for each byte that has to be written because it is not part of a slice of the
/// source, such as the text around a character reference. Most pages have a higher ratio.
const BYTES_OF_SOURCE_PER_BYTE_WRITTEN: usize = 32;

impl TextRef {
    pub(crate) const EMPTY: Self = Self { offset: 0, length: 0 };

    /// The longest slice that fits a node.
    pub(crate) const LONGEST: u32 = (1 << 29) - 1;

    /// The offset and the length. The three highest bits of a length in a node are equal: all slices that the
    /// store gives for nodes are at most as long as [`TextRef::LONGEST`], and [`OWNED`] has all bits set.
    #[inline]
    pub(crate) const fn parts(self) -> (u32, u32) {
        debug_assert!(self.length <= Self::LONGEST || self.is_owned());
        (self.offset, self.length)
    }

    /// The text with these fields.
    #[inline]
    pub(crate) const fn of_parts(offset: u32, length: u32) -> Self {
        Self { offset, length }
    }

    /// The slice of this length at this offset.
    #[inline]
    pub(crate) const fn slice(offset: u32, length: u32) -> Self {
        Self { offset, length }
    }

    const fn is_owned(self) -> bool {
        self.length == OWNED
    }

    /// The offset after the slice, in 64 bits so that it cannot wrap.
    const fn end(self) -> u64 {
        self.offset as u64 + self.length as u64
    }
}

/// Offsets below `written_at` count in `source`, or in `chunks` without a source; the others in `written`.
/// The text that the parser reads is completely in one of them, if the parser announced it.
#[derive(Clone, Debug)]
pub(crate) struct TextStore {
    /// Shared with the parser that reads it.
    source: Arc<str>,
    chunks: Chunks,
    written: String,
    /// The offset of the first byte of `written`: the length of the source, or without a source the highest
    /// offset of chunks.
    written_at: u32,
    /// The text that the parser reads, and its offset here.
    lent: Arc<str>,
    lent_at: u32,
    /// Offsets continue here, but the text does not: the end of the source, or the start of the last chunk.
    /// Slices that are joined come from the text that the parser reads.
    border: u32,
    owned: Vec<String>,
    /// The bytes of the owned strings.
    owned_bytes: usize,
    free: Vec<u32>,
    /// The code units of owned strings that scripts set and that UTF-8 cannot represent.
    exact: Option<HashMap<u32, Vec<u16>>>,
    /// Set if stand-ins for lone surrogates are decoded in texts that the parser adds.
    reads_stand_ins: bool,
    /// The highest end of a slice. A text that does not fit becomes an owned string.
    limit: u64,
    /// The longest slice for a node. Longer texts become owned strings.
    longest: u32,
}

impl Default for TextStore {
    fn default() -> Self {
        Self {
            source: Arc::default(),
            chunks: Chunks::default(),
            written: String::new(),
            written_at: Chunks::MOST,
            lent: Arc::default(),
            lent_at: 0,
            border: Chunks::MOST,
            owned: Vec::new(),
            owned_bytes: 0,
            free: Vec::new(),
            exact: None,
            reads_stand_ins: false,
            limit: u64::from(u32::MAX) - 1,
            longest: TextRef::LONGEST,
        }
    }
}

impl TextStore {
    #[cfg(test)]
    pub(crate) fn set_longest(&mut self, longest: u32) {
        self.longest = longest;
    }

    /// Drops all texts, keeps the memory, and sets a new source.
    pub(crate) fn reset(&mut self, source: Arc<str>) {
        self.source = Arc::default();
        self.lent = Arc::default();
        self.chunks.clear();
        self.written.clear();
        self.written_at = Chunks::MOST;
        self.border = Chunks::MOST;
        self.owned.clear();
        self.owned_bytes = 0;
        self.free.clear();
        self.exact = None;
        self.reads_stand_ins = false;
        self.set_source(source);
    }

    /// Sets the source of an empty store. A source that is too long for the offsets is not kept; its
    /// texts are then copied.
    pub(crate) fn set_source(&mut self, source: Arc<str>) {
        if !source.is_empty() && source.len() as u64 <= self.limit {
            self.written_at = source.len() as u32;
            self.border = self.written_at;
            self.lent = Arc::clone(&source);
            self.lent_at = 0;
            self.source = source;
        }
    }

    /// The texts that are not slices of the source or of chunks; one string may hold several.
    pub(crate) fn apart_from_the_source(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.written).chain(&self.owned).map(String::as_str)
    }

    pub(crate) fn source(&self) -> &Arc<str> {
        &self.source
    }

    /// Takes the text that the parser is about to read, which starts at this offset of its source, if the
    /// store does not have it.
    pub(crate) fn lend(&mut self, text: &Arc<str>, source_offset: u32) {
        self.lent = Arc::default();
        if self.has_stand_ins_to_read(text) {
            // Its parts are decoded when the parser adds them.
            return;
        }
        let is_source = Arc::ptr_eq(text, &self.source) && source_offset == 0;
        let end = self.end() + text.len() as u64;
        if is_source || self.equal_slice(text, Some(source_offset)).is_some() {
            self.lent_at = source_offset;
        } else if let Some(start) = self.keep_chunk(text) {
            (self.lent_at, self.border) = (start, start);
        } else if end <= self.limit {
            self.lent_at = self.end() as u32;
            self.make_room_for_a_chunk(text.len());
            self.written.push_str(text);
        } else {
            // Its parts are copied when the parser adds them.
            return;
        }
        self.lent = Arc::clone(text);
    }

    /// Keeps a text that the parser is about to read as it is, unless the store has a source. Returns its
    /// offset.
    fn keep_chunk(&mut self, text: &Arc<str>) -> Option<u32> {
        if !self.source.is_empty() {
            return None;
        }
        self.chunks.keep(text)
    }

    /// Joins a text and a slice into one, if they are adjacent.
    #[inline]
    pub(crate) fn joined(&self, text: TextRef, slice: TextRef) -> Option<TextRef> {
        let are_joined = text.end() == u64::from(slice.offset) && slice.offset != self.border;
        // It is below 2^32 for adjacent slices.
        let length = text.length.wrapping_add(slice.length);
        (are_joined && length <= self.longest).then_some(TextRef { length, ..text })
    }

    /// Returns true if a slice is part of the text that the parser reads.
    fn is_lent(&self, text: TextRef) -> bool {
        text.offset >= self.lent_at
            && text.end() <= u64::from(self.lent_at) + self.lent.len() as u64
    }

    #[inline]
    pub(crate) fn get(&self, text: TextRef) -> &str {
        let start = text.offset as usize;
        // All others end after the source, which is empty if the store has chunks; owned ones because of
        // their length.
        match self.source.get(start..start.wrapping_add(text.length as usize)) {
            Some(slice) => slice,
            None => self.get_elsewhere(text),
        }
    }

    /// The length of a text, without reading it.
    #[inline]
    pub(crate) fn length(&self, text: TextRef) -> usize {
        if text.is_owned() { self.get(text).len() } else { text.length as usize }
    }

    /// The offset in the source of a text that is a non-empty slice of it.
    pub(crate) fn offset_in_source(&self, text: TextRef) -> Option<u32> {
        let is_in_source = text.length > 0 && text.end() <= self.source.len() as u64;
        (is_in_source && !text.is_owned()).then_some(text.offset)
    }

    #[inline(never)]
    fn get_elsewhere(&self, text: TextRef) -> &str {
        if text.is_owned() {
            return &self.owned[text.offset as usize];
        }
        match text.offset.checked_sub(self.written_at) {
            Some(start) => &self.written[start as usize..][..text.length as usize],
            None => self.chunks.get(text.offset, text.length),
        }
    }

    /// The slice of a run that is lent from the text that the parser reads, found by its address. This is
    /// cheap, and finds nearly all texts.
    #[inline]
    pub(crate) fn shared_slice(&self, run: Run<'_>) -> Option<TextRef> {
        let start = self.start_of_shared(run.text())?;
        let length = run.text().len();
        (length <= self.longest as usize)
            .then_some(TextRef { offset: start, length: length as u32 })
    }

    /// The offset of text that is lent from the text that the parser reads, found by its address.
    #[inline]
    pub(crate) fn start_of_shared(&self, text: &str) -> Option<u32> {
        let start = text.as_ptr().addr().wrapping_sub(self.lent.as_ptr().addr());
        (start < self.lent.len() && text.len() <= self.lent.len() - start)
            .then(|| self.lent_at + start as u32)
    }

    /// The slice of the source at this offset, if it equals `text`, so that a wrong offset is harmless.
    fn equal_slice(&self, text: &str, source_offset: Option<u32>) -> Option<TextRef> {
        let start = source_offset?;
        let end = (start as usize).checked_add(text.len())?;
        let here = self.source.as_bytes().get(start as usize..end)?;
        (here == text.as_bytes()).then_some(TextRef { offset: start, length: text.len() as u32 })
    }

    /// Writes text at the end of the store.
    #[inline]
    pub(crate) fn write(&mut self, text: &str) -> TextRef {
        let offset = self.end();
        if !self.fits(offset, text.len() as u64) {
            return self.own(text.to_owned());
        }
        self.make_room_to_write(text.len());
        self.written.push_str(text);
        TextRef { offset: offset as u32, length: text.len() as u32 }
    }

    /// Returns true if a slice can have this offset and length.
    #[inline]
    fn fits(&self, offset: u64, length: u64) -> bool {
        length <= u64::from(self.longest) && offset + length <= self.limit
    }

    /// Reserves room at the end of the store.
    #[inline]
    fn make_room_to_write(&mut self, length: usize) {
        if self.written.capacity() - self.written.len() < length {
            self.make_more_room_to_write(length);
        }
    }

    /// At first as much as this source is likely to need, then an eighth of the current length: doubling
    /// would leave much of it unused.
    #[cold]
    fn make_more_room_to_write(&mut self, length: usize) {
        let more = match self.written.len() {
            0 => {
                let source = self.source.as_bytes();
                let (start, _) = source.split_at(source.len().min(1024));
                // Lines that end with CR LF are written without the CR.
                let has_returns = start.contains(&b'\r');
                let per_byte = if has_returns { 16 } else { BYTES_OF_SOURCE_PER_BYTE_WRITTEN };
                (source.len() / per_byte).clamp(64, 1 << 16)
            }
            written => (written / 8).max(2048),
        };
        self.written.reserve_exact(more.max(length));
    }

    /// The memory of all texts, in bytes, about.
    pub(crate) fn memory(&self) -> usize {
        let owned = self.owned.capacity().saturating_mul(size_of::<String>());
        let written = self.written.capacity().saturating_add(self.chunks.len());
        let all = [self.source.len(), written, owned, self.owned_bytes];
        all.into_iter().fold(0, usize::saturating_add)
    }

    /// The owned string of a text has another length than before.
    pub(crate) fn note_the_length(&mut self, before: usize, now: usize) {
        self.owned_bytes = self.owned_bytes.saturating_sub(before).saturating_add(now);
    }

    /// The length of the text that was written or arrived in chunks.
    pub(crate) fn written_length(&self) -> usize {
        self.written.len() + self.chunks.len()
    }

    /// Reserves room for a text that the parser is about to read, for text that is likely to be written for
    /// it, and, if the store is already large, for later ones.
    fn make_room_for_a_chunk(&mut self, length: usize) {
        if self.written.capacity() - self.written.len() < length {
            let likely = length / BYTES_OF_SOURCE_PER_BYTE_WRITTEN;
            self.written.reserve_exact(length + likely + self.written.len() / 2);
        }
    }

    /// The offset that the next text would have.
    fn end(&self) -> u64 {
        u64::from(self.written_at) + self.written.len() as u64
    }

    /// Stores a run: as a slice of the source if the source has it, and otherwise at the end.
    #[inline]
    pub(crate) fn add(&mut self, run: Run<'_>) -> TextRef {
        match self.shared_slice(run) {
            Some(slice) => slice,
            None => self.add_from_elsewhere(run.text(), run.source_offset()),
        }
    }

    #[inline(never)]
    fn add_from_elsewhere(&mut self, text: &str, source_offset: Option<u32>) -> TextRef {
        if text.is_empty() {
            return TextRef::EMPTY;
        }
        if let Some(text) = self.add_with_stand_ins(text) {
            return text;
        }
        let slice = self.equal_slice(text, source_offset);
        let slice = slice.filter(|slice| slice.length <= self.longest);
        slice.unwrap_or_else(|| self.write(text))
    }

    /// Stores a separate string; [`TextStore::free`] frees its memory.
    ///
    /// # Panics
    /// When there are 2^32 owned strings.
    #[expect(clippy::expect_used, reason = "documented")]
    pub(crate) fn own(&mut self, text: String) -> TextRef {
        self.owned_bytes = self.owned_bytes.saturating_add(text.len());
        let index = if let Some(index) = self.free.pop() {
            self.owned[index as usize] = text;
            index
        } else {
            let index = u32::try_from(self.owned.len()).expect("a document has at most 2^32 texts");
            self.owned.push(text);
            index
        };
        TextRef { offset: index, length: OWNED }
    }

    /// Frees the string of a text, if it is separate.
    pub(crate) fn free(&mut self, text: TextRef) {
        if text.is_owned() {
            let before = std::mem::take(&mut self.owned[text.offset as usize]);
            self.owned_bytes = self.owned_bytes.saturating_sub(before.len());
            self.free.push(text.offset);
            self.forget_code_units(text);
        }
    }

    /// A second reference to the same text, or a copy if the text can change.
    pub(crate) fn duplicate(&mut self, text: TextRef) -> TextRef {
        if !text.is_owned() {
            return text;
        }
        let copy = self.own(self.owned[text.offset as usize].clone());
        if self.exact.is_some() {
            self.copy_code_units(text, copy);
        }
        copy
    }

    /// Appends `run` to a text. The text of a node successively has at most three forms: a slice of the
    /// text that the parser reads, a slice written after it, an owned string. The last two grow in place,
    /// so any sequence of appends takes time linear in the text.
    pub(crate) fn append(&mut self, text: TextRef, run: Run<'_>) -> TextRef {
        if run.is_empty() {
            return text;
        }
        if let Some(joined) = self.append_with_stand_ins(text, run) {
            return joined;
        }
        if text.is_owned() {
            self.owned[text.offset as usize].push_str(run.text());
            self.owned_bytes = self.owned_bytes.saturating_add(run.text().len());
            if self.exact.is_some() {
                self.append_to_code_units(text, run.text());
            }
            return text;
        }
        if text.length == 0 {
            return self.add(run);
        }
        let slice = self.shared_slice(run);
        let slice = slice.or_else(|| self.equal_slice(run.text(), run.source_offset()));
        if let Some(joined) = slice.and_then(|slice| self.joined(text, slice)) {
            return joined;
        }
        let length = u64::from(text.length) + run.text().len() as u64;
        let can_never_grow = text.offset < self.written_at;
        if can_never_grow || self.is_lent(text) && text.end() < self.end() {
            let offset = self.end();
            if self.fits(offset, length) {
                self.make_room_to_write(length as usize);
                let start = text.offset as usize;
                match start.checked_sub(self.written_at as usize) {
                    Some(start) => {
                        self.written.extend_from_within(start..start + text.length as usize);
                    }
                    None if self.source.is_empty() => {
                        self.written.push_str(self.chunks.get(text.offset, text.length));
                    }
                    None => {
                        self.written.push_str(&self.source[start..start + text.length as usize]);
                    }
                }
                self.written.push_str(run.text());
                return TextRef { offset: offset as u32, length: length as u32 };
            }
        } else if text.end() == self.end() && self.fits(text.offset.into(), length) {
            self.written.push_str(run.text());
            return TextRef { offset: text.offset, length: length as u32 };
        }
        let owned = [self.get(text), run.text()].concat();
        self.own(owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store(source: &str) -> TextStore {
        let mut store = TextStore::default();
        store.set_source(source.into());
        store
    }

    #[test]
    fn source_runs_become_slices() {
        let mut store = store("<p>ab&amp;c");
        let text = store.add(Run::in_source("a", 3));
        let text = store.append(text, Run::in_source("b", 4));
        assert_eq!((store.get(text), store.written.len()), ("ab", 0));
        let text = store.append(text, Run::new("&"));
        let text = store.append(text, Run::in_source("c", 10));
        assert_eq!((store.get(text), store.written.as_str()), ("ab&c", "ab&c"));
        assert!(store.owned.is_empty());
    }

    /// Lends a text to the store, as a parser that is about to read it does.
    fn lend(store: &mut TextStore, text: &str, offset: u32) -> Arc<str> {
        let text: Arc<str> = text.into();
        store.lend(&text, offset);
        text
    }

    #[test]
    fn texts_of_chunks_become_slices() {
        let mut store = store("");
        let first = lend(&mut store, "<p>ab", 0);
        let text = store.add(Run::in_source(&first[3..4], 3));
        let text = store.append(text, Run::in_source(&first[4..], 4));
        let second = lend(&mut store, "cd&amp;e", 5);
        let text = store.append(text, Run::in_source(&second[..2], 5));
        assert_eq!((store.get(text), store.written.len()), ("abcd", 13));
        // Text from elsewhere makes a copy of the text before it, at the end.
        let longer = store.append(text, Run::new("&"));
        assert!(longer.is_owned(), "a part of it is in a chunk that is read");
        let text = store.add(Run::in_source(&second[..2], 5));
        let text = store.append(text, Run::new("&"));
        let text = store.append(text, Run::in_source(&second[7..], 12));
        assert_eq!((store.get(longer), store.get(text)), ("abcd&", "cd&e"));
        assert_eq!((&store.written[13..], store.owned.len()), ("cd&e", 1));
        // The next chunk continues there.
        let third = lend(&mut store, "f", 13);
        let text = store.append(text, Run::in_source(&third, 13));
        assert_eq!((store.get(text), store.written.len()), ("cd&ef", 18));
        assert_eq!(store.get(longer), "abcd&");
    }

    #[test]
    fn long_chunks_are_kept_as_they_come() {
        let mut store = store("");
        let text_of = |letter: &str| letter.repeat(5000);
        let first = lend(&mut store, &text_of("a"), 0);
        let mut text = store.add(Run::in_source(&first[4990..4995], 4990));
        text = store.append(text, Run::in_source(&first[4995..], 4995));
        let short = lend(&mut store, "bc", 5000);
        let of_short = store.add(Run::in_source(&short[..1], 5000));
        let second = lend(&mut store, &text_of("d"), 5002);
        assert_eq!(store.written, "bc");
        let copied =
            [(store.get(text).to_owned(), "aaaaaaaaaa"), (store.get(of_short).to_owned(), "b")];
        assert!(copied.iter().all(|(found, expected)| found == expected));
        // One chunk ends where the next starts, and a text that continues is a copy of both parts.
        let empty = store.add(Run::in_source(&second[..0], 5002));
        assert_eq!(store.get(empty), "");
        let end = store.add(Run::in_source(&first[4999..], 4999));
        assert_eq!(store.get(end), "a", "its address is not that of a text that is read");
        let longer = store.append(text, Run::in_source(&second[..2], 5002));
        assert_eq!(store.get(longer), "aaaaaaaaaadd");
        let longer = store.append(longer, Run::in_source(&second[2..3], 5004));
        assert_eq!((store.get(longer), store.get(text)), ("aaaaaaaaaaddd", "aaaaaaaaaa"));
        assert!(store.owned.is_empty());
        let of_second = store.add(Run::in_source(&second[4998..], 10_000));
        assert_eq!((store.get(of_second), of_second.end()), ("dd", 10_000));
        assert_eq!(store.clone().get(of_second), "dd");
        // Nothing of them is left once the texts in use have moved.
        store.lend(&Arc::default(), 10_002);
        let mut compaction = store.start_compaction();
        let [of_second, longer] = [of_second, longer].map(|it| store.relocate(it, &mut compaction));
        store.end_compaction(compaction);
        assert_eq!((store.get(of_second), store.get(longer)), ("dd", "aaaaaaaaaaddd"));
        assert_eq!(store.written_length(), 15);
        store.reset("x".into());
        assert_eq!((store.written_length(), store.get(TextRef::slice(0, 1))), (0, "x"));
    }

    #[test]
    fn a_chunk_that_is_in_the_source_is_not_copied() {
        let mut store = store("abcd");
        let first = lend(&mut store, "ab", 0);
        let text = store.add(Run::in_source(&first, 0));
        let second = lend(&mut store, "cd", 2);
        let text = store.append(text, Run::in_source(&second, 2));
        assert_eq!((store.get(text), store.written.len()), ("abcd", 0));
        // Text after the source is not a slice of it.
        let third = lend(&mut store, "ef", 4);
        let text = store.append(text, Run::in_source(&third[..1], 4));
        let text = store.append(text, Run::in_source(&third[1..], 5));
        assert_eq!((store.get(text), store.written.as_str()), ("abcdef", "efabcdef"));
        // Nor is text that is no longer lent, though its address is the same.
        store.lend(&Arc::default(), 6);
        assert_eq!(store.shared_slice(Run::new(&third)), None);
    }

    #[test]
    fn a_chunk_that_does_not_fit_the_offsets_is_copied_in_parts() {
        let mut store = store("0123456789");
        store.limit = 14;
        let chunk = lend(&mut store, "abcdef", 10);
        assert_eq!(store.written, "");
        let text = store.add(Run::in_source(&chunk[1..3], 11));
        assert_eq!((store.get(text), store.written.as_str()), ("bc", "bc"));
    }

    #[test]
    fn a_wrong_source_offset_is_harmless() {
        for (text, offset) in [("b", 0), ("é", 0), ("a", 7), ("a", u32::MAX - 1), ("\u{301}", 2)] {
            let mut store = store("aé");
            let added = store.add(Run::in_source(text, offset));
            assert_eq!(store.get(added), text);
            assert_eq!(store.written, text);
        }
    }

    #[test]
    fn interleaved_texts_move_to_strings_of_their_own() {
        for source in ["", "xyz"] {
            let mut store = store(source);
            let mut first = store.add(Run::new("a"));
            let mut second = store.add(Run::new("b"));
            for _ in 0..1000 {
                first = store.append(first, Run::new("a"));
                second = store.append(second, Run::new("b"));
            }
            assert_eq!(store.get(first), "a".repeat(1001));
            assert_eq!(store.get(second), "b".repeat(1001));
            assert!(first.is_owned() && store.written.len() < 1100);
        }
    }

    #[test]
    fn texts_beyond_the_offsets_become_strings() {
        let mut store = store("0123456789");
        store.limit = 14;
        let mut text = store.add(Run::in_source("89", 8));
        text = store.append(text, Run::new("abc"));
        assert_eq!((store.get(text), store.written.len()), ("89abc", 0));
        assert!(text.is_owned());
        let mut text = store.add(Run::new("abcd"));
        assert!(!text.is_owned());
        text = store.append(text, Run::new("e"));
        assert!(text.is_owned());
        assert_eq!(store.get(text), "abcde");
        let text = store.add(Run::new("x"));
        assert_eq!(store.get(text), "x");
        store.reset("0123456789abcdef".into());
        assert_eq!(**store.source(), *"");
    }

    #[test]
    fn slices_are_shared_and_strings_are_copied() {
        let mut store = store("");
        let text = store.add(Run::new("ab"));
        let copy = store.duplicate(text);
        let text = store.append(text, Run::new("c"));
        let copy = store.append(copy, Run::new("d"));
        assert_eq!((store.get(text), store.get(copy)), ("abc", "abd"));
        let second = store.duplicate(copy);
        store.free(copy);
        assert_eq!(store.get(second), "abd");
        assert_eq!(store.own("e".into()), copy);
    }

    #[test]
    fn empty_texts_are_valid_everywhere() {
        let mut store = store("é");
        for run in [Run::new(""), Run::in_source("", 0), Run::in_source("", 1)] {
            let text = store.add(run);
            assert_eq!(store.get(text), "");
            let text = store.append(text, Run::new("x"));
            assert_eq!(store.get(text), "x");
        }
    }
}
