//! Keys of names: a tag name of at most eight bytes as one number.
//!
//! A page uses about forty tag names, repeatedly. Hashing each byte by byte in the interner would be a
//! large part of the cost of a tag. So the eight bytes after `<` or `</` are read as one number, and a
//! vector search finds the first space or `>`. The bytes before it are kept, and all bits of those after
//! them are set: that is the key. It takes a few operations and no loop.
//!
//! [`RecentNames`] is a direct-mapped cache before the interner. It has a name for a key only if the same
//! bytes were once read one by one as a whole name. So a cached key is a valid tag name in lowercase, and
//! its bytes need no further check.

#![expect(
    clippy::indexing_slicing,
    reason = "the index of a key is made of as many bits as the length of the table has"
)]

use treewright_markup::{LocalName, ShortName};

/// The bytes in which the end of a name is searched.
pub(super) const HEAD_OF_NAME: usize = treewright_scan::HEAD;

/// The name before the first space or `>`, and its length; [`ShortName::NONE`] if it is not short, or empty.
#[inline]
pub(super) fn name_up_to_space_or_greater_than(head: &[u8; HEAD_OF_NAME]) -> (ShortName, usize) {
    let length = treewright_scan::find_in_head(b" >", head);
    let name =
        head.first_chunk().map_or(ShortName::NONE, |word| ShortName::at_the_start(word, length));
    (name, length)
}

/// The most recent names, by key: a direct-mapped cache before the interner. It is boxed, because
/// tokenizers are moved a few times for each page.
#[derive(Clone, Debug)]
pub(super) struct RecentNames {
    keys: [ShortName; RECENT],
    names: [LocalName; RECENT],
    /// True if there can be names that the interner of a page has numbered.
    has_unknown: bool,
}

/// Pages use about 40 names. More entries would take longer to clear.
const RECENT: usize = 64;

impl Default for RecentNames {
    fn default() -> Self {
        Self {
            keys: [ShortName::EMPTY_PLACE; RECENT],
            names: [LocalName::HTML; RECENT],
            has_unknown: false,
        }
    }
}

impl RecentNames {
    /// Prepares for another page. Known names have the same numbers on all pages.
    pub(super) fn begin_another_page(&mut self) {
        if self.has_unknown {
            self.keys.fill(ShortName::EMPTY_PLACE);
            self.has_unknown = false;
        }
    }

    /// The high bits of a product depend on all bits of the key. This is one of the factors with which
    /// names of real pages rarely evict each other: for 0.2 to 2.4 % of their tags, including the first of
    /// each name on a page.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "`RECENT` is less than 2^64")]
    fn index(key: ShortName) -> usize {
        (key.number().wrapping_mul(0xCF48_6BD3_04D2_7F5F) >> (64 - RECENT.ilog2())) as usize
    }

    #[inline]
    pub(super) fn get(&self, key: ShortName) -> Option<LocalName> {
        let index = Self::index(key);
        (self.keys[index] == key).then_some(self.names[index])
    }

    pub(super) fn set(&mut self, key: ShortName, name: LocalName) {
        let index = Self::index(key);
        (self.keys[index], self.names[index]) = (key, name);
        self.has_unknown |= !name.is_known();
    }
}
