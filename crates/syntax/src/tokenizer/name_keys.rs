//! Keys of names: a tag name of at most eight bytes as one number.
//!
//! A page uses about forty tag names, again and again. Hashing each byte by byte in the interner
//! would be a large part of the cost of a tag. So the eight bytes after `<` or `</` are read as one
//! number, and a vector finds the first space or `>`. The bytes before it are kept, and those after them
//! become ones: that is the key. It is found with a few operations and without a loop.
//!
//! [`RecentNames`] is a direct-mapped cache in front of the interner. It has a name for a key only
//! if the same bytes have been read one by one as a whole name before. So a key that is found there
//! is a valid tag name in lowercase, and its bytes need no further look.

#![expect(
    clippy::indexing_slicing,
    reason = "the index of a key is made of as many bits as the length of the table has"
)]

use treewright_markup::LocalName;

/// The bytes of a short name as a number, the first byte as the lowest, and ones in the bytes that are left. No text
/// has a byte of ones, so the key tells where the name ends, and a name with NUL at its end is no shorter one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NameKey(u64);

/// The bytes that a key is made from: eight of a name, and what follows.
pub(super) const HEAD_OF_NAME: usize = treewright_scan::HEAD;

/// The bytes after a name, as ones, for each length; all bytes for a length that no key has.
const AFTER_NAME: [u64; 2 * HEAD_OF_NAME] = after_name();

#[expect(
    clippy::arithmetic_side_effects,
    reason = "lengths below that of the table, in bits up to 64"
)]
const fn after_name() -> [u64; 2 * HEAD_OF_NAME] {
    let mut after = [u64::MAX; 2 * HEAD_OF_NAME];
    let mut length = 1;
    while length <= 8 {
        after[length] = if length < 8 { u64::MAX << (8 * length) } else { 0 };
        length += 1;
    }
    after
}

impl NameKey {
    /// The key of a name, if it is short and not empty.
    pub(super) fn of(name: &[u8]) -> Option<Self> {
        let mut bytes = [u8::MAX; 8];
        bytes.get_mut(..name.len())?.copy_from_slice(name);
        (!name.is_empty()).then_some(Self(u64::from_le_bytes(bytes)))
    }

    /// The key of the name before the first space or `>`, and its length. If the name is not short, or empty, the
    /// key is one that no name has.
    #[inline]
    pub(super) fn up_to_space_or_greater_than(head: &[u8; HEAD_OF_NAME]) -> (Self, usize) {
        let length = treewright_scan::find_in_head(b" >", head);
        // The remainder tells the compiler how small the length is.
        let after = AFTER_NAME[length % AFTER_NAME.len()];
        let word = head.first_chunk().map_or(u64::MAX, |word| u64::from_le_bytes(*word));
        (Self(word | after), length)
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

/// The key of an empty entry. If the first byte of a key is ones, all bytes are, so no text has it.
const NO_KEY: u64 = 0xFF;

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
    /// real pages take each other's places rarely: with the first of each name on a page, 0.2 to 2.4 % of their tags.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "`RECENT` is less than 2^64")]
    fn index(key: NameKey) -> usize {
        (key.0.wrapping_mul(0xCF48_6BD3_04D2_7F5F) >> (64 - RECENT.ilog2())) as usize
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
