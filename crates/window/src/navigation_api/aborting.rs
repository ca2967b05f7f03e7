//! Aborting the ongoing navigation.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#ongoing-navigation-tracking>

use treewright_quickjs::{Thrown, Value};

use super::{Api, slots, trackers, transition};
use crate::Cx;
use crate::abort;
use crate::error_reports::{fire_a_navigate_error_event, report_an_exception};
use crate::events::Target;
use crate::events::event::{self, Slot};
use crate::exception::{self, DomExceptionName};
use crate::navigables::NavigableId;

/// Tells whether the signal of an event is aborted.
pub(super) fn is_aborted(cx: &Cx<'_>, event: &Value) -> bool {
    event::slot(cx, event, Slot::Signal).is_some_and(|signal| abort::is_aborted(cx, &signal))
}

/// A new `AbortError`.
pub(super) fn abort_error(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    exception::new_object(cx, DomExceptionName::AbortError, "The navigation was aborted.")
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#abort-the-ongoing-navigation>
pub(super) fn abort_the_ongoing_navigation(cx: &mut Cx<'_>, api: &Api) -> Result<(), Thrown> {
    let Some(event) = api.slot(cx, slots::ONGOING_EVENT) else { return Ok(()) };
    api.with(cx, |data| {
        data.focus_changed = false;
        data.suppresses_scroll_restoration = false;
    });
    let error = api.in_realm(cx, abort_error)?;
    event::with(cx, &event, |data| {
        if data.dispatch {
            data.canceled = true;
        }
    });
    abort(cx, api, &event, &error, true)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#abort-a-navigateevent>
pub(super) fn abort(
    cx: &mut Cx<'_>,
    api: &Api,
    event: &Value,
    reason: &Value,
    signals: bool,
) -> Result<(), Thrown> {
    api.set_slot(cx, slots::ONGOING_EVENT, None);
    api.in_realm(cx, |cx| {
        if let Some(signal) = event::slot(cx, event, Slot::Signal).filter(|_| signals) {
            abort::signal_abort(cx, &signal, reason)?;
        }
        if let Some(tracker) = trackers::ongoing(cx, api) {
            tracker.reject_the_finished_promise(cx, reason)?;
        }
        let target = Target::Object(api.navigation.clone());
        fire_a_navigate_error_event(cx, &target, reason);
        transition::reject(cx, api, reason)
    })
}

/// The loop of "inform the navigation API about aborting navigation".
pub(super) fn abort_all(cx: &mut Cx<'_>, api: &Api) {
    while api.slot(cx, slots::ONGOING_EVENT).is_some() {
        if crate::budget::is_out_of_time(cx) {
            return;
        }
        if let Err(thrown) = abort_the_ongoing_navigation(cx, api) {
            api.set_slot(cx, slots::ONGOING_EVENT, None);
            api.in_realm(cx, |cx| report_an_exception(cx, thrown));
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#inform-the-navigation-api-about-aborting-navigation>
pub(crate) fn inform_about_aborting_navigation(cx: &mut Cx<'_>, id: NavigableId) {
    if let Some(api) = Api::known_of_navigable(cx, id) {
        abort_all(cx, &api);
    }
}

/// The document of a navigable is about to be replaced: its events are not aborted.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#apply-the-history-step>
pub(crate) fn a_cross_document_navigation_succeeds(cx: &mut Cx<'_>, id: NavigableId) {
    if let Some(api) = Api::known_of_navigable(cx, id) {
        api.set_slot(cx, slots::ONGOING_EVENT, None);
        api.set_slot(cx, slots::ONGOING_TRACKER, None);
    }
}

/// Tells whether a navigation is ongoing that a script has taken over.
pub(crate) fn has_an_ongoing_event(cx: &mut Cx<'_>, id: NavigableId) -> bool {
    let api = Api::known_of_navigable(cx, id);
    api.is_some_and(|api| api.slot(cx, slots::ONGOING_EVENT).is_some())
}

/// If a script has taken over a navigation in the document, `window.stop()` can end it.
pub(crate) fn make_an_ongoing_event_the_ongoing_navigation(cx: &mut Cx<'_>, id: NavigableId) {
    if has_an_ongoing_event(cx, id) {
        let number = cx.host.navigables.next_navigation();
        if let Some(navigable) = cx.host.navigables.get_mut(id) {
            navigable.ongoing_navigation = Some(number);
        }
    }
}

/// Remembers the `Navigation` object of a child navigable that is destroyed while a tree changes: scripts hear of it
/// after the change.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#inform-the-navigation-api-about-child-navigable-destruction>
pub(crate) fn a_child_navigable_is_destroyed(cx: &mut Cx<'_>, id: NavigableId) {
    let Some(api) = Api::known_of_navigable(cx, id) else { return };
    let has_upcoming = !trackers::all_upcoming(cx, &api).is_empty();
    if has_upcoming || api.slot(cx, slots::ONGOING_EVENT).is_some() {
        cx.host.navigation_api.destroyed.push(api.navigation);
    }
}

/// Aborts the navigations of the child navigables that were destroyed.
pub(crate) fn abort_for_destruction(cx: &mut Cx<'_>) {
    for navigation in std::mem::take(&mut cx.host.navigation_api.destroyed) {
        let Ok(api) = Api::of(cx, &navigation) else { continue };
        abort_all(cx, &api);
        for tracker in trackers::all_upcoming(cx, &api) {
            let rejected = api.in_realm(cx, |cx| {
                let error = abort_error(cx)?;
                tracker.reject_the_finished_promise(cx, &error)
            });
            if let Err(thrown) = rejected {
                api.in_realm(cx, |cx| report_an_exception(cx, thrown));
            }
        }
    }
}
