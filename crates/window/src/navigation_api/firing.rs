//! Firing the `navigate` event.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigate-event-firing>

use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_messages::Serialized;
use treewright_quickjs::{Thrown, Value};
use url::Url;

use super::destination::{DestinationData, new_destination};
use super::{
    Api, SerializedState, Tracker, aborting, committing, entries, precommit, slots, trackers,
    transition,
};
use crate::Cx;
use crate::abort;
use crate::error_reports::report_an_exception;
use crate::events::attributes::NavigateEvent;
use crate::events::event::{self, Slot, create_an_event, set_slot};
use crate::events::{EventFlags, Target, dispatch};
use crate::forms::entries as form_entries;
use crate::generated::Interface;
use crate::generated::enums::NavigationType;
use crate::navigables::NavigableId;
use crate::navigation::{Entry, can_have_its_url_rewritten, equals_without_fragments};
use crate::strings::DomString;
use crate::wrappers;

/// The interception state of an event.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-navigateevent-interception-state>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Interception {
    #[default]
    None,
    Intercepted,
    Committed,
    Scrolled,
    Finished,
}

/// A navigation that an event is fired for.
pub(crate) struct Firing {
    navigation_type: NavigationType,
    url: Url,
    pub(crate) is_same_document: bool,
    /// The user navigation involvement is not "none".
    pub(crate) by_user: bool,
    pub(crate) source_element: Option<NodeId>,
    /// The entry list of a form, as a `FormData` object.
    pub(crate) form_data: Option<Value>,
    pub(crate) state: SerializedState,
    pub(crate) classic_state: Option<Rc<Serialized>>,
    /// The filename of a download.
    pub(crate) download: Option<DomString>,
    pub(crate) tracker: Option<Tracker>,
}

impl Firing {
    pub(crate) fn new(navigation_type: NavigationType, url: Url) -> Self {
        Self {
            navigation_type,
            url,
            is_same_document: false,
            by_user: false,
            source_element: None,
            form_data: None,
            state: SerializedState::default(),
            classic_state: None,
            download: None,
            tracker: None,
        }
    }
}

/// Returns false if the navigation ends here: a script has canceled it or taken it over.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#fire-a-push/replace/reload-navigate-event>
pub(crate) fn fire_a_push_replace_reload_navigate_event(
    cx: &mut Cx<'_>,
    document: NodeId,
    mut firing: Firing,
) -> bool {
    let Some(api) = Api::of_document(cx, document) else { return true };
    aborting::abort_all(cx, &api);
    if api.has_entries_and_events_disabled(cx)
        && let Some(tracker) = firing.tracker.take()
    {
        tracker.is_not_pending(cx);
    }
    if api.active_document(cx) != Some(document) {
        return false;
    }
    fire(cx, &api, firing, None)
}

/// Returns false if no download begins.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#fire-a-download-request-navigate-event>
pub(crate) fn fire_a_download_request_navigate_event(
    cx: &mut Cx<'_>,
    document: NodeId,
    firing: Firing,
) -> bool {
    let Some(api) = Api::of_document(cx, document) else { return true };
    // SPEC-NOTE: the standard aborts the ongoing navigation only after this event. But only one event can be ongoing.
    aborting::abort_all(cx, &api);
    if api.active_document(cx) != Some(document) {
        return false;
    }
    fire(cx, &api, firing, None)
}

/// Returns false if a script has canceled the traversal or taken it over.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#fire-a-traverse-navigate-event>
pub(crate) fn fire_a_traverse_navigate_event(
    cx: &mut Cx<'_>,
    id: NavigableId,
    target: &Entry,
) -> bool {
    let Some(navigable) = cx.host.navigables.get(id) else { return true };
    let document = navigable.active_document;
    let of_the_entry = navigable.history.documents.get(&target.document_state);
    let is_same_document = of_the_entry.is_some_and(|state| state.document == Some(document));
    let Some(api) = Api::of_document(cx, document) else { return true };
    // SPEC-NOTE: the standard does not abort an ongoing event here, and asserts that none is ongoing.
    aborting::abort_all(cx, &api);
    if api.active_document(cx) != Some(document) {
        return false;
    }
    let mut firing = Firing::new(NavigationType::Traverse, target.url.clone());
    firing.is_same_document = is_same_document;
    // An entry after one of another origin is not in the list.
    let listed = entries::index_of_entry(cx, &api, &target.identity).map(|_| target);
    firing.state = listed.map(|entry| entry.identity.state()).unwrap_or_default();
    fire(cx, &api, firing, listed)
}

fn fire(cx: &mut Cx<'_>, api: &Api, firing: Firing, target: Option<&Entry>) -> bool {
    if api.has_entries_and_events_disabled(cx) {
        return true;
    }
    match api.in_realm(cx, |cx| inner_navigate_event_firing(cx, api, firing, target)) {
        Ok(goes_on) => goes_on,
        Err(thrown) => {
            // Memory or time is short.
            api.in_realm(cx, |cx| report_an_exception(cx, thrown));
            true
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#inner-navigate-event-firing-algorithm>
fn inner_navigate_event_firing(
    cx: &mut Cx<'_>,
    api: &Api,
    mut firing: Firing,
    target: Option<&Entry>,
) -> Result<bool, Thrown> {
    let navigation_type = firing.navigation_type;
    let event = make_the_event(cx, api, &mut firing, target)?;
    let tracker = firing.tracker;
    // Steps 23 to 27.
    api.set_slot(cx, slots::ONGOING_EVENT, Some(&event));
    api.with(cx, |data| {
        data.focus_changed = false;
        data.suppresses_scroll_restoration = false;
    });
    let goes_on = dispatch(cx, &event, &Target::Object(api.navigation.clone()), false)?;
    // Step 28.
    if !goes_on {
        if !aborting::is_aborted(cx, &event) {
            aborting::abort_the_ongoing_navigation(cx, api)?;
        }
        return Ok(false);
    }
    // Step 29.
    if interception(cx, &event) != Interception::None {
        let from = entries::current_entry(cx, api)?;
        let to = event::slot_or_null(cx, &event, Slot::Destination);
        transition::begin(cx, api, navigation_type, from.as_ref(), &to)?;
    }
    // Steps 30 and 31.
    if event::extra(cx, &event, |part: &mut NavigateEvent| part.precommit_handlers) == 0 {
        committing::commit(cx, &event, tracker.as_ref())?;
    } else {
        precommit::run_the_precommit_handlers(cx, api, &event)?;
    }
    Ok(interception(cx, &event) == Interception::None)
}

/// Steps 3 to 22.
fn make_the_event(
    cx: &mut Cx<'_>,
    api: &Api,
    firing: &mut Firing,
    target: Option<&Entry>,
) -> Result<Value, Thrown> {
    let navigation_type = firing.navigation_type;
    let is_traversal = navigation_type == NavigationType::Traverse;
    let is_same_document = firing.is_same_document;
    let document = api.active_document(cx);
    let id = document.and_then(|document| cx.host.node_navigable(document));
    let entry = target.map(|entry| entries::object_of(cx, api, entry)).transpose()?;
    if let Some(target) = target {
        let key = target.identity.key(cx)?;
        firing.tracker = trackers::take_upcoming(cx, api, &key);
    }
    let can_be_rewritten =
        document.is_some_and(|document| can_have_its_url_rewritten(cx.host, document, &firing.url));
    let is_top_level =
        id.and_then(|id| cx.host.navigables.get(id)).is_some_and(|one| one.parent.is_none());
    // No user interface of a browser traverses.
    let cancelable = !is_traversal || is_top_level && is_same_document;
    let flags = EventFlags { bubbles: false, cancelable, composed: false };
    let event = create_an_event(cx, Interface::NavigateEvent, "navigate", flags)?;
    let current = document.and_then(|document| cx.host.documents.get(document));
    let hash_change = firing.classic_state.is_none()
        && is_same_document
        && current.is_some_and(|current| {
            equals_without_fragments(&firing.url, &current.url)
                && firing.url.fragment() != current.url.fragment()
        });
    let part = NavigateEvent {
        navigation_type,
        can_intercept: can_be_rewritten && (is_same_document || !is_traversal),
        user_initiated: firing.by_user,
        hash_change,
        download_request: firing.download.take(),
        classic_state: firing.classic_state.take(),
        realm: Some(api.realm),
        ..NavigateEvent::default()
    };
    event::with(cx, &event, |data| {
        if let Some(own) = data.extra::<NavigateEvent>() {
            *own = part;
        }
    });
    cx.set_slot(&event, slots::NAVIGATION, &api.navigation);
    let state = std::mem::take(&mut firing.state);
    let data = DestinationData { url: firing.url.clone(), state, is_same_document };
    let destination = new_destination(cx, data, entry.as_ref())?;
    set_slot(cx, &event, Slot::Destination, Some(&destination));
    if let Some(tracker) = &firing.tracker {
        tracker.begin(cx, api, &event);
        let info = tracker.info(cx);
        set_slot(cx, &event, Slot::Info, Some(&info));
    }
    let source = firing.source_element.filter(|element| cx.host.tree.contains(*element));
    if let Some(element) = source {
        let element = wrappers::wrap(cx, element)?;
        set_slot(cx, &event, Slot::Source, Some(&element));
    }
    let signal = abort::new_signal(cx)?;
    set_slot(cx, &event, Slot::Signal, Some(&signal));
    if let Some(entry_list) = &firing.form_data {
        let form_data = form_entries::clone_of(cx, entry_list)?;
        set_slot(cx, &event, Slot::FormData, Some(&form_data));
    }
    Ok(event)
}

pub(super) fn interception(cx: &mut Cx<'_>, event: &Value) -> Interception {
    event::extra(cx, event, |part: &mut NavigateEvent| part.interception)
}

pub(super) fn set_interception(cx: &mut Cx<'_>, event: &Value, state: Interception) {
    event::extra(cx, event, |part: &mut NavigateEvent| part.interception = state);
}
