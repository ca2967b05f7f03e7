//! The memory of trees that Python released, for later trees.
//!
//! One thread may create documents and another release them, which allocators handle badly: for short pages
//! it takes longer than parsing them.

use std::cell::Cell;
use std::sync::Mutex;

use treewright::{Document, Memory};

/// The maximum length of a page whose tree is built in kept memory, and whose memory is kept after it.
pub(crate) const LONGEST: usize = 1 << 20;

/// The maximum number of trees whose memory is kept for all threads, and the maximum number of their nodes
/// in total.
const TREES: usize = 128;
const NODES: usize = 1 << 18;

thread_local! {
    /// The memory of a thread's last parse. It is tried first: it is near to the thread's processor, and no
    /// other thread uses it. Threads that only release trees have none.
    static OWN: Cell<Option<Own>> = const { Cell::new(None) };
}

struct Own {
    memory: Box<Memory>,
    /// The tree of the parse came back, or another one.
    has_tree: bool,
}

/// It is never waited for: a process that is forked while another thread holds it continues without it.
static KEPT: Mutex<Kept> =
    Mutex::new(Kept { with_tree: Vec::new(), without: Vec::new(), nodes: 0 });

/// The memory that threads share, for trees that are not released by the thread that created them.
struct Kept {
    /// With the number of nodes of the tree.
    with_tree: Vec<(Box<Memory>, usize)>,
    /// Memory of parsers only.
    #[expect(
        clippy::vec_box,
        reason = "they go from list to list, and are kept in boxes there too"
    )]
    without: Vec<Box<Memory>>,
    nodes: usize,
}

impl Kept {
    fn has_room(&self, nodes: usize) -> bool {
        self.with_tree.len() < TREES && self.nodes.saturating_add(nodes) <= NODES
    }

    /// Exchanges memory for the same with that of a tree, if available.
    fn exchange(&mut self, own: Option<Box<Memory>>) -> Option<Box<Memory>> {
        let Some((memory, nodes)) = self.with_tree.pop() else {
            return own.or_else(|| self.without.pop());
        };
        self.nodes = self.nodes.saturating_sub(nodes);
        self.without.extend(own.filter(|_| self.without.len() < TREES));
        Some(memory)
    }
}

/// The thread's own memory. It is missing while the thread ends.
fn own() -> Option<Own> {
    OWN.try_with(Cell::take).ok().flatten()
}

fn set_own(memory: Box<Memory>, has_tree: bool) {
    // It is dropped while the thread ends.
    let _ = OWN.try_with(|own| own.set(Some(Own { memory, has_tree })));
}

/// Parses in kept memory, if available.
pub(crate) fn with<R>(parse: impl FnOnce(&mut Memory) -> R) -> R {
    let memory = match own() {
        Some(Own { memory, has_tree: true }) => Some(memory),
        own => {
            let own = own.map(|own| own.memory);
            match KEPT.try_lock() {
                Ok(mut kept) => kept.exchange(own),
                Err(_) => own,
            }
        }
    };
    let mut memory = memory.unwrap_or_default();
    let parsed = parse(&mut memory);
    set_own(memory, false);
    parsed
}

/// Keeps the memory of a tree, unless it is large, or enough is kept.
pub(crate) fn take_back(document: Document) {
    let nodes = document.place_count();
    match own() {
        Some(Own { mut memory, has_tree: false }) if nodes <= NODES => {
            memory.take_back(document);
            set_own(memory, true);
            return;
        }
        Some(Own { memory, has_tree }) => set_own(memory, has_tree),
        None => {}
    }
    let memory = match KEPT.try_lock() {
        Ok(mut kept) if kept.has_room(nodes) => kept.without.pop(),
        _ => return,
    };
    let mut memory = memory.unwrap_or_default();
    // Not while it is locked: it frees the source.
    memory.take_back(document);
    if let Ok(mut kept) = KEPT.try_lock()
        && kept.has_room(nodes)
    {
        kept.nodes = kept.nodes.saturating_add(nodes);
        kept.with_tree.push((memory, nodes));
    }
}
