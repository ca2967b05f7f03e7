//! SSE2, which every x86-64 has, and AVX2 for long runs if the processor has it.

pub(crate) mod avx2;
pub(crate) mod sse2;

use crate::{HEAD, LONG_BLOCK, Occurrences, portable};

/// The number of bytes that are compared before the run counts as long.
const SHORT_RUN: usize = 2 * sse2::LANES;

/// Returns the index of the first stop in `text`, or its length.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few operations, called where most of the time goes")]
// Later versions of the lint detect this themselves.
#[allow(clippy::arithmetic_side_effects, reason = "an index below 32")]
pub(crate) fn find<const N: usize>(stops: &[u8; N], text: &[u8]) -> usize {
    let head = text.first_chunk::<SHORT_RUN>().map(|head| head.as_chunks());
    let Some(([first, second], _)) = head else {
        return find_near_the_end(stops, text);
    };
    // SAFETY: all x86-64 have SSE2.
    let found = unsafe { sse2::stops_of(stops, first) };
    if found != 0 {
        return found.trailing_zeros() as usize;
    }
    // SAFETY: as before.
    let found = unsafe { sse2::stops_of(stops, second) };
    if found != 0 {
        return sse2::LANES + found.trailing_zeros() as usize;
    }
    find_far(stops, text)
}

/// Returns the index of the first stop in a head, or its length.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few operations, called where most of the time goes")]
pub(crate) fn find_in_head<const N: usize>(stops: &[u8; N], head: &[u8; HEAD]) -> usize {
    // SAFETY: all x86-64 have SSE2.
    let found = unsafe { sse2::stops_of(stops, head) };
    // The bit after those of the head ends the search.
    (found | 1 << HEAD).trailing_zeros() as usize
}

/// The number of bytes at the start of a head that are lowercase letters or hyphens.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few operations, called where most of the time goes")]
pub(crate) fn length_of_name(head: &[u8; HEAD]) -> usize {
    // SAFETY: all x86-64 have SSE2.
    let of_names = unsafe { sse2::bytes_of_names(head) };
    // The bits above those of the head are zeros.
    (!of_names).trailing_zeros() as usize
}

/// The occurrences of a byte in a block.
#[inline]
pub(crate) fn occurrences_of(byte: u8, block: &[u8; LONG_BLOCK]) -> Occurrences {
    let can_count = is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("lzcnt");
    if can_count && is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2 and both instructions.
        unsafe { avx2::occurrences_of(byte, block) }
    } else {
        portable::occurrences_of(byte, block)
    }
}

/// The length of the blocks at the start of `text` in which no byte satisfies the predicate.
#[inline]
pub(crate) fn length_of_blocks_without(text: &[u8], is: impl Fn(u8) -> bool) -> usize {
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        unsafe { avx2::length_of_blocks_without(text, is) }
    } else {
        portable::length_of_blocks_without(text, is)
    }
}

/// [`find`] in fewer than `SHORT_RUN` bytes: for most finds in short texts.
#[inline(never)]
#[expect(clippy::arithmetic_side_effects, reason = "lengths below `SHORT_RUN`")]
fn find_near_the_end<const N: usize>(stops: &[u8; N], text: &[u8]) -> usize {
    let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) else {
        let mut padded = [0; sse2::LANES];
        for (byte, padded) in text.iter().zip(&mut padded) {
            *padded = *byte;
        }
        // SAFETY: all x86-64 have SSE2.
        let found = unsafe { sse2::stops_of(stops, &padded) };
        // The bit after those of the text ends the search.
        return (found | 1 << text.len()).trailing_zeros() as usize;
    };
    // SAFETY: as before.
    let found = unsafe { sse2::stops_of(stops, first) };
    if found != 0 {
        return found.trailing_zeros() as usize;
    }
    // Bytes that both chunks have do not stop.
    // SAFETY: as before.
    match unsafe { sse2::stops_of(stops, last) } {
        0 => text.len(),
        found => text.len() - sse2::LANES + found.trailing_zeros() as usize,
    }
}

/// [`find`] if the first `SHORT_RUN` bytes have no stop.
#[inline(never)]
fn find_far<const N: usize>(stops: &[u8; N], text: &[u8]) -> usize {
    // The standard library caches the answer: a load and a test.
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        unsafe { avx2::find(stops, text, SHORT_RUN) }
    } else {
        // SAFETY: all x86-64 have SSE2.
        unsafe { sse2::find(stops, text, SHORT_RUN) }
    }
}
