//! Stops: the characters at which a run of text ends.
//!
//! A hot state of the tokenizer has separate arms for a few characters, and one arm for all others, which
//! it treats alike. So it takes all characters before the next of those few at once, as a run: a slice of
//! the input, found with a vector search. The few are the state's stops.
//!
//! CR is always a stop, because newlines are normalized one at a time, and so is NUL if a state has an arm
//! for it. Stops are ASCII, so a run never ends inside a character. Sets of up to five are searched for
//! with vectors, larger ones with a table.

/// A set of ASCII characters, and the search for the first of them.
#[derive(Debug)]
pub(crate) struct StopSet<const N: usize> {
    bytes: [u8; N],
    table: [bool; 256],
}

#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "the table has a place for each byte; it is made when this is compiled"
)]
impl<const N: usize> StopSet<N> {
    /// Creates the set of these characters. They must be ASCII, and CR must be among them; sets are
    /// constants, so both are checked at compile time.
    pub(crate) const fn new(bytes: [u8; N]) -> Self {
        let mut table = [false; 256];
        let mut index = 0;
        while index < N {
            assert!(bytes[index].is_ascii(), "a stop must not split a UTF-8 sequence");
            table[bytes[index] as usize] = true;
            index += 1;
        }
        assert!(table[b'\r' as usize], "CR must end a run");
        Self { bytes, table }
    }

    /// Returns true if `byte` is in the set.
    #[inline]
    pub(crate) const fn contains(&self, byte: u8) -> bool {
        self.table[byte as usize]
    }

    /// Returns the index of the first stop in `text`, or its length.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a few operations, called where most of the time goes")]
    pub(crate) fn find(&self, text: &[u8]) -> usize {
        // The arm is chosen at compile time.
        match N {
            1 => self.find_with_vectors::<1>(text),
            2 => self.find_with_vectors::<2>(text),
            3 => self.find_with_vectors::<3>(text),
            4 => self.find_with_vectors::<4>(text),
            5 => self.find_with_vectors::<5>(text),
            _ => self.find_by_table(text),
        }
    }

    /// [`Self::find`] with vectors, for a set of `COUNT` stops.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a few operations, called where most of the time goes")]
    fn find_with_vectors<const COUNT: usize>(&self, text: &[u8]) -> usize {
        // A reference to the constant: nothing is copied before the search.
        match self.bytes.first_chunk::<COUNT>() {
            Some(stops) if COUNT == N => treewright_scan::find(stops, text),
            _ => self.find_by_table(text),
        }
    }

    /// [`Self::find`] byte by byte.
    #[inline]
    fn find_by_table(&self, text: &[u8]) -> usize {
        text.iter().position(|byte| self.contains(*byte)).unwrap_or(text.len())
    }
}

#[cfg(test)]
mod tests {
    use super::StopSet;
    use proptest::prelude::*;

    const WITH_VECTORS: StopSet<4> = StopSet::new(*b"<&\0\r");
    const WITH_TABLE: StopSet<8> = StopSet::new(*b"\t\n\x0C\r />\0");

    fn naive(stops: &[u8], text: &[u8]) -> usize {
        for (index, byte) in text.iter().enumerate() {
            if stops.contains(byte) {
                return index;
            }
        }
        text.len()
    }

    proptest! {
        #[test]
        fn finds_the_same_as_the_naive_search(text in "[a-c<&\\x00\\x01\r\n\t />é\u{1F600}]{0,80}|[a-zé;=]{0,180}[<>\r]?[a-z<]{0,40}") {
            for start in 0..=text.len() {
                let text = &text.as_bytes()[start..];
                prop_assert_eq!(WITH_VECTORS.find(text), naive(b"<&\0\r", text));
                prop_assert_eq!(WITH_TABLE.find(text), naive(b"\t\n\x0C\r />\0", text));
            }
        }
    }
}
