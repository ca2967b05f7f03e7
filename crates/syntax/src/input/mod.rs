//! The input stream: text as it came, cut anywhere, with what scripts write into it.
//!
//! The stream is a stack of segments. The lowest is the main source, which grows at its end; above
//! it lie the texts that were written at insertion points, each a source of its own. The tokenizer
//! reads the top segment and goes on below when it is used up. An insertion point is a barrier in
//! the stack: the tokenizer stops there, and text is written right above it, below whatever was
//! written before and not yet read.
//!
//! Text is kept raw, so that all offsets are offsets in the text as it was given; newlines are
//! normalized, and the errors of the input stream raised, where characters are consumed (the
//! module `preprocessing`).

#![expect(
    clippy::arithmetic_side_effects,
    reason = "lengths of texts in memory; offsets are below `MAX_SOURCE_LENGTH`, which `check_room` sees to"
)]

mod preprocessing;
mod stops;
mod utf16;

pub(crate) use preprocessing::{Slice, Starved, is_control, is_noncharacter};
pub(crate) use stops::StopSet;

use std::sync::Arc;

use crate::SourceId;

/// The characters that wait to be tokenized.
/// <https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream>
///
/// Offsets are counted in `u32`: the main source and each written text hold less than 4 GiB, and
/// what would exceed that is refused, never cut.
///
/// ```
/// use treewright_syntax::{Edition, InputStream, Reporter};
/// use treewright_syntax::tokenizer::{Token, Tokenizer};
///
/// let mut input = InputStream::new();
/// input.append("<p cla")?;
/// input.append("ss=a>")?;
/// input.end_of_input();
/// let mut tokenizer = Tokenizer::new(Edition::LIVING);
/// let token = tokenizer.next_token(&mut input, &mut Reporter::new(false));
/// let Some(Token::StartTag(tag)) = token else { panic!() };
/// assert_eq!(tag.text, "p");
/// assert_eq!(tag.attributes.get("class"), Some("a"));
/// # Ok::<(), treewright_syntax::InputTooLong>(())
/// ```
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is about another thing")]
pub struct InputStream {
    /// The segment that is read: the main source, a written text, or a barrier.
    top: Segment,
    /// The segments below it; the first, if there is one, is the main source.
    below: Vec<Segment>,
    insertion_points: Vec<InsertionPoint>,
    /// The first half of a surrogate pair at the end of the main source.
    pending_high_surrogate: Option<u16>,
    /// How many texts were written so far.
    written: u32,
    /// A CR ended the text that was there: an LF that follows it belongs to the same newline.
    skip_line_feed: bool,
    ended: bool,
    discarded: bool,
    /// No runs are taken, so that nothing is consumed before what precedes it was delivered.
    character_by_character: bool,
}

/// A text of the stack of segments.
#[derive(Clone, Debug, Default)]
struct Segment {
    source: SourceId,
    /// What is read, shared with whoever gave it.
    text: Arc<str>,
    /// What follows it; `text` is not changed before it is read to its end.
    more: String,
    /// The offset in its source of the first byte of `text`.
    base: u32,
    /// Nobody has asked for `text` yet: [`InputStream::take_new_text`].
    is_new: bool,
    /// The next byte to consume, an index of `text` as the next two.
    position: usize,
    /// Where the current input character starts.
    current: usize,
    /// The errors of the input stream are raised up to here.
    checked: usize,
    /// Where the last newline ended that was a CR: while nothing more is consumed, an LF that is
    /// written here belongs to it.
    return_end: Option<usize>,
    /// The offset from which on the segment has been read without another in between.
    entry: u32,
    /// The offsets of those U+FFFD that stand for lone surrogates, in order.
    lone_surrogates: Vec<u32>,
}

/// A place where scripts write, and where the tokenizer stops.
#[derive(Clone, Debug)]
struct InsertionPoint {
    /// The index of the barrier in the stack of segments, counted from the main source.
    barrier: usize,
    written: bool,
    pending_high_surrogate: Option<PendingHighSurrogate>,
}

/// The first half of a surrogate pair at the end of what was written at an insertion point.
#[derive(Clone, Copy, Debug)]
struct PendingHighSurrogate {
    unit: u16,
    /// Where it would stand if it stayed alone.
    source: SourceId,
    offset: u32,
}

/// A text is longer than what offsets can count; nothing of it was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InputTooLong;

impl std::fmt::Display for InputTooLong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the input is too long: a source holds less than 4 GiB")
    }
}

impl std::error::Error for InputTooLong {}

/// The most bytes a source can have. `u32::MAX` itself is no offset: runs and attribute values
/// mean "nowhere" by it.
const MAX_SOURCE_LENGTH: usize = u32::MAX as usize - 1;

/// What a lone surrogate becomes. SPEC-NOTE: the standard keeps it; text here is UTF-8, which
/// cannot.
const REPLACEMENT: &str = "\u{FFFD}";

impl InputStream {
    /// An empty stream whose input has not ended.
    pub fn new() -> Self {
        Self::default()
    }

    /// Gives characters out one at a time from now on, never as runs.
    pub(crate) fn take_no_runs(&mut self) {
        self.character_by_character = true;
    }

    /// Adds text to the end of the main source. It may be cut from what follows at any character.
    ///
    /// # Errors
    /// [`InputTooLong`] when the main source would exceed `u32::MAX - 1` bytes; nothing is taken.
    pub fn append(&mut self, text: &str) -> Result<(), InputTooLong> {
        if self.discarded || text.is_empty() {
            return Ok(());
        }
        self.make_room(text.len())?;
        self.main().push(text);
        self.settle();
        Ok(())
    }

    /// [`InputStream::append`] for text that the caller shares: it is not copied, unless text before
    /// it waits to be read.
    ///
    /// # Errors
    /// [`InputTooLong`] as for [`InputStream::append`].
    pub fn append_shared(&mut self, text: Arc<str>) -> Result<(), InputTooLong> {
        if self.discarded || text.is_empty() {
            return Ok(());
        }
        self.make_room(text.len())?;
        let main = self.main();
        if main.is_read() {
            main.replace(text);
        } else {
            main.push(&text);
        }
        self.settle();
        Ok(())
    }

    /// Checks that the main source has room for so many bytes more, and completes it before them.
    fn make_room(&mut self, length: usize) -> Result<(), InputTooLong> {
        let pending = self.pending_high_surrogate.is_some();
        let main = self.main();
        main.check_room(length + if pending { REPLACEMENT.len() } else { 0 })?;
        if pending {
            main.push_lone_surrogate();
        }
        self.pending_high_surrogate = None;
        Ok(())
    }

    /// Adds UTF-16 code units to the end of the main source. A high surrogate at the end waits for
    /// the low one at the start of the next call; a surrogate without its other half becomes
    /// U+FFFD and raises surrogate-in-input-stream when it is consumed.
    ///
    /// Offsets count the bytes of the text as UTF-8.
    ///
    /// # Errors
    /// [`InputTooLong`] as for [`InputStream::append`].
    pub fn append_utf16(&mut self, units: &[u16]) -> Result<(), InputTooLong> {
        if self.discarded || units.is_empty() {
            return Ok(());
        }
        let decoded = utf16::decode(self.pending_high_surrogate, units);
        let main = self.main();
        let waiting = if decoded.pending.is_some() { REPLACEMENT.len() } else { 0 };
        main.check_room(decoded.text.len() + waiting)?;
        main.push_decoded(&decoded);
        self.pending_high_surrogate = decoded.pending;
        self.settle();
        Ok(())
    }

    /// Takes back what was appended to the main source and not consumed yet.
    pub(crate) fn take_back_what_was_not_consumed(&mut self) {
        self.pending_high_surrogate = None;
        self.main().forget_what_was_not_consumed();
    }

    /// The first half of a surrogate pair that ends what was appended or, with an insertion point,
    /// what was written there.
    pub(crate) fn pending_high_surrogate(&self, written: bool) -> Option<u16> {
        if written {
            Some(self.insertion_points.last()?.pending_high_surrogate?.unit)
        } else {
            self.pending_high_surrogate
        }
    }

    /// Forgets that half.
    pub(crate) fn forget_the_pending_high_surrogate(&mut self, written: bool) {
        match self.insertion_points.last_mut() {
            Some(point) if written => point.pending_high_surrogate = None,
            _ => self.pending_high_surrogate = None,
        }
    }

    /// The offset after the last byte of the main source so far, where half of a surrogate pair
    /// counts as what it becomes if it stays alone.
    pub(crate) fn end_of_what_was_appended(&self) -> u32 {
        let waiting = self.pending_high_surrogate.map_or(0, |_| REPLACEMENT.len() as u32);
        self.end_of_main_source().saturating_add(waiting)
    }

    /// The offset after the last byte of the main source so far.
    pub(crate) fn end_of_main_source(&self) -> u32 {
        self.below.first().unwrap_or(&self.top).end()
    }

    /// What is read of the main source, and its offset there, when nothing was read of it and it was
    /// not asked for before.
    pub(crate) fn take_new_text(&mut self) -> Option<(Arc<str>, u32)> {
        let main = self.main();
        (std::mem::take(&mut main.is_new) && main.position == 0)
            .then(|| (Arc::clone(&main.text), main.base))
    }

    /// The offset in the main source of the next character to consume.
    pub(crate) fn consumed(&self) -> u32 {
        let main = self.below.first().unwrap_or(&self.top);
        main.offset(main.position)
    }

    /// Says that the main source is complete: the end of the file follows what was appended.
    pub fn end_of_input(&mut self) {
        if self.pending_high_surrogate.take().is_some() {
            // Room for it was kept when the first half came.
            self.main().push_lone_surrogate();
            self.settle();
        }
        self.ended = true;
    }

    /// Sets the insertion point to just before the next input character, as before a script runs.
    /// The previous insertion point comes back with [`InputStream::end_script`]. The tokenizer
    /// stops at the insertion point.
    pub fn begin_script(&mut self) {
        if self.discarded {
            return;
        }
        let mut under = std::mem::take(&mut self.top);
        self.skip_line_feed |= under.return_end.take() == Some(under.position);
        self.top.source = under.source;
        self.below.push(under);
        self.insertion_points.push(InsertionPoint {
            barrier: self.below.len(),
            written: false,
            pending_high_surrogate: None,
        });
    }

    /// Inserts text just before the current insertion point, as `document.write` does; the text is
    /// a new source. Without an insertion point the text goes to the end of the main source: that
    /// is where a parser made by a script has it.
    ///
    /// # Errors
    /// [`InputTooLong`] when the text exceeds `u32::MAX - 1` bytes (without an insertion point: as
    /// for [`InputStream::append`]); nothing is taken.
    pub fn write(&mut self, text: &str) -> Result<(), InputTooLong> {
        if self.insertion_points.is_empty() {
            return self.append(text);
        }
        let mut segment = Segment::default();
        segment.check_room(text.len())?;
        segment.source = self.next_source();
        if !text.is_empty() {
            segment.push(text);
            self.flush_written_high_surrogate();
            self.insert(segment);
        }
        Ok(())
    }

    /// [`InputStream::write`] for UTF-16 code units. The halves of a surrogate pair join over two
    /// calls at the same insertion point.
    ///
    /// # Errors
    /// [`InputTooLong`] as for [`InputStream::write`].
    pub fn write_utf16(&mut self, units: &[u16]) -> Result<(), InputTooLong> {
        let Some(point) = self.insertion_points.last_mut() else {
            return self.append_utf16(units);
        };
        let joins = units.first().is_some_and(|unit| (0xDC00..=0xDFFF).contains(unit));
        let pending = point.pending_high_surrogate.filter(|_| joins);
        let decoded = utf16::decode(pending.map(|pending| pending.unit), units);
        let mut segment = Segment::default();
        let waiting = if decoded.pending.is_some() { REPLACEMENT.len() } else { 0 };
        segment.check_room(decoded.text.len() + waiting)?;
        segment.source = self.next_source();
        if units.is_empty() {
            return Ok(());
        }
        if !joins {
            self.flush_written_high_surrogate();
        }
        segment.push_decoded(&decoded);
        let (source, offset) = (segment.source, segment.end());
        self.insert(segment);
        if let Some(point) = self.insertion_points.last_mut() {
            point.pending_high_surrogate =
                decoded.pending.map(|unit| PendingHighSurrogate { unit, source, offset });
        }
        Ok(())
    }

    /// Restores the insertion point from before [`InputStream::begin_script`]. What was written
    /// and not read stays to be read before what follows it.
    pub fn end_script(&mut self) {
        self.flush_written_high_surrogate();
        let Some(point) = self.insertion_points.pop() else {
            return;
        };
        if point.barrier < self.below.len() {
            self.below.remove(point.barrier);
        } else if let Some(next) = self.below.pop() {
            self.top = next;
            if point.written {
                self.top.entry = self.top.offset(self.top.position);
            }
        }
        self.settle();
    }

    /// Whether the insertion point is defined.
    pub fn has_insertion_point(&self) -> bool {
        !self.insertion_points.is_empty()
    }

    /// Throws everything away, as when a parser is aborted: the end of the file comes next, and
    /// whatever is appended or written later is ignored.
    pub fn discard(&mut self) {
        let end = self.end_of_main_source();
        self.discard_from(end);
    }

    /// [`InputStream::discard`], where the end of the file is to be at this offset of the main
    /// source.
    pub(crate) fn discard_from(&mut self, end: u32) {
        *self = Self {
            top: Segment { base: end, entry: end, ..Segment::default() },
            written: self.written,
            ended: true,
            discarded: true,
            ..Self::default()
        };
    }

    /// The main source.
    fn main(&mut self) -> &mut Segment {
        self.below.first_mut().unwrap_or(&mut self.top)
    }

    /// The id of the next text to be written.
    fn next_source(&mut self) -> SourceId {
        self.written = self.written.saturating_add(1);
        SourceId(self.written)
    }

    /// Writes the first half of a surrogate pair whose second half does not come.
    fn flush_written_high_surrogate(&mut self) {
        let point = self.insertion_points.last_mut();
        let Some(pending) = point.and_then(|point| point.pending_high_surrogate.take()) else {
            return;
        };
        let PendingHighSurrogate { source, offset, .. } = pending;
        let mut segment = Segment { source, base: offset, entry: offset, ..Segment::default() };
        segment.push_lone_surrogate();
        self.insert(segment);
    }

    /// Puts a text just before the current insertion point.
    fn insert(&mut self, segment: Segment) {
        let Some(point) = self.insertion_points.last_mut() else {
            return;
        };
        point.written = true;
        if segment.is_read() {
            return;
        }
        if point.barrier == self.below.len() {
            self.below.push(std::mem::replace(&mut self.top, segment));
        } else {
            self.below.insert(point.barrier + 1, segment);
        }
        self.settle();
    }
}

impl Segment {
    /// The offset in its source of byte `index` of `text`.
    fn offset(&self, index: usize) -> u32 {
        self.base + index as u32
    }

    fn check_room(&self, more: usize) -> Result<(), InputTooLong> {
        let room = MAX_SOURCE_LENGTH - self.end() as usize;
        if more <= room { Ok(()) } else { Err(InputTooLong) }
    }

    fn push_lone_surrogate(&mut self) {
        self.lone_surrogates.push(self.end());
        self.push(REPLACEMENT);
    }

    fn push_decoded(&mut self, decoded: &utf16::Decoded) {
        let start = self.end();
        self.lone_surrogates.extend(decoded.lone_surrogates.iter().map(|offset| start + offset));
        self.push(&decoded.text);
    }

    /// The offset after the last byte.
    fn end(&self) -> u32 {
        self.offset(self.text.len() + self.more.len())
    }

    /// Whether all of it was consumed.
    fn is_read(&self) -> bool {
        self.position == self.text.len() && self.more.is_empty()
    }

    fn push(&mut self, text: &str) {
        if self.is_read() { self.replace(Arc::from(text)) } else { self.more.push_str(text) }
    }

    /// Puts `text` in the place of the text that was read.
    fn replace(&mut self, text: Arc<str>) {
        let read = self.text.len();
        self.base = self.offset(read);
        self.text = text;
        self.is_new = true;
        self.position = 0;
        self.current = 0;
        self.checked = 0;
        self.return_end = self.return_end.and_then(|end| end.checked_sub(read));
        let past = self.lone_surrogates.partition_point(|offset| *offset < self.base);
        self.lone_surrogates.drain(..past);
    }

    /// Goes on to what follows the text that was read; says whether there was anything.
    fn go_on(&mut self) -> bool {
        let has_more = !self.more.is_empty();
        if has_more {
            let more = std::mem::take(&mut self.more);
            self.replace(more.into());
        }
        has_more
    }

    /// Forgets what was not consumed.
    fn forget_what_was_not_consumed(&mut self) {
        self.more = String::new();
        self.base = self.offset(self.position);
        self.text = Arc::default();
        self.is_new = false;
        self.position = 0;
        self.current = 0;
        self.checked = 0;
        self.return_end = None;
        self.lone_surrogates.clear();
    }
}

#[cfg(test)]
mod tests;
