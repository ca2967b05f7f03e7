//! Windows: realms with a document.

pub(crate) mod proxy;

use treewright_dom::{DocumentMode, NodeId};
use treewright_quickjs::{EngineError, Thrown};
use url::Url;

use crate::Cx;
use crate::navigables::Navigable;
use crate::origin::Origin;
use crate::realms::{RealmId, RealmState};

/// Creates a top-level traversable with a document of this URL, whose window is new.
pub(crate) fn create_a_window(cx: &mut Cx<'_>, url: Url) -> Result<NodeId, EngineError> {
    let id = cx.host.realms.next();
    let realm = cx.new_realm(id.0)?;
    let origin = Origin::of(&url);
    let document = cx.host.create_a_document(DocumentMode::NoQuirks, id, url, origin);
    let navigable = cx.host.navigables.push(Navigable {
        active_document: document,
        container: None,
        parent: None,
        name: String::new(),
        opener: None,
        is_delaying_load_events: false,
        ongoing_navigation: None,
        is_closing: false,
    });
    cx.host.realms.push(RealmState { realm: Some(realm), document, navigable: Some(navigable) });
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.navigable = Some(navigable);
        state.scripting_is_enabled = true;
    }
    Ok(document)
}

/// The associated document of the current global object.
pub(crate) fn document_of_the_current_global(cx: &mut Cx<'_>) -> Result<NodeId, Thrown> {
    let realm = RealmId(cx.realm_number());
    match cx.host.realms.get(realm) {
        Some(state) => Ok(state.document),
        None => Err(cx.type_error("The current global object has no document.")),
    }
}
