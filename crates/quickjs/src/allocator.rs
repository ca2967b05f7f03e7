//! An allocator that counts.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicIsize, Ordering};

/// The system's allocator, which counts the bytes that are allocated in Rust: see [`allocated`](Self::allocated).
///
/// ```
/// use treewright_quickjs::CountedAllocator;
///
/// #[global_allocator]
/// static ALLOCATOR: CountedAllocator = CountedAllocator;
///
/// let before = CountedAllocator::allocated();
/// let bytes = vec![1_u8; 1 << 20];
/// assert!(CountedAllocator::allocated() >= before + (1 << 19));
/// # drop(bytes);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct CountedAllocator;

/// The bytes of all threads.
static ALLOCATED: AtomicIsize = AtomicIsize::new(0);

/// A thread adds its bytes to those of all when they are so many: threads would wait for each other otherwise.
const PIECE: isize = 16 << 10;

thread_local! {
    static OWN: Cell<isize> = const { Cell::new(0) };
}

impl CountedAllocator {
    /// The bytes that are allocated now by all threads, but for some KiB of each. 0 in programs that have another
    /// allocator.
    #[inline]
    pub fn allocated() -> usize {
        usize::try_from(ALLOCATED.load(Ordering::Relaxed)).unwrap_or(0)
    }
}

#[inline]
fn count(bytes: isize) {
    let counted = OWN.try_with(|own| {
        let now = own.get().wrapping_add(bytes);
        if now.unsigned_abs() < PIECE.unsigned_abs() {
            own.set(now);
            return;
        }
        own.set(0);
        ALLOCATED.fetch_add(now, Ordering::Relaxed);
    });
    if counted.is_err() {
        ALLOCATED.fetch_add(bytes, Ordering::Relaxed);
    }
}

/// No layout is longer than that.
fn signed(bytes: usize) -> isize {
    isize::try_from(bytes).unwrap_or(isize::MAX)
}

// SAFETY: all is left to the system's allocator.
unsafe impl GlobalAlloc for CountedAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as for this function.
        let place = unsafe { System.alloc(layout) };
        if !place.is_null() {
            count(signed(layout.size()));
        }
        place
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as for this function.
        let place = unsafe { System.alloc_zeroed(layout) };
        if !place.is_null() {
            count(signed(layout.size()));
        }
        place
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: as for this function.
        unsafe { System.dealloc(place, layout) };
        count(signed(layout.size()).wrapping_neg());
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as for this function.
        let moved = unsafe { System.realloc(place, layout, size) };
        if !moved.is_null() {
            count(signed(size).wrapping_sub(signed(layout.size())));
        }
        moved
    }
}
