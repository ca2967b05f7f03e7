//! Unloading of documents.
//!
//! <https://html.spec.whatwg.org/multipage/document-lifecycle.html#unloading-documents>

use treewright_dom::NodeId;

use crate::Cx;
use crate::events::{self, EventFlags, Target};
use crate::generated::Interface;
use crate::navigables::NavigableId;

/// Fires `beforeunload` at all windows of a navigable. The user is not asked here: a page is left
/// even if it requests a prompt. Returns true if the navigation continues.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#checking-if-unloading-is-canceled>
pub(crate) fn check_if_unloading_is_canceled(cx: &mut Cx<'_>, id: NavigableId) -> bool {
    for inside in cx.host.inclusive_descendant_navigables(id) {
        // An earlier one may have removed it.
        let document = cx.host.navigables.get(inside).map(|navigable| navigable.active_document);
        let Some(document) = document else { continue };
        while_unloading(cx, id, inside, |cx| fire_beforeunload(cx, document));
    }
    true
}

/// "The steps to fire `beforeunload`", without the prompt.
fn fire_beforeunload(cx: &mut Cx<'_>, document: NodeId) {
    if let Some(window) = cx.host.window_of(document) {
        let target = Target::Window(window);
        let flags = EventFlags { bubbles: false, cancelable: true, composed: false };
        let interface = Interface::BeforeUnloadEvent;
        events::fire_with(cx, &target, interface, "beforeunload", flags, false, |_, _| {});
    }
}

/// Raises the unload counters of the active documents of a navigable and of those that contain it, up to
/// the one that is left, while steps run.
///
/// SPEC-NOTE: the standard raises the counter of the one document whose events are fired. The events of the
/// documents in it come first, and could open the document that is left, or navigate it elsewhere.
/// Browsers, and web-platform-tests, count the document as unloading during these too.
fn while_unloading(
    cx: &mut Cx<'_>,
    top: NavigableId,
    inside: NavigableId,
    steps: impl FnOnce(&mut Cx<'_>),
) {
    let mut documents = Vec::new();
    for id in cx.host.inclusive_ancestor_navigables(inside) {
        documents.extend(cx.host.navigables.get(id).map(|navigable| navigable.active_document));
        if id == top {
            break;
        }
    }
    for document in &documents {
        change_the_unload_counter(cx, *document, true);
    }
    steps(cx);
    for document in &documents {
        change_the_unload_counter(cx, *document, false);
    }
}

fn change_the_unload_counter(cx: &mut Cx<'_>, document: NodeId, is_up: bool) {
    if let Some(state) = cx.host.documents.get_mut(document) {
        let count = &mut state.unload_counter;
        *count = if is_up { count.saturating_add(1) } else { count.saturating_sub(1) };
    }
}

/// Fires the unload events of a document, and of those in it, which come first.
///
/// No document is kept for going back: each is destroyed by the caller.
/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#unload-a-document-and-its-descendants>
pub(crate) fn unload_a_document_and_its_descendants(cx: &mut Cx<'_>, id: NavigableId) {
    let mut stack = vec![(id, false)];
    while let Some((inside, children_are_unloaded)) = stack.pop() {
        // An earlier one may have removed it.
        let document = cx.host.navigables.get(inside).map(|navigable| navigable.active_document);
        let Some(document) = document else { continue };
        if children_are_unloaded {
            while_unloading(cx, id, inside, |cx| unload(cx, document));
        } else {
            stack.push((inside, true));
            let children = cx.host.child_navigables(document).into_iter().rev();
            stack.extend(children.map(|child| (child, false)));
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#unload-a-document>
fn unload(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    state.salvageable = false;
    let was_showing = std::mem::take(&mut state.page_showing);
    if was_showing {
        events::fire_a_page_transition_event(cx, document, "pagehide", false);
        if let Some(state) = cx.host.documents.get_mut(document) {
            state.was_hidden = true;
        }
        events::fire_at_node(cx, document, "visibilitychange", EventFlags::BUBBLES);
    }
    if let Some(window) = cx.host.window_of(document) {
        let target = Target::Window(window);
        let interface = Interface::Event;
        events::fire_with(cx, &target, interface, "unload", EventFlags::NONE, true, |_, _| {});
    }
}
