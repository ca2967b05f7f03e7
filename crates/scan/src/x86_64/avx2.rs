//! Thirty-two bytes at once, if the processor supports it.

use super::sse2;
use crate::{LONG_BLOCK, Occurrences, portable};
use std::arch::x86_64::{
    __m256i, _mm256_cmpeq_epi8, _mm256_loadu_si256, _mm256_movemask_epi8, _mm256_or_si256,
    _mm256_set1_epi8, _mm256_setzero_si256,
};

/// The number of bytes in a vector.
const LANES: usize = size_of::<__m256i>();

/// The number of bytes that a round of the loop compares before it branches.
const TURN: usize = 2 * LANES;

/// Returns the index of the first stop in `text`, or its length. The text before `start` has no stop.
#[target_feature(enable = "avx2")]
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "`start` is in the text; what is left is an end of the text, and what is found is in that or in the text's last bytes"
)]
pub(crate) fn find<const N: usize>(stops: &[u8; N], text: &[u8], start: usize) -> usize {
    let mut rest = &text[start..];
    while let Some((turn, after)) = rest.split_first_chunk::<TURN>() {
        let mut found = [_mm256_setzero_si256(); TURN / LANES];
        for (found, chunk) in found.iter_mut().zip(turn.as_chunks().0) {
            *found = compare(stops, chunk);
        }
        let [first, second] = found;
        if mask(_mm256_or_si256(first, second)) != 0 {
            let found = u64::from(mask(first)) | u64::from(mask(second)) << LANES;
            return text.len() - rest.len() + found.trailing_zeros() as usize;
        }
        rest = after;
    }
    if let Some(chunk) = rest.first_chunk() {
        let found = stops_of(stops, chunk);
        if found != 0 {
            return text.len() - rest.len() + found.trailing_zeros() as usize;
        }
    }
    // Bytes before the rest may be compared again: none of them is a stop.
    let Some(chunk) = text.last_chunk() else { return sse2::find(stops, text, start) };
    match stops_of(stops, chunk) {
        0 => text.len(),
        found => text.len() - LANES + found.trailing_zeros() as usize,
    }
}

/// [`portable::length_of_blocks_without`], compiled for these vectors.
#[target_feature(enable = "avx2")]
pub(crate) fn length_of_blocks_without(text: &[u8], is: impl Fn(u8) -> bool) -> usize {
    portable::length_of_blocks_without(text, is)
}

/// The occurrences of a byte in a block.
#[target_feature(enable = "avx2,lzcnt,popcnt")]
#[expect(clippy::arithmetic_side_effects, reason = "numbers of bytes of the block")]
pub(crate) fn occurrences_of(byte: u8, block: &[u8; LONG_BLOCK]) -> Occurrences {
    let (mut count, mut after, mut all) = (0, 0, _mm256_setzero_si256());
    for chunk in block.as_chunks::<LANES>().0 {
        let found = stops_of(&[byte], chunk);
        count += found.count_ones();
        // The whole chunk if it has none.
        let after_in_chunk = found.leading_zeros();
        after = if found == 0 { after + after_in_chunk } else { after_in_chunk };
        all = _mm256_or_si256(all, load(chunk));
    }
    // The highest bit of each byte.
    let is_ascii = mask(all) == 0;
    Occurrences { count, bytes_after_the_last: after, is_ascii }
}

/// A bit for each byte that is a stop, the lowest for the first.
#[target_feature(enable = "avx2")]
#[inline]
fn stops_of<const N: usize>(stops: &[u8; N], chunk: &[u8; LANES]) -> u32 {
    mask(compare(stops, chunk))
}

/// All bits set in each byte that is a stop.
#[target_feature(enable = "avx2")]
#[inline]
fn compare<const N: usize>(stops: &[u8; N], chunk: &[u8; LANES]) -> __m256i {
    let bytes = load(chunk);
    let mut found = _mm256_setzero_si256();
    for stop in stops {
        let stop = _mm256_set1_epi8(stop.cast_signed());
        found = _mm256_or_si256(found, _mm256_cmpeq_epi8(bytes, stop));
    }
    found
}

/// The bytes of a chunk.
#[target_feature(enable = "avx2")]
#[inline]
fn load(chunk: &[u8; LANES]) -> __m256i {
    // SAFETY: the reference is to as many bytes as are read, and they need not be aligned.
    unsafe { _mm256_loadu_si256(chunk.as_ptr().cast()) }
}

/// The highest bit of each byte, the lowest for the first.
#[target_feature(enable = "avx2")]
#[inline]
fn mask(found: __m256i) -> u32 {
    _mm256_movemask_epi8(found).cast_unsigned()
}
