use crate::*;
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemoryUsage {
    pub bytes: u64,
    pub objects: u64,
    pub strings: u64,
    pub limit: Option<u64>,
}
impl<H: 'static> Scope<'_, H> {
    /// Interrupts scripts at a time.
    pub fn set_deadline(&self, deadline: Option<std::time::Instant>) {
        todo!()
    }
    /// Interrupts scripts after so many checks of the engine (one in about 10,000 jumps or calls).
    pub fn set_interrupt_budget(&self, checks: Option<u64>) {
        todo!()
    }
    pub fn interrupt_budget(&self) -> Option<u64> {
        todo!()
    }
    pub fn set_memory_limit(&self, bytes: Option<usize>) {
        todo!()
    }
    pub fn set_stack_size(&self, bytes: usize) {
        todo!()
    }
    pub fn run_gc(&mut self) {
        todo!()
    }
    pub fn memory_usage(&self) -> MemoryUsage {
        todo!()
    }
}
