//! Byte search: the first byte of a few kinds, and all bytes of a kind in a block.
//!
//! The tokenizer of `treewright-syntax` reads text, attribute values, comments and scripts as runs: all
//! characters before the next one that has its own arm in the current state. On a page of 15 MB it searches
//! the end of a run about 650,000 times. Most runs are short (5 to 30 bytes), some are scripts and
//! paragraphs of kilobytes. So the first bytes are compared in the caller, inlined and with constant stops,
//! and only long runs call a function, which uses wider vectors.
//!
//! Newlines are counted one block at a time ([`occurrences_of`]).
//!
//! Names of tags and attributes are shorter still. Their end is found in a *head*, the next sixteen bytes,
//! by a few operations without a branch: [`find_in_head`] and [`length_of_name`].
//!
//! This is the only crate of the parser with `unsafe` code. The unsafe code is small: it loads a vector
//! from a reference to an array of the same size, and calls functions compiled for AVX2 after asking the
//! processor. All reads are through slices and arrays, so none can be out of bounds.
//!
//! # Paths
//!
//! | where | first 32 bytes | beyond |
//! |---|---|---|
//! | x86-64 | SSE2, inlined | AVX2 if the processor has it, else SSE2; 64 bytes per turn |
//! | everything else, and Miri | words of 8 bytes, inlined | a loop that compilers vectorize |
//!
//! No path reads outside the text. A rest at its end that is shorter than a vector is read again together
//! with the bytes before it.
//!
//! # How it is measured
//!
//! By instructions, under `valgrind --tool=callgrind`, because their number does not depend on the load of
//! the machine. A loop runs over runs of one length in a text that continues after them, once with the
//! search and once with an empty function; the difference is divided by the number of runs. Runs of 3, 8,
//! 12, 20, 40, 100 and 1000 bytes show the parts: one load, two loads, the call, and the throughput.
//!
//! # How it is tested
//!
//! `tests.rs` compares every path (portable, SSE2, AVX2 if available, and the chosen one) with a naive
//! search: random stops and texts, a stop at every position, at all alignments, between stops outside the
//! slice, and slices that end where their allocation ends. Miri finds reads out of bounds. It chooses the
//! portable path, and the tests call the vector paths; the second line adds AVX2, the third is a big-endian
//! machine:
//!
//! ```sh
//! cargo +nightly miri test -p treewright-scan
//! RUSTFLAGS="-C target-feature=+avx2,+lzcnt,+popcnt" cargo +nightly miri test -p treewright-scan
//! cargo +nightly miri test -p treewright-scan --target s390x-unknown-linux-gnu
//! ```

// Every potential panic carries a justification. Tests may panic, so these lints are not in `Cargo.toml`.
#![cfg_attr(
    not(test),
    warn(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod portable;
#[cfg(test)]
mod tests;
// Under Miri only the tests call this.
#[cfg(all(target_arch = "x86_64", any(test, not(miri))))]
mod x86_64;

/// The number of bytes in a block of [`length_of_blocks_without`].
pub const BLOCK: usize = 64;

/// Returns the length of the blocks of [`BLOCK`] bytes at the start of `text` in which no byte satisfies
/// `is`. Blocks are tested as a whole: `is` should be a few comparisons, joined without a branch, which
/// compilers vectorize. A rest that is shorter than a block does not count.
///
/// ```
/// let text = [b"a".repeat(100), b"\xC2".to_vec(), b"a".repeat(100)].concat();
/// assert_eq!(treewright_scan::length_of_blocks_without(&text, |byte| byte >= 0x80), 64);
/// assert_eq!(treewright_scan::length_of_blocks_without(&text, |byte| byte == b'b'), 192);
/// ```
#[inline]
pub fn length_of_blocks_without(text: &[u8], is: impl Fn(u8) -> bool) -> usize {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    return x86_64::length_of_blocks_without(text, is);
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    return portable::length_of_blocks_without(text, is);
}

/// The number of bytes in a block of [`occurrences_of`].
pub const LONG_BLOCK: usize = 256;

/// The occurrences of a byte in a block, and whether the whole block is ASCII.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Occurrences {
    /// Their number.
    pub count: u32,
    /// The number of bytes after the last one; [`LONG_BLOCK`] without any.
    pub bytes_after_the_last: u32,
    /// True if no byte is 0x80 or more.
    pub is_ascii: bool,
}

/// Returns the occurrences of a byte in a block.
///
/// ```
/// let mut block = [b'a'; treewright_scan::LONG_BLOCK];
/// (block[0], block[3], block[200]) = (b'\n', b'\n', b'\n');
/// let newlines = treewright_scan::occurrences_of(b'\n', &block);
/// assert_eq!((newlines.count, newlines.bytes_after_the_last), (3, 55));
/// assert!(newlines.is_ascii);
/// ```
#[inline]
pub fn occurrences_of(byte: u8, block: &[u8; LONG_BLOCK]) -> Occurrences {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    return x86_64::occurrences_of(byte, block);
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    return portable::occurrences_of(byte, block);
}

/// Returns the index of the first byte of `text` that is one of `stops`, or the length of `text`.
///
/// Pass one to five stops, which can be any bytes; other numbers do not compile. The search is compiled for
/// stops that are constants at the call: it is inlined and prepares nothing.
///
/// ```
/// let text = b"Fish &amp; chips</p>";
/// assert_eq!(treewright_scan::find(b"<&\0\r", text), 5);
/// assert_eq!(treewright_scan::find(b"<", text), 16);
/// assert_eq!(treewright_scan::find(b"\0", text), text.len());
/// ```
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few operations, called where most of the time goes")]
pub fn find<const N: usize>(stops: &[u8; N], text: &[u8]) -> usize {
    const { assert!(1 <= N && N <= 5, "there must be one to five stops") };
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    return x86_64::find(stops, text);
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    return portable::find(stops, text);
}

/// The number of bytes in the head of a text: [`find_in_head`].
pub const HEAD: usize = 16;

/// Returns the index of the first of `stops` in a head, or [`HEAD`]. Stops are as for [`find`].
///
/// ```
/// assert_eq!(treewright_scan::find_in_head(b" >", b"p class=\"a bc\">\n"), 1);
/// assert_eq!(treewright_scan::find_in_head(b"/", b"p class=\"a bc\">\n"), 16);
/// ```
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few operations, called where most of the time goes")]
pub fn find_in_head<const N: usize>(stops: &[u8; N], head: &[u8; HEAD]) -> usize {
    const { assert!(1 <= N && N <= 5, "there must be one to five stops") };
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    return x86_64::find_in_head(stops, head);
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    return portable::find_in_head(stops, head);
}

/// Returns the number of bytes at the start of a head that are lowercase ASCII letters or hyphens, as in
/// nearly all attribute names.
///
/// ```
/// assert_eq!(treewright_scan::length_of_name(b"data-url=\"a b\">\n"), 8);
/// assert_eq!(treewright_scan::length_of_name(b"Data-url=\"a b\">\n"), 0);
/// ```
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few operations, called where most of the time goes")]
pub fn length_of_name(head: &[u8; HEAD]) -> usize {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    return x86_64::length_of_name(head);
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    return portable::length_of_name(head);
}
