//! The input byte stream: <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
//!
//! Bytes go in, and text for a parser comes out. In between, the encoding is determined (`sniffing`), the
//! bytes are decoded (`decoding`), and the encoding may be changed when the parser meets a `meta` element.

use encoding_rs::{Encoding, REPLACEMENT, UTF_8};

use treewright_markup::Span;

use crate::byte_offsets::ByteOffsets;
use crate::decoding::{self, Decoding, DecodingError, Malformed};
use crate::prescan::{encoding_to_use_for_a_declaration, is_utf_16};
use crate::sniffing::{
    Available, Confidence, EncodingDecision, EncodingSource, EncodingStep, OutOfBandMetadata,
    decided_by,
};

/// Converts the bytes of a page to text for a parser.
///
/// The stream does no input or output and calls no callbacks. Give it bytes in pieces of any size, cut
/// anywhere, and take text from [`convert`](Self::convert) whenever the parser needs input; how the bytes
/// are cut does not matter. The stream has no clock: it waits for 1,024 bytes or the end of the input
/// before it decides on an encoding, unless one is certain before.
///
/// While the encoding is tentative the bytes are kept, up to [a limit](Self::set_limit_of_kept_bytes), so
/// that parsing can restart. Once it is certain, converted bytes are dropped.
///
/// ```
/// use treewright_encoding::{ChangeOfEncoding, InputByteStream, OutOfBandMetadata};
///
/// let mut stream = InputByteStream::new(OutOfBandMetadata::new());
/// stream.append(b"<p>caf\xC3\xA9<meta charset=windows-1251>");
/// stream.end_of_input();
/// let mut read = 0;
/// while let Some(text) = stream.convert() {
///     read += text.len() as u32;
/// }
/// // The parser meets another declaration than the prescan.
/// let new = treewright_encoding::Encoding::for_label(b"koi8-r").unwrap();
/// assert_eq!(stream.change_the_encoding(new, read), ChangeOfEncoding::Restart(new));
/// assert!(stream.restart());
/// assert_eq!(stream.encoding_decision().unwrap().encoding, new);
/// ```
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts")]
pub struct InputByteStream {
    metadata: OutOfBandMetadata,
    /// The first bytes of the input, for the sniffing algorithm.
    preamble: Vec<u8>,
    /// True if the preamble has all bytes that the algorithm can examine, so it waits for no more.
    preamble_is_complete: bool,
    /// The answers of the steps once the preamble is complete.
    steps: Option<Vec<EncodingStep>>,
    /// The length of the preamble when the steps last ran without an answer.
    asked_with: usize,
    /// The bytes that wait to be converted, after those that are kept for a restart.
    bytes: Vec<u8>,
    /// The offset in the stream of the first of `bytes`.
    start: u64,
    /// The index in `bytes` of the next byte to convert.
    position: usize,
    ended: bool,
    /// True if all bytes are to be converted without waiting for the rest of a sequence.
    flush: bool,
    /// True after [`Self::take_as_utf8`]: the converted bytes were never stored here.
    taken_as_utf8: bool,
    /// The length of the text that the parser got from elsewhere.
    other_text: u64,
    limit_of_kept_bytes: u64,
    /// True if converted bytes were dropped while the encoding was tentative: the caller must supply them
    /// for a restart.
    bytes_are_gone: bool,
    state: Option<State>,
    malformed: Option<Vec<DecodingError>>,
    /// The malformed sequences of one piece; the memory is reused.
    malformed_in_piece: Vec<Malformed>,
}

/// The state of a stream whose encoding is determined.
#[derive(Clone, Debug)]
struct State {
    /// The document's character encoding.
    encoding: &'static Encoding,
    confidence: Confidence,
    source: EncodingSource,
    decoding: Decoding,
    /// True if the last byte of the input was decoded.
    ended: bool,
    /// The number of bytes from the start that mean the same in any encoding.
    plain: u64,
    /// The `meta` element that the parser met.
    meta_element: Option<EncodingStep>,
    /// The encoding to restart in, between a change of the encoding and the restart.
    restart: Option<&'static Encoding>,
}

/// The outcome of "change the encoding".
/// <https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChangeOfEncoding {
    /// The encoding is already certain, or is UTF-16, which a `meta` element cannot change: step 1.
    Ignored,
    /// The new encoding is the one in use: step 4.
    Same,
    /// The bytes converted so far mean the same in both encodings, and later ones are read in the new one:
    /// step 5.
    OnTheFly(&'static Encoding),
    /// The page must be parsed again in this encoding: step 6. Create a new parser and an empty tree, and
    /// call [`InputByteStream::restart`]. If you continue without a restart, the new encoding is ignored.
    Restart(&'static Encoding),
    /// Like [`ChangeOfEncoding::Restart`], but the stream has not kept the bytes. A caller that has them
    /// can still restart and append them again, from the first on. A caller without them continues: the new
    /// encoding is ignored, as step 6 says for a page that cannot be loaded again.
    BytesAreGone(&'static Encoding),
}

/// The number of bytes that are compared in two encodings before all are.
const FIRST_BYTES: usize = 64;

/// The maximum number of bytes that are converted at once.
const PIECE: usize = 1 << 16;

impl InputByteStream {
    /// The default of [`Self::set_limit_of_kept_bytes`]: 8 MiB.
    pub const DEFAULT_LIMIT_OF_KEPT_BYTES: u64 = 8 << 20;

    /// Creates a stream without bytes.
    pub fn new(metadata: OutOfBandMetadata) -> Self {
        Self {
            metadata,
            preamble: Vec::new(),
            preamble_is_complete: false,
            steps: None,
            asked_with: 0,
            bytes: Vec::new(),
            start: 0,
            position: 0,
            ended: false,
            flush: false,
            taken_as_utf8: false,
            other_text: 0,
            limit_of_kept_bytes: Self::DEFAULT_LIMIT_OF_KEPT_BYTES,
            bytes_are_gone: false,
            state: None,
            malformed: None,
            malformed_in_piece: Vec::new(),
        }
    }

    /// Sets the number of bytes from the start that are kept for a restart while the encoding is tentative.
    /// Once more bytes are converted, they are dropped, and a later `meta` element can change the encoding
    /// only if all bytes before it are ASCII ([`ChangeOfEncoding::BytesAreGone`] otherwise).
    ///
    /// With 0 nothing is kept: for callers that have the bytes themselves.
    pub fn set_limit_of_kept_bytes(&mut self, limit: u64) {
        self.limit_of_kept_bytes = limit;
    }

    /// Collects malformed sequences from now on, for [`Self::decoding_errors`].
    pub fn report_decoding_errors(&mut self) {
        self.malformed.get_or_insert_default();
    }

    /// The metadata that the stream was created with.
    pub fn metadata(&self) -> &OutOfBandMetadata {
        &self.metadata
    }

    /// Appends bytes. A page may be cut between any two bytes.
    pub fn append(&mut self, bytes: &[u8]) {
        self.look_at(bytes);
        // Nothing is dropped here: the parser may not have read all converted text.
        self.bytes.extend_from_slice(bytes);
    }

    /// Gives the next bytes only to the [receipt](Self::encoding_decision), after parsing has ended.
    pub fn look_at(&mut self, bytes: &[u8]) {
        if self.preamble_is_complete {
            return;
        }
        let room = self.metadata.bytes_to_look_at().saturating_sub(self.preamble.len());
        self.preamble.extend_from_slice(bytes.get(..room).unwrap_or(bytes));
        self.preamble_is_complete = bytes.len() > room;
    }

    /// Records that `length` bytes of text from elsewhere were appended to the parser's input: the places
    /// of later malformed bytes include them.
    pub fn other_text_was_appended(&mut self, length: u64) {
        self.other_text = self.other_text.saturating_add(length);
    }

    /// If the steps decide on UTF-8, counts all bytes of a page as converted, and returns true. Use this if
    /// you know the bytes to be valid UTF-8 and give the text to the parser yourself, without a byte order
    /// mark. Nothing may have been appended before.
    ///
    /// Nothing is kept: after a change of the encoding, append the bytes from [`Self::appended_bytes`] on.
    pub fn take_as_utf8(&mut self, bytes: &[u8]) -> bool {
        self.look_at(bytes);
        self.preamble_is_complete = true;
        self.determine_the_encoding();
        let length = std::mem::take(&mut self.position);
        let Some(state) = self.state.as_mut() else {
            return false;
        };
        // ISO-2022-JP uses these controls differently: only a comparison of the texts can decide.
        let is_tentative = state.confidence == Confidence::Tentative;
        let has_controls = || memchr::memchr3(0x0E, 0x0F, 0x1B, bytes).is_some();
        if state.decoding.encoding() != UTF_8 || is_tentative && has_controls() {
            self.state = None;
            self.preamble.clear();
            self.preamble_is_complete = false;
            self.steps = None;
            return false;
        }
        if is_tentative {
            state.plain = length_that_means_the_same_everywhere(bytes) as u64;
        }
        state.decoding.take_as_text(bytes.len() as u64, length as u64);
        self.start = bytes.len() as u64;
        self.taken_as_utf8 = true;
        self.bytes_are_gone = true;
        true
    }

    /// Ends the input: no more bytes follow.
    pub fn end_of_input(&mut self) {
        self.ended = true;
        self.preamble_is_complete = true;
    }

    /// Ends the sequence at the end of the bytes so far: [`Self::convert`] converts all of them without
    /// waiting.
    ///
    /// Does nothing before the first byte, so that byte decides nothing.
    pub fn flush(&mut self) {
        if self.appended_bytes() > 0 {
            self.flush = true;
            self.preamble_is_complete = true;
        }
    }

    /// Converts the next bytes. The text is empty if they are only the start of a sequence. Returns `None`
    /// if nothing can be converted: before the encoding is determined, after all bytes so far were
    /// converted, and at the end.
    ///
    /// Call it when the parser has read all its text: a change of the encoding takes back at most the last
    /// text.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "the position, and the end of a piece, are in the bytes that are held"
    )]
    pub fn convert(&mut self) -> Option<&str> {
        self.determine_the_encoding();
        let (length, last) = self.next_piece()?;
        let converted = self.converted_bytes();
        let state = self.state.as_mut()?;
        state.restart = None;
        self.bytes_are_gone |=
            converted >= self.limit_of_kept_bytes && state.confidence == Confidence::Tentative;
        self.let_go();
        let state = self.state.as_mut()?;
        let piece = &self.bytes[self.position..self.position + length];
        self.position += length;
        self.flush &= !last;
        state.ended |= last && self.ended;
        if state.confidence == Confidence::Tentative && state.plain == converted {
            state.plain += length_that_means_the_same_everywhere(piece) as u64;
        }
        let malformed = self.malformed.is_some().then_some(&mut self.malformed_in_piece);
        let encoding = state.decoding.encoding();
        let text = state.decoding.decode(piece, last, malformed);
        if let Some(errors) = &mut self.malformed {
            errors.extend(self.malformed_in_piece.drain(..).map(|malformed| {
                let start = malformed.text.saturating_add(self.other_text);
                let start = u32::try_from(start).unwrap_or(u32::MAX);
                let span = Span::in_main(start, start.saturating_add(3));
                DecodingError { bytes: malformed.bytes, span, encoding }
            }));
        }
        Some(text)
    }

    /// Returns true if the input has ended and all of it was converted.
    pub fn is_at_end(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.ended)
    }

    /// The length of the next piece, and true if it is the last.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "the position, and the end of a piece, are in the bytes that are held"
    )]
    fn next_piece(&self) -> Option<(usize, bool)> {
        let state = self.state.as_ref()?;
        let waiting = self.bytes.len() - self.position;
        let ends = (self.ended && !state.ended) || self.flush;
        if waiting == 0 {
            return ends.then_some((0, true));
        }
        let length = if state.confidence == Confidence::Tentative {
            // A piece ends at the limit, so that the outcome does not depend on how the bytes were cut.
            let room = self.limit_of_kept_bytes.saturating_sub(self.converted_bytes());
            let most = usize::try_from(room).ok().filter(|room| *room > 0).unwrap_or(usize::MAX);
            waiting.min(PIECE).min(most)
        } else {
            waiting.min(PIECE)
        };
        let last = ends && length == waiting;
        if !last && state.decoding.is_between_sequences_of_utf8() {
            // The start of a sequence waits here for its rest, so that nothing is moved to join the two.
            let piece = &self.bytes[self.position..self.position + length];
            match decoding::complete_length(piece) {
                0 if length == waiting => return None,
                0 => {}
                complete => return Some((complete, false)),
            }
        }
        Some((length, last))
    }

    /// Runs the encoding sniffing algorithm, unless it has already decided or needs more bytes.
    fn determine_the_encoding(&mut self) {
        if self.state.is_some() {
            return;
        }
        let decided = if self.preamble_is_complete {
            let steps = self.metadata.steps(&Available { bytes: &self.preamble, ended: true });
            let decided = decided_by(&steps);
            self.steps = Some(steps);
            Some(decided)
        } else if self.asked_with >= OutOfBandMetadata::PRESCANNED_BYTES {
            // Only autodetection is left, and it waits for the whole preamble.
            None
        } else {
            self.asked_with = self.preamble.len();
            self.metadata.decide(&Available { bytes: &self.preamble, ended: false })
        };
        let Some((encoding, confidence, source)) = decided else {
            return;
        };
        let mark = Encoding::for_bom(&self.preamble);
        let mut decoding = Decoding::new(mark.map_or(encoding, |(encoding, _)| encoding));
        let length = mark.map_or(0, |(_, length)| length);
        decoding.skip(length as u64);
        self.position = length;
        self.state = Some(State {
            encoding,
            confidence,
            source,
            decoding,
            plain: 0,
            ended: false,
            meta_element: None,
            restart: None,
        });
    }

    /// Drops converted bytes, unless a restart may need them. At most as many bytes are moved as are
    /// dropped, so that the cost stays linear.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the position is in the bytes that are held; bytes are counted in 64 bits"
    )]
    fn let_go(&mut self) {
        let Some(state) = &self.state else { return };
        let restart_may_come = !self.bytes_are_gone
            && (state.confidence == Confidence::Tentative || state.restart.is_some());
        if !restart_may_come && self.position >= self.bytes.len() - self.position {
            self.bytes.drain(..self.position);
            self.start += self.position as u64;
            self.position = 0;
        }
    }

    /// "Change the encoding" to the one that the parser found in a `meta` element, after it has
    /// read `read` bytes of text. The confidence is certain afterwards, whatever the outcome.
    ///
    /// Text that the parser has not read yet does not count as converted. If the encoding changes on the
    /// fly, the caller takes it back from the parser, and [`Self::convert`] returns it again in the new
    /// encoding. The parser must have been given all the text of this stream, and no other.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding>
    #[expect(clippy::indexing_slicing, reason = "the position is in the bytes that are held")]
    pub fn change_the_encoding(&mut self, new: &'static Encoding, read: u32) -> ChangeOfEncoding {
        let Some(state) = &mut self.state else {
            return ChangeOfEncoding::Ignored;
        };
        if state.confidence != Confidence::Tentative {
            return ChangeOfEncoding::Ignored;
        }
        state.confidence = Confidence::Certain;
        // 1.
        if is_utf_16(state.encoding) {
            let note = "ignored: the page is in UTF-16";
            state.meta_element = Some(EncodingStep::of_the_meta_element(new, note));
            return ChangeOfEncoding::Ignored;
        }
        // 2. and 3.
        let new = encoding_to_use_for_a_declaration(new);
        // 4.
        if new == state.encoding {
            state.meta_element = Some(EncodingStep::of_the_meta_element(new, "already in use"));
            return ChangeOfEncoding::Same;
        }
        // 5.
        let kept = (!self.bytes_are_gone).then(|| &self.bytes[..self.position]);
        let decoding = state.converter_on_the_fly(new, kept, read);
        // The bytes that the parser has not read can be converted again: the stream has them, or the caller
        // does.
        let decoding =
            decoding.filter(|decoding| decoding.bytes() >= self.start || self.taken_as_utf8);
        if let Some(decoding) = decoding {
            if let Some(position) = decoding.bytes().checked_sub(self.start) {
                self.position = position as usize;
            } else {
                self.bytes.clear();
                self.start = decoding.bytes();
                self.position = 0;
            }
            if let Some(errors) = &mut self.malformed {
                errors.retain(|error| error.bytes.start < decoding.bytes());
            }
            state.decoding = decoding;
            state.ended = false;
            state.encoding = new;
            state.source = EncodingSource::MetaElement;
            state.meta_element = Some(EncodingStep::of_the_meta_element(new, "changed on the fly"));
            return ChangeOfEncoding::OnTheFly(new);
        }
        // 6.
        state.restart = Some(new);
        let (note, change) = if self.bytes_are_gone {
            ("ignored: the bytes were not kept", ChangeOfEncoding::BytesAreGone(new))
        } else {
            ("ignored: the caller did not restart", ChangeOfEncoding::Restart(new))
        };
        state.meta_element = Some(EncodingStep::of_the_meta_element(new, note));
        change
    }

    /// Restarts at the first byte in the new encoding, after [`ChangeOfEncoding::Restart`]. After
    /// [`ChangeOfEncoding::BytesAreGone`] the caller must then append the bytes again and end the input
    /// again. Does nothing otherwise, or if text was converted in the meantime.
    ///
    /// Returns true if the text restarts.
    pub fn restart(&mut self) -> bool {
        let Some(new) = self.state.as_mut().and_then(|state| state.restart.take()) else {
            return false;
        };
        if self.bytes_are_gone {
            self.bytes.clear();
            self.start = 0;
            self.ended = false;
            if !self.preamble_is_complete {
                self.preamble.clear();
            }
        }
        // The input has no byte order mark: with one the encoding would have been certain.
        self.position = 0;
        self.state = Some(State {
            encoding: new,
            confidence: Confidence::Certain,
            source: EncodingSource::MetaElement,
            decoding: Decoding::new(new),
            ended: false,
            plain: 0,
            meta_element: Some(EncodingStep::of_the_meta_element(new, "restarted")),
            restart: None,
        });
        if let Some(errors) = &mut self.malformed {
            errors.clear();
        }
        true
    }

    /// The document's character encoding, once it is determined.
    pub fn encoding(&self) -> Option<&'static Encoding> {
        self.state.as_ref().map(|state| state.encoding)
    }

    /// The confidence in the encoding; tentative before it is determined.
    pub fn confidence(&self) -> Confidence {
        self.state.as_ref().map_or(Confidence::Tentative, |state| state.confidence)
    }

    /// The encoding and the reason for it; `None` before it is determined. It lacks steps that need more
    /// bytes; at the end of the input it has them all.
    pub fn encoding_decision(&self) -> Option<EncodingDecision> {
        let State { encoding, confidence, source, meta_element, .. } = self.state.as_ref()?;
        let mut steps = self.steps.clone().unwrap_or_else(|| {
            let ended = self.preamble_is_complete;
            self.metadata.steps(&Available { bytes: &self.preamble, ended })
        });
        steps.extend(meta_element.clone());
        let (encoding, confidence, source) = (*encoding, *confidence, *source);
        let lacks_charset = self.metadata.lacks_charset;
        Some(EncodingDecision { encoding, confidence, source, steps, lacks_charset })
    }

    /// The malformed sequences since [`Self::report_decoding_errors`].
    pub fn decoding_errors(&self) -> &[DecodingError] {
        self.malformed.as_deref().unwrap_or_default()
    }

    /// Takes the malformed sequences that were met since the last call.
    pub fn take_decoding_errors(&mut self) -> Vec<DecodingError> {
        self.malformed.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The number of bytes held: those that wait, and those that are kept for a restart.
    pub fn held_bytes(&self) -> usize {
        self.bytes.len()
    }

    /// The number of bytes appended so far, or since the restart if they are appended again for it.
    #[expect(clippy::arithmetic_side_effects, reason = "bytes are counted in 64 bits")]
    pub fn appended_bytes(&self) -> u64 {
        self.start + self.bytes.len() as u64
    }

    /// The length in UTF-8 of the text converted so far.
    pub fn converted_text(&self) -> u64 {
        self.state.as_ref().map_or(0, |state| state.decoding.text())
    }

    /// The number of bytes converted so far, including a byte order mark.
    #[expect(clippy::arithmetic_side_effects, reason = "bytes are counted in 64 bits")]
    pub fn converted_bytes(&self) -> u64 {
        self.start + self.position as u64
    }
}

impl State {
    /// The decoder for the bytes after those that the parser has read, if everything that it has read means
    /// the same in the new encoding.
    #[expect(clippy::arithmetic_side_effects, reason = "more was read than is plain")]
    fn converter_on_the_fly(
        &self,
        new: &'static Encoding,
        kept: Option<&[u8]>,
        read: u32,
    ) -> Option<Decoding> {
        if new == REPLACEMENT {
            return None;
        }
        if u64::from(read) <= self.plain {
            return Some(Decoding::after_ascii(new, read.into()));
        }
        // The first bytes that can differ usually do.
        let start = usize::try_from(self.plain).ok()?;
        let first = kept?.get(start..)?;
        let first = first.get(..FIRST_BYTES).unwrap_or(first);
        let (mut now, mut then) = (Decoding::new(self.encoding), Decoding::new(new));
        let (now, then) = (now.decode(first, false, None), then.decode(first, false, None));
        let length = now.len().min(then.len()).min(read as usize - start);
        if now.as_bytes().get(..length) != then.as_bytes().get(..length) {
            return None;
        }
        let end = ByteOffsets::new(kept?, self.encoding).byte_range(Span::in_main(read, read));
        let read = kept?.get(..usize::try_from(end.ok()?.start).ok()?)?;
        let (mut now, mut then) = (Decoding::new(self.encoding), Decoding::new(new));
        let same = now.decode(read, false, None) == then.decode(read, false, None);
        same.then_some(then)
    }
}

/// The number of bytes before the first that does not mean the same in all encodings that are a superset of
/// ASCII. ISO-2022-JP uses three controls differently.
fn length_that_means_the_same_everywhere(bytes: &[u8]) -> usize {
    let ascii = bytes.get(..Encoding::ascii_valid_up_to(bytes)).unwrap_or_default();
    memchr::memchr3(0x0E, 0x0F, 0x1B, ascii).unwrap_or(ascii.len())
}
