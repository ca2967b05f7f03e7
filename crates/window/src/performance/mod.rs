//! High resolution time, and the marks and measures of user timing.
//!
//! <https://w3c.github.io/hr-time/>, <https://w3c.github.io/user-timing/>

mod entries;

pub(crate) use entries::{
    Entry, clear, convert_a_mark_to_a_timestamp, detail, entries, entry, new_entry, queue_an_entry,
};

use std::time::{SystemTime, UNIX_EPOCH};

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use crate::event_loop::Clock;
use crate::world::World;

/// The times of an agent and its windows.
#[derive(Debug)]
pub(crate) struct Times {
    /// The wall-clock time at which the agent's clock began, in milliseconds since 1970.
    began: f64,
    /// The time origins of the windows on the agent's clock, in microseconds.
    origins: FxHashMap<u32, u64>,
}

impl Times {
    /// The wall-clock time at which the clock of a worker began is that of its family.
    pub(crate) fn begin_at(&mut self, began: f64) {
        self.began = began;
    }

    pub(crate) const fn began(&self) -> f64 {
        self.began
    }

    /// The window of a realm is gone.
    pub(crate) fn forget(&mut self, realm: u32) {
        self.origins.remove(&realm);
    }
}

impl Default for Times {
    fn default() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: since.as_secs_f64() * 1000.0, origins: FxHashMap::default() }
    }
}

/// The window of a realm is created: its time begins.
/// <https://w3c.github.io/hr-time/#dfn-time-origin>
pub(crate) fn begin(world: &mut World, realm: u32) {
    let now = world.event_loop.clock.now();
    world.times.origins.insert(realm, now);
    // Creating the window took some time, so its scripts never see zero.
    world.event_loop.clock.jump_to(now.saturating_add(100));
}

/// Microseconds as milliseconds.
#[expect(clippy::cast_precision_loss, reason = "exact for 285 years")]
fn milliseconds(microseconds: u64) -> f64 {
    microseconds as f64 / 1000.0
}

/// Virtual time tells nothing about the machine, so each reading is later than the one before.
/// <https://w3c.github.io/hr-time/#dfn-coarsen-time>
fn coarsen(clock: &Clock, microseconds: u64) -> u64 {
    if clock.is_virtual() { microseconds } else { microseconds / 100 * 100 }
}

/// Milliseconds from the time origin of a window to a time of the clock.
/// <https://w3c.github.io/hr-time/#dfn-relative-high-resolution-time>
pub(crate) fn relative_high_resolution_time(world: &World, realm: u32, time: u64) -> f64 {
    let origin = world.times.origins.get(&realm).copied().unwrap_or(0);
    let clock = &world.event_loop.clock;
    milliseconds(coarsen(clock, time).saturating_sub(coarsen(clock, origin)))
}

/// <https://w3c.github.io/hr-time/#dfn-current-high-resolution-time>
pub(crate) fn current_high_resolution_time(world: &mut World, realm: u32) -> f64 {
    let now = world.event_loop.clock.look();
    relative_high_resolution_time(world, realm, now)
}

/// <https://w3c.github.io/hr-time/#dfn-get-time-origin-timestamp>
pub(crate) fn time_origin(world: &World, realm: u32) -> f64 {
    let origin = world.times.origins.get(&realm).copied().unwrap_or(0);
    let time = world.times.began + milliseconds(origin);
    (time * 10.0).floor() / 10.0
}

/// The times of a document on the agent's clock, in microseconds; 0 for an event that has not
/// happened.
/// <https://html.spec.whatwg.org/multipage/dom.html#load-timing-info>
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LoadTiming {
    pub(crate) dom_interactive: u64,
    pub(crate) dom_content_loaded_event_start: u64,
    pub(crate) dom_content_loaded_event_end: u64,
    pub(crate) dom_complete: u64,
    pub(crate) load_event_start: u64,
    pub(crate) load_event_end: u64,
}

/// Records an event of a document at the current time, unless it is already recorded.
pub(crate) fn note(world: &mut World, document: NodeId, field: fn(&mut LoadTiming) -> &mut u64) {
    let now = world.event_loop.clock.look();
    if let Some(state) = world.documents.get_mut(document) {
        let time = field(&mut state.timing);
        if *time == 0 {
            *time = now.max(1);
        }
    }
}

/// A time of the clock in whole milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time of this age")]
pub(crate) fn since_1970(world: &World, time: u64) -> u64 {
    (world.times.began + milliseconds(coarsen(&world.event_loop.clock, time))) as u64
}

/// The time origin of a window in whole milliseconds since 1970.
pub(crate) fn origin_since_1970(world: &World, realm: u32) -> u64 {
    since_1970(world, world.times.origins.get(&realm).copied().unwrap_or(0))
}
