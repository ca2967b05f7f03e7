//! A name of one to eight bytes as one number, built without a loop from the text that it starts.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "lengths below that of the table, in bits up to 64"
)]

/// The bytes of a short name as a number, lowest byte first, with all bits set in the remaining bytes. No
/// text has a byte with all bits set, so the number shows where the name ends, and a name with NUL at its
/// end differs from a shorter one.
///
/// ```
/// use treewright_markup::ShortName;
/// let class = ShortName::new(b"class").unwrap();
/// assert_eq!(ShortName::at_the_start(b"class=\"a", 5), class);
/// assert_ne!(ShortName::at_the_start(b"class=\"a", 4), class);
/// assert_eq!(ShortName::at_the_start(b"class=\"a", 0), ShortName::NONE);
/// assert_eq!(ShortName::new(b"data-reactid"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortName(u64);

/// The length of the longest name.
const LONGEST: usize = size_of::<u64>();

/// Lengths are taken modulo this, which is more than the number of bytes in which callers search for the
/// end of a name.
const LENGTHS: usize = 32;

/// The bytes after a name, with all bits set, for each length; all bytes for a length that no short name
/// has.
const AFTER: [u64; LENGTHS] = after();

const fn after() -> [u64; LENGTHS] {
    let mut after = [u64::MAX; LENGTHS];
    let mut length = 1;
    while length < LONGEST {
        after[length] = u64::MAX << (8 * length);
        length += 1;
    }
    after[LONGEST] = 0;
    after
}

impl ShortName {
    /// Means that a text is not a short name. No name has this number.
    pub const NONE: Self = Self(u64::MAX);

    /// Marks an empty slot of a table: neither a name nor [`Self::NONE`], because if all bits of a number's
    /// first byte are set, all its bits are.
    pub const EMPTY_PLACE: Self = Self(0xFF);

    /// The name with these bytes, which are those of a text, if it is short and not empty.
    pub const fn new(name: &[u8]) -> Option<Self> {
        if name.is_empty() || name.len() > LONGEST {
            return None;
        }
        let mut word = [u8::MAX; LONGEST];
        let mut index = 0;
        while index < name.len() {
            word[index] = name[index];
            index += 1;
        }
        Some(Self(u64::from_le_bytes(word)))
    }

    /// The name of the first `length` of these bytes; [`Self::NONE`] for lengths of 0 and of 9 to 31.
    /// Greater lengths are taken modulo 32.
    #[inline]
    pub const fn at_the_start(word: &[u8; LONGEST], length: usize) -> Self {
        Self(u64::from_le_bytes(*word) | AFTER[length % LENGTHS])
    }

    /// The number, which is unique for each name.
    #[inline]
    pub const fn number(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_by_their_bytes_and_their_lengths() {
        let texts: [&[u8; 8]; 5] =
            [b"abcdefgh", b"a\0\0\0\0\0\0\0", b"\0\0\0\0\0\0\0\0", b"a b c d ", b"aaaaaaaa"];
        let mut found: Vec<(ShortName, &[u8])> = Vec::new();
        for text in texts {
            for length in 0..LENGTHS {
                let short = ShortName::at_the_start(text, length);
                let Some(name) = text.get(..length).filter(|name| !name.is_empty()) else {
                    assert_eq!(short, ShortName::NONE, "{length}");
                    continue;
                };
                assert_eq!(Some(short), ShortName::new(name), "{name:?}");
                for (other, text) in &found {
                    assert_eq!(*other == short, *text == name, "{name:?} {text:?}");
                }
                found.push((short, name));
            }
        }
        assert_eq!(ShortName::new(b""), None);
        assert_eq!(ShortName::new(b"123456789"), None);
    }
}
