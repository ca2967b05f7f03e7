//! Keys of names: a tag name of at most eight bytes as one number.
//!
//! A page uses about forty tag names, again and again. Hashing each byte by byte in the interner
//! would be a large part of the cost of a tag. So the eight bytes after `<` or `</` are read as one
//! number. The bytes before the first space or `>` among them are kept: that is the key. It is
//! found with a few operations and without a loop.
//!
//! [`RecentNames`] is a direct-mapped cache in front of the interner. It has a name for a key only
//! if the same bytes have been read one by one as a whole name before. So a key that is found there
//! is a valid tag name in lowercase, and its bytes need no further look.

#![expect(
    clippy::indexing_slicing,
    reason = "the index of a key is made of as many bits as the length of the table has"
)]

use treewright_markup::LocalName;

/// The bytes of a short name as a number; the first byte is the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NameKey(u64);

impl NameKey {
    /// The key of a name, if it is short.
    pub(super) fn of(name: &[u8]) -> Option<Self> {
        let mut bytes = [0; 8];
        bytes.get_mut(..name.len())?.copy_from_slice(name);
        Some(Self(u64::from_le_bytes(bytes)))
    }

    /// The key and the length of the text before the first space or `>`, if it is short.
    #[inline]
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the lowest bit that is found is bit 7 or one above it"
    )]
    pub(super) fn up_to_space_or_greater_than(text: &[u8]) -> Option<(Self, usize)> {
        const ONES: u64 = u64::from_ne_bytes([1; 8]);
        const HIGH: u64 = ONES << 7;
        let word = u64::from_le_bytes(*text.first_chunk()?);
        // The high bit of each byte that is `byte`; bits after the first can be wrong.
        let is = |byte: u8| {
            let difference = word ^ (ONES * u64::from(byte));
            difference.wrapping_sub(ONES) & !difference
        };
        let found = (is(b' ') | is(b'>')) & HIGH;
        // All bits of the bytes before the first.
        let before = match found {
            0 if matches!(text.get(8), Some(b' ' | b'>')) => u64::MAX,
            0 => return None,
            _ => ((found & found.wrapping_neg()) >> 7) - 1,
        };
        let key = word & before;
        // A key does not show a NUL at the end of the name.
        (key > before >> 8).then_some((Self(key), found.trailing_zeros() as usize / 8))
    }
}

/// The names that were read last, by their keys: a direct-mapped cache in front of the interner. Tokenizers, which are moved
/// a few times for each page, have it in a box.
#[derive(Clone, Debug)]
pub(super) struct RecentNames {
    keys: [u64; RECENT],
    names: [LocalName; RECENT],
}

/// Pages use about 40 names. More entries would take longer to clear.
const RECENT: usize = 64;

/// The key of an empty entry. It is not UTF-8, so no text has it.
const NO_KEY: u64 = u64::MAX;

impl Default for RecentNames {
    fn default() -> Self {
        Self { keys: [NO_KEY; RECENT], names: [LocalName::HTML; RECENT] }
    }
}

impl RecentNames {
    pub(super) fn clear(&mut self) {
        self.keys.fill(NO_KEY);
    }

    /// The high bits of a product depend on all bits of the key. Of many factors this is one for which names of
    /// real pages take each other's places rarely: for 0.5 to 1.7 % of their tags.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "`RECENT` is less than 2^64")]
    fn index(key: NameKey) -> usize {
        (key.0.wrapping_mul(0x764F_92C3_2DD6_3567) >> (64 - RECENT.ilog2())) as usize
    }

    #[inline]
    pub(super) fn get(&self, key: NameKey) -> Option<LocalName> {
        let index = Self::index(key);
        (self.keys[index] == key.0).then_some(self.names[index])
    }

    pub(super) fn set(&mut self, key: NameKey, name: LocalName) {
        let index = Self::index(key);
        (self.keys[index], self.names[index]) = (key.0, name);
    }
}
