//! Navigation API method trackers: the calls of `navigate()`, `reload()`, `traverseTo()` and their promises.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api-method-tracker>

use treewright_quickjs::{Thrown, Value};

use super::{Api, Identity, SerializedState, slots};
use crate::Cx;
use crate::generated::dictionaries::NavigationResult;
use crate::objects::{NAVIGATION_TRACKER, PLAIN};
use crate::streams::{Settle, deferred, mark_as_handled, promise_of};

/// The data of a tracker; its values are slots.
#[derive(Default)]
struct TrackerData {
    /// The key of an entry that is traversed to.
    key: Option<String>,
    state: Option<SerializedState>,
    pending: bool,
}

/// A tracker.
#[derive(Clone, Debug)]
pub(crate) struct Tracker(Value);

/// A tracker with new promises.
fn new(cx: &mut Cx<'_>, api: &Api, info: &Value, data: TrackerData) -> Result<Tracker, Thrown> {
    let tracker = cx.platform_object(PLAIN, &cx.null(), NAVIGATION_TRACKER, 0);
    let (committed, finished) =
        api.in_realm(cx, |cx| Ok::<_, Thrown>((deferred(cx)?, deferred(cx)?)))?;
    mark_as_handled(cx, &finished);
    cx.set_data(&tracker, Box::new(data));
    cx.set_slot(&tracker, slots::NAVIGATION, &api.navigation);
    cx.set_slot(&tracker, slots::INFO, info);
    cx.set_slot(&tracker, slots::COMMITTED, &committed);
    cx.set_slot(&tracker, slots::FINISHED, &finished);
    Ok(Tracker(tracker))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#set-up-a-navigate-api-method-tracker>
pub(super) fn set_up_a_navigate_or_reload_tracker(
    cx: &mut Cx<'_>,
    api: &Api,
    info: &Value,
    state: SerializedState,
) -> Result<Tracker, Thrown> {
    let pending = !api.has_entries_and_events_disabled(cx);
    new(cx, api, info, TrackerData { key: None, state: Some(state), pending })
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#add-an-upcoming-traverse-api-method-tracker>
pub(super) fn add_an_upcoming_traverse_tracker(
    cx: &mut Cx<'_>,
    api: &Api,
    key: String,
    info: &Value,
) -> Result<Tracker, Thrown> {
    let data = TrackerData { key: Some(key.clone()), ..TrackerData::default() };
    let tracker = new(cx, api, info, data)?;
    let slot = api.with(cx, |data| {
        data.last_upcoming = data.last_upcoming.wrapping_add(1);
        data.upcoming.insert(key, data.last_upcoming);
        data.last_upcoming
    });
    api.set_slot(cx, slots::UPCOMING | slot.unwrap_or_default(), Some(&tracker.0));
    Ok(tracker)
}

/// The upcoming tracker for a key.
pub(super) fn upcoming(cx: &mut Cx<'_>, api: &Api, key: &str) -> Option<Tracker> {
    let slot = api.with(cx, |data| data.upcoming.get(key).copied())??;
    api.slot(cx, slots::UPCOMING | slot).map(Tracker)
}

/// All upcoming trackers, in the order of the calls.
pub(super) fn all_upcoming(cx: &mut Cx<'_>, api: &Api) -> Vec<Tracker> {
    let numbers = api.with(cx, |data| data.upcoming.values().copied().collect());
    let mut numbers: Vec<u64> = numbers.unwrap_or_default();
    numbers.sort_unstable();
    numbers
        .into_iter()
        .filter_map(|number| api.slot(cx, slots::UPCOMING | number).map(Tracker))
        .collect()
}

/// Removes the upcoming tracker for a key.
pub(super) fn take_upcoming(cx: &mut Cx<'_>, api: &Api, key: &str) -> Option<Tracker> {
    let slot = api.with(cx, |data| data.upcoming.remove(key))??;
    cx.take_slot(&api.navigation, slots::UPCOMING | slot).map(Tracker)
}

/// The ongoing API method tracker.
pub(super) fn ongoing(cx: &Cx<'_>, api: &Api) -> Option<Tracker> {
    api.slot(cx, slots::ONGOING_TRACKER).map(Tracker)
}

impl Tracker {
    /// The tracker that an event has.
    pub(super) fn of_event(cx: &Cx<'_>, event: &Value) -> Option<Self> {
        cx.slot(event, slots::TRACKER).map(Self)
    }

    /// Makes it the ongoing one, and the one of an event.
    pub(super) fn begin(&self, cx: &mut Cx<'_>, api: &Api, event: &Value) {
        api.set_slot(cx, slots::ONGOING_TRACKER, Some(&self.0));
        cx.set_slot(event, slots::TRACKER, &self.0);
        self.is_not_pending(cx);
    }

    pub(super) fn is_not_pending(&self, cx: &mut Cx<'_>) {
        cx.data(&self.0, |data: &mut TrackerData, _| data.pending = false);
    }

    pub(super) fn info(&self, cx: &Cx<'_>) -> Value {
        cx.take_slot(&self.0, slots::INFO).unwrap_or_else(|| cx.undefined())
    }

    pub(super) fn set_state(&self, cx: &mut Cx<'_>, state: SerializedState) {
        cx.data(&self.0, |data: &mut TrackerData, _| data.state = Some(state));
    }

    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api-method-tracker-clean-up>
    pub(super) fn clean_up(&self, cx: &mut Cx<'_>) {
        let Some(api) = Api::of_part(cx, &self.0) else { return };
        let ongoing = ongoing(cx, &api);
        if ongoing.is_some_and(|ongoing| ongoing.0.strict_equals(&self.0)) {
            api.set_slot(cx, slots::ONGOING_TRACKER, None);
            return;
        }
        let key = cx.data(&self.0, |data: &mut TrackerData, _| data.key.clone()).flatten();
        if let Some(key) = key
            && upcoming(cx, &api, &key).is_some_and(|other| other.0.strict_equals(&self.0))
        {
            take_upcoming(cx, &api, &key);
        }
    }

    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#notify-about-the-committed-to-entry>
    pub(super) fn notify_about_the_committed_to_entry(
        &self,
        cx: &mut Cx<'_>,
        entry: &Value,
        identity: &Identity,
    ) -> Result<(), Thrown> {
        cx.set_slot(&self.0, slots::ENTRY, entry);
        let state = cx.data(&self.0, |data: &mut TrackerData, _| data.state.take()).flatten();
        if let Some(state) = state {
            identity.set_state(state);
        }
        self.settle(cx, slots::COMMITTED, Ok(entry))
    }

    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#resolve-the-finished-promise>
    pub(super) fn resolve_the_finished_promise(&self, cx: &mut Cx<'_>) -> Result<(), Thrown> {
        if let Some(entry) = cx.slot(&self.0, slots::ENTRY) {
            self.settle(cx, slots::FINISHED, Ok(&entry))?;
        }
        self.clean_up(cx);
        Ok(())
    }

    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#reject-the-finished-promise>
    pub(super) fn reject_the_finished_promise(
        &self,
        cx: &mut Cx<'_>,
        reason: &Value,
    ) -> Result<(), Thrown> {
        self.settle(cx, slots::COMMITTED, Err(reason))?;
        self.settle(cx, slots::FINISHED, Err(reason))?;
        self.clean_up(cx);
        Ok(())
    }

    fn settle(
        &self,
        cx: &mut Cx<'_>,
        slot: u64,
        with: Result<&Value, &Value>,
    ) -> Result<(), Thrown> {
        let api = Api::of_part(cx, &self.0);
        let Some((api, promise)) = api.zip(cx.slot(&self.0, slot)) else { return Ok(()) };
        api.in_realm(cx, |cx| match with {
            Ok(value) => promise.resolve(cx, value),
            Err(reason) => promise.reject(cx, reason),
        })
    }

    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api-method-tracker-derived-result>
    pub(super) fn derived_result(&self, cx: &mut Cx<'_>) -> Result<NavigationResult, Thrown> {
        let pending = cx.data(&self.0, |data: &mut TrackerData, _| data.pending);
        if pending == Some(true) {
            return super::initiating::aborted(cx);
        }
        let promise = |slot| cx.slot(&self.0, slot).map(|promise| promise_of(cx, &promise));
        Ok(NavigationResult {
            committed: promise(slots::COMMITTED),
            finished: promise(slots::FINISHED),
        })
    }
}
