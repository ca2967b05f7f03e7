//! The values of one attribute of all elements, with their first and last bytes.

use crate::Document;
use crate::text_store::TextRef;

/// The value of an attribute of a row of a table of elements: see
/// [`ElementTable::values_of`](crate::internal::ElementTable::values_of).
#[derive(Clone, Copy, Debug)]
pub struct AttributeValue {
    text: TextRef,
    row: u32,
    length: u32,
    first: u64,
    last: u64,
}

impl AttributeValue {
    pub(crate) fn new(document: &Document, row: u32, text: TextRef) -> Self {
        let value = document.texts.get(text);
        let (first, last) = (Self::first_of(value), Self::last_of(value));
        // A text has fewer than 2^32 bytes.
        Self { text, row, length: value.len() as u32, first, last }
    }

    /// The first eight bytes of a text as a number, the first of them lowest, with zeros for those that are
    /// missing.
    #[inline]
    pub fn first_of(text: &str) -> u64 {
        match text.as_bytes().first_chunk() {
            Some(bytes) => u64::from_le_bytes(*bytes),
            None => number_of_few(text.as_bytes()),
        }
    }

    /// The last eight bytes of a text as a number, the last of them highest, with zeros for those that are
    /// missing.
    #[inline]
    pub fn last_of(text: &str) -> u64 {
        match text.as_bytes().last_chunk() {
            Some(bytes) => u64::from_le_bytes(*bytes),
            // An empty text has no byte to keep.
            None => number_of_few(text.as_bytes())
                .checked_shl(64_u32.saturating_sub((text.len() as u32).saturating_mul(8)))
                .unwrap_or(0),
        }
    }

    /// The row of the element.
    #[inline]
    pub const fn row(&self) -> u32 {
        self.row
    }

    /// The length of the value in bytes.
    #[inline]
    pub const fn length(&self) -> u32 {
        self.length
    }

    /// [`first_of`](Self::first_of) the value.
    #[inline]
    pub const fn first(&self) -> u64 {
        self.first
    }

    /// [`last_of`](Self::last_of) the value.
    #[inline]
    pub const fn last(&self) -> u64 {
        self.last
    }

    /// The value. `document` is that of the table.
    #[inline]
    pub fn text<'a>(&self, document: &'a Document) -> &'a str {
        document.texts.get(self.text)
    }
}

/// Fewer than eight bytes as a number, the first of them lowest.
#[inline]
pub(crate) fn number_of_few(bytes: &[u8]) -> u64 {
    let length = bytes.len();
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        // Both have the bytes in the middle, in the same places.
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        return u64::from(first)
            | u64::from(last) << (length.saturating_sub(4).saturating_mul(8) & 63);
    }
    let byte = |at: usize, shift: u32| bytes.get(at).map_or(0, |byte| u64::from(*byte) << shift);
    byte(0, 0) | byte(1, 8) | byte(2, 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_and_last_bytes() {
        for (text, first, last) in [
            ("", 0, 0),
            ("a", 0x61, 0x61 << 56),
            ("ab", 0x6261, 0x6261 << 48),
            ("abcdefgh", 0x6867_6665_6463_6261, 0x6867_6665_6463_6261),
            ("abcdefghi", 0x6867_6665_6463_6261, 0x6968_6766_6564_6362),
        ] {
            assert_eq!(AttributeValue::first_of(text), first, "{text}");
            assert_eq!(AttributeValue::last_of(text), last, "{text}");
        }
    }
}
