//! The bytes of a page with its edits, in the encoding of the page.

use encoding_rs::{EncoderResult, Encoding, ISO_2022_JP, UTF_16BE, UTF_16LE};
use treewright_dom::{SourceId, Span};
use treewright_encoding::ByteOffsets;

use super::{EditError, SourceEditor};

impl SourceEditor<'_> {
    /// The bytes of the page with the edits. `bytes` are those that the page was parsed from, and
    /// `encoding` is the one that they were read in. Characters that the encoding does not have become
    /// character references where that is possible.
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
        // Spans at the end of the text have no bytes of their own.
        let mut ranges = ranges.into_iter();
        for piece in &pieces {
            let (start, end) = match ranges.next() {
                Some(Ok(range)) => (range.start, range.end),
                _ if piece.start == source_end => (bytes.len() as u64, bytes.len() as u64),
                _ => return Err(EditError::OtherBytes),
            };
            let (start, end) = (start as usize, end as usize);
            edited.extend(bytes.get(at..start).ok_or(EditError::OtherBytes)?);
            let before = bytes.get(..start).ok_or(EditError::OtherBytes)?;
            let after = bytes.get(..end).ok_or(EditError::OtherBytes)?;
            let shift = Shift::of(before, encoding);
            edited.extend(shift.escape_to_ascii());
            encode(&piece.text, encoding, piece.can_have_references, &mut edited)?;
            edited.extend(Shift::of(after, encoding).escape_from_ascii());
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
                    piece.can_have_references.then(|| rest.strip_prefix(&*reference)).flatten()
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
    // Encodings without an encoder of their own have that of UTF-8.
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
                // In ISO-2022-JP the encoder is in the state ASCII or Roman then, which have these.
                out.extend(format!("&#{};", u32::from(c)).bytes());
            }
            EncoderResult::Unmappable(_) => return Err(EditError::NotEncodable),
        }
    }
}

/// The character set that ISO-2022-JP is in; other encodings have one only.
/// <https://encoding.spec.whatwg.org/#iso-2022-jp-decoder>
#[derive(Clone, Copy)]
struct Shift(Option<&'static [u8]>);

impl Shift {
    const ASCII: &'static [u8] = b"\x1B(B";

    /// The one after these bytes.
    fn of(bytes: &[u8], encoding: &'static Encoding) -> Self {
        const SEQUENCES: [&[u8]; 5] = [b"\x1B(J", b"\x1B(I", b"\x1B$@", b"\x1B$B", Shift::ASCII];
        if encoding != ISO_2022_JP {
            return Self(None);
        }
        let mut shift = None;
        for window in bytes.windows(3) {
            if let Some(sequence) = SEQUENCES.into_iter().find(|sequence| *sequence == window) {
                shift = (sequence != Self::ASCII).then_some(sequence);
            }
        }
        Self(shift)
    }

    fn escape_to_ascii(self) -> &'static [u8] {
        if self.0.is_some() { Self::ASCII } else { b"" }
    }

    fn escape_from_ascii(self) -> &'static [u8] {
        self.0.unwrap_or_default()
    }
}
