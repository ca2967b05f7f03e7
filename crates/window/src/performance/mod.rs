//! High resolution time, and the marks and measures of user timing.
//!
//! <https://w3c.github.io/hr-time/>, <https://w3c.github.io/user-timing/>

mod entries;

pub(crate) use entries::{
    Entry, clear, convert_a_mark_to_a_timestamp, detail, entries, entry, new_entry, queue_an_entry,
};

use std::time::{SystemTime, UNIX_EPOCH};

use rustc_hash::FxHashMap;

use crate::world::World;

/// The times of an agent and its windows.
#[derive(Debug)]
pub(crate) struct Times {
    /// The time of the world at which the agent's clock began, in milliseconds since 1970.
    began: f64,
    /// The time origins of the windows on the agent's clock, in microseconds.
    origins: FxHashMap<u32, u64>,
}

impl Times {
    /// The time of the world at which the clock of a worker began is that of its family.
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
    // The way to the window took its time: no script of it sees zero.
    world.event_loop.clock.jump_to(now.saturating_add(100));
}

/// Microseconds as milliseconds.
#[expect(clippy::cast_precision_loss, reason = "exact for 285 years")]
fn milliseconds(microseconds: u64) -> f64 {
    microseconds as f64 / 1000.0
}

/// <https://w3c.github.io/hr-time/#dfn-coarsen-time>
fn coarsen(microseconds: u64) -> u64 {
    microseconds / 100 * 100
}

/// Milliseconds from the time origin of a window to a time of the clock.
/// <https://w3c.github.io/hr-time/#dfn-relative-high-resolution-time>
pub(crate) fn relative_high_resolution_time(world: &World, realm: u32, time: u64) -> f64 {
    let origin = world.times.origins.get(&realm).copied().unwrap_or(0);
    milliseconds(coarsen(time).saturating_sub(coarsen(origin)))
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
