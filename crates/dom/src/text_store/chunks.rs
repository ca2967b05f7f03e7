//! The text that a parser reads in chunks, kept as it came: nothing is copied, and nothing grows.

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

/// Chunks, one after the other: a slice has an offset in all of them, and lies in one.
#[derive(Clone, Debug, Default)]
pub(super) struct Chunks {
    /// The offset of each chunk, and the chunk.
    chunks: Vec<(u32, Arc<str>)>,
    end: u32,
}

impl Chunks {
    /// The offsets from here on are for text that is written. No chunk ends here, so that none is next to it.
    pub(super) const MOST: u32 = 1 << 31;
    /// The length from which on a chunk is kept. To find a chunk among many takes time, and short ones are
    /// copied in little.
    const LEAST: usize = 4096;

    /// Keeps a chunk, and returns its offset; `None` if it is too short for that, or if offsets have come to
    /// their end.
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
