//! Loads of documents in frames, and their effects on parents.

use treewright_dom::{LocalName, NodeId};

use crate::Cx;
use crate::documents::End;
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags};
use crate::navigables::NavigableId;
use crate::parsing;
use crate::trees::html_name;
use crate::world::World;

/// Fires `load` at the container of a navigable whose document is completely loaded.
/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#completely-finish-loading>
pub(crate) fn a_document_is_completely_loaded(cx: &mut Cx<'_>, navigable: NavigableId) {
    let Some(container) = cx.host.navigables.get(navigable).and_then(|one| one.container) else {
        return;
    };
    let document = cx.host.node_document(container);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        if html_name(cx.host, container) == Some(LocalName::IFRAME) {
            super::iframe::run_the_load_event_steps(cx, container);
        } else {
            events::fire_at_node(cx, container, "load", EventFlags::NONE);
        }
        no_longer_delays(cx, navigable);
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

/// A reason why a frame delayed its parent's load event may have ended.
pub(crate) fn no_longer_delays(cx: &mut Cx<'_>, navigable: NavigableId) {
    let mut next = Some(navigable);
    // A frame delays the load events of all documents that contain it.
    while let Some(id) = next {
        let container = cx.host.navigables.get(id).and_then(|one| one.container);
        let Some(container) = container else { return };
        let document = cx.host.node_document(container);
        next = cx.host.node_navigable(document);
        parsing::check_the_end(cx, document);
    }
}

/// The same in a task of its own.
pub(super) fn check_the_end_soon(cx: &mut Cx<'_>, document: NodeId) {
    let waits = (cx.host.documents.get(document))
        .is_some_and(|state| state.ends.iter().any(|end| end.stage == End::Delays));
    if waits {
        let steps = Box::new(move |cx: &mut Cx<'_>| parsing::check_the_end(cx, document));
        cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
    }
}

impl World {
    fn delays_the_load_event_of_its_container(&self, id: NavigableId) -> bool {
        let Some(navigable) = self.navigables.get(id) else { return false };
        if navigable.is_delaying_load_events {
            return true;
        }
        let Some(state) = self.documents.get(navigable.active_document) else { return false };
        let is_ready = state.is_completely_loaded || state.active_parser_was_aborted;
        !is_ready || state.delays_of_the_load_event > 0
    }
}

/// True if one of the frames of a document delays its load event.
/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#potentially-delays-the-load-event>
pub(crate) fn a_frame_delays_the_load_event(world: &World, document: NodeId) -> bool {
    world.children_of(document).any(|(_, child)| {
        let all = world.unsorted_inclusive_descendant_navigables(child);
        all.into_iter().any(|id| world.delays_the_load_event_of_its_container(id))
    })
}
