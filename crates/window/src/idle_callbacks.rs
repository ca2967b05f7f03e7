//! Callbacks for times when the event loop is idle.
//!
//! <https://w3c.github.io/requestidlecallback/>

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::{Realm, Value};

use crate::Cx;
use crate::bindings;
use crate::budget;
use crate::callbacks;
use crate::event_loop::{Steps, TaskSource};
use crate::generated::Interface;
use crate::performance;
use crate::realms::RealmId;
use crate::world::World;

/// The longest idle period in microseconds.
const LONGEST_PERIOD: u64 = 50_000;

/// The data of an `IdleDeadline`.
#[derive(Debug)]
pub(crate) struct Deadline {
    pub(crate) did_timeout: bool,
}

/// A callback that waits.
#[derive(Debug)]
struct Entry {
    handle: u32,
    callback: Value,
    context: RealmId,
    /// The key in the event loop of the task for the timeout.
    timeout: Option<(u64, u64)>,
}

#[derive(Debug, Default)]
struct Window {
    /// <https://w3c.github.io/requestidlecallback/#dfn-list-of-idle-request-callbacks>
    idle_request_callbacks: VecDeque<Entry>,
    /// <https://w3c.github.io/requestidlecallback/#dfn-list-of-runnable-idle-callbacks>
    runnable_idle_callbacks: VecDeque<Entry>,
    /// <https://w3c.github.io/requestidlecallback/#dfn-idle-callback-identifier>
    identifier: u32,
}

impl Window {
    fn take(&mut self, handle: u32) -> Option<Entry> {
        [&mut self.idle_request_callbacks, &mut self.runnable_idle_callbacks].into_iter().find_map(
            |list| {
                let place = list.iter().position(|entry| entry.handle == handle)?;
                list.remove(place)
            },
        )
    }

    fn waits(&self) -> bool {
        !self.idle_request_callbacks.is_empty() || !self.runnable_idle_callbacks.is_empty()
    }
}

/// The idle callbacks of an agent.
#[derive(Debug, Default)]
pub(crate) struct IdleCallbacks {
    windows: FxHashMap<RealmId, Window>,
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#last-idle-period-start-time>
    last_idle_period_start_time: u64,
    /// The next idle period does not begin earlier.
    next_period: u64,
    /// A task is queued at that time.
    is_queued: bool,
}

impl IdleCallbacks {
    /// The window of a realm is gone.
    pub(crate) fn forget(&mut self, realm: RealmId) {
        self.windows.remove(&realm);
    }
}

/// <https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method>
pub(crate) fn request(
    cx: &mut Cx<'_>,
    realm: RealmId,
    callback: Value,
    timeout: Option<u32>,
) -> u32 {
    let window = cx.host.idle_callbacks.windows.entry(realm).or_default();
    window.identifier = window.identifier.wrapping_add(1);
    let handle = window.identifier;
    let timeout = timeout.filter(|timeout| *timeout > 0).filter(|_| budget::spend_timers(cx, 1));
    let timeout = timeout.map(|timeout| {
        let time = u64::from(timeout).saturating_mul(1000);
        let time = cx.host.event_loop.clock.now().saturating_add(time);
        let document = cx.host.realms.get(realm).map(|state| state.document);
        let steps: Steps = Box::new(move |cx| invoke_idle_callback_timeout(cx, handle, realm));
        cx.host.event_loop.queue_a_task_at(time, TaskSource::Idle, document, steps)
    });
    let context = crate::global_objects::incumbent_realm(cx);
    let window = cx.host.idle_callbacks.windows.entry(realm).or_default();
    window.idle_request_callbacks.push_back(Entry { handle, callback, context, timeout });
    handle
}

/// <https://w3c.github.io/requestidlecallback/#the-cancelidlecallback-method>
pub(crate) fn cancel(cx: &mut Cx<'_>, realm: RealmId, handle: u32) {
    let window = cx.host.idle_callbacks.windows.get_mut(&realm);
    if let Some(entry) = window.and_then(|window| window.take(handle)) {
        forget_the_timeout(cx, &entry);
    }
}

fn forget_the_timeout(cx: &mut Cx<'_>, entry: &Entry) {
    if let Some(key) = entry.timeout {
        cx.host.event_loop.forget_waiting(key);
    }
}

/// The time on the clock when the idle period ends.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#event-loop-processing-model>,
/// "computeDeadline"
fn compute_deadline(world: &World) -> u64 {
    let deadline = world.idle_callbacks.last_idle_period_start_time.saturating_add(LONGEST_PERIOD);
    let ends = |source| matches!(source, TaskSource::Timer | TaskSource::Rendering);
    world.event_loop.next_time_of(ends).map_or(deadline, |time| time.min(deadline))
}

/// Milliseconds to the end of the idle period, in the current realm.
pub(crate) fn time_remaining(cx: &mut Cx<'_>) -> f64 {
    let realm = cx.realm_number();
    let now = performance::current_high_resolution_time(cx.host, realm);
    let deadline = compute_deadline(cx.host);
    let deadline = performance::relative_high_resolution_time(cx.host, realm, deadline);
    (deadline - now).max(0.0)
}

fn fully_active(world: &World, realm: RealmId) -> Option<(Realm, NodeId)> {
    let state = world.realms.get(realm)?;
    world.is_fully_active(state.document).then_some(())?;
    Some((state.realm.clone()?, state.document))
}

/// Starts an idle period, if no task can run and a window waits for one. Returns true if there are
/// tasks then.
///
/// A period that follows another is delayed to the end of that: on a virtual clock, a callback that
/// requests the next one would leave no time for anything else.
/// <https://w3c.github.io/requestidlecallback/#start-an-idle-period-algorithm>
pub(crate) fn start_an_idle_period(cx: &mut Cx<'_>) -> bool {
    let mut waiting: Vec<RealmId> = Vec::new();
    for (realm, window) in &cx.host.idle_callbacks.windows {
        if window.waits() && fully_active(cx.host, *realm).is_some() {
            waiting.push(*realm);
        }
    }
    if waiting.is_empty() {
        return false;
    }
    let now = cx.host.event_loop.clock.now();
    let next_period = cx.host.idle_callbacks.next_period;
    if now < next_period {
        if !std::mem::replace(&mut cx.host.idle_callbacks.is_queued, true) {
            let steps: Steps = Box::new(|cx| cx.host.idle_callbacks.is_queued = false);
            cx.host.event_loop.queue_a_task_at(next_period, TaskSource::Idle, None, steps);
        }
        return false;
    }
    cx.host.idle_callbacks.last_idle_period_start_time = now;
    let deadline = compute_deadline(cx.host);
    if deadline <= now {
        return false;
    }
    cx.host.idle_callbacks.next_period = deadline;
    waiting.sort_unstable();
    for realm in waiting {
        if let Some(window) = cx.host.idle_callbacks.windows.get_mut(&realm) {
            window.runnable_idle_callbacks.append(&mut window.idle_request_callbacks);
        }
        queue(cx, realm);
    }
    true
}

fn queue(cx: &mut Cx<'_>, realm: RealmId) {
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let steps: Steps = Box::new(move |cx| invoke_idle_callbacks(cx, realm));
    cx.host.event_loop.queue_a_task(TaskSource::Idle, document, steps);
}

/// <https://w3c.github.io/requestidlecallback/#invoke-idle-callbacks-algorithm>
fn invoke_idle_callbacks(cx: &mut Cx<'_>, realm: RealmId) {
    if cx.host.event_loop.clock.now() >= compute_deadline(cx.host) {
        return;
    }
    let window = cx.host.idle_callbacks.windows.get_mut(&realm);
    let Some(entry) = window.and_then(|window| window.runnable_idle_callbacks.pop_front()) else {
        return;
    };
    forget_the_timeout(cx, &entry);
    invoke(cx, realm, &entry, false);
    let window = cx.host.idle_callbacks.windows.get(&realm);
    if window.is_some_and(|window| !window.runnable_idle_callbacks.is_empty()) {
        queue(cx, realm);
    }
}

/// <https://w3c.github.io/requestidlecallback/#invoke-idle-callback-timeout-algorithm>
fn invoke_idle_callback_timeout(cx: &mut Cx<'_>, handle: u32, realm: RealmId) {
    let window = cx.host.idle_callbacks.windows.get_mut(&realm);
    if let Some(entry) = window.and_then(|window| window.take(handle)) {
        invoke(cx, realm, &entry, true);
    }
}

fn invoke(cx: &mut Cx<'_>, realm: RealmId, entry: &Entry, did_timeout: bool) {
    let Some((realm, _)) = fully_active(cx.host, realm) else { return };
    cx.in_realm(&realm, |cx| {
        let Ok(deadline) = bindings::new_object(cx, Interface::IdleDeadline) else { return };
        cx.set_data(&deadline, Box::new(Deadline { did_timeout }));
        let this = cx.undefined();
        callbacks::invoke_and_report(cx, entry.context, &entry.callback, &this, &[deadline]);
    });
}
