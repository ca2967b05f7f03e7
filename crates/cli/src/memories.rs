//! The memory of pages that are over, for the pages to come.

use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use treewright::{Document, Memory};

/// The memory that no page is in at present. There are at most as many as there were pages at the same
/// time.
#[derive(Default)]
pub(crate) struct Memories(Mutex<Vec<Memory>>);

/// The most bytes of a page whose memory is kept: that of larger ones goes back to the system.
const LARGEST: usize = 8 << 20;

/// The memory of a page, to be given back.
pub(crate) struct Lent {
    pub(crate) memory: Memory,
    owner: Option<Arc<Memories>>,
}

impl Lent {
    /// The memory of a page that leaves none.
    pub(crate) fn none() -> Self {
        Self { memory: Memory::new(), owner: None }
    }

    /// Memory that is free, or new memory.
    pub(crate) fn of(owner: &Arc<Memories>) -> Self {
        let memory = owner.0.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Self { memory: memory.unwrap_or_default(), owner: Some(Arc::clone(owner)) }
    }

    /// Gives it back with that of the tree of a page, which has so many bytes.
    pub(crate) fn give_back(&mut self, document: &mut Document, bytes: usize) {
        let Some(owner) = self.owner.take() else { return };
        let mut memory = mem::take(&mut self.memory);
        if bytes <= LARGEST {
            memory.take_back(mem::take(document));
        } else {
            memory.free_the_room_for_parses();
        }
        owner.0.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
    }
}
