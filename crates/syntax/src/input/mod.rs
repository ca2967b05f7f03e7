//! The input stream: a stack of segments.
//!
//! A segment is a text with a position in it. The lowest is the main source, which grows at its end; above
//! it are the texts that scripts have written, each a separate source. The tokenizer reads the top segment,
//! and then the one below.
//!
//! An insertion point is a barrier in the stack. The tokenizer stops there, and text is written directly
//! above it, below all text that was written before and has not been read yet. `begin_script` puts an empty
//! segment and a barrier on top; `end_script` removes the barrier, and the script's text is still read
//! before the text after it. Text is never copied from one segment to another.
//!
//! Text is stored as it was given, so that all offsets are offsets in that text. Newlines are normalized,
//! and the errors of the input stream raised, when characters are consumed (the module `preprocessing`). A
//! CR at the end of one segment and an LF at the start of the next are one newline: `skip_line_feed` and
//! `return_end` carry the CR over.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "lengths of texts in memory; offsets are below `MAX_SOURCE_LENGTH`, as `check_room` ensures"
)]

mod preprocessing;
mod stops;
mod utf16;

pub(crate) use preprocessing::{Slice, Starved, is_control, is_noncharacter};
pub(crate) use stops::StopSet;

use std::sync::Arc;

use crate::{SourceId, Span};

/// The input stream: characters that wait to be tokenized.
/// <https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream>
///
/// Offsets are `u32`: the main source and each written text hold less than 4 GiB, and text that would
/// exceed that is refused, never cut.
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
#[allow(clippy::struct_excessive_bools, reason = "independent facts")]
pub struct InputStream {
    /// The segment being read: the main source, a written text, or the empty one of an insertion point.
    top: Segment,
    /// The segments below it. The first of them, if any, is the main source.
    below: Vec<Segment>,
    insertion_points: Vec<InsertionPoint>,
    /// The first half of a surrogate pair at the end of the main source.
    pending_high_surrogate: Option<u16>,
    /// The number of texts written so far.
    written: u32,
    /// True if the last character consumed was a CR at the end of the text: an LF that follows belongs to
    /// the same newline.
    skip_line_feed: bool,
    ended: bool,
    discarded: bool,
    /// True if no runs are taken, so that no character is consumed before all tokens before it were
    /// delivered.
    character_by_character: bool,
}

/// A text in the stack.
#[derive(Clone, Debug, Default)]
struct Segment {
    source: SourceId,
    /// The text being read, shared with the caller.
    text: Arc<str>,
    /// The text after it; `text` is replaced only when all of it was read.
    more: String,
    /// The offset in the source of the first byte of `text`.
    base: u32,
    /// True until [`InputStream::take_new_text`] has returned `text`.
    is_new: bool,
    /// The index in `text` of the next byte to consume.
    position: usize,
    /// The index in `text` of the current input character.
    current: usize,
    /// The index in `text` up to which the errors of the input stream have been raised.
    checked: usize,
    /// The index in `text` of the next byte that can start such an error: no earlier byte from `position`, or
    /// `checked`, can. Meaningless if it is before them.
    suspect: usize,
    /// The index after the last newline that was a CR: an LF written here belongs to it, while nothing more
    /// has been consumed.
    return_end: Option<usize>,
    /// The offset since which no other segment was read in between.
    entry: u32,
    /// The offsets of the U+FFFD that replace lone surrogates, in order.
    lone_surrogates: Vec<u32>,
}

/// A place where scripts write and the tokenizer stops.
#[derive(Clone, Debug)]
struct InsertionPoint {
    /// The index of the barrier in the stack of segments, counted from the main source.
    barrier: usize,
    written: bool,
    pending_high_surrogate: Option<PendingHighSurrogate>,
}

/// The first half of a surrogate pair at the end of the text written at an insertion point.
#[derive(Clone, Copy, Debug)]
struct PendingHighSurrogate {
    unit: u16,
    /// The place of its U+FFFD if it stays alone.
    source: SourceId,
    offset: u32,
}

/// The error for a text that exceeds the range of offsets; none of it was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InputTooLong;

impl std::fmt::Display for InputTooLong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the input is too long: a source holds less than 4 GiB")
    }
}

impl std::error::Error for InputTooLong {}

/// The maximum number of bytes of a source. `u32::MAX` is not an offset: runs and attribute values use it
/// for "not in the main source".
const MAX_SOURCE_LENGTH: usize = u32::MAX as usize - 1;

/// The replacement of a lone surrogate. SPEC-NOTE: the standard keeps it; text here is UTF-8, which
/// cannot.
const REPLACEMENT: &str = "\u{FFFD}";

impl InputStream {
    /// Creates an empty stream whose input has not ended.
    pub fn new() -> Self {
        Self::default()
    }

    /// Becomes empty, without an end, and keeps memory but no text.
    pub(crate) fn renew(&mut self) {
        let Self {
            top,
            below,
            insertion_points,
            pending_high_surrogate,
            written,
            skip_line_feed,
            ended,
            discarded,
            character_by_character,
        } = self;
        top.renew();
        below.clear();
        insertion_points.clear();
        (*pending_high_surrogate, *written, *skip_line_feed) = (None, 0, false);
        (*ended, *discarded, *character_by_character) = (false, false, false);
    }

    /// Makes the stream return characters one at a time from now on, never as runs.
    pub(crate) fn take_no_runs(&mut self) {
        self.character_by_character = true;
    }

    /// Appends text to the main source. A page may be cut between any two characters.
    ///
    /// # Errors
    /// Fails with [`InputTooLong`] if the main source would exceed `u32::MAX - 1` bytes; nothing is
    /// taken.
    pub fn append(&mut self, text: &str) -> Result<(), InputTooLong> {
        if self.discarded || text.is_empty() {
            return Ok(());
        }
        self.make_room(text.len())?;
        self.main().push(text);
        self.settle();
        Ok(())
    }

    /// Like [`InputStream::append`], for text that the caller shares. It is copied only if earlier text
    /// waits to be read.
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

    /// Checks that the main source has room for `length` more bytes, and completes a surrogate pair
    /// before them.
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

    /// Appends UTF-16 code units to the main source. A high surrogate at the end waits for the low one at
    /// the start of the next call. A surrogate without its other half becomes U+FFFD, and raises
    /// surrogate-in-input-stream when it is consumed.
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

    /// Removes the text that was appended to the main source and not consumed yet.
    pub(crate) fn take_back_unconsumed_text(&mut self) {
        self.pending_high_surrogate = None;
        self.main().drop_unconsumed_text();
    }

    /// The first half of a surrogate pair at the end of the main source, or of the text written at
    /// the insertion point.
    pub(crate) fn pending_high_surrogate(&self, written: bool) -> Option<u16> {
        if written {
            Some(self.insertion_points.last()?.pending_high_surrogate?.unit)
        } else {
            self.pending_high_surrogate
        }
    }

    /// Drops that half.
    pub(crate) fn forget_the_pending_high_surrogate(&mut self, written: bool) {
        match self.insertion_points.last_mut() {
            Some(point) if written => point.pending_high_surrogate = None,
            _ => self.pending_high_surrogate = None,
        }
    }

    /// The offset after the last byte of the main source so far. Half of a surrogate pair counts as the
    /// U+FFFD that it becomes if it stays alone.
    pub(crate) fn end_of_appended_text(&self) -> u32 {
        let waiting = self.pending_high_surrogate.map_or(0, |_| REPLACEMENT.len() as u32);
        self.end_of_main_source().saturating_add(waiting)
    }

    /// The offset after the last byte of the main source so far.
    pub(crate) fn end_of_main_source(&self) -> u32 {
        self.below.first().unwrap_or(&self.top).end()
    }

    /// Returns the text of the main source that is read next, with its offset, unless some of it was read
    /// or it was returned before.
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

    /// Completes the main source: the end of the file follows the text appended so far.
    pub fn end_of_input(&mut self) {
        if self.pending_high_surrogate.take().is_some() {
            // It fits: this was checked with the first half.
            self.main().push_lone_surrogate();
            self.settle();
        }
        self.ended = true;
    }

    /// Sets the insertion point to just before the next input character, as before a script runs.
    /// [`InputStream::end_script`] restores the previous insertion point. The tokenizer stops at the
    /// insertion point.
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

    /// Inserts text just before the current insertion point, as `document.write` does; the text is a new
    /// source. Without an insertion point the text is appended to the main source, where a script-created
    /// parser has its insertion point.
    ///
    /// # Errors
    /// Fails with [`InputTooLong`] if the text exceeds `u32::MAX - 1` bytes (without an insertion
    /// point: as for [`InputStream::append`]); nothing is taken.
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

    /// Like [`InputStream::write`], for UTF-16 code units. A surrogate pair can be split between two calls
    /// at the same insertion point.
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

    /// Restores the insertion point from before [`InputStream::begin_script`]. Text that was written and
    /// not read is read before the text after it.
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

    /// Returns true if the insertion point is defined.
    pub fn has_insertion_point(&self) -> bool {
        !self.insertion_points.is_empty()
    }

    /// Drops all text, as when a parser is aborted: the end of the file comes next, and later text is
    /// ignored.
    pub fn discard(&mut self) {
        let end = self.end_of_main_source();
        self.discard_from(end);
    }

    /// [`InputStream::discard`] with the end of the file at this offset of the main source.
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

    /// The place of the next written text.
    pub(crate) fn place_of_the_next_write(&self) -> Span {
        if self.has_insertion_point() {
            let source = SourceId(self.written.saturating_add(1));
            return Span { source, start: 0, end: 0 };
        }
        let end = self.end_of_main_source();
        Span::in_main(end, end)
    }

    /// The id of the next written text.
    fn next_source(&mut self) -> SourceId {
        self.written = self.written.saturating_add(1);
        SourceId(self.written)
    }

    /// Writes U+FFFD for the first half of a surrogate pair whose second half is missing.
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

    /// Inserts a text just before the current insertion point.
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
    fn renew(&mut self) {
        let Self {
            source,
            text,
            more,
            base,
            is_new,
            position,
            current,
            checked,
            suspect,
            return_end,
            entry,
            lone_surrogates,
        } = self;
        (*source, *text) = (SourceId::MAIN, Arc::default());
        if more.capacity() > 0 {
            *more = String::new();
        }
        (*base, *is_new, *position, *current) = (0, false, 0, 0);
        (*checked, *suspect, *return_end, *entry) = (0, 0, None, 0);
        lone_surrogates.clear();
    }

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

    /// Returns true if all of it was consumed.
    fn is_read(&self) -> bool {
        self.position == self.text.len() && self.more.is_empty()
    }

    fn push(&mut self, text: &str) {
        if self.is_read() { self.replace(Arc::from(text)) } else { self.more.push_str(text) }
    }

    /// Replaces the text, all of which was read, with the one after it.
    fn replace(&mut self, text: Arc<str>) {
        let read = self.text.len();
        self.base = self.offset(read);
        self.text = text;
        self.is_new = true;
        self.position = 0;
        self.current = 0;
        self.checked = 0;
        self.suspect = 0;
        self.return_end = self.return_end.and_then(|end| end.checked_sub(read));
        let past = self.lone_surrogates.partition_point(|offset| *offset < self.base);
        self.lone_surrogates.drain(..past);
    }

    /// Moves on to the text after the one that was read; returns true if it exists.
    fn go_on(&mut self) -> bool {
        let has_more = !self.more.is_empty();
        if has_more {
            let more = std::mem::take(&mut self.more);
            self.replace(more.into());
        }
        has_more
    }

    /// Drops the text that was not consumed.
    fn drop_unconsumed_text(&mut self) {
        self.more = String::new();
        self.base = self.offset(self.position);
        self.text = Arc::default();
        self.is_new = false;
        self.position = 0;
        self.current = 0;
        self.checked = 0;
        self.suspect = 0;
        self.return_end = None;
        self.lone_surrogates.clear();
    }
}

#[cfg(test)]
mod tests;
