//! Counts allocations. A binary that needs the counts makes [`counting_allocator`] its global allocator;
//! the others do not contain it and pay nothing.

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

/// The allocations of a piece of work. Other threads must be quiet meanwhile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allocated {
    /// The peak of the allocated bytes, minus those allocated before.
    pub peak: usize,
    /// All bytes that were allocated, freed or not.
    pub total: usize,
    /// The number of allocations.
    pub allocations: usize,
    /// The number of reallocations.
    pub reallocations: usize,
}

/// Runs a function and returns its allocations.
pub fn allocated<T>(allocator: &CountingAllocator, what: impl FnOnce() -> T) -> (T, Allocated) {
    let before = INSTRUMENTED_SYSTEM.stats();
    allocator.reset_peak_memory();
    let result = what();
    let peak = allocator.get_peak_memory();
    // This includes the bytes that `realloc` added.
    let since = INSTRUMENTED_SYSTEM.stats() - before;
    let allocated = Allocated {
        peak,
        total: since.bytes_allocated,
        allocations: since.allocations,
        reallocations: since.reallocations,
    };
    (result, allocated)
}

/// Parses all pages twice and returns the allocations of the second pass, summed over the pages. Memory
/// that is kept from one page to the next exists by then and is part of each peak.
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

/// The number of bytes that are currently allocated.
fn live() -> usize {
    let stats = INSTRUMENTED_SYSTEM.stats();
    stats.bytes_allocated.saturating_sub(stats.bytes_deallocated)
}

/// Runs a function that only frees memory and returns the number of bytes that it freed.
pub fn freed(what: impl FnOnce()) -> usize {
    let before = INSTRUMENTED_SYSTEM.stats();
    what();
    (INSTRUMENTED_SYSTEM.stats() - before).bytes_deallocated
}

/// Allocates a large block and frees it. glibc then keeps blocks up to this size, and the end of the heap
/// up to twice as much, instead of returning them to the system at once: the state of processes that have
/// run for a while. All compared methods start in it.
pub fn settle() {
    const LARGE: usize = 31 << 20;
    drop(std::hint::black_box(Vec::<u8>::with_capacity(LARGE)));
}
