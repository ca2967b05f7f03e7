//! Windows: realms with a document.

pub(crate) mod proxy;

use treewright_dom::{DocumentMode, NodeId};
use treewright_quickjs::{EngineError, Thrown, Value};
use url::Url;

use crate::Cx;
use crate::bindings::{self, definition};
use crate::generated::Interface;
use crate::navigables::{Navigable, NavigableId};
use crate::objects::slots;
use crate::origin::Origin;
use crate::realms::{RealmId, RealmState};

/// Creates a top-level traversable with a document of this URL, whose window is new.
pub(crate) fn create_a_window(cx: &mut Cx<'_>, url: Url) -> Result<NodeId, EngineError> {
    // One too many is made all the same: its scripts do not run.
    crate::budget::spend_windows(cx, 1);
    let id = cx.host.realms.next();
    let handle = cx.host.handles.next();
    let realm =
        cx.new_realm_with_global(id.0, bindings::GLOBAL, Interface::Window as u16, handle)?;
    crate::performance::begin(cx.host, id.0);
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
    // A realm that is short of memory is noticed by its first script.
    let _is_set_up = cx.in_realm(&realm, |cx| set_up(cx, navigable, handle));
    cx.host.realms.push(RealmState {
        realm: Some(realm),
        handle,
        document,
        navigable: Some(navigable),
    });
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.navigable = Some(navigable);
        state.scripting_is_enabled = true;
    }
    crate::injected::run(cx, id);
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

/// Gives the current realm's global object the members of a window, and its proxy.
fn set_up(cx: &mut Cx<'_>, navigable: NavigableId, handle: u64) -> Result<(), Thrown> {
    bindings::global::set_up(cx, Interface::Window, handle, definition::WINDOW)?;
    let realm = cx.realm();
    let window = cx.global_object(&realm);
    cx.cache_insert(handle, &window);
    let proxy = proxy::new_window_proxy(cx, navigable);
    cx.set_slot(&proxy, proxy::WINDOW, &window);
    cx.set_slot(&window, slots::PROXY, &proxy);
    cx.set_global_this(&realm, &proxy);
    Ok(())
}

/// The proxy of a navigable.
pub(crate) fn proxy_of(cx: &mut Cx<'_>, navigable: NavigableId) -> Option<Value> {
    let document = cx.host.navigables.get(navigable)?.active_document;
    let realm = cx.host.documents.get(document)?.realm;
    let handle = cx.host.realms.get(realm)?.handle;
    let window = cx.cached(handle)?;
    cx.slot(&window, slots::PROXY)
}
