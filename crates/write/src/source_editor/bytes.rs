//! The bytes of a page with its edits, in the encoding of the page.

use encoding_rs::{EncoderResult, Encoding, ISO_2022_JP, UTF_16BE, UTF_16LE};
use treewright_dom::{SourceId, Span};
use treewright_encoding::ByteOffsets;

use super::{EditError, SourceEditor};

impl SourceEditor<'_> {
    /// Returns the bytes of the page with the edits. `bytes` are those that the page was parsed from, and
    /// `encoding` is the one that they were read in. Characters that the encoding does not have become
    /// character references if possible.
    ///
    /// # Errors
    /// [`EditError::NotEncodable`], and [`EditError::OtherBytes`] if the bytes are shorter than the
    /// source.
    pub fn to_bytes(
        &self,
        bytes: &[u8],
        encoding: &'static Encoding,
    ) -> Result<Vec<u8>, EditError> {
        let pieces = self.all_pieces();
        if pieces.is_empty() {
            return Ok(bytes.to_vec());
        }
        let source_end = self.source.len() as u32;
        let spans = pieces.iter().map(|piece| Span {
            source: SourceId::MAIN,
            start: piece.start,
            end: piece.end,
        });
        let ranges = ByteOffsets::new(bytes, encoding).byte_ranges(spans);
        let mut edited = Vec::with_capacity(bytes.len());
        let mut at = 0_usize;
        // Spans at the end of the text have no bytes.
        let mut ranges = ranges.into_iter();
        for piece in &pieces {
            let (start, end) = match ranges.next() {
                Some(Ok(range)) => (range.start, range.end),
                _ if piece.start == source_end => (bytes.len() as u64, bytes.len() as u64),
                _ => return Err(EditError::OtherBytes),
            };
            let (start, end) = (start as usize, end as usize);
            edited.extend(bytes.get(at..start).ok_or(EditError::OtherBytes)?);
            let shift = Shift::of(bytes.get(..end).ok_or(EditError::OtherBytes)?, encoding);
            let after = bytes.get(end..).ok_or(EditError::OtherBytes)?;
            leave_the_shift(&mut edited, encoding);
            let can_have_references = piece.can_have_references || self.has_references;
            let start_of_new = edited.len();
            encode(&piece.text, encoding, can_have_references, &mut edited)?;
            one_escape_sequence_at(&mut edited, start_of_new, encoding);
            shift.resume(&mut edited, after, encoding);
            at = end;
        }
        edited.extend(bytes.get(at..).ok_or(EditError::OtherBytes)?);
        // A lead byte before an edit, for example, can take the first byte of the new text.
        let (text, _) = encoding.decode_with_bom_removal(&edited);
        let is_right = self.reads_as(&pieces, &text);
        if is_right { Ok(edited) } else { Err(EditError::NotEncodable) }
    }

    /// Returns true if a text is that of the page with the edits, apart from references for characters
    /// that the encoding does not have.
    fn reads_as(&self, pieces: &[super::Piece], text: &str) -> bool {
        let (mut at, mut rest) = (0_usize, text);
        for piece in pieces {
            let kept = self.source.get(at..piece.start as usize).unwrap_or_default();
            let Some(after) = rest.strip_prefix(kept) else { return false };
            rest = after;
            for c in piece.text.chars() {
                let reference = format!("&#{};", u32::from(c));
                let after = rest.strip_prefix(c);
                let after = after.or_else(|| {
                    let can = piece.can_have_references || self.has_references;
                    can.then(|| rest.strip_prefix(&*reference)).flatten()
                });
                let Some(after) = after else { return false };
                rest = after;
            }
            at = piece.end as usize;
        }
        self.source.get(at..) == Some(rest)
    }
}

/// Appends text in an encoding.
fn encode(
    text: &str,
    encoding: &'static Encoding,
    can_have_references: bool,
    out: &mut Vec<u8>,
) -> Result<(), EditError> {
    if encoding == UTF_16LE || encoding == UTF_16BE {
        let bytes = text.encode_utf16().flat_map(|unit| {
            if encoding == UTF_16LE { unit.to_le_bytes() } else { unit.to_be_bytes() }
        });
        out.extend(bytes);
        return Ok(());
    }
    // Encodings without an encoder use that of UTF-8.
    if encoding.output_encoding() != encoding {
        return Err(EditError::NotEncodable);
    }
    let mut encoder = encoding.new_encoder();
    let mut rest = text;
    loop {
        let room = encoder.max_buffer_length_from_utf8_without_replacement(rest.len());
        let mut buffer = vec![0; room.unwrap_or_default()];
        let (result, read, written) =
            encoder.encode_from_utf8_without_replacement(rest, &mut buffer, true);
        out.extend(buffer.get(..written).unwrap_or_default());
        rest = rest.get(read..).unwrap_or_default();
        match result {
            EncoderResult::InputEmpty => return Ok(()),
            EncoderResult::OutputFull => {}
            EncoderResult::Unmappable(c) if can_have_references => {
                // In ISO-2022-JP the encoder is then in the state ASCII or Roman, which have these.
                out.extend(format!("&#{};", u32::from(c)).bytes());
            }
            EncoderResult::Unmappable(_) => return Err(EditError::NotEncodable),
        }
    }
}

/// The character set that ISO-2022-JP is in, by the escape sequence that chose it; other encodings have
/// only one character set. Two consecutive escape sequences are an error.
/// <https://encoding.spec.whatwg.org/#iso-2022-jp-decoder>
#[derive(Clone, Copy)]
struct Shift(Option<&'static [u8]>);

const TO_ASCII: &[u8] = b"\x1B(B";
const ESCAPE_SEQUENCES: [&[u8]; 5] = [TO_ASCII, b"\x1B(J", b"\x1B(I", b"\x1B$@", b"\x1B$B"];

impl Shift {
    /// The character set after these bytes.
    fn of(bytes: &[u8], encoding: &'static Encoding) -> Self {
        if encoding != ISO_2022_JP {
            return Self(None);
        }
        let mut escapes = memchr::memrchr_iter(0x1B, bytes);
        let sequence = escapes.find_map(|at| {
            let rest = bytes.get(at..).unwrap_or_default();
            ESCAPE_SEQUENCES.into_iter().find(|sequence| rest.starts_with(sequence))
        });
        Self(sequence.filter(|sequence| *sequence != TO_ASCII))
    }

    /// Returns to this character set after new text, unless the following bytes choose another.
    fn resume(self, out: &mut Vec<u8>, after: &[u8], encoding: &'static Encoding) {
        if encoding != ISO_2022_JP {
            return;
        }
        if ESCAPE_SEQUENCES.iter().any(|sequence| after.starts_with(sequence)) {
            remove_escape_sequences(out);
        } else if let Some(sequence) = self.0 {
            remove_escape_sequences(out);
            out.extend(sequence);
        }
    }
}

/// Switches to ASCII before new text.
fn leave_the_shift(out: &mut Vec<u8>, encoding: &'static Encoding) {
    if encoding == ISO_2022_JP {
        remove_escape_sequences(out);
        if Shift::of(out, encoding).0.is_some() {
            out.extend(TO_ASCII);
        }
    }
}

/// Keeps the second of two escape sequences at a place where text ends and other text begins, and none if the text
/// before was in that character set already.
fn one_escape_sequence_at(out: &mut Vec<u8>, place: usize, encoding: &'static Encoding) {
    if encoding != ISO_2022_JP {
        return;
    }
    let Some(after) = out.get(place..) else { return };
    if !ESCAPE_SEQUENCES.iter().any(|sequence| after.starts_with(sequence)) {
        return;
    }
    let after = after.to_vec();
    out.truncate(place);
    remove_escape_sequences(out);
    let Shift(before) = Shift::of(out, encoding);
    let goes_on = before.filter(|sequence| after.starts_with(sequence));
    let kept = after.get(goes_on.map_or(0, <[u8]>::len)..).unwrap_or_default();
    out.extend(kept);
}

fn remove_escape_sequences(out: &mut Vec<u8>) {
    while ESCAPE_SEQUENCES.iter().any(|sequence| out.ends_with(sequence)) {
        out.truncate(out.len().saturating_sub(TO_ASCII.len()));
    }
}
