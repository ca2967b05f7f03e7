//! Limits of time, memory and stack.

use std::sync::Arc;
use std::time::Instant;

use crate::engine::is_to_stop;
use crate::sys::{self, JSMemoryUsage};
use crate::{Memory, Scope, Thrown};

/// The contents of the heap, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemoryUsage {
    /// Allocated bytes.
    pub bytes: u64,
    /// Objects.
    pub objects: u64,
    /// Strings.
    pub strings: u64,
    /// The limit.
    pub limit: Option<u64>,
}

/// Limits. Interrupted scripts end with an exception that they cannot catch; loops inside the engine's own functions
/// are not interrupted.
impl<H: 'static> Scope<'_, H> {
    /// Interrupts scripts from a time on.
    pub fn set_deadline(&self, deadline: Option<Instant>) {
        self.state().deadline.set(deadline);
        let end = deadline.map_or(u64::MAX, |deadline| {
            let left = deadline.saturating_duration_since(Instant::now());
            // SAFETY: no requirements.
            let now = unsafe { sys::tw_clock(false) };
            now.saturating_add(u64::try_from(left.as_nanos()).unwrap_or(u64::MAX))
        });
        self.state().end.set(end);
    }

    /// Interrupts scripts after this many checks of the engine: one in about 10,000 jumps and
    /// calls.
    pub fn set_interrupt_budget(&self, checks: Option<u64>) {
        self.state().budget.set(checks);
    }

    /// The rest of the budget.
    pub fn interrupt_budget(&self) -> Option<u64> {
        self.state().budget.get()
    }

    /// Checks as the engine does while scripts run, for work of the host on their behalf.
    ///
    /// # Errors
    ///
    /// An exception that scripts cannot catch, if they must be interrupted.
    pub fn check_interrupt(&self) -> Result<(), Thrown> {
        if is_to_stop(self.state()) { Err(self.uncatchable("interrupted")) } else { Ok(()) }
    }

    /// The memory that the engine counts in, and hosts for what they keep.
    #[inline]
    pub fn memory(&self) -> &Arc<Memory> {
        self.core().memory()
    }

    /// Limits memory, in bytes: that of all engines that share it.
    pub fn set_memory_limit(&self, bytes: Option<usize>) {
        self.memory().set_limit(bytes);
        self.core().settle_memory();
    }

    /// The limit of memory, in bytes.
    pub fn memory_limit(&self) -> Option<usize> {
        self.memory().limit()
    }

    /// Limits the stack, in bytes, counted from the frame that entered the engine.
    pub fn set_stack_size(&self, bytes: usize) {
        // SAFETY: the runtime is alive.
        unsafe { sys::JS_SetMaxStackSize(self.core().runtime(), bytes) };
    }

    /// Collects cycles now.
    pub fn run_gc(&mut self) {
        let runtime = self.core().runtime();
        // SAFETY: the runtime is alive.
        self.run(|_| unsafe { sys::JS_RunGC(runtime) });
    }

    /// Counts the contents of the heap, in time proportional to the number of objects.
    pub fn memory_usage(&self) -> MemoryUsage {
        let mut usage = JSMemoryUsage::default();
        // SAFETY: the runtime is alive; the place is ours.
        unsafe { sys::JS_ComputeMemoryUsage(self.core().runtime(), &raw mut usage) };
        let number = |value: i64| u64::try_from(value).unwrap_or(0);
        MemoryUsage {
            bytes: number(usage.malloc_size),
            objects: number(usage.obj_count),
            strings: number(usage.str_count),
            limit: self.memory().limit().map(|limit| limit as u64),
        }
    }
}
