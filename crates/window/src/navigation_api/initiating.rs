//! The methods that initiate navigations, and `updateCurrentEntry()`.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api-initiating-navigations>

use std::rc::Rc;

use treewright_quickjs::{Thrown, Value};

use super::entry_updates::fire_currententrychange;
use super::{Api, SerializedState, Tracker, entries, trackers};
use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::event_loop::TaskSource;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::dictionaries::{
    NavigationNavigateOptions, NavigationReloadOptions, NavigationResult,
};
use crate::generated::enums::NavigationHistoryBehavior;
use crate::navigables::NavigableId;
use crate::navigation::{
    self, Applied, HistoryHandling, NavigateOptions, apply_the_traverse_history_step, closest_step,
};
use crate::realms::RealmId;

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api-early-error-result>
fn early_error(cx: &mut Cx<'_>, thrown: Thrown) -> Result<NavigationResult, Thrown> {
    if thrown.uncatchable {
        return Err(thrown);
    }
    let committed = cx.rejected_promise(&thrown.value)?;
    let finished = cx.rejected_promise(&thrown.value)?;
    Ok(NavigationResult { committed: Some(committed), finished: Some(finished) })
}

fn failed(
    cx: &mut Cx<'_>,
    name: DomExceptionName,
    message: &str,
) -> Result<NavigationResult, Thrown> {
    let thrown = dom_exception(cx, name, message);
    early_error(cx, thrown)
}

/// The result of a navigation that did not begin.
pub(super) fn aborted(cx: &mut Cx<'_>) -> Result<NavigationResult, Thrown> {
    failed(cx, DomExceptionName::AbortError, "The navigation was aborted.")
}

fn invalid_state(cx: &mut Cx<'_>, message: &str) -> Result<NavigationResult, Thrown> {
    failed(cx, DomExceptionName::InvalidStateError, message)
}

/// The error for a document that cannot navigate, if it cannot.
fn cannot_navigate(cx: &Cx<'_>, api: &Api) -> Option<&'static str> {
    let Some(document) = api.active_document(cx) else {
        return Some("The document is not fully active.");
    };
    let state = cx.host.documents.get(document);
    state.is_some_and(|state| state.unload_counter > 0).then_some("The document is being unloaded.")
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-navigate>
pub(crate) fn navigate(
    cx: &mut Cx<'_>,
    api: &Api,
    url: &str,
    options: &NavigationNavigateOptions,
) -> Result<NavigationResult, Thrown> {
    let document = api.document(cx);
    let base = document.map(|document| cx.host.document_base_url(document));
    let Some(url) = base.and_then(|base| base.join(url).ok()) else {
        return failed(cx, DomExceptionName::SyntaxError, "The address is not a valid URL.");
    };
    let not_supported = DomExceptionName::NotSupportedError;
    if url.scheme() == "javascript" {
        return failed(cx, not_supported, "Addresses of scripts cannot be navigated to.");
    }
    if options.history == NavigationHistoryBehavior::Push
        && document.is_some_and(|document| navigation::must_be_a_replace(cx.host, &url, document))
    {
        return failed(cx, not_supported, "The navigation must replace the current entry.");
    }
    let state = match SerializedState::of(cx, &options.state) {
        Ok(state) => state,
        Err(thrown) => return early_error(cx, thrown),
    };
    if let Some(message) = cannot_navigate(cx, api) {
        return invalid_state(cx, message);
    }
    let (Some(document), Some(id)) = (document, api.navigable(cx)) else {
        return invalid_state(cx, "The document is not fully active.");
    };
    let info = &options.base.info;
    let tracker = trackers::set_up_a_navigate_or_reload_tracker(cx, api, info, state.clone())?;
    let mut arguments = NavigateOptions::new(url, document);
    arguments.handling = match options.history {
        NavigationHistoryBehavior::Auto => HistoryHandling::Auto,
        NavigationHistoryBehavior::Push => HistoryHandling::Push,
        NavigationHistoryBehavior::Replace => HistoryHandling::Replace,
    };
    arguments.state = Some(state);
    arguments.tracker = Some(tracker.clone());
    navigation::navigate(cx, id, arguments);
    tracker.derived_result(cx)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-reload>
pub(crate) fn reload(
    cx: &mut Cx<'_>,
    api: &Api,
    options: &NavigationReloadOptions,
) -> Result<NavigationResult, Thrown> {
    let mut state = match SerializedState::of(cx, &options.state) {
        Ok(state) => state,
        Err(thrown) => return early_error(cx, thrown),
    };
    if options.state.is_undefined()
        && !api.has_entries_and_events_disabled(cx)
        && let Some(document) = api.document(cx)
        && let Some(entry) = entries::active_entry(cx, document)
    {
        state = entry.identity.state();
    }
    if let Some(message) = cannot_navigate(cx, api) {
        return invalid_state(cx, message);
    }
    let Some(id) = api.navigable(cx) else {
        return invalid_state(cx, "The document is not fully active.");
    };
    let info = &options.base.info;
    let tracker = trackers::set_up_a_navigate_or_reload_tracker(cx, api, info, state.clone())?;
    navigation::reload(cx, id, Some(state), Some(tracker.clone()));
    tracker.derived_result(cx)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-traverseto>
pub(crate) fn traverse_to(
    cx: &mut Cx<'_>,
    api: &Api,
    key: &str,
    info: &Value,
) -> Result<NavigationResult, Thrown> {
    let (all, _) = entries::session_history_entries(cx, api);
    if !all.iter().any(|entry| entry.identity.known_key() == Some(key)) {
        return invalid_state(cx, "No entry has this key.");
    }
    perform_a_traversal(cx, api, key.to_owned(), info)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-back> and that of `forward()`.
pub(crate) fn back_or_forward(
    cx: &mut Cx<'_>,
    api: &Api,
    is_forward: bool,
    info: &Value,
) -> Result<NavigationResult, Thrown> {
    let (all, current) = entries::session_history_entries(cx, api);
    let place = if is_forward { current.checked_add(1) } else { current.checked_sub(1) };
    let entry = place.and_then(|place| all.get(place));
    let Some(identity) = entry.map(|entry| Rc::clone(&entry.identity)) else {
        return invalid_state(cx, "No entry is there.");
    };
    let key = identity.key(cx)?;
    perform_a_traversal(cx, api, key, info)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#performing-a-navigation-api-traversal>
fn perform_a_traversal(
    cx: &mut Cx<'_>,
    api: &Api,
    key: String,
    info: &Value,
) -> Result<NavigationResult, Thrown> {
    if let Some(message) = cannot_navigate(cx, api) {
        return invalid_state(cx, message);
    }
    let document = api.document(cx);
    let current = document.and_then(|document| entries::active_entry(cx, document));
    if let Some(current) = current
        && current.identity.known_key() == Some(&*key)
    {
        let object = entries::object_of(cx, api, &current)?;
        let committed = cx.resolved_promise(&object)?;
        let finished = cx.resolved_promise(&object)?;
        return Ok(NavigationResult { committed: Some(committed), finished: Some(finished) });
    }
    if let Some(tracker) = trackers::upcoming(cx, api, &key) {
        return tracker.derived_result(cx);
    }
    let tracker = trackers::add_an_upcoming_traverse_tracker(cx, api, key.clone(), info)?;
    if let Some(id) = api.navigable(cx) {
        let realm = api.realm;
        let steps = Box::new(move |cx: &mut Cx<'_>| traverse(cx, id, realm, &key));
        let source = TaskSource::NavigationAndTraversal;
        cx.host.event_loop.queue_a_task(source, document, steps);
    }
    tracker.derived_result(cx)
}

/// The session history traversal steps.
fn traverse(cx: &mut Cx<'_>, id: NavigableId, realm: RealmId, key: &str) {
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    let document = navigable.active_document;
    if cx.host.window_of(document) != Some(realm) {
        return;
    }
    let history = &navigable.history;
    let mut all = history.entries.iter();
    let place = all.position(|entry| entry.identity.known_key() == Some(key));
    if place.is_none() {
        // SPEC-NOTE: the standard says "InvalidStateError"; browsers and web-platform-tests say that a navigation which
        // removes the entry aborts the traversal.
        return reject_the_upcoming(cx, id, key, DomExceptionName::AbortError);
    }
    let place = place.filter(|place| *place != history.active);
    let Some(step) = place.and_then(|place| closest_step(cx.host, id, place)) else {
        return reject_the_upcoming(cx, id, key, DomExceptionName::InvalidStateError);
    };
    let traversable = cx.host.traversable_of(id);
    match apply_the_traverse_history_step(cx, traversable, step, Some((id, document))) {
        Applied::Applied => {}
        // Only if the event of another navigable was canceled is the tracker still here.
        Applied::CanceledByNavigate => {
            reject_the_upcoming(cx, id, key, DomExceptionName::AbortError);
        }
        Applied::InitiatorDisallowed => {
            reject_the_upcoming(cx, id, key, DomExceptionName::SecurityError);
        }
    }
}

/// Rejects the promises of a traversal that does not happen.
fn reject_the_upcoming(cx: &mut Cx<'_>, id: NavigableId, key: &str, name: DomExceptionName) {
    let Some(api) = Api::known_of_navigable(cx, id) else { return };
    let Some(tracker) = trackers::upcoming(cx, &api, key) else { return };
    let result = api.in_realm(cx, |cx| reject(cx, &tracker, name));
    if let Err(thrown) = result {
        api.in_realm(cx, |cx| report_an_exception(cx, thrown));
    }
}

fn reject(cx: &mut Cx<'_>, tracker: &Tracker, name: DomExceptionName) -> Result<(), Thrown> {
    let message = "The traversal cannot be done.";
    let error = crate::exception::new_object(cx, name, message)?;
    tracker.reject_the_finished_promise(cx, &error)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-updatecurrententry>
pub(crate) fn update_current_entry(
    cx: &mut Cx<'_>,
    api: &Api,
    state: &Value,
) -> Result<(), Thrown> {
    let Some(current) = entries::current_entry(cx, api)? else {
        let message = "The document has no current entry.";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    };
    let state = SerializedState::of(cx, state)?;
    entries::entry_of(cx, &current, |data| data.identity.set_state(state))?;
    api.in_realm(cx, |cx| fire_currententrychange(cx, api, None, &current));
    Ok(())
}
