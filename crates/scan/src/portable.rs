//! The path for every machine: eight bytes at a time, in a word.

use crate::{BLOCK, LONG_BLOCK, Occurrences};

/// The number of bytes in a word.
const WORD: usize = size_of::<u64>();

/// The number of words that are compared before the run counts as long.
const WORDS_OF_A_SHORT_RUN: usize = 4;

/// The number of bytes that are compared at once in a long run; a power of two that fits vector
/// registers.
const LANES: usize = 32;

/// The length of the blocks at the start of `text` in which no byte satisfies the predicate.
#[inline(always)]
#[allow(clippy::inline_always, reason = "so that it is compiled for the vectors of its caller")]
#[expect(clippy::arithmetic_side_effects, reason = "not more than the length of the text")]
pub(crate) fn length_of_blocks_without(text: &[u8], is: impl Fn(u8) -> bool) -> usize {
    let mut length = 0;
    for block in text.as_chunks::<BLOCK>().0 {
        if block.iter().fold(false, |any, byte| any | is(*byte)) {
            break;
        }
        length += BLOCK;
    }
    length
}

/// The occurrences of a byte in a block.
pub(crate) fn occurrences_of(byte: u8, block: &[u8; LONG_BLOCK]) -> Occurrences {
    let count = block.iter().fold(0_u32, |count, other| {
        // Not more than the length of the block.
        count.wrapping_add(u32::from(*other == byte))
    });
    let after = match count {
        0 => block.len(),
        _ => block.iter().rev().take_while(|other| **other != byte).count(),
    };
    Occurrences { count, bytes_after_the_last: after as u32, is_ascii: block.is_ascii() }
}

/// Returns the index of the first stop in `text`, or its length.
#[inline]
#[expect(
    clippy::arithmetic_side_effects,
    reason = "what is left is an end of the text, and what is found is in that"
)]
pub(crate) fn find<const N: usize>(stops: &[u8; N], text: &[u8]) -> usize {
    let mut rest = text;
    for _ in 0..WORDS_OF_A_SHORT_RUN {
        let Some((word, after)) = rest.split_first_chunk() else {
            return find_in_words(stops, text, rest);
        };
        if let Some(index) = find_in_word(stops, *word) {
            return text.len() - rest.len() + index;
        }
        rest = after;
    }
    find_far(stops, text, rest)
}

/// Returns the index of the first stop in a head, or its length.
#[cfg(any(test, miri, not(target_arch = "x86_64")))]
#[inline]
#[expect(clippy::arithmetic_side_effects, reason = "an index in one of two words")]
pub(crate) fn find_in_head<const N: usize>(stops: &[u8; N], head: &[u8; crate::HEAD]) -> usize {
    let mut before = 0;
    for word in head.as_chunks().0 {
        if let Some(index) = find_in_word(stops, *word) {
            return before + index;
        }
        before += WORD;
    }
    before
}

/// The number of bytes at the start of a head that are lowercase letters or hyphens.
#[cfg(any(test, miri, not(target_arch = "x86_64")))]
#[inline]
pub(crate) fn length_of_name(head: &[u8; crate::HEAD]) -> usize {
    let is_of_name = |byte: &u8| byte.is_ascii_lowercase() || *byte == b'-';
    head.iter().take_while(|byte| is_of_name(byte)).count()
}

/// [`find`] for a stop that is likely to be far. `rest` is the end of `text`, and the text before it has no
/// stop.
#[inline(never)]
fn find_far<const N: usize>(stops: &[u8; N], text: &[u8], mut rest: &[u8]) -> usize {
    while let Some((chunk, after)) = rest.split_first_chunk::<LANES>() {
        // One comparison for all lanes, without a branch: this becomes vector code.
        let mut any = false;
        for byte in chunk {
            for stop in stops {
                any |= byte == stop;
            }
        }
        if any {
            break;
        }
        rest = after;
    }
    find_in_words(stops, text, rest)
}

/// [`find`] without a guess at the length. `rest` is the end of `text`, and the text before it has no stop.
#[expect(
    clippy::arithmetic_side_effects,
    reason = "what is left is an end of the text, and what is found is in that or in the text's last bytes"
)]
fn find_in_words<const N: usize>(stops: &[u8; N], text: &[u8], mut rest: &[u8]) -> usize {
    while let Some((word, after)) = rest.split_first_chunk() {
        if let Some(index) = find_in_word(stops, *word) {
            return text.len() - rest.len() + index;
        }
        rest = after;
    }
    // Bytes before the rest may be compared again: none of them is a stop.
    if let Some(word) = text.last_chunk() {
        return find_in_word(stops, *word).map_or(text.len(), |index| text.len() - WORD + index);
    }
    text.iter().position(|byte| stops.contains(byte)).unwrap_or(text.len())
}

/// Returns the index of the first stop in eight bytes.
#[inline]
fn find_in_word<const N: usize>(stops: &[u8; N], word: [u8; WORD]) -> Option<usize> {
    const ONES: u64 = u64::from_ne_bytes([1; WORD]);
    const HIGH: u64 = ONES << 7;
    // The first byte is the lowest one on every machine.
    let word = u64::from_le_bytes(word);
    // The high bit of each byte that is a stop; bytes after the first can be wrong, because subtraction
    // borrows from them.
    let mut found = 0;
    for stop in stops {
        let difference = word ^ (ONES * u64::from(*stop));
        found |= difference.wrapping_sub(ONES) & !difference;
    }
    found &= HIGH;
    (found != 0).then(|| found.trailing_zeros() as usize / WORD)
}
