//! The entries after a navigation within a document.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api-entry-updates>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::{Api, committing, entries, slots, trackers};
use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::event_loop::{TaskSource, clean_up_after_running_script, prepare_to_run_script};
use crate::events::attributes::NavigationCurrentEntryChangeEvent;
use crate::events::event::{self, Slot};
use crate::events::{self, EventFlags, Target};
use crate::generated::Interface;
use crate::generated::enums::NavigationType;
use crate::navigables::NavigableId;
use crate::navigation::Entry;
use crate::world::World;

/// A change of the current entry, which has happened already.
pub(crate) struct EntryChange {
    pub(crate) navigation_type: NavigationType,
    /// The entry that was current.
    pub(crate) from: Entry,
    /// The entries of the navigable that are gone.
    pub(crate) disposed: Vec<Entry>,
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#update-the-navigation-api-entries-for-a-same-document-navigation>
pub(crate) fn update_the_entries_for_a_same_document_navigation(
    cx: &mut Cx<'_>,
    document: NodeId,
    change: EntryChange,
) {
    // If no script has asked for the object, none can tell.
    let Some(api) = Api::known_of_document(cx, document) else { return };
    if let Err(thrown) = update(cx, &api, change) {
        // Memory or time is short.
        api.in_realm(cx, |cx| report_an_exception(cx, thrown));
    }
}

/// The same for an object.
pub(super) fn update(cx: &mut Cx<'_>, api: &Api, change: EntryChange) -> Result<(), Thrown> {
    if api.has_entries_and_events_disabled(cx) {
        return Ok(());
    }
    let EntryChange { navigation_type, from, disposed } = change;
    let from = entries::object_of(cx, api, &from)?;
    let disposed = entries::take_known_objects(cx, api, &disposed);
    if let Some(tracker) = trackers::ongoing(cx, api)
        && let Some(document) = api.document(cx)
        && let Some(entry) = entries::active_entry(cx, document)
    {
        let object = entries::object_of(cx, api, &entry)?;
        tracker.notify_about_the_committed_to_entry(cx, &object, &entry.identity)?;
    }
    let event = api.slot(cx, slots::ONGOING_EVENT);
    api.in_realm(cx, |cx| {
        prepare_to_run_script(cx);
        fire_currententrychange(cx, api, Some(navigation_type), &from);
        for object in disposed {
            events::fire(cx, &Target::Object(object), "dispose", EventFlags::NONE);
        }
        let result = match &event {
            Some(event) => committing::intercept_commit_handler_steps(cx, event),
            None => Ok(()),
        };
        clean_up_after_running_script(cx);
        result
    })
}

/// Fires `currententrychange` at a `Navigation` object, in its realm.
pub(super) fn fire_currententrychange(
    cx: &mut Cx<'_>,
    api: &Api,
    navigation_type: Option<NavigationType>,
    from: &Value,
) {
    let target = Target::Object(api.navigation.clone());
    let interface = Interface::NavigationCurrentEntryChangeEvent;
    let (name, flags) = ("currententrychange", EventFlags::NONE);
    events::fire_with(cx, &target, interface, name, flags, false, |cx, event| {
        event::with(cx, event, |data| {
            if let Some(part) = data.extra::<NavigationCurrentEntryChangeEvent>() {
                part.navigation_type = navigation_type;
            }
        });
        event::set_slot(cx, event, Slot::From, Some(from));
    });
}

/// Entries of a navigable are gone because another navigable has navigated: fires their events in a task.
pub(crate) fn queue_dispose_events(world: &mut World, id: NavigableId, gone: Vec<Entry>) {
    if !gone.iter().any(|entry| entry.identity.known_number().is_some()) {
        return;
    }
    let document = world.navigables.get(id).map(|navigable| navigable.active_document);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let Some(api) = Api::known_of_navigable(cx, id) else { return };
        for object in entries::take_known_objects(cx, &api, &gone) {
            let target = Target::Object(object);
            api.in_realm(cx, |cx| events::fire(cx, &target, "dispose", EventFlags::NONE));
        }
    });
    world.event_loop.queue_a_task(TaskSource::NavigationAndTraversal, document, steps);
}
