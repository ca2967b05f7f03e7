//! The memory of pages that are over, for the pages to come.

use std::mem;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};

use treewright::{Checker, Memory, Parsed, Report};

/// Memory that no page uses at present. The maximum number of pieces is the number of pages that were in use at the
/// same time.
#[derive(Default)]
pub(crate) struct Memories(Mutex<Vec<Memory>>);

/// The maximum number of bytes of a page whose memory is kept: that of larger ones goes back to the system.
const LARGEST: usize = 8 << 20;

/// A parsed page with the memory that it is in. Once it is dropped, the next page can have the memory.
pub(crate) struct Held {
    parsed: Parsed,
    memory: Memory,
    /// The owner of the memory, and the bytes of the page.
    owner: Option<(Arc<Memories>, usize)>,
}

impl Held {
    /// A page that leaves no memory.
    pub(crate) fn alone(parsed: Parsed) -> Self {
        Self { parsed, memory: Memory::new(), owner: None }
    }

    /// Parses a page of this size in free memory, or in new memory.
    pub(crate) fn parse(
        owner: &Arc<Memories>,
        bytes: usize,
        parse: impl FnOnce(&mut Memory) -> Parsed,
    ) -> Self {
        let free = owner.0.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut memory = free.unwrap_or_default();
        let parsed = parse(&mut memory);
        Self { parsed, memory, owner: Some((Arc::clone(owner), bytes)) }
    }

    /// Checks the page, with the caches that earlier pages left in the memory.
    pub(crate) fn check(&mut self, checker: &Checker) -> Report {
        checker.check_parsed_in(&self.parsed, &mut self.memory)
    }
}

impl Deref for Held {
    type Target = Parsed;

    fn deref(&self) -> &Parsed {
        &self.parsed
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Parsed {
        &mut self.parsed
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let Some((owner, bytes)) = self.owner.take() else { return };
        let mut memory = mem::take(&mut self.memory);
        if bytes <= LARGEST {
            memory.take_back(mem::take(&mut self.parsed.document));
        } else {
            memory.shrink();
        }
        owner.0.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
    }
}
