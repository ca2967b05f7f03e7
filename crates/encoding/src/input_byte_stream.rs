//! The input byte stream: <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
//!
//! Bytes go in, text for the parser comes out. In between the encoding is determined (`sniffing`,
//! which asks `prescan`, `content_type` and `locale`), the bytes are decoded (`decoding`), and, when
//! the parser meets a `meta` element, the encoding may be changed.

use encoding_rs::{Encoding, REPLACEMENT, UTF_8};

use treewright_markup::Span;

use crate::byte_offsets::ByteOffsets;
use crate::decoding::{self, Decoding, DecodingError, Malformed};
use crate::prescan::{encoding_to_use_for_a_declaration, is_utf_16};
use crate::sniffing::{
    Available, Confidence, EncodingDecision, EncodingSource, EncodingStep, OutOfBandMetadata,
    decided_by,
};

/// The bytes of a page on their way to become text for a [`Parser`](crate::Parser).
///
/// The stream does no input or output and calls nobody. The caller gives it bytes in pieces of any
/// size, cut anywhere, and takes text from [`convert`](Self::convert) whenever the parser needs
/// input; how the bytes are cut changes nothing. Without a clock the stream waits for 1,024 bytes or
/// the end of the input before it decides on an encoding, unless something is certain before.
///
/// While the encoding is tentative the bytes are kept, up to
/// [a limit](Self::set_limit_of_kept_bytes), so that parsing can begin again. Once it is certain, what
/// was converted is let go.
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
/// // The parser meets another `meta` element after all of it, in spite of what the prescan found.
/// let new = treewright_encoding::Encoding::for_label(b"koi8-r").unwrap();
/// assert_eq!(stream.change_the_encoding(new, read), ChangeOfEncoding::Restart(new));
/// assert!(stream.restart());
/// assert_eq!(stream.encoding_decision().unwrap().encoding, new);
/// ```
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is about another thing")]
pub struct InputByteStream {
    metadata: OutOfBandMetadata,
    /// The first bytes, for the sniffing algorithm.
    preamble: Vec<u8>,
    /// All that the algorithm can look at is in the preamble: nothing is added any more, and nothing
    /// is waited for.
    preamble_is_complete: bool,
    /// What the steps of the algorithm say, once that is so.
    steps: Option<Vec<EncodingStep>>,
    /// The steps were asked with so many bytes and could not decide.
    asked_with: usize,
    /// Bytes that wait to be converted, and before them those that are kept.
    bytes: Vec<u8>,
    /// The offset in the stream of the first of `bytes`.
    start: u64,
    /// The next of `bytes` to convert.
    position: usize,
    ended: bool,
    /// What there is is to be converted without waiting for the rest of a sequence.
    flush: bool,
    /// Bytes were taken as converted that the stream never had.
    taken_as_utf8: bool,
    /// How much text the parser was given besides.
    other_text: u64,
    limit_of_kept_bytes: u64,
    /// More was converted than is kept: no restart can come.
    bytes_are_gone: bool,
    state: Option<State>,
    malformed: Option<Vec<DecodingError>>,
    /// Where `decoding` says what is malformed, in each piece.
    malformed_in_piece: Vec<Malformed>,
}

/// What is there once the encoding is determined.
#[derive(Clone, Debug)]
struct State {
    /// The document's character encoding.
    encoding: &'static Encoding,
    confidence: Confidence,
    source: EncodingSource,
    decoding: Decoding,
    /// All there will be was decoded.
    ended: bool,
    /// How many bytes from the first on mean the same in any encoding.
    plain: u64,
    /// What the parser met.
    meta_element: Option<EncodingStep>,
    /// The encoding to restart in.
    restart: Option<&'static Encoding>,
}

/// What "change the encoding" came to.
/// <https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChangeOfEncoding {
    /// The encoding was certain already, or it is UTF-16, which no `meta` element can say: step 1.
    Ignored,
    /// The new encoding is the one in use: step 4.
    Same,
    /// What was converted so far means the same in both, and the bytes that follow are read in the
    /// new one: step 5.
    OnTheFly(&'static Encoding),
    /// The page has to be parsed again in this encoding: step 6. Make a new parser and an empty
    /// tree, and call [`InputByteStream::restart`]. Who goes on without that ignores the new
    /// encoding.
    Restart(&'static Encoding),
    /// As [`ChangeOfEncoding::Restart`], but the stream has not kept the bytes. Who has them can
    /// restart all the same and append them again, from the first on. Who has not goes on: the new
    /// encoding is ignored, as step 6 says for what cannot be loaded again.
    BytesAreGone(&'static Encoding),
}

/// So many bytes are compared in two encodings before all are.
const FIRST_BYTES: usize = 64;

/// How many bytes are converted at once.
const PIECE: usize = 1 << 16;

impl InputByteStream {
    /// How many bytes are kept for a restart when nothing else is said: 8 MiB.
    pub const DEFAULT_LIMIT_OF_KEPT_BYTES: u64 = 8 << 20;

    /// A stream without bytes.
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

    /// How many bytes from the start are kept for a restart while the encoding is tentative. Once
    /// more than these were converted they are let go, and a `meta` element that comes after them
    /// can change the encoding only if all bytes before it are ASCII
    /// ([`ChangeOfEncoding::BytesAreGone`] otherwise).
    ///
    /// With 0 nothing is kept: for callers who have the bytes themselves.
    pub fn set_limit_of_kept_bytes(&mut self, limit: u64) {
        self.limit_of_kept_bytes = limit;
    }

    /// Collects what is malformed from now on, for [`Self::decoding_errors`].
    pub fn report_decoding_errors(&mut self) {
        self.malformed.get_or_insert_default();
    }

    /// What is known besides the bytes.
    pub fn metadata(&self) -> &OutOfBandMetadata {
        &self.metadata
    }

    /// Adds bytes to the end. They may be cut from what follows anywhere.
    pub fn append(&mut self, bytes: &[u8]) {
        self.look_at(bytes);
        // Nothing is let go here: the parser may not have read what was converted.
        self.bytes.extend_from_slice(bytes);
    }

    /// Takes the next bytes for the [receipt](Self::encoding_decision) only, where nothing is parsed
    /// any more.
    pub fn look_at(&mut self, bytes: &[u8]) {
        if self.preamble_is_complete {
            return;
        }
        let room = self.metadata.bytes_to_look_at().saturating_sub(self.preamble.len());
        self.preamble.extend_from_slice(bytes.get(..room).unwrap_or(bytes));
        self.preamble_is_complete = bytes.len() > room;
    }

    /// Says that the parser was given so many bytes of text that are not from this stream, at the
    /// end of what it has: the places of malformed bytes that follow count them.
    pub fn other_text_was_appended(&mut self, length: u64) {
        self.other_text = self.other_text.saturating_add(length);
    }

    /// Takes all bytes of a page as converted, when they are read as UTF-8; says whether they are.
    /// For callers who know that the bytes are valid UTF-8, and give the text to the parser
    /// themselves, without a byte order mark. Nothing may have been appended before.
    ///
    /// Nothing is kept: after a change of the encoding the bytes from [`Self::appended_bytes`] on
    /// have to be appended.
    pub fn take_as_utf8(&mut self, bytes: &[u8]) -> bool {
        self.look_at(bytes);
        self.preamble_is_complete = true;
        self.determine_the_encoding();
        let length = std::mem::take(&mut self.position);
        let Some(state) = self.state.as_mut() else {
            return false;
        };
        // With these controls it takes a comparison to say what means the same elsewhere.
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

    /// Says that there are no more bytes.
    pub fn end_of_input(&mut self) {
        self.ended = true;
        self.preamble_is_complete = true;
    }

    /// Says that what follows is not a continuation of the bytes so far: [`Self::convert`] gives
    /// out all there is and waits for nothing.
    ///
    /// Does nothing when no byte has come: then nothing is decided by it.
    pub fn flush(&mut self) {
        if self.appended_bytes() > 0 {
            self.flush = true;
            self.preamble_is_complete = true;
        }
    }

    /// The text of the next bytes; it can be empty, where they are the start of a sequence. To be
    /// called when the parser has read what it has, and needs input: a change of the encoding takes
    /// back no more than the last text. `None`
    /// when there is nothing to convert: before the encoding is determined, when all bytes that came
    /// were converted, and at the end.
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

    /// Whether all bytes there will be were converted.
    pub fn is_at_end(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.ended)
    }

    /// How many bytes the next piece has, and whether nothing follows it.
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
            // A piece ends where the limit is, so that it does not matter how the bytes came.
            let room = self.limit_of_kept_bytes.saturating_sub(self.converted_bytes());
            let most = usize::try_from(room).ok().filter(|room| *room > 0).unwrap_or(usize::MAX);
            waiting.min(PIECE).min(most)
        } else {
            waiting.min(PIECE)
        };
        let last = ends && length == waiting;
        if !last && state.decoding.is_between_sequences_of_utf8() {
            // The start of a sequence waits here for the rest of it, so that nothing has to be
            // moved to join the two.
            let piece = &self.bytes[self.position..self.position + length];
            match decoding::complete_length(piece) {
                0 if length == waiting => return None,
                0 => {}
                complete => return Some((complete, false)),
            }
        }
        Some((length, last))
    }

    /// The encoding sniffing algorithm, unless it has come to an end or needs more bytes.
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
            // Only autodetection can have more to say, and it waits for all of the preamble.
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

    /// Lets go of what was converted, unless a restart may come. At most as much is moved as is
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

    /// "Change the encoding", for the encoding that the parser says in
    /// [`Pause::ChangeEncoding`](crate::Pause::ChangeEncoding). Whatever comes out, the confidence is
    /// certain afterwards.
    ///
    /// What the parser has not read yet does not count as converted: when the encoding changes on
    /// the fly, that text is taken back from it, and comes again from [`Self::convert`], in the new
    /// encoding. The parser must have been given the text of this stream only, and all of it.
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
        // Step 1.
        if is_utf_16(state.encoding) {
            let note = "ignored: a page in UTF-16 cannot say otherwise";
            state.meta_element = Some(EncodingStep::of_the_meta_element(new, note));
            return ChangeOfEncoding::Ignored;
        }
        // Steps 2 and 3.
        let new = encoding_to_use_for_a_declaration(new);
        // Step 4.
        if new == state.encoding {
            state.meta_element = Some(EncodingStep::of_the_meta_element(new, "the same"));
            return ChangeOfEncoding::Same;
        }
        // Step 5.
        let kept = (!self.bytes_are_gone).then(|| &self.bytes[..self.position]);
        let decoding = state.converter_on_the_fly(new, kept, read);
        // What the parser has not read can come again: it is here, or the caller has it.
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
        // Step 6.
        state.restart = Some(new);
        let (note, change) = if self.bytes_are_gone {
            ("ignored: the bytes are gone", ChangeOfEncoding::BytesAreGone(new))
        } else {
            ("ignored: the caller did not restart", ChangeOfEncoding::Restart(new))
        };
        state.meta_element = Some(EncodingStep::of_the_meta_element(new, note));
        change
    }

    /// After [`ChangeOfEncoding::Restart`]: the text comes from the first byte again, in the new
    /// encoding. After [`ChangeOfEncoding::BytesAreGone`] the same, once the bytes have been appended
    /// again and the end of the input has been said again. Does nothing otherwise, or when text was
    /// converted since.
    ///
    /// Says whether the text begins again.
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
        // There was no byte order mark: it would have been certain.
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

    /// How sure the encoding is: tentative before it is determined.
    pub fn confidence(&self) -> Confidence {
        self.state.as_ref().map_or(Confidence::Tentative, |state| state.confidence)
    }

    /// The encoding, and why; `None` before it is determined. Steps that could not be asked yet
    /// are missing: at the end of the input none is.
    pub fn encoding_decision(&self) -> Option<EncodingDecision> {
        let State { encoding, confidence, source, meta_element, .. } = self.state.as_ref()?;
        let mut steps = self.steps.clone().unwrap_or_else(|| {
            let ended = self.preamble_is_complete;
            self.metadata.steps(&Available { bytes: &self.preamble, ended })
        });
        steps.extend(meta_element.clone());
        let (encoding, confidence, source) = (*encoding, *confidence, *source);
        Some(EncodingDecision { encoding, confidence, source, steps })
    }

    /// The malformed sequences so far, if [`Self::report_decoding_errors`] was called.
    pub fn decoding_errors(&self) -> &[DecodingError] {
        self.malformed.as_deref().unwrap_or_default()
    }

    /// Takes the malformed sequences that were met since the last call.
    pub fn take_decoding_errors(&mut self) -> Vec<DecodingError> {
        self.malformed.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// How many bytes are held: those that wait, and those that are kept for a restart.
    pub fn held_bytes(&self) -> usize {
        self.bytes.len()
    }

    /// How many bytes were appended so far, or since a restart for which they have to be appended
    /// again.
    #[expect(clippy::arithmetic_side_effects, reason = "bytes are counted in 64 bits")]
    pub fn appended_bytes(&self) -> u64 {
        self.start + self.bytes.len() as u64
    }

    /// How many bytes of text, as UTF-8, the bytes so far were converted to.
    pub fn converted_text(&self) -> u64 {
        self.state.as_ref().map_or(0, |state| state.decoding.text())
    }

    /// How many bytes were converted so far, a byte order mark included.
    #[expect(clippy::arithmetic_side_effects, reason = "bytes are counted in 64 bits")]
    pub fn converted_bytes(&self) -> u64 {
        self.start + self.position as u64
    }
}

impl State {
    /// The decoder to go on with, at the end of what the parser has read, when all of that means
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
        // Most often the first bytes that can differ do.
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

/// How many of these bytes are the same characters in all encodings, apart from those that are no
/// superset of ASCII. ISO-2022-JP has its own use of three controls.
fn length_that_means_the_same_everywhere(bytes: &[u8]) -> usize {
    let ascii = bytes.get(..Encoding::ascii_valid_up_to(bytes)).unwrap_or_default();
    memchr::memchr3(0x0E, 0x0F, 0x1B, ascii).unwrap_or(ascii.len())
}
