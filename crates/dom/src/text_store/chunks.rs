//! The text that a parser reads in chunks, kept as it arrived: nothing is copied, and nothing grows.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "the sum of the lengths is bounded by `Chunks::MOST`"
)]
#![expect(
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a slice is made for text that is there"
)]

use std::sync::Arc;

/// Chunks, one after the other: the offset of a slice counts in all of them, and the slice lies in one.
#[derive(Clone, Debug, Default)]
pub(super) struct Chunks {
    /// The offset of each chunk, and the chunk.
    chunks: Vec<(u32, Arc<str>)>,
    end: u32,
}

impl Chunks {
    /// The offsets from here on are for text that is written. No chunk ends here, so none is adjacent to
    /// it.
    pub(super) const MOST: u32 = 1 << 31;
    /// The minimum length of a chunk that is kept. Searching among many chunks takes time, and short ones
    /// are cheap to copy.
    const LEAST: usize = 4096;

    /// Keeps a chunk, and returns its offset; `None` if it is too short for that, or if offsets are
    /// exhausted.
    pub(super) fn keep(&mut self, chunk: &Arc<str>) -> Option<u32> {
        let length = u32::try_from(chunk.len()).ok()?;
        if chunk.len() < Self::LEAST || length >= Self::MOST - self.end {
            return None;
        }
        let start = self.end;
        self.chunks.push((start, Arc::clone(chunk)));
        self.end += length;
        Some(start)
    }

    pub(super) fn clear(&mut self) {
        self.chunks.clear();
        self.end = 0;
    }

    /// The length of all chunks.
    pub(super) const fn len(&self) -> usize {
        self.end as usize
    }

    /// The slice of this length at this offset.
    pub(super) fn get(&self, offset: u32, length: u32) -> &str {
        let after = self.chunks.partition_point(|(start, _)| *start <= offset);
        let (start, chunk) = &self.chunks[after - 1];
        let start = (offset - start) as usize;
        &chunk[start..start + length as usize]
    }
}
