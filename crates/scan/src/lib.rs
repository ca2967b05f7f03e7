//! The search for the first of a few bytes.
//!
//! The tokenizer of `treewright-syntax` reads text, attribute values, comments and scripts as runs:
//! all that stands before the next character that a state has an arm of its own for. On a page of
//! 15 MB it asks for the end of a run some 650 000 times. Most runs are short (5 to 30 bytes), some
//! are scripts and paragraphs of kilobytes. So the first bytes are compared in the caller, inlined
//! and with constant stops, and only what is long is left to a function, with wider vectors.
//!
//! This is the only crate of the workspace with `unsafe` code; everything else forbids it. What is
//! unsafe is small: loading a vector from a reference to an array of the same size, and calling
//! functions that are compiled for AVX2 after asking the processor. All reads are through slices and
//! arrays, so that none can be out of bounds.
//!
//! # Paths
//!
//! | where | first 32 bytes | beyond |
//! |---|---|---|
//! | x86-64 | SSE2, inlined | AVX2 if the processor has it, else SSE2; 64 bytes per turn |
//! | everything else, and Miri | words of 8 bytes, inlined | a loop that compilers make vector code of |
//!
//! No path reads outside of the text. What is left at its end and shorter than a vector is read
//! again together with the bytes before it.
//!
//! # How it is measured
//!
//! By instructions, under `valgrind --tool=callgrind`, because they do not depend on what else the
//! machine does: a loop over runs of one length in a text that goes on after them, once with the
//! search and once with an empty one in its place, divided by the number of runs. Runs of 3, 8, 12,
//! 20, 40, 100 and 1000 bytes show the parts: one load, two loads, the call, and the throughput.
//!
//! # How it is tested
//!
//! `tests.rs` compares every path (portable, SSE2, AVX2 where there is one, and the one that is
//! chosen) with a naive search: random stops and texts, a stop at every position, at all alignments,
//! between stops that are outside of the slice; and slices that end where their allocation ends.
//! Miri sees reads out of bounds. There the portable path is the one that is chosen, and the vector
//! paths are called by the tests; the second line adds AVX2, the third is a big-endian machine:
//!
//! ```sh
//! cargo +nightly miri test -p treewright-scan
//! RUSTFLAGS="-C target-feature=+avx2" cargo +nightly miri test -p treewright-scan
//! cargo +nightly miri test -p treewright-scan --target s390x-unknown-linux-gnu
//! ```

// What could fail for some input says at its place why it does not, or when. Tests may fail, which
// is why this is not in `Cargo.toml`.
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
// Under Miri only the tests call it.
#[cfg(all(target_arch = "x86_64", any(test, not(miri))))]
mod x86_64;

/// The index of the first byte of `text` that is one of `stops`, or the length of `text`.
///
/// There may be one to five stops; other numbers do not compile. They may be any bytes. The search
/// is made for stops that are constants where it is called: it is inlined and prepares nothing.
///
/// ```
/// let text = b"Fish &amp; chips</p>";
/// assert_eq!(treewright_scan::find(b"<&\0\r", text), 5);
/// assert_eq!(treewright_scan::find(b"<", text), 16);
/// assert_eq!(treewright_scan::find(b"\0", text), text.len());
/// ```
#[inline]
pub fn find<const N: usize>(stops: &[u8; N], text: &[u8]) -> usize {
    const { assert!(1 <= N && N <= 5, "from one to five stops can be searched for") };
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    return x86_64::find(stops, text);
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    return portable::find(stops, text);
}
