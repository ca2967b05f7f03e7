//! The realm, the window and the document of an object or of the running script.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#realms-settings-objects-global-objects>

use treewright_dom::NodeId;
use treewright_quickjs::{Realm, Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::realms::RealmId;

/// The associated document of the current global object.
pub(crate) fn document_of_the_current_global(cx: &mut Cx<'_>) -> Result<NodeId, Thrown> {
    let realm = RealmId(cx.realm_number());
    match cx.host.realms.get(realm) {
        Some(state) => Ok(state.document),
        None => Err(cx.type_error("The current global object has no document.")),
    }
}

/// The window of a realm, while it is alive.
pub(crate) fn window_of_realm(cx: &Cx<'_>, realm: RealmId) -> Option<Value> {
    cx.cached(cx.host.realms.get(realm)?.handle)
}

/// The engine's realm of a window, while it is alive.
pub(crate) fn engine_realm(cx: &mut Cx<'_>, realm: RealmId) -> Option<Realm> {
    if let Some(realm) = cx.host.realms.get(realm)?.realm.clone() {
        return Some(realm);
    }
    let window = window_of_realm(cx, realm)?;
    bindings::global::realm_of(cx, &window)
}

/// The realm of the relevant global object of a document's nodes, while it is alive.
pub(crate) fn relevant_realm(cx: &mut Cx<'_>, document: NodeId) -> Option<Realm> {
    let realm = cx.host.documents.get(document)?.realm;
    engine_realm(cx, realm)
}

/// The realm of a window, given directly or as its proxy.
pub(crate) fn realm_of_window(cx: &mut Cx<'_>, this: &Value) -> Result<RealmId, Thrown> {
    let handle = bindings::receiver::platform(cx, this).map(|platform| platform.handle);
    match handle.and_then(|handle| cx.host.realms.by_handle(handle)) {
        Some(realm) => Ok(realm),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// The realm of the incumbent settings object: that of the calling script.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#incumbent-settings-object>
pub(crate) fn incumbent_realm(cx: &Cx<'_>) -> RealmId {
    let caller = cx.incumbent_realm_number().map(RealmId);
    let entry = cx.host.event_loop.entries.last().copied().map(RealmId);
    let known = |realm: &RealmId| cx.host.realms.get(*realm).is_some();
    caller.filter(known).or_else(|| entry.filter(known)).unwrap_or(RealmId(cx.realm_number()))
}
