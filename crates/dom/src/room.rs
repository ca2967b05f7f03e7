//! The room that is reserved for the nodes and attributes of a page, chosen so that there are few
//! allocations and little of them stays unused.
//!
//! At first the number of nodes and of attributes is estimated from the source: `<` and `=` in a
//! sample of it are their signs. Later it is estimated from the part that was parsed.

use crate::Document;
use crate::node::NONE;

/// Things that can be estimated by counting their signs in the source.
#[derive(Clone, Copy)]
struct Countable {
    /// The byte that is their sign.
    sign: u8,
    /// The number of things for each sign, in quarters, that is enough for most pages.
    quarters_for_each: usize,
    /// The fewest bytes of source for each thing. It bounds the first estimate, because text can have
    /// bytes that look like signs.
    least_bytes_for_each: usize,
}

/// Most elements have an end tag, and text before each of their tags.
const NODES: Countable = Countable { sign: b'<', quarters_for_each: 6, least_bytes_for_each: 8 };

const ATTRIBUTES: Countable =
    Countable { sign: b'=', quarters_for_each: 4, least_bytes_for_each: 16 };

/// The length of a piece of the sample, and the highest number of pieces.
const PIECE: usize = 240;
const MOST_PIECES: usize = 64;
/// The bytes of a short source for each piece of the sample.
const BYTES_FOR_EACH_PIECE: usize = 2048;

/// Estimates the number of signs in a source.
#[expect(
    clippy::arithmetic_side_effects,
    reason = "a piece has fewer bytes than a byte counts, all of them fewer than the source has"
)]
fn signs(source: &[u8], sign: u8) -> usize {
    let stride = (source.len() / MOST_PIECES).max(BYTES_FOR_EACH_PIECE);
    let mut found = 0;
    let mut looked_at = 0;
    for part in source.chunks(stride) {
        let piece = part.get(..PIECE).unwrap_or(part);
        // The sum of a piece fits a byte, so that many are added at once.
        found += usize::from(piece.iter().fold(0, |sum: u8, byte| sum + u8::from(*byte == sign)));
        looked_at += piece.len();
    }
    (found as u128 * source.len() as u128 / looked_at.max(1) as u128) as usize
}

/// The highest first estimate, for sources of any length.
const MOST_AT_FIRST: usize = 1 << 20;

/// The least room that is reserved.
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

    /// Makes room for `least` or more attributes that the parser gives.
    #[cold]
    pub(crate) fn make_room_for_attributes(&mut self, least: usize) {
        let more = self.likely_to_come(self.attributes.len(), ATTRIBUTES);
        self.attributes.reserve_exact(more.max(least));
    }

    /// Estimates how many of these things are still to come when there are `count`: at first by their
    /// signs in the source, later by the part that was parsed, and then at most three times as many as
    /// there are. Doubling alone would leave up to half of the memory unused.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "products of two numbers of 32 bits in 128, and less than the memory that there is"
    )]
    fn likely_to_come(&self, count: usize, things: Countable) -> usize {
        let source = self.texts.source();
        let length = source.len();
        if count == 0 {
            let likely = signs(source.as_bytes(), things.sign) * things.quarters_for_each / 4;
            let most = (length / things.least_bytes_for_each).min(MOST_AT_FIRST);
            return (likely + LEAST).min(most).max(LEAST);
        }
        let parsed = (self.parsed_up_to as usize).min(length);
        if length == 0 || count < 256 || parsed < length / 8 {
            return count.max(LEAST);
        }
        let all = count as u128 * length as u128 / parsed.max(1) as u128;
        let likely = (all as usize).saturating_sub(count).saturating_add(count / 32);
        likely.clamp(count / 8, 3 * count)
    }
}
