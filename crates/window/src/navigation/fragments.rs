//! Navigation to another position in the same document.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-fragid>

use url::Url;

use super::history::{self, Entry};
use super::scrolling;
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::attributes;
use crate::events::{self, EventFlags, Target};
use crate::generated::Interface;
use crate::navigables::NavigableId;

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate-fragid>
pub(super) fn navigate_to_a_fragment(cx: &mut Cx<'_>, id: NavigableId, url: Url, is_push: bool) {
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    let document = navigable.active_document;
    let Some(active) = navigable.history.active_entry() else { return };
    let old_url = active.url.clone();
    let mut entry = Entry::new(url.clone(), active.document_state);
    entry.manual_scroll_restoration = active.manual_scroll_restoration;
    crate::base_urls::set_the_url(cx.host, document, url.clone());
    history::save_persisted_state(cx.host, id);
    history::add_or_replace(cx.host, id, entry, is_push);
    crate::navigation::history_objects::forget_the_state(cx, document);
    update_document_for_history_step_application(cx, document, &old_url, &url, false);
    scrolling::scroll_to_the_fragment(cx, document);
}

/// The steps for a document whose entry has changed.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#update-document-for-history-step-application>
pub(super) fn update_document_for_history_step_application(
    cx: &mut Cx<'_>,
    document: treewright_dom::NodeId,
    old_url: &Url,
    new_url: &Url,
    is_traversal: bool,
) {
    let Some(window) = cx.host.window_of(document) else { return };
    let target = Target::Window(window);
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
    if is_traversal && let Some(id) = cx.host.node_navigable(document) {
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
