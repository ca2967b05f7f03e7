//! Cross-origin isolation.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#concept-settings-object-cross-origin-isolated-capability>

use treewright_dom::NodeId;
use treewright_quickjs::{Attributes, Descriptor};

use crate::Cx;
use crate::navigables::NavigableId;
use crate::realms::RealmId;
use crate::world::World;

/// The cross-origin isolated capability of the current settings object.
pub(crate) fn is_cross_origin_isolated(cx: &Cx<'_>) -> bool {
    let realm = RealmId(cx.realm_number());
    let document = cx.host.realms.get(realm).map(|state| state.document);
    document.is_some_and(|document| is_isolated(cx.host, document))
}

pub(crate) fn is_isolated(world: &World, document: NodeId) -> bool {
    world.documents.get(document).is_some_and(|state| state.is_cross_origin_isolated)
}

/// Decides whether the document of a response is isolated.
///
/// A top-level document is isolated if its opener policy is `same-origin` and its embedder policy
/// allows it; a document in a frame is isolated if its parent is and its own embedder policy allows
/// it.
/// <https://html.spec.whatwg.org/multipage/browsers.html#coop-same-origin-plus-coep>
pub(crate) fn decide(
    cx: &mut Cx<'_>,
    document: NodeId,
    opener_policy: Option<&str>,
    embedder_policy: Option<&str>,
) {
    let embedder_policy = item_of(embedder_policy);
    let is_embedder_safe = is_compatible_with_isolation(embedder_policy.as_deref());
    let Some(state) = cx.host.documents.get(document) else { return };
    // The policy container of a blob URL is that of the document that created it: a frame inherits
    // it from its parent.
    let parent = (state.url.scheme() == "blob").then(|| parent_document(cx.host, state.navigable));
    let of_the_parent = parent.flatten().and_then(|parent| cx.host.documents.get(parent));
    let is_embedder_safe =
        is_embedder_safe || of_the_parent.is_some_and(|parent| parent.has_a_safe_embedder_policy);
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    state.has_a_safe_embedder_policy = is_embedder_safe;
    let navigable = state.navigable;
    if !crate::urls::is_potentially_trustworthy(&state.url) {
        return;
    }
    let is_isolated = match parent_document(cx.host, navigable) {
        Some(parent) => is_isolated(cx.host, parent) && is_embedder_safe,
        None => item_of(opener_policy).as_deref() == Some("same-origin") && is_embedder_safe,
    };
    if is_isolated {
        set(cx, document);
    }
}

/// The item of a structured header without its parameters.
fn item_of(header: Option<&str>) -> Option<String> {
    Some(header?.split(';').next()?.trim().to_owned())
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#compatible-with-cross-origin-isolation>
fn is_compatible_with_isolation(embedder_policy: Option<&str>) -> bool {
    matches!(embedder_policy, Some("require-corp" | "credentialless"))
}

/// True if a response requests an embedder policy that is compatible with cross-origin isolation.
/// <https://html.spec.whatwg.org/multipage/browsers.html#obtain-an-embedder-policy>
pub(crate) fn asks_for_a_safe_embedder_policy(headers: &crate::loader::Headers) -> bool {
    let policy = headers.text("Cross-Origin-Embedder-Policy");
    is_compatible_with_isolation(item_of(policy.as_deref()).as_deref())
}

fn parent_document(world: &World, navigable: Option<NavigableId>) -> Option<NodeId> {
    let parent = world.navigables.get(navigable?)?.parent?;
    Some(world.navigables.get(parent)?.active_document)
}

/// A document inherits the capability of its creator.
pub(crate) fn inherit(cx: &mut Cx<'_>, document: NodeId, creator: Option<NodeId>) {
    let of_the_creator = creator.and_then(|creator| cx.host.documents.get(creator));
    let is_safe = of_the_creator.is_some_and(|state| state.has_a_safe_embedder_policy);
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.has_a_safe_embedder_policy = is_safe;
    }
    if creator.is_some_and(|creator| is_isolated(cx.host, creator)) {
        set(cx, document);
    }
}

/// Gives a document, or the settings of a worker, the capability.
pub(crate) fn set(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    state.is_cross_origin_isolated = true;
    if let Some(realm) = cx.host.relevant_realm(document) {
        cx.in_realm(&realm, expose_shared_memory);
    }
}

/// The slot of a global object that has the constructor of shared memory.
const SHARED_ARRAY_BUFFER: u64 = 1 << 62;

/// Removes the constructor of shared memory from the current global object.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-new-javascript-realm>
pub(crate) fn hide_shared_memory(cx: &mut Cx<'_>) {
    let global = cx.global_object(&cx.realm());
    let key = cx.key("SharedArrayBuffer");
    let found = cx.ordinary_get_own_property(&global, &key);
    if let Some(constructor) = found.and_then(|descriptor| descriptor.value) {
        cx.set_slot(&global, SHARED_ARRAY_BUFFER, &constructor);
        // The property is configurable, and no script has run.
        let _is_deleted = cx.ordinary_delete(&global, &key);
    }
}

/// Restores it.
pub(crate) fn expose_shared_memory(cx: &mut Cx<'_>) {
    let global = cx.global_object(&cx.realm());
    if let Some(constructor) = cx.take_slot(&global, SHARED_ARRAY_BUFFER) {
        let key = cx.key("SharedArrayBuffer");
        let descriptor = Descriptor::data(constructor, Attributes::HIDDEN);
        // The global object accepts properties until a script forbids it.
        let _is_defined = cx.ordinary_define(&global, &key, &descriptor);
    }
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#secure-context>
pub(crate) fn is_secure_context(cx: &Cx<'_>) -> bool {
    if let Some(inside) = &cx.host.workers.inside {
        return inside.is_a_secure_context;
    }
    let realm = RealmId(cx.realm_number());
    let mut next = cx.host.realms.get(realm).map(|state| state.document);
    while let Some(document) = next {
        let Some(state) = cx.host.documents.get(document) else { return false };
        // A document without an address of its own has the origin of another document.
        let url = state.about_base_url.as_ref().filter(|_| state.url.scheme() == "about");
        if !crate::urls::is_potentially_trustworthy(url.unwrap_or(&state.url)) {
            return false;
        }
        next = parent_document(cx.host, state.navigable);
    }
    true
}
