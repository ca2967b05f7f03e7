//! The memory that a page makes the agent keep, which is one bound for all: [`Budget::memory`](crate::Budget::memory).
//!
//! The engine counts its own. The rest is either reported by a meter of the program, or counted here: the trees with their
//! texts and attributes, what waits to be taken by the caller, and by charges the bytes of blobs and of bodies, the pixels
//! of canvases, the addresses and states of histories, messages that wait, the values of controls, scroll positions, and animations.

use std::sync::Arc;

use treewright_quickjs::{Charge, Memory, Thrown};

use crate::budget::{self, Bound};
use crate::world::World;
use crate::{AgentEvent, Cx};

/// The memory of an agent and of its workers.
pub(crate) struct Kept {
    pub(crate) memory: Arc<Memory>,
    charge: Charge,
    /// The events that are counted, and their bytes.
    events: usize,
    bytes_of_events: usize,
    /// The bytes that were held when the engine's collector ran for lack of memory.
    collected_at: usize,
}

impl Default for Kept {
    fn default() -> Self {
        Self::new(Arc::default())
    }
}

impl Kept {
    pub(crate) fn new(memory: Arc<Memory>) -> Self {
        let charge = memory.charge(0);
        Self { memory, charge, events: 0, bytes_of_events: 0, collected_at: 0 }
    }
}

/// The bytes of an event.
fn bytes_of(event: &AgentEvent) -> usize {
    let text = match event {
        AgentEvent::Error { message, file, .. } => message.len().saturating_add(file.len()),
        AgentEvent::Console { level, text } => level.len().saturating_add(text.len()),
        AgentEvent::Storage { message }
        | AgentEvent::Alert { message }
        | AgentEvent::Confirm { message } => message.len(),
        AgentEvent::ProtocolHandler { scheme, url, .. } => scheme.len().saturating_add(url.len()),
        AgentEvent::Prompt { message, default } => message.len().saturating_add(default.len()),
    };
    text.saturating_add(size_of::<AgentEvent>())
}

impl World {
    /// Counts bytes that the page makes the agent keep, until the charge is dropped.
    pub(crate) fn charge(&self, bytes: usize) -> Charge {
        self.kept.memory.charge(bytes)
    }

    /// Counts what there is now.
    fn count_the_memory(&mut self) {
        let kept = &mut self.kept;
        if kept.memory.has_meter() {
            return;
        }
        if kept.events > self.outbox.len() {
            (kept.events, kept.bytes_of_events) = (0, 0);
        }
        for event in self.outbox.iter().skip(kept.events) {
            kept.bytes_of_events = kept.bytes_of_events.saturating_add(bytes_of(event));
        }
        kept.events = self.outbox.len();
        kept.charge.set(self.tree.memory().saturating_add(kept.bytes_of_events));
    }

    /// True if no more may be kept: the bound is met.
    pub(crate) fn is_short_of_memory(&mut self) -> bool {
        self.count_the_memory();
        let is_short = self.kept.memory.is_exceeded();
        if is_short {
            self.budget.note(Bound::Memory);
        }
        is_short
    }

    /// True if work on behalf of a script is to end: time or memory is used up.
    pub(crate) fn is_to_stop(&mut self) -> bool {
        self.budget.is_over() || self.is_short_of_memory()
    }
}

/// Asked by the engine before each call from a script.
pub(crate) fn may_call(world: &mut World, _: &Memory) -> bool {
    !world.is_short_of_memory()
}

/// The exception where work ends because time or memory is used up.
pub(crate) fn used_up(cx: &mut Cx<'_>) -> Thrown {
    if budget::is_out_of_time(cx) {
        return cx.uncatchable("interrupted");
    }
    budget::meet(cx, Bound::Memory);
    cx.out_of_memory()
}

/// Throws if so many bytes more are too many.
pub(crate) fn demand(cx: &mut Cx<'_>, bytes: usize) -> Result<(), Thrown> {
    cx.host.count_the_memory();
    if cx.host.kept.memory.has_room_for(bytes) { Ok(()) } else { Err(used_up(cx)) }
}

/// When nothing runs: frees what no script can reach, if memory is short.
pub(crate) fn collect_if_short(cx: &mut Cx<'_>) {
    cx.host.count_the_memory();
    let kept = &cx.host.kept;
    let used = kept.memory.used();
    // Not again and again for what the page really holds.
    if !kept.memory.is_exceeded() || used == kept.collected_at {
        return;
    }
    cx.run_gc();
    crate::wrappers::collect(cx);
    let _is_compact = cx.host.tree.compact();
    cx.host.count_the_memory();
    cx.host.kept.collected_at = cx.host.kept.memory.used();
}
