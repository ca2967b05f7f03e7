//! How much room to make for what a page will have, so that few allocations do and little of them
//! stays unused.

use crate::Document;
use crate::node::NONE;

/// Pages have at least a node for so much of their source, with few exceptions.
const BYTES_OF_SOURCE_PER_NODE: usize = 128;

/// Pages have an attribute for so much of their source, or fewer.
const BYTES_OF_SOURCE_PER_ATTRIBUTE: usize = 192;

/// The room that is made at first ends here, however long the source.
const MOST_AT_FIRST: usize = 1 << 16;

/// The least room that is made.
const LEAST: usize = 16;

impl Document {
    /// Makes room for more nodes.
    ///
    /// # Panics
    /// When there are as many as the numbers name.
    #[cold]
    pub(crate) fn make_room_for_nodes(&mut self) {
        const MOST: usize = NONE as usize;
        let nodes = self.nodes.len();
        let more = self.likely_to_come(nodes, BYTES_OF_SOURCE_PER_NODE).min(MOST - nodes);
        self.nodes.reserve_exact(more);
        let room = nodes + 1..=MOST;
        assert!(room.contains(&self.nodes.capacity()), "a document has at most 2^32 - 1 nodes");
    }

    /// Makes room for `least` or more attributes that the parser gives.
    #[cold]
    pub(crate) fn make_room_for_attributes(&mut self, least: usize) {
        let more = self.likely_to_come(self.attributes.len(), BYTES_OF_SOURCE_PER_ATTRIBUTE);
        self.attributes.reserve_exact(more.max(least));
    }

    /// How many are likely to come of something of which there are `count`: at first a few for the
    /// length of the source, later what the part that was parsed has led to, at most three times
    /// as many again as there are. Doubling alone would leave up to half of the memory unused.
    fn likely_to_come(&self, count: usize, bytes_of_source_per_one: usize) -> usize {
        let source = self.texts.source().len();
        if count == 0 {
            return (source / bytes_of_source_per_one).clamp(LEAST, MOST_AT_FIRST);
        }
        let parsed = (self.parsed_up_to as usize).min(source);
        if source == 0 || count < 256 || parsed < source / 8 {
            return count.max(LEAST);
        }
        let all = count as u128 * source as u128 / parsed.max(1) as u128;
        let likely = (all as usize).saturating_sub(count).saturating_add(count / 32);
        likely.clamp(count / 8, 3 * count)
    }
}
