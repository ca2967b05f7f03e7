//! The end of child navigables.
//!
//! <https://html.spec.whatwg.org/multipage/document-sequences.html#garbage-collection-and-browsing-contexts>

use treewright_dom::NodeId;

use crate::Cx;
use crate::navigables::NavigableId;

/// <https://html.spec.whatwg.org/multipage/document-sequences.html#destroy-a-child-navigable>
pub(crate) fn destroy_a_child_navigable(cx: &mut Cx<'_>, container: NodeId) {
    let Some(id) = cx.host.navigables.content_navigable(container) else { return };
    cx.host.navigables.set_content_navigable(container, None);
    let parent = cx.host.navigables.get(id).and_then(|navigable| navigable.parent);
    let parent = parent.and_then(|parent| cx.host.navigables.get(parent));
    let parent_document = parent.map(|parent| parent.active_document);
    crate::navigation_api::a_child_navigable_is_destroyed(cx, id);
    destroy_a_navigable(cx, id);
    if let Some(document) = parent_document {
        // No script runs while the tree changes.
        super::loads::check_the_end_soon(cx, document);
    }
}

/// Destroys a navigable with its document and everything within.
pub(crate) fn destroy_a_navigable(cx: &mut Cx<'_>, id: NavigableId) {
    let all = cx.host.inclusive_descendant_navigables(id);
    for inside in all.into_iter().rev() {
        let Some(document) = cx.host.navigables.get(inside).map(|one| one.active_document) else {
            continue;
        };
        destroy_a_document(cx, document);
        let Some(navigable) = cx.host.navigables.remove(inside) else { continue };
        cx.host.storage.forget_traversable(inside);
        if let Some(container) = navigable.container
            && cx.host.navigables.content_navigable(container) == Some(inside)
        {
            cx.host.navigables.set_content_navigable(container, None);
        }
    }
}

/// Destroys the document of a navigable that continues, with the navigables within.
/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#destroy-a-document-and-its-descendants>
pub(crate) fn destroy_a_document_and_its_descendants(cx: &mut Cx<'_>, document: NodeId) {
    for child in cx.host.child_navigables(document) {
        destroy_a_navigable(cx, child);
    }
    destroy_a_document(cx, document);
}

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#destroy-a-document>
fn destroy_a_document(cx: &mut Cx<'_>, document: NodeId) {
    crate::navigation::abort_a_document(cx, document);
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    state.salvageable = false;
    state.is_destroyed = true;
    let realm = state.realm;
    crate::messaging::ports::disentangle_the_ports_of(cx, realm);
    crate::workers::terminate_those_of(cx, document);
    cx.host.event_loop.forget_tasks_of(document);
    cx.host.images.forget_the_document(document);
    if let Some(window) = crate::global_objects::window_of_realm(cx, realm)
        && let Ok(object) = crate::wrappers::wrap(cx, document)
    {
        cx.set_slot(&window, crate::objects::slots::DOCUMENT, &object);
    }
    // The window lives while scripts can reach it; if another document took it over, it
    // continues.
    if let Some(window) = cx.host.realms.get_mut(realm)
        && window.document == document
    {
        window.realm = None;
        window.navigable = None;
        cx.host.forget_waiting_work_of(realm);
    }
    cx.host.orphans.add(document);
}
