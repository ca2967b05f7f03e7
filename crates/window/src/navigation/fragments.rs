//! Navigation to another position in the same document.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-fragid>

use super::history::{self, Entry};
use super::navigate::NavigateOptions;
use super::scrolling;
use crate::Cx;
use crate::event_loop::{self, TaskSource};
use crate::events::attributes;
use crate::events::{self, EventFlags, Target};
use crate::generated::Interface;
use crate::generated::enums::NavigationType;
use crate::navigables::NavigableId;
use crate::navigation_api::{self, EntryChange, Firing};

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate-fragid>
pub(super) fn navigate_to_a_fragment(
    cx: &mut Cx<'_>,
    id: NavigableId,
    options: NavigateOptions,
    is_push: bool,
) {
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    let document = navigable.active_document;
    let Some(active) = navigable.history.active_entry() else { return };
    let navigation_type = if is_push { NavigationType::Push } else { NavigationType::Replace };
    let url = options.url;
    let state = options.state.unwrap_or_else(|| active.identity.state());
    let mut firing = Firing::new(navigation_type, url.clone());
    firing.is_same_document = true;
    firing.by_user = options.by_user;
    firing.source_element = options.source_element;
    firing.state = state.clone();
    // SPEC-NOTE: the standard does not pass the tracker on, so the promises of `navigate("#there")` would always be
    // rejected.
    firing.tracker = options.tracker;
    if !navigation_api::fire_a_push_replace_reload_navigate_event(cx, document, firing) {
        navigation_api::make_an_ongoing_event_the_ongoing_navigation(cx, id);
        return;
    }
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    let Some(active) = navigable.history.active_entry() else { return };
    let old = active.clone();
    let mut entry = Entry::new(url.clone(), active.document_state);
    entry.manual_scroll_restoration = active.manual_scroll_restoration;
    entry.identity = old.identity.successor(is_push, state);
    crate::base_urls::set_the_url(cx.host, document, url);
    history::save_persisted_state(cx.host, id);
    let disposed = history::add_or_replace(cx.host, id, entry, is_push);
    crate::navigation::history_objects::forget_the_state(cx, document);
    let change = EntryChange { navigation_type, from: old, disposed };
    update_document_for_history_step_application(cx, document, change);
    scrolling::scroll_to_the_fragment(cx, document);
}

/// The steps for a document whose entry has changed.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#update-document-for-history-step-application>
pub(super) fn update_document_for_history_step_application(
    cx: &mut Cx<'_>,
    document: treewright_dom::NodeId,
    change: EntryChange,
) {
    let Some(window) = cx.host.window_of(document) else { return };
    let target = Target::Window(window);
    let Some(id) = cx.host.node_navigable(document) else { return };
    let old_url = change.from.url.clone();
    let new_url = history::active_url(cx.host, id);
    let is_traversal = change.navigation_type == NavigationType::Traverse;
    // Reactions to promises of the navigation API run after the event.
    event_loop::prepare_to_run_script(cx);
    navigation_api::update_the_entries_for_a_same_document_navigation(cx, document, change);
    let state = crate::navigation::history_objects::state_of(cx, document);
    let name = "popstate";
    events::fire_with(
        cx,
        &target,
        Interface::PopStateEvent,
        name,
        EventFlags::NONE,
        false,
        |cx, event| {
            if let Some(state) = &state {
                events::event::set_slot(cx, event, events::event::Slot::State, Some(state));
            }
        },
    );
    event_loop::clean_up_after_running_script(cx);
    if is_traversal {
        history::restore_persisted_state(cx, id);
    }
    if old_url.fragment() == new_url.fragment() {
        return;
    }
    let (old, new) = (old_url.to_string(), new_url.to_string());
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let interface = Interface::HashChangeEvent;
        events::fire_with(
            cx,
            &target,
            interface,
            "hashchange",
            EventFlags::NONE,
            false,
            |cx, event| {
                events::event::with(cx, event, |data| {
                    if let Some(part) = data.extra::<attributes::HashChangeEvent>() {
                        part.old_url.clone_from(&old);
                        part.new_url.clone_from(&new);
                    }
                });
            },
        );
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}
