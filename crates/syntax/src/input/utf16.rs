//! Decodes UTF-16 code units to text.

use super::REPLACEMENT;

/// Decoded code units.
pub(super) struct Decoded {
    pub(super) text: String,
    /// The offsets in `text` of the U+FFFD that replace lone surrogates.
    pub(super) lone_surrogates: Vec<u32>,
    /// A high surrogate at the end, whose other half may follow.
    pub(super) pending: Option<u16>,
}

/// Decodes `units`, which follow `pending`.
pub(super) fn decode(pending: Option<u16>, units: &[u16]) -> Decoded {
    let mut text = String::with_capacity(units.len());
    let mut lone_surrogates = Vec::new();
    let Some((last, rest)) = units.split_last() else {
        return Decoded { text, lone_surrogates, pending };
    };
    let (units, last) = match last {
        0xD800..=0xDBFF => (rest, Some(*last)),
        _ => (units, None),
    };
    for character in char::decode_utf16(pending.into_iter().chain(units.iter().copied())) {
        if let Ok(character) = character {
            text.push(character);
        } else {
            lone_surrogates.push(text.len() as u32);
            text.push_str(REPLACEMENT);
        }
    }
    Decoded { text, lone_surrogates, pending: last }
}
