//! The room that is reserved for the nodes and attributes of a page, chosen for few allocations and little
//! unused room.
//!
//! At first the number of nodes and of attributes is estimated from the source, by the signs of them (pairs of
//! bytes) in a sample. Later it is estimated from the part that was parsed. Each step reserves only a part of
//! the estimate: it improves during the parse, a step costs at most one copy, and the last steps are so short
//! that little stays unused.

use crate::Document;
use crate::node::NONE;

/// The things that can be estimated by counting their signs in the source.
#[derive(Clone, Copy)]
struct Countable {
    /// Returns true if these two consecutive bytes are the sign of one.
    is_sign: fn(u8, u8) -> bool,
    /// The minimum number of bytes of source for each thing. It bounds the first estimate, because text can
    /// have bytes that look like signs.
    least_bytes_for_each: usize,
}

/// Signs: a start tag or comment begins, or text after a tag. On real pages these are all nodes plus one in
/// twenty, most of them in scripts.
#[allow(clippy::needless_bitwise_bool, reason = "branches would keep it from becoming vectors")]
const NODES: Countable = Countable {
    is_sign: |byte, next| (byte == b'<') & (next != b'/') | (byte == b'>') & (next != b'<'),
    least_bytes_for_each: 4,
};

/// Signs: a quoted value begins.
#[allow(clippy::needless_bitwise_bool, reason = "as above")]
const ATTRIBUTES: Countable = Countable {
    is_sign: |byte, next| (byte == b'=') & ((next == b'"') | (next == b'\'')),
    least_bytes_for_each: 8,
};

/// The number of pairs in a piece of the sample, the bytes of a short source for each piece, and the
/// maximum number of pieces.
const PIECE: usize = 128;
const BYTES_FOR_EACH_PIECE: usize = 2048;
const MOST_PIECES: usize = 1024;

/// Estimates the number of signs in a source.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "the sign is known then, and this becomes code for vectors"
)]
#[expect(
    clippy::arithmetic_side_effects,
    reason = "a piece has fewer pairs than a byte counts, all of them fewer than the source has"
)]
fn signs(source: &[u8], is_sign: impl Fn(u8, u8) -> bool) -> usize {
    let stride = (source.len() / MOST_PIECES).max(BYTES_FOR_EACH_PIECE);
    let mut found = 0;
    let mut looked_at = 0;
    for part in source.chunks(stride) {
        let (Some(bytes), Some(next)) = (
            part.first_chunk::<PIECE>(),
            part.split_first().and_then(|(_, after)| after.first_chunk::<PIECE>()),
        ) else {
            break;
        };
        // The sum of a piece fits a byte, so that many are added at once.
        let pairs = bytes.iter().zip(next);
        let of_this = pairs
            .fold(0, |sum: u8, (byte, next)| sum.wrapping_add(u8::from(is_sign(*byte, *next))));
        found += usize::from(of_this);
        looked_at += PIECE;
    }
    (found as u128 * source.len() as u128 / looked_at.max(1) as u128) as usize
}

/// The highest first estimate, for sources of any length.
const MOST_AT_FIRST: usize = 1 << 20;

/// For longer sources, copies cost more than a better estimate saves.
const LONG: usize = 1 << 20;

/// The minimum room that is reserved.
const LEAST: usize = 16;

impl Document {
    /// Makes room for more nodes.
    ///
    /// # Panics
    /// When there are as many nodes as 32 bits can number.
    #[cold]
    #[expect(clippy::arithmetic_side_effects, reason = "there are never more nodes than `MOST`")]
    pub(crate) fn make_room_for_nodes(&mut self) {
        const MOST: usize = NONE as usize;
        let nodes = self.nodes.len();
        let more = self.likely_to_come(nodes, NODES).min(MOST - nodes);
        self.nodes.reserve_exact(more);
        let room = nodes + 1..=MOST;
        assert!(room.contains(&self.nodes.capacity()), "a document has at most 2^32 - 1 nodes");
    }

    /// Makes room for at least `least` attributes that the parser gives.
    #[cold]
    pub(crate) fn make_room_for_attributes(&mut self, least: usize) {
        let more = self.likely_to_come(self.attributes.len(), ATTRIBUTES);
        self.attributes.reserve_exact(more.max(least));
    }

    /// Estimates how many more of these things will follow after `count`: at first by their signs in the
    /// source, later by the part that was parsed, and then at most three times as many as now. Returns a
    /// part of them. Doubling alone would leave up to half of the memory unused.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `signs`")]
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "products of two numbers of 32 bits in 128, and less than the available memory"
    )]
    fn likely_to_come(&self, count: usize, things: Countable) -> usize {
        let source = self.texts.source();
        let length = source.len();
        if count == 0 {
            let likely = signs(source.as_bytes(), things.is_sign);
            let most = (length / things.least_bytes_for_each).min(MOST_AT_FIRST);
            // The sample of a long source is good enough.
            let safe = if length > LONG { likely } else { likely - likely / 4 };
            return (safe + LEAST).min(most).max(LEAST);
        }
        let parsed = (self.parsed_up_to as usize).min(length);
        if length == 0 || count < 256 || parsed < length / 8 {
            return count.max(LEAST);
        }
        let all = count as u128 * length as u128 / parsed.max(1) as u128;
        let likely = (all as usize).saturating_sub(count) / 2;
        likely.saturating_add(count / 64).clamp((count / 24).max(LEAST), 3 * count)
    }
}
