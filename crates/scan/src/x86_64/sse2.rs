//! Sixteen bytes at once, on every x86-64.

use crate::portable;
use std::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_cmpeq_epi8, _mm_cmpgt_epi8, _mm_cmplt_epi8, _mm_loadu_si128,
    _mm_movemask_epi8, _mm_or_si128, _mm_set1_epi8, _mm_setzero_si128,
};

/// The number of bytes in a vector.
pub(crate) const LANES: usize = size_of::<__m128i>();

/// The number of bytes that a round of the loop compares before it branches.
const TURN: usize = 4 * LANES;

/// Returns the index of the first stop in `text`, or its length. The text before `start` has no stop.
#[target_feature(enable = "sse2")]
#[inline]
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "`start` is in the text; what is left is an end of the text, and what is found is in that or in the text's last bytes"
)]
pub(crate) fn find<const N: usize>(stops: &[u8; N], text: &[u8], start: usize) -> usize {
    let mut rest = &text[start..];
    while let Some((turn, after)) = rest.split_first_chunk::<TURN>() {
        let mut found = [_mm_setzero_si128(); TURN / LANES];
        for (found, chunk) in found.iter_mut().zip(turn.as_chunks().0) {
            *found = compare(stops, chunk);
        }
        let [first, second, third, fourth] = found;
        let any = _mm_or_si128(_mm_or_si128(first, second), _mm_or_si128(third, fourth));
        if mask(any) != 0 {
            let first_half = u64::from(mask(first) | mask(second) << LANES);
            let second_half = u64::from(mask(third) | mask(fourth) << LANES);
            let found = first_half | second_half << (2 * LANES);
            return text.len() - rest.len() + found.trailing_zeros() as usize;
        }
        rest = after;
    }
    while let Some((chunk, after)) = rest.split_first_chunk() {
        let found = stops_of(stops, chunk);
        if found != 0 {
            return text.len() - rest.len() + found.trailing_zeros() as usize;
        }
        rest = after;
    }
    // Bytes before the rest may be compared again: none of them is a stop.
    let Some(chunk) = text.last_chunk() else { return portable::find(stops, text) };
    match stops_of(stops, chunk) {
        0 => text.len(),
        found => text.len() - LANES + found.trailing_zeros() as usize,
    }
}

/// A bit for each byte that is a stop, the lowest for the first.
#[target_feature(enable = "sse2")]
#[inline]
pub(crate) fn stops_of<const N: usize>(stops: &[u8; N], chunk: &[u8; LANES]) -> u32 {
    mask(compare(stops, chunk))
}

/// All bits set in each byte that is a stop.
#[target_feature(enable = "sse2")]
#[inline]
fn compare<const N: usize>(stops: &[u8; N], chunk: &[u8; LANES]) -> __m128i {
    // SAFETY: the reference is to as many bytes as are read, and they need not be aligned.
    let bytes = unsafe { _mm_loadu_si128(chunk.as_ptr().cast()) };
    let mut found = _mm_setzero_si128();
    for stop in stops {
        found = _mm_or_si128(found, _mm_cmpeq_epi8(bytes, _mm_set1_epi8(stop.cast_signed())));
    }
    found
}

/// A bit for each byte that is a lowercase letter or a hyphen, the lowest for the first.
#[target_feature(enable = "sse2")]
#[inline]
pub(crate) fn bytes_of_names(chunk: &[u8; LANES]) -> u32 {
    // SAFETY: as in `compare`.
    let bytes = unsafe { _mm_loadu_si128(chunk.as_ptr().cast()) };
    // The characters before `a` and after `z`. Comparisons are signed: bytes beyond ASCII are less than all
    // others.
    let above = _mm_cmpgt_epi8(bytes, _mm_set1_epi8(b'`'.cast_signed()));
    let below = _mm_cmplt_epi8(bytes, _mm_set1_epi8(b'{'.cast_signed()));
    let hyphens = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(b'-'.cast_signed()));
    mask(_mm_or_si128(_mm_and_si128(above, below), hyphens))
}

/// A bit for each byte with all bits set, the lowest for the first.
#[target_feature(enable = "sse2")]
#[inline]
fn mask(found: __m128i) -> u32 {
    _mm_movemask_epi8(found).cast_unsigned()
}
