//! Decodes bytes to text, in pieces, with the decoders of the Encoding Standard.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts of bytes and of their text, in 64 bits; what is taken off was counted before"
)]

use std::ops::Range;

use encoding_rs::{DecoderResult, Encoding, ISO_2022_JP, REPLACEMENT, UTF_8, UTF_16BE};

use crate::prescan::is_utf_16;
use treewright_markup::Span;

/// Bytes that are malformed in their encoding, and became one U+FFFD.
///
/// ```
/// use treewright_encoding::{InputByteStream, OutOfBandMetadata};
///
/// let mut stream = InputByteStream::new(OutOfBandMetadata::new());
/// stream.report_decoding_errors();
/// stream.append(b"caf\xE9!");
/// stream.end_of_input();
/// assert_eq!(stream.convert(), Some("caf\u{FFFD}!"));
/// let error = &stream.decoding_errors()[0];
/// assert_eq!(error.bytes, 3..4);
/// assert_eq!(error.encoding.name(), "UTF-8");
/// assert_eq!(error.to_string(), "byte 3 is not UTF-8");
/// ```
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DecodingError {
    /// The offsets of the bytes in the input byte stream.
    pub bytes: Range<u64>,
    /// The place of the U+FFFD in the text; beyond 4 GiB, the last possible offset.
    pub span: Span,
    /// The encoding that the bytes were read in.
    pub encoding: &'static Encoding,
}

impl std::fmt::Display for DecodingError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Range { start, end } = self.bytes;
        let encoding = self.encoding.name();
        if end.saturating_sub(start) == 1 {
            write!(f, "byte {start} is not {encoding}")
        } else {
            write!(f, "bytes {start} to {} are not {encoding}", end.saturating_sub(1))
        }
    }
}

impl std::error::Error for DecodingError {}

/// A malformed sequence: its bytes, and the offset in the text of the U+FFFD for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Malformed {
    pub(super) bytes: Range<u64>,
    pub(super) text: u64,
}

/// A decoder that keeps its state between two pieces, and can be cloned.
///
/// The decoders of `encoding_rs` cannot be cloned. So this one stores the bytes that lead from the neutral
/// state, in which every decoder starts, to its current state: a clone is a new decoder that has read these
/// bytes. In most encodings they are the start of a sequence. In ISO-2022-JP, whose modes last until the
/// next escape sequence, they are shortened to a few that lead to the same state.
pub(super) struct Decoding {
    encoding: &'static Encoding,
    decoder: Decoder,
    /// The number of bytes read so far.
    bytes: u64,
    /// The number of bytes of text that they became.
    text: u64,
    /// The text of the last piece, unless it is the piece itself.
    converted: String,
}

enum Decoder {
    Utf8 {
        /// The start of a sequence that may continue, at most three bytes.
        pending: Vec<u8>,
    },
    Other {
        decoder: encoding_rs::Decoder,
        /// The bytes since the decoder was in its neutral state.
        since_neutral: Vec<u8>,
    },
}

/// The number of bytes after which the state of an ISO-2022-JP decoder is determined.
const BYTES_BETWEEN_STATES: usize = 64;

/// The maximum number of bytes of a sequence, or that a decoder takes back after an error.
const LONGEST_SEQUENCE: usize = 4;

const REPLACEMENT_CHARACTER: &str = "\u{FFFD}";

impl Decoding {
    /// Creates a decoder for an encoding, which does not search for a byte order mark.
    pub(super) fn new(encoding: &'static Encoding) -> Self {
        let decoder = if encoding == UTF_8 {
            Decoder::Utf8 { pending: Vec::new() }
        } else {
            Decoder::Other {
                decoder: encoding.new_decoder_without_bom_handling(),
                since_neutral: Vec::new(),
            }
        };
        Self { encoding, decoder, bytes: 0, text: 0, converted: String::new() }
    }

    pub(super) fn encoding(&self) -> &'static Encoding {
        self.encoding
    }

    /// Returns true if this decodes UTF-8 and no byte waits for the rest of its sequence.
    pub(super) fn is_between_sequences_of_utf8(&self) -> bool {
        matches!(&self.decoder, Decoder::Utf8 { pending } if pending.is_empty())
    }

    /// Skips bytes that are not decoded: a byte order mark.
    pub(super) fn skip(&mut self, bytes: u64) {
        self.bytes += bytes;
    }

    /// Creates a decoder that has read this many bytes of ASCII, which mean the same in its encoding.
    pub(super) fn after_ascii(encoding: &'static Encoding, bytes: u64) -> Self {
        Self { bytes, text: bytes, ..Self::new(encoding) }
    }

    /// Counts `bytes` as read, all of which, after a byte order mark of `mark` bytes, became the same text.
    pub(super) fn take_as_text(&mut self, bytes: u64, mark: u64) {
        self.bytes = bytes;
        self.text = bytes - mark;
    }

    /// The number of bytes read so far.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The number of bytes of text that they became.
    pub(super) fn text(&self) -> u64 {
        self.text
    }

    /// Decodes the next piece. Nothing may follow the `last` one. Valid UTF-8 is lent without a copy.
    #[expect(clippy::indexing_slicing, reason = "no more is complete than there is")]
    pub(super) fn decode<'a>(
        &'a mut self,
        piece: &'a [u8],
        last: bool,
        mut malformed: Option<&mut Vec<Malformed>>,
    ) -> &'a str {
        if let Decoder::Utf8 { pending } = &mut self.decoder
            && pending.is_empty()
        {
            let complete = if last { piece.len() } else { complete_length(piece) };
            if let Ok(text) = simdutf8::basic::from_utf8(&piece[..complete]) {
                pending.extend_from_slice(&piece[complete..]);
                self.bytes += piece.len() as u64;
                self.text += complete as u64;
                return text;
            }
        }
        self.converted.clear();
        match &mut self.decoder {
            Decoder::Utf8 { pending } => {
                let joined = [&std::mem::take(pending)[..], piece].concat();
                let complete = if last { joined.len() } else { complete_length(&joined) };
                pending.extend_from_slice(&joined[complete..]);
                let mut start = self.bytes + piece.len() as u64 - joined.len() as u64;
                for chunk in joined[..complete].utf8_chunks() {
                    self.converted.push_str(chunk.valid());
                    start += chunk.valid().len() as u64;
                    let end = start + chunk.invalid().len() as u64;
                    if end > start {
                        if let Some(malformed) = &mut malformed {
                            let text = self.text + self.converted.len() as u64;
                            malformed.push(Malformed { bytes: start..end, text });
                        }
                        self.converted.push_str(REPLACEMENT_CHARACTER);
                        start = end;
                    }
                }
            }
            Decoder::Other { decoder, since_neutral } => {
                let mut out = Out {
                    text: &mut self.converted,
                    text_before: self.text,
                    bytes: self.bytes,
                    malformed,
                };
                let mut rest = piece;
                while let Some(part) = next_part(&mut rest, self.encoding) {
                    out.decode(decoder, part, false);
                    note_state(self.encoding, decoder, since_neutral, part);
                }
                if last {
                    out.decode(decoder, b"", true);
                    // A decoder must not be used after the last piece.
                    *decoder = self.encoding.new_decoder_without_bom_handling();
                    since_neutral.clear();
                }
            }
        }
        self.bytes += piece.len() as u64;
        self.text += self.converted.len() as u64;
        &self.converted
    }
}

/// The output of a decoder.
struct Out<'a> {
    text: &'a mut String,
    /// The length of the text before.
    text_before: u64,
    /// The number of bytes read.
    bytes: u64,
    malformed: Option<&'a mut Vec<Malformed>>,
}

impl Out<'_> {
    #[expect(clippy::indexing_slicing, reason = "no more was read than there was")]
    fn decode(&mut self, decoder: &mut encoding_rs::Decoder, mut bytes: &[u8], last: bool) {
        loop {
            let needed = decoder.max_utf8_buffer_length_without_replacement(bytes.len());
            self.text.reserve(needed.unwrap_or(bytes.len()));
            let (result, read) =
                decoder.decode_to_string_without_replacement(bytes, self.text, last);
            bytes = &bytes[read..];
            self.bytes += read as u64;
            match result {
                DecoderResult::InputEmpty => return,
                DecoderResult::OutputFull => {}
                DecoderResult::Malformed(length, read_after) => {
                    if let Some(malformed) = &mut self.malformed {
                        let end = self.bytes - u64::from(read_after);
                        let text = self.text_before + self.text.len() as u64;
                        malformed.push(Malformed { bytes: end - u64::from(length)..end, text });
                    }
                    self.text.push_str(REPLACEMENT_CHARACTER);
                }
            }
        }
    }
}

/// Cuts off the part after which the decoder's state is recorded next. The last bytes come one by one, so
/// that the state is recorded at the end of the last sequence.
fn next_part<'a>(rest: &mut &'a [u8], encoding: &'static Encoding) -> Option<&'a [u8]> {
    let most = if encoding == ISO_2022_JP { BYTES_BETWEEN_STATES } else { rest.len() };
    let length = match rest.len() {
        0 => return None,
        1..=LONGEST_SEQUENCE => 1,
        many => (many - LONGEST_SEQUENCE).min(most),
    };
    let (part, after) = rest.split_at(length);
    *rest = after;
    Some(part)
}

/// Updates `since_neutral` after the decoder has read `part`.
fn note_state(
    encoding: &'static Encoding,
    decoder: &encoding_rs::Decoder,
    since_neutral: &mut Vec<u8>,
    part: &[u8],
) {
    if is_utf_16(encoding) {
        since_neutral.extend_from_slice(part);
        let pending = pending_bytes_of_utf_16(encoding, since_neutral);
        since_neutral.drain(..since_neutral.len() - pending);
    } else if encoding == REPLACEMENT {
        // This decoder returns U+FFFD for the first byte and nothing for the rest.
        since_neutral.truncate(1);
        if since_neutral.is_empty() {
            since_neutral.extend(part.first());
        }
    } else if decoder.latin1_byte_compatible_up_to(b"").is_some() {
        since_neutral.clear();
    } else {
        since_neutral.extend_from_slice(part);
        if encoding == ISO_2022_JP && since_neutral.len() > MOST_BYTES_SINCE_NEUTRAL {
            shorten_iso_2022_jp(since_neutral);
        }
    }
}

/// Only ISO-2022-JP can leave its neutral state for longer: up to the next escape sequence.
const MOST_BYTES_SINCE_NEUTRAL: usize = 1024;

/// Shortens the bytes to a few that lead an ISO-2022-JP decoder to the same state: the last escape
/// sequence, whose mode is still in effect, and the end of the bytes after it.
/// <https://encoding.spec.whatwg.org/#iso-2022-jp-decoder>
#[expect(
    clippy::indexing_slicing,
    reason = "positions that were searched for, in an escape sequence of three bytes and in what follows it"
)]
fn shorten_iso_2022_jp(bytes: &mut Vec<u8>) {
    const KEPT: usize = 8;
    let is_escape_sequence = |three: &[u8]| {
        matches!(three, [0x1B, b'(', b'B' | b'J' | b'I'] | [0x1B, b'$', b'@' | b'B'])
    };
    let Some(last) = bytes.windows(3).rposition(is_escape_sequence) else {
        // The mode is the first one; the end may be the start of an escape sequence.
        bytes.drain(..bytes.len() - KEPT);
        return;
    };
    let (before, after) = bytes.split_at(last + 3);
    let escape_sequence = &before[last..];
    let mut short = escape_sequence.to_vec();
    if escape_sequence[1] == b'$' {
        // A character has two bytes. Any byte that can be neither of them ends an incomplete character, so
        // pairs are counted from there; a space replaces that byte. (The last two bytes may be the start of
        // an escape sequence.)
        let settled = after.len().saturating_sub(2);
        let odd = after[..settled].iter().rposition(|byte| !matches!(byte, 0x21..=0x7E));
        let pairs = odd.map_or(after, |odd| &after[odd + 1..]);
        short.extend(odd.map(|_| b' '));
        short.extend_from_slice(&pairs[pairs.len().saturating_sub(KEPT) & !1..]);
    } else {
        short.extend_from_slice(&after[after.len().saturating_sub(KEPT)..]);
    }
    *bytes = short;
}

/// The number of bytes at the end that are an incomplete code unit, or one that waits for the other half of
/// its pair.
#[expect(clippy::indexing_slicing, reason = "one byte less where the length is odd")]
fn pending_bytes_of_utf_16(encoding: &'static Encoding, bytes: &[u8]) -> usize {
    let odd = bytes.len() % 2;
    let high = match bytes[..bytes.len() - odd] {
        [.., high, _] if encoding == UTF_16BE => high,
        [.., _, high] => high,
        _ => return odd,
    };
    if matches!(high, 0xD8..=0xDB) { odd + 2 } else { odd }
}

/// The number of bytes before a sequence at the end that more bytes could complete.
#[expect(clippy::indexing_slicing, reason = "each start is below the length")]
pub(super) fn complete_length(bytes: &[u8]) -> usize {
    // A sequence has at most four bytes, so one that is cut off starts in the last three.
    let tail = bytes.len().saturating_sub(3);
    for start in tail..bytes.len() {
        let is_cut_off = str::from_utf8(&bytes[start..])
            .is_err_and(|error| error.valid_up_to() == 0 && error.error_len().is_none());
        if is_cut_off {
            return start;
        }
    }
    bytes.len()
}

impl Clone for Decoding {
    fn clone(&self) -> Self {
        let decoder = match &self.decoder {
            Decoder::Utf8 { pending } => Decoder::Utf8 { pending: pending.clone() },
            Decoder::Other { since_neutral, .. } => {
                let mut decoder = self.encoding.new_decoder_without_bom_handling();
                let text = &mut String::new();
                let mut out = Out { text, text_before: 0, bytes: 0, malformed: None };
                out.decode(&mut decoder, since_neutral, false);
                Decoder::Other { decoder, since_neutral: since_neutral.clone() }
            }
        };
        Self {
            encoding: self.encoding,
            decoder,
            bytes: self.bytes,
            text: self.text,
            converted: self.converted.clone(),
        }
    }
}

impl std::fmt::Debug for Decoding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Decoding")
            .field("encoding", &self.encoding.name())
            .field("bytes", &self.bytes)
            .field("text", &self.text)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const PARTS: &[&[u8]] = &[
        b"\x1B(B",
        b"\x1B(J",
        b"\x1B(I",
        b"\x1B$@",
        b"\x1B$B",
        b"\x1B",
        b"\x1B(",
        b"\x1B$",
        b"\x1B(A",
        b"!",
        b"$\"",
        b"\x21\x21\x30\x21\x30",
        b" ",
        b"\n",
        b"\x0E",
        b"\x80",
        b"\xFF",
        b"A",
        b"$",
        b"(",
    ];

    proptest! {
        /// A decoder that was cloned after a long time in another mode continues like the original.
        #[test]
        fn clones_of_iso_2022_jp_go_on_alike(
            before in prop::collection::vec(0..PARTS.len(), 0..12),
            filling in 0..5_usize,
            long in 500..1500_usize,
            after in prop::collection::vec(0..PARTS.len(), 0..12),
        ) {
            let join = |parts: &[usize]| -> Vec<u8> {
                parts.iter().flat_map(|part| PARTS[*part].iter().copied()).collect()
            };
            let filling = [&b"!"[..], b"\x30\x21", b"A ", b"\xFF", b"\x30\x21\n"][filling];
            let (before, after) = (join(&before), join(&after));
            let mut decoding = Decoding::new(ISO_2022_JP);
            for (index, byte) in before.iter().chain(filling.iter().cycle().take(long)).enumerate() {
                decoding.decode(&[*byte], false, None);
                if index % 97 != 0 {
                    continue;
                }
                if let Decoder::Other { since_neutral, .. } = &decoding.decoder {
                    prop_assert!(since_neutral.len() <= MOST_BYTES_SINCE_NEUTRAL + LONGEST_SEQUENCE);
                }
            }
            let mut clone = decoding.clone();
            let (mut errors, mut errors_of_the_clone) = (Vec::new(), Vec::new());
            let text = decoding.decode(&after, true, Some(&mut errors));
            prop_assert_eq!(clone.decode(&after, true, Some(&mut errors_of_the_clone)), text);
            prop_assert_eq!(errors_of_the_clone, errors);
        }
    }
}
