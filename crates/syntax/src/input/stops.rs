//! Where runs of text end: the characters a state of the tokenizer has arms of its own for.

/// A set of ASCII characters, and the search for the first of them.
#[derive(Debug)]
pub(crate) struct StopSet<const N: usize> {
    bytes: [u8; N],
    table: [bool; 256],
}

/// How many bytes the search compares at once where runs are long; a power of two that vector
/// registers like.
const LANES: usize = 32;

/// How many bytes fit into a word.
const WORD: usize = 8;

/// So many words are looked at before the search takes the run for a long one.
const WORDS_OF_A_SHORT_RUN: usize = 4;

/// Up to this many stops are compared, more are looked up byte by byte.
const FEW: usize = 5;

impl<const N: usize> StopSet<N> {
    /// The set of these characters. CR must be among them, because newlines are normalized one at
    /// a time; others than ASCII must not, so that no run ends inside a character. Both are
    /// checked when the set is compiled, because sets are constants.
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

    /// Whether the set has `byte`.
    #[inline]
    pub(crate) const fn contains(&self, byte: u8) -> bool {
        self.table[byte as usize]
    }

    /// The index of the first stop in `text`, or its length.
    #[inline]
    pub(crate) fn find(&self, text: &[u8]) -> usize {
        if N > FEW {
            return self.find_by_table(text);
        }
        let mut start = 0;
        for _ in 0..WORDS_OF_A_SHORT_RUN {
            let Some(word) = text.get(start..start + WORD) else {
                return start + self.find_by_table(&text[start..]);
            };
            if let Some(index) = self.find_in_word(word) {
                return start + index;
            }
            start += WORD;
        }
        start + self.find_far(&text[start..])
    }

    /// [`Self::find`] where the stop is likely to be far.
    #[inline(never)]
    fn find_far(&self, text: &[u8]) -> usize {
        let mut start = 0;
        for chunk in text.chunks_exact(LANES) {
            // One comparison for all lanes, without a branch: this becomes vector code.
            let mut any = false;
            for byte in chunk {
                for stop in self.bytes {
                    any |= *byte == stop;
                }
            }
            if any {
                break;
            }
            start += LANES;
        }
        while let Some(word) = text.get(start..start + WORD) {
            if let Some(index) = self.find_in_word(word) {
                return start + index;
            }
            start += WORD;
        }
        start + self.find_by_table(&text[start..])
    }

    /// The index of the first stop in eight bytes.
    #[inline]
    fn find_in_word(&self, word: &[u8]) -> Option<usize> {
        const ONES: u64 = u64::from_ne_bytes([1; WORD]);
        const HIGH: u64 = ONES << 7;
        let word = u64::from_le_bytes(word.try_into().ok()?);
        // The high bit of each byte that is a stop; bytes after the first can be wrong.
        let mut found = 0;
        for stop in self.bytes {
            let difference = word ^ (ONES * u64::from(stop));
            found |= difference.wrapping_sub(ONES) & !difference;
        }
        found &= HIGH;
        (found != 0).then(|| found.trailing_zeros() as usize / WORD)
    }

    #[inline]
    fn find_by_table(&self, text: &[u8]) -> usize {
        text.iter().position(|byte| self.contains(*byte)).unwrap_or(text.len())
    }
}

#[cfg(test)]
mod tests {
    use super::StopSet;
    use proptest::prelude::*;

    const FEW: StopSet<4> = StopSet::new(*b"<&\0\r");
    const MANY: StopSet<8> = StopSet::new(*b"\t\n\x0C\r />\0");

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
        fn finds_what_the_naive_search_finds(text in "[a-c<&\\x00\\x01\r\n\t />é\u{1F600}]{0,80}|[a-zé;=]{0,180}[<>\r]?[a-z<]{0,40}") {
            for start in 0..=text.len() {
                let text = &text.as_bytes()[start..];
                prop_assert_eq!(FEW.find(text), naive(b"<&\0\r", text));
                prop_assert_eq!(MANY.find(text), naive(b"\t\n\x0C\r />\0", text));
            }
        }
    }
}
