//! Bytes to text: <https://encoding.spec.whatwg.org/#utf-8-decode>

use std::borrow::Cow;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// "UTF-8 decode": drops a byte order mark at the start and puts U+FFFD for each maximal part of
/// what is not UTF-8.
///
/// ```
/// assert_eq!(treewright::utf8_decode(b"\xEF\xBB\xBFa\xF0\x9F\x98b\xFF"), "a\u{FFFD}b\u{FFFD}");
/// ```
pub fn utf8_decode(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes))
}

/// UTF-8 that comes in pieces, cut anywhere.
#[derive(Clone, Debug, Default)]
pub(crate) struct Utf8Decoder {
    /// The start of a sequence, or of a byte order mark, whose rest may come: three bytes at most.
    pending: Vec<u8>,
    /// A byte order mark can no longer come.
    started: bool,
}

impl Utf8Decoder {
    /// The text of the next piece.
    pub(crate) fn decode<'a>(&mut self, bytes: &'a [u8]) -> Cow<'a, str> {
        if self.started && self.pending.is_empty() {
            let complete = &bytes[..complete_length(bytes)];
            self.pending.extend_from_slice(&bytes[complete.len()..]);
            return String::from_utf8_lossy(complete);
        }
        let mut joined = std::mem::take(&mut self.pending);
        joined.extend_from_slice(bytes);
        if !self.started {
            if joined.len() < BYTE_ORDER_MARK.len() && BYTE_ORDER_MARK.starts_with(&joined) {
                self.pending = joined;
                return Cow::Borrowed("");
            }
            self.started = true;
            if joined.starts_with(BYTE_ORDER_MARK) {
                joined.drain(..BYTE_ORDER_MARK.len());
            }
        }
        let complete = complete_length(&joined);
        self.pending.extend_from_slice(&joined[complete..]);
        Cow::Owned(String::from_utf8_lossy(&joined[..complete]).into_owned())
    }

    /// The text of a sequence that is cut off: U+FFFD or nothing. No byte order mark is looked
    /// for after this.
    pub(crate) fn finish(&mut self) -> String {
        self.started = true;
        String::from_utf8_lossy(&std::mem::take(&mut self.pending)).into_owned()
    }
}

/// How much there is before a sequence at the end that more bytes could complete.
fn complete_length(bytes: &[u8]) -> usize {
    // A sequence has at most four bytes, so that one that is cut off begins in the last three.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_give_the_same_text() {
        for bytes in [
            &b"a\xC3\xA9\xF0\x9F\x98\x80"[..],
            b"\xEF\xBB\xBF\xEF\xBB\xBFx",
            b"\xEF\xBB",
            b"\xEF\xBBx",
            b"\xF0\x9F\x98b\xE0\x80\xED\xA0\x80\xFF\xC3",
            b"\xF0\x9F\x98\xF0\x9F\x98\x80\x80\x80\xF4\x90\x80",
            b"",
        ] {
            let whole = utf8_decode(bytes);
            for cut in 0..=bytes.len() {
                let (first, second) = bytes.split_at(cut);
                let mut decoder = Utf8Decoder::default();
                let mut text = decoder.decode(first).into_owned();
                text += &decoder.decode(second);
                text += &decoder.finish();
                assert_eq!(text, whole, "{bytes:?} cut at {cut}");
            }
            let mut decoder = Utf8Decoder::default();
            let mut text = String::new();
            for byte in bytes {
                text += &decoder.decode(&[*byte]);
            }
            text += &decoder.finish();
            assert_eq!(text, whole, "{bytes:?} byte by byte");
        }
    }
}
