//! Where runs of text end: the characters a state of the tokenizer has arms of its own for.

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
        // Which it is, is known when this is compiled.
        match N {
            1 => self.find_few::<1>(text),
            2 => self.find_few::<2>(text),
            3 => self.find_few::<3>(text),
            4 => self.find_few::<4>(text),
            5 => self.find_few::<5>(text),
            _ => self.find_by_table(text),
        }
    }

    /// [`Self::find`] in a set of `FEW` stops, which are compared.
    #[inline]
    fn find_few<const FEW: usize>(&self, text: &[u8]) -> usize {
        // By reference to the constant, so that nothing is copied before the search.
        match self.bytes.first_chunk::<FEW>() {
            Some(stops) if FEW == N => treewright_scan::find(stops, text),
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
