//! "Abort a document".
//!
//! <https://html.spec.whatwg.org/multipage/document-lifecycle.html#aborting-a-document-load>

use treewright_dom::NodeId;

use crate::navigables::NavigableId;
use crate::{Cx, parsing};

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#abort-a-document>
pub(crate) fn abort_a_document(cx: &mut Cx<'_>, document: NodeId) {
    crate::fetching::abort_all_of(cx, document);
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    if state.parser.is_some() || state.xml_parser.is_some() {
        state.active_parser_was_aborted = true;
        state.salvageable = false;
        parsing::abort_the_parser(cx, document);
    }
}

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#abort-a-document-and-its-descendants>
pub(crate) fn abort_a_document_and_its_descendants(cx: &mut Cx<'_>, document: NodeId) {
    if let Some(id) = cx.host.node_navigable(document) {
        for inside in cx.host.inclusive_descendant_navigables(id).into_iter().skip(1) {
            let active = cx.host.navigables.get(inside).map(|navigable| navigable.active_document);
            if let Some(active) = active {
                abort_a_document(cx, active);
            }
        }
    }
    abort_a_document(cx, document);
}

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#nav-stop>
pub(crate) fn stop_loading(cx: &mut Cx<'_>, id: NavigableId) {
    let Some(navigable) = cx.host.navigables.get_mut(id) else { return };
    let document = navigable.active_document;
    let is_unloading =
        cx.host.documents.get(document).is_some_and(|state| state.unload_counter > 0);
    if !is_unloading {
        crate::navigation_api::inform_about_aborting_navigation(cx, id);
    }
    if !is_unloading && let Some(navigable) = cx.host.navigables.get_mut(id) {
        navigable.ongoing_navigation = None;
        navigable.is_delaying_load_events = false;
    }
    abort_a_document_and_its_descendants(cx, document);
}
