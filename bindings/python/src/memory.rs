//! The memory of trees that Python let go of, for the trees that come next.
//!
//! Documents are made by one thread and let go of by another, which allocators find hard: for short pages it takes longer
//! than parsing them.

use std::sync::Mutex;

use treewright::{Document, Memory};

/// The length of the longest page whose tree is made in memory that is kept, and that is kept after it.
pub(crate) const LONGEST: usize = 1 << 20;

/// The most trees whose memory is kept, and the most nodes that they had, together.
const TREES: usize = 128;
const NODES: usize = 1 << 18;

/// It is never waited for: a process that is forked while another thread holds it goes on without.
static KEPT: Mutex<Kept> =
    Mutex::new(Kept { with_tree: Vec::new(), without: Vec::new(), nodes: 0 });

struct Kept {
    /// With the number of nodes that the tree had.
    with_tree: Vec<(Box<Memory>, usize)>,
    /// Memory of parsers only.
    #[expect(
        clippy::vec_box,
        reason = "they go from list to list, and are kept in boxes there too"
    )]
    without: Vec<Box<Memory>>,
    nodes: usize,
}

/// Parses in memory that is kept, if there is some.
pub(crate) fn with<R>(parse: impl FnOnce(&mut Memory) -> R) -> R {
    let mut memory = taken().unwrap_or_default();
    let parsed = parse(&mut memory);
    if let Ok(mut kept) = KEPT.try_lock()
        && kept.without.len() < TREES
    {
        kept.without.push(memory);
    }
    parsed
}

fn taken() -> Option<Box<Memory>> {
    let mut kept = KEPT.try_lock().ok()?;
    let Some((memory, nodes)) = kept.with_tree.pop() else { return kept.without.pop() };
    kept.nodes = kept.nodes.saturating_sub(nodes);
    Some(memory)
}

/// Keeps the memory of a tree, unless it is large, or enough is kept.
pub(crate) fn take_back(document: &mut Document) {
    let nodes = document.place_count();
    let has_room =
        |kept: &Kept| kept.with_tree.len() < TREES && kept.nodes.saturating_add(nodes) <= NODES;
    let memory = match KEPT.try_lock() {
        Ok(mut kept) if has_room(&kept) => kept.without.pop(),
        _ => return,
    };
    let mut memory = memory.unwrap_or_default();
    // Not while it is locked: it frees the source.
    memory.take_back(std::mem::take(document));
    if let Ok(mut kept) = KEPT.try_lock()
        && has_room(&kept)
    {
        kept.nodes = kept.nodes.saturating_add(nodes);
        kept.with_tree.push((memory, nodes));
    }
}
