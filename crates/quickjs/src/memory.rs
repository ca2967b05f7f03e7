//! The memory that an agent holds: that of its engine, and what the host counts.

use std::cell::Cell;
use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, AtomicUsize, Ordering};

/// A bound of memory that engines, on any threads, and their hosts share.
///
/// An engine that would go beyond the bound throws an exception instead of allocating. The host counts what it keeps
/// for scripts by [`charge`](Memory::charge); beyond the bound its natives throw instead of being called.
///
/// ```
/// use std::sync::Arc;
/// use treewright_quickjs::Memory;
///
/// let memory = Arc::new(Memory::new(Some(1000)));
/// let charge = memory.charge(600);
/// assert!(memory.has_room_for(400) && !memory.has_room_for(401));
/// drop(charge);
/// assert_eq!(memory.used(), 0);
/// ```
///
/// # Meters
///
/// A program can say how many bytes it has allocated in Rust, by a [`CountedAllocator`](crate::CountedAllocator): then
/// all that it allocates counts from the time on that the memory is made, and not only what hosts charge.
#[derive(Debug)]
pub struct Memory {
    /// The bytes of engines.
    used: AtomicUsize,
    /// The bytes of hosts, in Rust.
    charged: AtomicUsize,
    /// The bytes that the program has allocated in Rust, and how many these were at first.
    meter: Option<(fn() -> usize, usize)>,
    /// `usize::MAX` without a bound.
    limit: AtomicUsize,
    /// For tests: the number of allocations that were asked for, and how many more are granted; below zero all are.
    asked: AtomicU64,
    granted_yet: AtomicI64,
    /// For tests: all further ones fail, too.
    fails_for_good: AtomicU64,
}

impl Default for Memory {
    fn default() -> Self {
        Self::new(None)
    }
}

impl Memory {
    /// Memory with a bound in bytes.
    pub fn new(limit: Option<usize>) -> Self {
        Self {
            used: AtomicUsize::new(0),
            charged: AtomicUsize::new(0),
            meter: None,
            limit: AtomicUsize::new(limit.unwrap_or(usize::MAX)),
            asked: AtomicU64::new(0),
            granted_yet: AtomicI64::new(-1),
            fails_for_good: AtomicU64::new(0),
        }
    }

    /// The same with a meter: the function tells the bytes that the program has allocated in Rust.
    #[must_use]
    pub fn with_meter(mut self, meter: fn() -> usize) -> Self {
        self.meter = Some((meter, meter()));
        self
    }

    /// The bytes that are held. An engine holds up to 256 KiB more than its objects take.
    #[inline]
    pub fn used(&self) -> usize {
        self.used.load(Ordering::Relaxed).saturating_add(self.in_rust())
    }

    #[inline]
    fn in_rust(&self) -> usize {
        match self.meter {
            None => self.charged.load(Ordering::Relaxed),
            // Shared memory has its greatest size from the start.
            Some((meter, at_first)) => {
                let unused = crate::scope::buffers::reserved_and_unused();
                meter().saturating_sub(at_first).saturating_sub(unused)
            }
        }
    }

    /// True if a meter tells what the host keeps, which it need not charge then.
    #[inline]
    pub fn has_meter(&self) -> bool {
        self.meter.is_some()
    }

    /// The bytes up to the bound.
    pub fn room(&self) -> usize {
        self.limit.load(Ordering::Relaxed).saturating_sub(self.used())
    }

    /// The bound, in bytes.
    pub fn limit(&self) -> Option<usize> {
        let limit = self.limit.load(Ordering::Relaxed);
        (limit != usize::MAX).then_some(limit)
    }

    pub(crate) fn set_limit(&self, limit: Option<usize>) {
        self.limit.store(limit.unwrap_or(usize::MAX), Ordering::Relaxed);
    }

    /// True if more is held than the bound allows.
    #[inline]
    pub fn is_exceeded(&self) -> bool {
        self.used() > self.limit.load(Ordering::Relaxed)
    }

    /// True if so many bytes more are within the bound.
    #[inline]
    pub fn has_room_for(&self, bytes: usize) -> bool {
        self.used().saturating_add(bytes) <= self.limit.load(Ordering::Relaxed)
    }

    /// Counts bytes, also beyond the bound, until the charge is dropped.
    pub fn charge(self: &Arc<Self>, bytes: usize) -> Charge {
        self.charged.fetch_add(bytes, Ordering::Relaxed);
        Charge { memory: Arc::clone(self), bytes }
    }

    /// Counts bytes until the charge is dropped, unless they are beyond the bound.
    pub fn try_charge(self: &Arc<Self>, bytes: usize) -> Option<Charge> {
        self.has_room_for(bytes).then(|| self.charge(bytes))
    }

    fn add(&self, bytes: usize) {
        self.used.fetch_add(bytes, Ordering::Relaxed);
    }

    fn give_back(&self, bytes: usize) {
        self.used.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Counts bytes if they are within the bound.
    fn take(&self, bytes: usize) -> bool {
        let limit = self.limit.load(Ordering::Relaxed);
        let limit = limit.saturating_sub(if limit == usize::MAX { 0 } else { self.in_rust() });
        let more = |used: usize| used.checked_add(bytes).filter(|used| *used <= limit);
        self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).is_ok()
    }

    /// For tests: lets so many allocations of engines succeed, and the next fail; with `for_good` all that follow, too.
    /// `None` ends it.
    #[doc(hidden)]
    pub fn fail_after(&self, allocations: Option<u32>, for_good: bool) {
        self.asked.store(0, Ordering::Relaxed);
        self.fails_for_good.store(u64::from(for_good), Ordering::Relaxed);
        self.granted_yet.store(allocations.map_or(-1, i64::from), Ordering::Relaxed);
    }

    /// For tests: the allocations since [`fail_after`](Self::fail_after) was called.
    #[doc(hidden)]
    pub fn asked(&self) -> u64 {
        self.asked.load(Ordering::Relaxed)
    }

    fn counts_allocations(&self) -> bool {
        self.granted_yet.load(Ordering::Relaxed) >= 0
    }

    /// For tests: nothing if allocations are not counted, else true if this one is to fail.
    fn is_to_fail(&self) -> Option<bool> {
        if !self.counts_allocations() {
            return None;
        }
        let left = self.granted_yet.load(Ordering::Relaxed);
        self.asked.fetch_add(1, Ordering::Relaxed);
        if left > 0 {
            self.granted_yet.store(left.saturating_sub(1), Ordering::Relaxed);
            return Some(false);
        }
        if self.fails_for_good.load(Ordering::Relaxed) == 0 {
            self.granted_yet.store(i64::MAX, Ordering::Relaxed);
        }
        Some(true)
    }
}

/// Bytes that a host keeps: see [`Memory::charge`].
#[derive(Debug)]
pub struct Charge {
    memory: Arc<Memory>,
    bytes: usize,
}

impl Charge {
    /// The number of bytes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Changes the number of bytes, also beyond the bound.
    pub fn set(&mut self, bytes: usize) {
        if bytes == self.bytes {
            return;
        }
        let charged = &self.memory.charged;
        match bytes.checked_sub(self.bytes) {
            Some(more) => charged.fetch_add(more, Ordering::Relaxed),
            None => charged.fetch_sub(self.bytes.saturating_sub(bytes), Ordering::Relaxed),
        };
        self.bytes = bytes;
    }

    /// The memory that it counts in.
    pub fn memory(&self) -> &Arc<Memory> {
        &self.memory
    }
}

impl Drop for Charge {
    fn drop(&mut self) {
        self.memory.charged.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// An engine asks for so much at a time, so that it seldom does.
const PIECE: usize = 64 << 10;

/// The part of the memory that an engine holds: `TwMemory` of `engine/memory.c`, and what its function needs.
#[repr(C)]
pub(crate) struct EngineMemory {
    grant: unsafe extern "C" fn(*mut c_void, usize, usize, bool, *mut usize) -> bool,
    opaque: *const EngineMemory,
    memory: Arc<Memory>,
    /// The bytes that are counted for it.
    granted: Cell<usize>,
    /// All is granted: the host makes something.
    is_forced: Cell<bool>,
}

impl EngineMemory {
    #[expect(clippy::unnecessary_box_returns, reason = "it has its own address")]
    pub(crate) fn new(memory: Arc<Memory>) -> Box<Self> {
        let mut made = Box::new(Self {
            grant,
            opaque: std::ptr::null(),
            memory,
            granted: Cell::new(0),
            is_forced: Cell::new(false),
        });
        made.opaque = std::ptr::from_ref(&*made);
        made
    }

    pub(crate) fn memory(&self) -> &Arc<Memory> {
        &self.memory
    }

    /// From now on all is granted, or no more. Returns what was before.
    pub(crate) fn force(&self, all: bool) -> bool {
        self.is_forced.replace(all)
    }

    /// Grants so many bytes. False if they are too many: then what was granted stays.
    fn grant_up_to(&self, bytes: usize) -> bool {
        let granted = self.granted.get();
        match bytes.checked_sub(granted) {
            Some(more) if self.is_forced.get() => self.memory.add(more),
            Some(more) if !self.memory.take(more) => return false,
            Some(_) => {}
            None => self.memory.give_back(granted.saturating_sub(bytes)),
        }
        self.granted.set(bytes);
        true
    }
}

impl Drop for EngineMemory {
    fn drop(&mut self) {
        self.memory.give_back(self.granted.get());
    }
}

/// The engine asks if it may hold `size` bytes more, or says so; or with no size, how much it may hold.
unsafe extern "C" fn grant(
    opaque: *mut c_void,
    held: usize,
    size: usize,
    is_forced: bool,
    granted: *mut usize,
) -> bool {
    // SAFETY: the engine passes the address that it was given, of a box that lives longer than it, and a place.
    let (own, granted) = unsafe { (&*opaque.cast::<EngineMemory>(), &mut *granted) };
    let Some(wanted) = held.checked_add(size) else { return false };
    if is_forced || own.is_forced.get() || size == 0 {
        // What is held is counted, even if it is too much, and the next byte is asked for.
        let forced = own.force(true);
        own.grant_up_to(wanted);
        own.force(forced);
        *granted = if own.memory.counts_allocations() { 0 } else { wanted };
        return true;
    }
    if let Some(fails) = own.memory.is_to_fail() {
        // The next one is to be asked for, whatever is freed meanwhile.
        *granted = 0;
        return !fails && own.grant_up_to(wanted);
    }
    let piece = wanted.checked_add(PIECE).filter(|piece| own.grant_up_to(*piece));
    match piece {
        Some(piece) => *granted = piece,
        None if own.grant_up_to(wanted) => *granted = wanted,
        None => return false,
    }
    true
}
