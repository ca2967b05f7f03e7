//! What is allocated. A binary that wants to know makes [`counting_allocator`] its global
//! allocator; in the others this is not there, and costs nothing.

use std::alloc::System;
use std::hint::black_box;

use peakmem_alloc::{PeakMemAlloc, PeakMemAllocTrait};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

use crate::ways::{Page, Way};

/// The system's allocator, counted.
pub type CountingAllocator = PeakMemAlloc<&'static StatsAlloc<System>>;

/// The allocator for a binary that measures heaps.
pub const fn counting_allocator() -> CountingAllocator {
    PeakMemAlloc::new(&INSTRUMENTED_SYSTEM)
}

/// Bytes that something allocated. Other threads must be quiet meanwhile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allocated {
    /// The most that was allocated at once, above what was allocated before.
    pub peak: usize,
    /// All that was allocated, whether it was given back or not.
    pub total: usize,
    /// How often memory was asked for.
    pub allocations: usize,
    /// How often a piece of memory was made larger or smaller.
    pub reallocations: usize,
}

/// Runs something, and says what it allocated.
pub fn allocated<T>(allocator: &CountingAllocator, what: impl FnOnce() -> T) -> (T, Allocated) {
    let before = INSTRUMENTED_SYSTEM.stats();
    allocator.reset_peak_memory();
    let result = what();
    let peak = allocator.get_peak_memory();
    // This includes what `realloc` added.
    let since = INSTRUMENTED_SYSTEM.stats() - before;
    let allocated = Allocated {
        peak,
        total: since.bytes_allocated,
        allocations: since.allocations,
        reallocations: since.reallocations,
    };
    (result, allocated)
}

/// Parses all pages twice, and says what the second pass allocated: the sums over the pages. Memory that
/// is kept from one page to the next is there by then, and is part of each peak.
pub fn of_a_second_pass(allocator: &CountingAllocator, way: &Way, pages: &[Page]) -> Allocated {
    let before = live();
    let mut run = way.start();
    for page in pages {
        black_box(run(page));
    }
    let mut sum = Allocated::default();
    for page in pages {
        let kept = live().saturating_sub(before);
        let (_, of_page) = allocated(allocator, || run(page));
        sum.peak += kept + of_page.peak;
        sum.total += of_page.total;
        sum.allocations += of_page.allocations;
        sum.reallocations += of_page.reallocations;
    }
    sum
}

/// How many bytes are allocated now.
fn live() -> usize {
    let stats = INSTRUMENTED_SYSTEM.stats();
    stats.bytes_allocated.saturating_sub(stats.bytes_deallocated)
}

/// Runs something that only gives back, and says how many bytes it gave back.
pub fn freed(what: impl FnOnce()) -> usize {
    let before = INSTRUMENTED_SYSTEM.stats();
    what();
    (INSTRUMENTED_SYSTEM.stats() - before).bytes_deallocated
}

/// Takes a large block and gives it back. glibc then keeps blocks up to this size, and the end of the
/// heap up to twice as much, in place of returning them to the system at once: the state in which
/// processes are that have run for a while. All that are compared begin in it.
pub fn settle() {
    const LARGE: usize = 31 << 20;
    drop(std::hint::black_box(Vec::<u8>::with_capacity(LARGE)));
}
