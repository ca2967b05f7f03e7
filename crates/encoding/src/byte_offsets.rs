//! Maps places in the text back to places in the bytes that it was decoded from.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "offsets in 64 bits, of bytes in memory and of the text they become; what was read is counted"
)]

use std::ops::Range;

use encoding_rs::{BIG5, Decoder, DecoderResult, Encoding, ISO_2022_JP, UTF_8};

use treewright_markup::{SourceId, Span};

/// The reason why a place has no bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ByteOffsetError {
    /// The place is not in the input byte stream: a script wrote the text.
    NotInTheStream,
    /// The place is after the bytes that were given.
    AfterTheBytes,
}

impl std::fmt::Display for ByteOffsetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::NotInTheStream => "the place is in text that a script wrote",
            Self::AfterTheBytes => "the place is after the bytes that are left",
        })
    }
}

impl std::error::Error for ByteOffsetError {}

/// Finds the bytes that the places of errors and nodes were decoded from, by decoding them again, so that
/// parsing itself costs nothing extra.
///
/// ```
/// use treewright_encoding::{ByteOffsets, Encoding};
/// use treewright_markup::Span;
///
/// let bytes = b"<p>\x82\xA0<b \xFF>";
/// let offsets = ByteOffsets::new(bytes, Encoding::for_label(b"shift_jis").unwrap());
/// // In the text the letter has three bytes, in the file it has two.
/// assert_eq!(offsets.byte_range(Span::in_main(3, 6)), Ok(3..5));
/// assert_eq!(offsets.byte_range(Span::in_main(6, 7)), Ok(5..6));
/// assert!(offsets.byte_range(Span::in_main(100, 101)).is_err());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ByteOffsets<'a> {
    bytes: &'a [u8],
    encoding: &'static Encoding,
}

impl<'a> ByteOffsets<'a> {
    /// Takes the bytes of a page from the start, in the encoding that its parse ended with
    /// ([`EncodingDecision::encoding`](crate::EncodingDecision::encoding)). The bytes may be only the first
    /// part of the page: places after them then have no answer, and a sequence that is cut off at their end
    /// counts as malformed.
    pub fn new(bytes: &'a [u8], encoding: &'static Encoding) -> Self {
        Self { bytes, encoding }
    }

    /// The bytes of a span. A sequence that is malformed, or decodes to several characters, counts as a
    /// whole.
    ///
    /// # Errors
    /// Fails if the span has no such bytes.
    pub fn byte_range(&self, span: Span) -> Result<Range<u64>, ByteOffsetError> {
        let mut answer = Err(ByteOffsetError::AfterTheBytes);
        self.each_byte_range([span], |_, range| answer = range);
        answer
    }

    /// The bytes of many spans, in one walk over the bytes. The results are in the order of the spans.
    #[expect(clippy::indexing_slicing, reason = "the list was made long enough")]
    pub fn byte_ranges(
        &self,
        spans: impl IntoIterator<Item = Span>,
    ) -> Vec<Result<Range<u64>, ByteOffsetError>> {
        let mut answers = Vec::new();
        self.each_byte_range(spans, |index, range| {
            if answers.len() <= index {
                answers.resize(index + 1, Err(ByteOffsetError::AfterTheBytes));
            }
            answers[index] = range;
        });
        answers
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "indices of the spans, of which the list of what was found has as many"
    )]
    fn each_byte_range(
        &self,
        spans: impl IntoIterator<Item = Span>,
        mut answer: impl FnMut(usize, Result<Range<u64>, ByteOffsetError>),
    ) {
        let spans: Vec<Span> = spans.into_iter().collect();
        // The first and the last byte of text of each span, in text order.
        let mut wanted: Vec<(u64, usize)> = Vec::new();
        for (index, span) in spans.iter().enumerate() {
            if span.source == SourceId::MAIN {
                wanted.push((u64::from(span.start), index));
                if span.end.saturating_sub(span.start) > 1 {
                    wanted.push((u64::from(span.end) - 1, index));
                }
            }
        }
        wanted.sort_unstable();
        let mut found: Vec<Option<Range<u64>>> = vec![None; spans.len()];
        let mut note = |offset: u64, index: usize, bytes: Range<u64>| {
            let span = spans[index];
            let range = found[index].get_or_insert(bytes.start..bytes.start);
            if span.end > span.start && offset + 1 == u64::from(span.end) {
                range.end = bytes.end;
            }
        };
        let mut wanted = wanted.into_iter().peekable();
        let mut units = Units::new(self.bytes, self.encoding);
        while wanted.peek().is_some() {
            let Some(unit) = units.next() else { break };
            while let Some((offset, index)) =
                wanted.next_if(|(offset, _)| *offset < unit.text + unit.text_length)
            {
                note(offset, index, unit.bytes_of(offset));
            }
        }
        // The end of the file is a place without a byte.
        let end = units.position as u64;
        let (at_end, missing): (Vec<_>, Vec<_>) = wanted.partition(|(offset, index)| {
            *offset == units.text && spans[*index].start == spans[*index].end
        });
        for (offset, index) in at_end {
            note(offset, index, end..end);
        }
        for (_, index) in missing {
            found[index] = None;
        }
        for (index, range) in found.into_iter().enumerate() {
            let reason = match spans[index].source {
                SourceId::MAIN => ByteOffsetError::AfterTheBytes,
                _ => ByteOffsetError::NotInTheStream,
            };
            answer(index, range.ok_or(reason));
        }
    }
}

/// A piece of text and the bytes it was decoded from.
#[derive(Clone, Debug)]
struct Unit {
    text: u64,
    text_length: u64,
    bytes: Range<u64>,
    /// True if each byte of text is one byte of input.
    is_copy: bool,
}

impl Unit {
    /// The bytes that the byte of text at `offset` comes from.
    fn bytes_of(&self, offset: u64) -> Range<u64> {
        if self.is_copy {
            let start = self.bytes.start + (offset - self.text);
            start..start + 1
        } else {
            self.bytes.clone()
        }
    }
}

/// The maximum number of bytes that are decoded together, so that a query near the start of a long file
/// does not walk to its end.
const PIECE: usize = 4096;

/// Walks over bytes, unit by unit.
struct Units<'a> {
    bytes: &'a [u8],
    encoding: &'static Encoding,
    decoder: Option<Decoder>,
    /// The index after the bytes that were read.
    position: usize,
    /// The start of the bytes that were read but are not part of a unit yet.
    start: usize,
    text: u64,
    /// A buffer for decoded text.
    decoded: String,
    /// The next units.
    ready: std::collections::VecDeque<Unit>,
}

impl<'a> Units<'a> {
    fn new(bytes: &'a [u8], encoding: &'static Encoding) -> Self {
        let (encoding, start) = Encoding::for_bom(bytes).unwrap_or((encoding, 0));
        let decoder = (encoding != UTF_8).then(|| encoding.new_decoder_without_bom_handling());
        Self {
            bytes,
            encoding,
            decoder,
            position: start,
            start,
            text: 0,
            decoded: String::new(),
            ready: std::collections::VecDeque::new(),
        }
    }

    fn next(&mut self) -> Option<Unit> {
        while self.ready.is_empty() {
            if self.position == self.bytes.len() && self.decoder.is_none() {
                return None;
            }
            if self.encoding == UTF_8 {
                self.read_utf8();
            } else {
                self.read();
            }
        }
        self.ready.pop_front()
    }

    fn push(&mut self, end: usize, text_length: usize, is_copy: bool) {
        let text_length = text_length as u64;
        let bytes = self.start as u64..end as u64;
        self.ready.push_back(Unit { text: self.text, text_length, bytes, is_copy });
        self.text += text_length;
        self.start = end;
    }

    #[expect(clippy::indexing_slicing, reason = "the position is at most the length")]
    fn read_utf8(&mut self) {
        let rest = &self.bytes[self.position..];
        let piece = &rest[..rest.len().min(PIECE)];
        let valid = match simdutf8::compat::from_utf8(piece) {
            Ok(_) => piece.len(),
            Err(error) => error.valid_up_to(),
        };
        if valid > 0 {
            self.push(self.start + valid, valid, true);
            self.position = self.start;
            return;
        }
        let Some(chunk) = piece.utf8_chunks().next() else { return };
        let malformed = chunk.invalid().len();
        // A sequence that the end of the bytes cuts off is malformed; a piece is longer than any sequence.
        self.push(self.start + malformed, 3, false);
        self.position = self.start;
    }

    /// Reads a run of ASCII, or one byte.
    #[expect(clippy::indexing_slicing, reason = "what was read is at most what there is")]
    fn read(&mut self) {
        let Some(decoder) = &mut self.decoder else { return };
        let rest = &self.bytes[self.position..];
        let rest = &rest[..rest.len().min(PIECE)];
        // In its neutral state. The bytes are counted here, because the decoder would examine all of
        // Latin-1.
        let copied = match decoder.latin1_byte_compatible_up_to(b"") {
            Some(_) => rest.iter().take_while(|byte| means_the_same_everywhere(**byte)).count(),
            None => 0,
        };
        let read = copied.max(1).min(rest.len());
        let last = rest.is_empty();
        let mut input = &rest[..read];
        let mut text = std::mem::take(&mut self.decoded);
        loop {
            text.clear();
            text.reserve(input.len() + 16);
            let Some(decoder) = &mut self.decoder else { return };
            let (result, taken) =
                decoder.decode_to_string_without_replacement(input, &mut text, last);
            input = &input[taken..];
            self.position += taken;
            if read == copied && read > 0 {
                self.push(self.position, text.len(), true);
            } else {
                self.push_characters(&text, &result);
            }
            match result {
                DecoderResult::InputEmpty => break,
                DecoderResult::OutputFull => {}
                DecoderResult::Malformed(length, after) => {
                    let end = self.position - usize::from(after);
                    self.start = end - usize::from(length);
                    self.push(end, 3, false);
                }
            }
        }
        self.decoded = text;
        if last {
            self.decoder = None;
        }
    }

    /// Adds the units of one step of the decoder. Several characters are those that it took back and reads
    /// again, one byte each, followed by one that it read completely. Only Big5 has sequences of two
    /// characters.
    #[expect(
        clippy::indexing_slicing,
        clippy::string_slice,
        reason = "what was read is at most what there is; the text is cut between characters"
    )]
    fn push_characters(&mut self, text: &str, result: &DecoderResult) {
        let end = match result {
            DecoderResult::Malformed(length, after) => {
                self.position - usize::from(*after) - usize::from(*length)
            }
            // An escape byte makes the character before it appear.
            _ if self.encoding == ISO_2022_JP && self.bytes[..self.position].ends_with(b"\x1B") => {
                self.position - 1
            }
            _ => self.position,
        };
        let mut rest = text;
        while let Some(character) = rest.chars().next() {
            self.skip_escape_sequences(end);
            let length = character.len_utf8();
            if rest.len() > length && self.encoding != BIG5 {
                self.push(self.start + 1, length, false);
                rest = &rest[length..];
            } else {
                self.push(end, rest.len(), false);
                break;
            }
        }
    }

    /// Skips escape sequences of ISO-2022-JP, which are not part of the character after them.
    #[expect(
        clippy::indexing_slicing,
        reason = "the start is before the end, which is at most the position"
    )]
    fn skip_escape_sequences(&mut self, end: usize) {
        while self.encoding == ISO_2022_JP && self.start + 3 < end && self.bytes[self.start] == 0x1B
        {
            self.start += 3;
        }
    }
}

/// Returns true if a byte is the same character in all encodings that are a superset of ASCII. ISO-2022-JP
/// uses three controls differently.
fn means_the_same_everywhere(byte: u8) -> bool {
    byte.is_ascii() && !matches!(byte, 0x0E | 0x0F | 0x1B)
}
