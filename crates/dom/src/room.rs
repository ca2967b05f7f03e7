//! How much room to make for what a page will have, so that few allocations do and little of them
//! stays unused.

use crate::Document;
use crate::node::NONE;

/// Things of which the source has signs.
#[derive(Clone, Copy)]
struct Kind {
    /// What there is about as much of in the source.
    sign: u8,
    /// So many quarters of one for each sign are enough for most pages.
    quarters_for_each: usize,
    /// At first no more are expected than one for so many bytes, because what looks like a sign may
    /// be none.
    least_bytes_for_each: usize,
}

/// Most elements have an end tag, and text before each of their tags.
const NODES: Kind = Kind { sign: b'<', quarters_for_each: 6, least_bytes_for_each: 8 };

const ATTRIBUTES: Kind = Kind { sign: b'=', quarters_for_each: 4, least_bytes_for_each: 16 };

/// The pieces of the source in which signs are counted, and how many there are at most.
const PIECE: usize = 240;
const MOST_PIECES: usize = 64;
/// How much of a short source is looked at: a piece of so many bytes.
const BYTES_FOR_EACH_PIECE: usize = 2048;

/// How many signs a source is likely to have.
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

/// The room that is made at first ends here, however long the source.
const MOST_AT_FIRST: usize = 1 << 20;

/// The least room that is made.
const LEAST: usize = 16;

impl Document {
    /// Makes room for more nodes.
    ///
    /// # Panics
    /// When there are as many as the numbers name.
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

    /// How many are likely to come of something of which there are `count`: at first what signs of it
    /// in the source let expect, later what the part that was parsed has led to, at most three times
    /// as many again as there are. Doubling alone would leave up to half of the memory unused.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "products of two numbers of 32 bits in 128, and less than the memory that there is"
    )]
    fn likely_to_come(&self, count: usize, kind: Kind) -> usize {
        let source = self.texts.source();
        let length = source.len();
        if count == 0 {
            let likely = signs(source.as_bytes(), kind.sign) * kind.quarters_for_each / 4;
            let most = (length / kind.least_bytes_for_each).min(MOST_AT_FIRST);
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
