//! Windows: realms with a document.

pub(crate) mod cross_origin;
pub(crate) mod location;
pub(crate) mod messages;
pub(crate) mod named_access;
pub(crate) mod opening;
pub(crate) mod proxy;
pub(crate) mod shape;

use treewright_dom::scripting::DocumentProperties;
use treewright_dom::{DocumentInit, DocumentMode, NodeId};
use treewright_quickjs::{EngineError, Realm, Thrown, Value};
use url::Url;

use crate::Cx;
use crate::bindings::{self, definition};
use crate::documents::DocumentState;
use crate::generated::Interface;
use crate::navigables::{Navigable, NavigableId};
use crate::objects::slots;
use crate::origin::Origin;
use crate::realms::{RealmId, RealmState};
use crate::user_activation::LastActivation;

/// Creates a top-level traversable with a document of this URL, whose window is new.
pub(crate) fn create_a_window(cx: &mut Cx<'_>, url: Url) -> Result<NodeId, EngineError> {
    let origin = Origin::of(&url);
    let (id, document) = create_a_navigable(cx, DocumentMode::NoQuirks, url, origin)?;
    let group = cx.host.groups.create_a_new_group();
    if let Some(navigable) = cx.host.navigables.get_mut(id) {
        navigable.group = group;
    }
    crate::navigation::initialize_the_history(cx.host, id);
    cx.host.storage.begin_a_window(id);
    Ok(document)
}

/// Creates a navigable with its first document, window and proxy.
pub(crate) fn create_a_navigable(
    cx: &mut Cx<'_>,
    mode: DocumentMode,
    url: Url,
    origin: Origin,
) -> Result<(NavigableId, NodeId), EngineError> {
    let realm = new_realm(cx)?;
    let id = RealmId(realm.number());
    let document = cx.host.create_a_document(mode, id, url, origin);
    let navigable = cx.host.navigables.push(Navigable::new(document));
    let proxy = proxy::new_window_proxy(cx, navigable);
    begin(cx, realm, document, navigable, &proxy);
    Ok((navigable, document))
}

/// Creates a document with a new window for a navigable. The proxy of the navigable refers to it at
/// once.
pub(crate) fn create_a_document_with_a_window(
    cx: &mut Cx<'_>,
    navigable: NavigableId,
    init: &DocumentInit,
    url: Url,
    origin: Origin,
) -> Result<NodeId, EngineError> {
    let proxy = proxy_of(cx, navigable);
    let realm = new_realm(cx)?;
    let document = cx.host.tree.create_document_with(init);
    let state = DocumentState::new(RealmId(realm.number()), url, origin);
    cx.host.documents.insert(document, state);
    let proxy = proxy.unwrap_or_else(|| proxy::new_window_proxy(cx, navigable));
    begin(cx, realm, document, navigable, &proxy);
    Ok(document)
}

fn new_realm(cx: &mut Cx<'_>) -> Result<Realm, EngineError> {
    // One window too many is still made, but its scripts do not run.
    crate::budget::spend_windows(cx, 1);
    let id = cx.host.realms.next();
    let handle = cx.host.handles.next();
    let realm =
        cx.new_realm_with_global(id.0, bindings::GLOBAL, Interface::Window as u16, handle)?;
    crate::performance::begin(cx.host, id.0);
    cx.host.realms.push(RealmState {
        realm: Some(realm.clone()),
        handle,
        // The document follows at once.
        document: cx.host.tree.root(),
        navigable: None,
        last_activation: LastActivation::default(),
    });
    Ok(realm)
}

/// Connects document, window and navigable.
fn begin(cx: &mut Cx<'_>, realm: Realm, document: NodeId, navigable: NavigableId, proxy: &Value) {
    let id = RealmId(realm.number());
    let Some(state) = cx.host.realms.get_mut(id) else { return };
    state.document = document;
    state.navigable = Some(navigable);
    let handle = state.handle;
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.navigable = Some(navigable);
        state.scripting_is_enabled = true;
    }
    // The first script of a realm notices if memory is short.
    let _is_set_up = cx.in_realm(&realm, |cx| set_up(cx, handle, proxy));
    crate::injected::run(cx, id);
}

/// Gives the current realm's global object the members of a window, and its proxy.
fn set_up(cx: &mut Cx<'_>, handle: u64, proxy: &Value) -> Result<(), Thrown> {
    bindings::global::set_up(cx, Interface::Window, handle, definition::WINDOW)?;
    crate::isolation::hide_shared_memory(cx);
    let realm = cx.realm();
    let window = cx.global_object(&realm);
    cx.cache_insert(handle, &window);
    cx.report_finalization(&window);
    cx.set_slot(proxy, proxy::WINDOW, &window);
    // `instanceof` of the engine calls no hook.
    let prototype = cx.get_prototype(&window)?;
    cx.ordinary_set_prototype(proxy, &prototype);
    cx.set_slot(&window, slots::PROXY, proxy);
    cx.set_global_this(&realm, proxy);
    Ok(())
}

/// The proxy of a navigable.
pub(crate) fn proxy_of(cx: &mut Cx<'_>, navigable: NavigableId) -> Option<Value> {
    let document = cx.host.navigables.get(navigable)?.active_document;
    let realm = cx.host.documents.get(document)?.realm;
    let window = crate::global_objects::window_of_realm(cx, realm)?;
    cx.slot(&window, slots::PROXY)
}
