//! The commit of a navigation, and the handlers that follow it.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigate-event-firing>

use treewright_quickjs::{Thrown, Value};

use super::destination::with_destination;
use super::entry_updates::{EntryChange, update};
use super::firing::{interception, set_interception};
use super::{Api, Interception, Tracker, aborting, entries, scroll_and_focus, slots, transition};
use crate::Cx;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::events::attributes::NavigateEvent;
use crate::events::event::{self, Slot};
use crate::generated::enums::NavigationType;
use crate::navigation::{resume_applying_the_traverse_history_step, url_and_history_update};
use crate::streams::{invoke_for_a_promise, resolved_with_undefined, wait_for_all};

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#commit-a-navigate-event>
pub(super) fn commit(
    cx: &mut Cx<'_>,
    event: &Value,
    tracker: Option<&Tracker>,
) -> Result<(), Thrown> {
    let Some(api) = Api::of_part(cx, event) else { return Ok(()) };
    if api.active_document(cx).is_none() || aborting::is_aborted(cx, event) {
        return Ok(());
    }
    let is_intercepted = interception(cx, event) != Interception::None;
    let destination = event::slot_or_null(cx, event, Slot::Destination);
    let is_same_document = with_destination(cx, &destination, |data| data.is_same_document)?;
    let navigation_type =
        event::extra(cx, event, |part: &mut NavigateEvent| Some(part.navigation_type));
    let is_traversal = navigation_type == Some(NavigationType::Traverse);
    api.in_realm(cx, |cx| {
        // Reactions to promises run after the events and the handlers.
        prepare_to_run_script(cx);
        let mut result = Ok(());
        if is_intercepted {
            set_interception(cx, event, Interception::Committed);
            result = commit_what_was_intercepted(cx, &api, event, &destination);
        }
        let resolved = transition::resolve_committed(cx, &api);
        // SPEC-NOTE: the standard also cleans up the tracker of a navigation by `navigate()` or `reload()` to another
        // document, whose promises could then not be rejected if it is aborted, as its introduction and
        // web-platform-tests say.
        if !is_intercepted
            && !is_same_document
            && is_traversal
            && let Some(tracker) = tracker
        {
            tracker.clean_up(cx);
        }
        clean_up_after_running_script(cx);
        result.and(resolved)
    })
}

/// Step 7.2.
fn commit_what_was_intercepted(
    cx: &mut Cx<'_>,
    api: &Api,
    event: &Value,
    destination: &Value,
) -> Result<(), Thrown> {
    let Some(document) = api.active_document(cx) else { return Ok(()) };
    let part = event::extra(cx, event, |part: &mut NavigateEvent| {
        Some((part.navigation_type, part.classic_state.take()))
    });
    let Some((navigation_type, classic_state)) = part else { return Ok(()) };
    match navigation_type {
        NavigationType::Push | NavigationType::Replace => {
            let url = with_destination(cx, destination, |data| data.url.clone())?;
            let is_replace = navigation_type == NavigationType::Replace;
            url_and_history_update(cx, document, url, classic_state, is_replace);
        }
        NavigationType::Reload => {
            let Some(from) = entries::active_entry(cx, document) else { return Ok(()) };
            update(cx, api, EntryChange { navigation_type, from, disposed: Vec::new() })?;
        }
        NavigationType::Traverse => {
            api.with(cx, |data| data.suppresses_scroll_restoration = true);
            let entry = cx.slot(destination, slots::ENTRY);
            let Some(entry) = entry else { return Ok(()) };
            let (_, identity) = entries::entry_of(cx, &entry, |data| data.identity.clone())?;
            let Some(id) = cx.host.node_navigable(document) else { return Ok(()) };
            let Some(navigable) = cx.host.navigables.get(id) else { return Ok(()) };
            let mut all = navigable.history.entries.iter();
            let place = all.position(|entry| std::rc::Rc::ptr_eq(&entry.identity, &identity));
            let step = place.and_then(|place| crate::navigation::closest_step(cx.host, id, place));
            if let Some(step) = step {
                let traversable = cx.host.traversable_of(id);
                resume_applying_the_traverse_history_step(cx, traversable, step);
            }
        }
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigate-event-intercept-commit-handler-steps>
pub(super) fn intercept_commit_handler_steps(cx: &mut Cx<'_>, event: &Value) -> Result<(), Thrown> {
    let mut promises = Vec::new();
    let number = event::extra(cx, event, |part: &mut NavigateEvent| part.handlers);
    let undefined = cx.undefined();
    for index in 0..u64::from(number) {
        if let Some(handler) = cx.slot(event, slots::HANDLERS | index) {
            promises.push(invoke_for_a_promise(cx, &handler, &undefined, &[])?);
        }
    }
    if promises.is_empty() {
        promises.push(resolved_with_undefined(cx)?);
    }
    wait_for_all(cx, &promises, event, |cx, event, _| succeed(cx, event), process_failure)
}

/// The success steps.
fn succeed(cx: &mut Cx<'_>, event: &Value) -> Result<(), Thrown> {
    let Some(api) = Api::of_part(cx, event) else { return Ok(()) };
    if api.active_document(cx).is_none() || aborting::is_aborted(cx, event) {
        return Ok(());
    }
    api.set_slot(cx, slots::ONGOING_EVENT, None);
    scroll_and_focus::finish(cx, &api, event, true);
    if let Some(tracker) = Tracker::of_event(cx, event) {
        tracker.resolve_the_finished_promise(cx)?;
    }
    api.fire(cx, "navigatesuccess");
    transition::resolve_finished(cx, &api)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#process-navigate-event-handler-failure>
pub(super) fn process_failure(
    cx: &mut Cx<'_>,
    event: &Value,
    reason: &Value,
) -> Result<(), Thrown> {
    let Some(api) = Api::of_part(cx, event) else { return Ok(()) };
    if api.active_document(cx).is_none() || aborting::is_aborted(cx, event) {
        return Ok(());
    }
    let is_committed = interception(cx, event) != Interception::Intercepted;
    if is_committed {
        scroll_and_focus::finish(cx, &api, event, false);
    }
    // SPEC-NOTE: the standard always signals abort. In browsers and web-platform-tests, a handler that fails after the
    // commit does not.
    aborting::abort(cx, &api, event, reason, !is_committed)
}
