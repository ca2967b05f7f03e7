//! The classes and ids of all elements, by hashes.

use treewright_markup::LocalName;

use crate::Document;
use crate::element_table::ElementTable;

/// The classes and ids of the rows of an [`ElementTable`].
#[derive(Debug, Default)]
pub struct Words {
    bits: Vec<u64>,
    /// The end of the hashes of each row.
    ends: Vec<u32>,
    hashes: Vec<u32>,
}

impl Words {
    /// The hash of a class. It ignores the case of ASCII letters, as quirks mode does; compare classes that
    /// have the same hash.
    #[inline]
    pub fn hash_of_class(class: &str) -> u32 {
        hash(class, SEED_OF_CLASSES)
    }

    /// The hash of an id, in the same way.
    #[inline]
    pub fn hash_of_id(id: &str) -> u32 {
        hash(id, SEED_OF_IDS)
    }

    /// The bit of [`bits`](Self::bits) for a hash.
    #[inline]
    pub const fn bit(hash: u32) -> u64 {
        1 << (hash >> 26)
    }

    /// For each row the bits of its classes and its id. A row without the bit of a hash does not have it.
    #[inline]
    pub fn bits(&self) -> &[u64] {
        &self.bits
    }

    /// The hashes of the classes and the id of a row, possibly with duplicates.
    #[inline]
    pub fn hashes_of(&self, row: u32) -> &[u32] {
        let row = row as usize;
        let start = row.checked_sub(1).and_then(|before| self.ends.get(before)).copied();
        let end = self.ends.get(row).copied().unwrap_or(0);
        self.hashes.get(start.unwrap_or(0) as usize..end as usize).unwrap_or_default()
    }
}

const SEED_OF_CLASSES: u64 = 0x811c_9dc5_0000_0000;
const SEED_OF_IDS: u64 = 0x1234_5679_0000_0000;

/// A hash that ignores the case of ASCII letters, and maps a few other characters to the same value.
#[inline]
fn hash(text: &str, seed: u64) -> u32 {
    let (chunks, rest) = text.as_bytes().as_chunks();
    let hash = chunks.iter().fold(seed, |hash, chunk| mix(hash, u64::from_le_bytes(*chunk)));
    finish(hash, number_of_few(rest), text.len())
}

/// Eight more bytes.
#[inline]
const fn mix(hash: u64, bytes: u64) -> u64 {
    const LOWER_CASE: u64 = u64::from_ne_bytes([0x20; 8]);
    let product = (hash ^ (bytes | LOWER_CASE)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    // The high bits depend on all multiplied bits; the next step spreads them again.
    product.rotate_left(32)
}

/// The last bytes, fewer than eight, padded with zeros.
#[inline]
const fn finish(hash: u64, bytes: u64, length: usize) -> u32 {
    // Both the low bits, which choose places in tables, and the high ones depend on all characters.
    mix(hash ^ (length as u64) << 32, bytes) as u32
}

/// Calls a function with the [hash](Words::hash_of_class) of each class of an attribute's value, eight bytes
/// at a time.
#[inline]
fn each_class(value: &str, mut give: impl FnMut(u32)) {
    let mut rest = value.as_bytes();
    loop {
        rest = rest.trim_ascii_start();
        if rest.is_empty() {
            return;
        }
        let (mut hash, mut length) = (SEED_OF_CLASSES, 0_usize);
        loop {
            let bytes = match rest.first_chunk() {
                Some(bytes) => u64::from_le_bytes(*bytes),
                None => number_of_few(rest) | SPACES << rest.len().wrapping_mul(8),
            };
            let end = white_space(bytes);
            rest = rest.get(end..).unwrap_or_default();
            length = length.wrapping_add(end);
            if end < 8 {
                let few = bytes & !(u64::MAX << end.wrapping_mul(8));
                give(finish(hash, few, length));
                break;
            }
            hash = mix(hash, bytes);
        }
    }
}

const SPACES: u64 = u64::from_ne_bytes([b' '; 8]);

/// The place of the first ASCII white space among eight bytes, lowest byte first; 8 without one.
#[inline]
const fn white_space(bytes: u64) -> usize {
    const HIGH: u64 = u64::from_ne_bytes([0x80; 8]);
    const LIMIT: u64 = u64::from_ne_bytes([0x80 - 0x21; 8]);
    // The high bits of the bytes up to that of a space.
    let mut low = !((bytes & !HIGH).wrapping_add(LIMIT) | bytes) & HIGH;
    while low != 0 {
        let shift = low.trailing_zeros() & !7;
        if (bytes >> shift).to_le_bytes()[0].is_ascii_whitespace() {
            return shift as usize / 8;
        }
        low &= low.wrapping_sub(1);
    }
    8
}

impl ElementTable {
    /// The classes and ids, which are read on first use. `document` is that of the table.
    #[inline]
    pub fn words(&self, document: &Document) -> &Words {
        self.words.get_or_init(|| self.read_words(document))
    }

    fn read_words(&self, document: &Document) -> Words {
        let mut words = Words {
            bits: Vec::with_capacity(self.len()),
            ends: Vec::with_capacity(self.len()),
            hashes: Vec::with_capacity(self.len()),
        };
        let either = [LocalName::CLASS, LocalName::ID]
            .into_iter()
            .fold(0, |bits, name| bits | Self::attribute_bit(name.index() as u32));
        for (id, attributes) in self.ids.iter().zip(self.attributes()) {
            let mut bits = 0;
            // There are fewer hashes than bytes of text in one store and its strings, and than 2³².
            if attributes & either != 0 {
                for slot in document.slots(id.index) {
                    if slot.name == LocalName::CLASS.index() as u32 {
                        each_class(document.texts.get(slot.value), |hash| {
                            bits |= Words::bit(hash);
                            words.hashes.push(hash);
                        });
                    } else if slot.name == LocalName::ID.index() as u32 {
                        let hash = Words::hash_of_id(document.texts.get(slot.value));
                        bits |= Words::bit(hash);
                        words.hashes.push(hash);
                    }
                }
            }
            words.bits.push(bits);
            words.ends.push(words.hashes.len() as u32);
        }
        words
    }
}

/// Fewer than eight bytes as a number, lowest byte first.
#[inline]
fn number_of_few(bytes: &[u8]) -> u64 {
    let length = bytes.len();
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        // Both contain the bytes in the middle, in the same places.
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
    fn classes_are_split_as_the_standard_says() {
        let check = |value: &str| {
            let mut found = Vec::new();
            each_class(value, |hash| found.push(hash));
            let expected = value.split_ascii_whitespace().map(Words::hash_of_class);
            assert_eq!(found, expected.collect::<Vec<_>>(), "{value:?}");
        };
        for value in
            ["", " ", "a", " a", "a ", "é\u{85}ö ü", "\u{a0}", "\u{b}a \u{1}", "A\tb\nc\u{c}d\re"]
        {
            check(value);
        }
        // Words of all lengths, at all distances from the start.
        for (before, length) in
            (0..20).flat_map(|before| (0..20).map(move |length| (before, length)))
        {
            let word = &"abcdefghijklmnopqrstuvwxyz"[..length];
            for space in [" ", "  ", "\u{b}"] {
                check(&format!("{}{space}{word}{space}x", "y".repeat(before)));
            }
        }
    }

    #[test]
    fn hashes_differ() {
        let mut words: Vec<String> = vec![String::new()];
        for length in 1..24 {
            words.extend(["a", "b", "é"].map(|letter| letter.repeat(length)));
            words.push(format!("{}b", "a".repeat(length)));
            words.push(format!("b{}", "a".repeat(length)));
        }
        words.sort();
        words.dedup();
        let mut hashes: Vec<u32> = words
            .iter()
            .flat_map(|word| [Words::hash_of_class(word), Words::hash_of_id(word)])
            .collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), words.len() * 2);
        assert_eq!(Words::hash_of_class("Navigation-É"), Words::hash_of_class("nAVIGATION-É"));
    }
}
