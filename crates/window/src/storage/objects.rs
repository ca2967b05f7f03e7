//! `Storage` objects, and the getters that make them.
//!
//! <https://html.spec.whatwg.org/multipage/webstorage.html#the-sessionstorage-attribute>

use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use treewright_storage::{Cause, Context, Rule};

use crate::bindings;
use crate::events::Target;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::navigables::NavigableId;
use crate::objects::{give_a_handle, slots};
use crate::realms::RealmId;
use crate::{Cx, wrappers};

/// The state of a `Storage` object, with its map and type.
/// <https://html.spec.whatwg.org/multipage/webstorage.html#the-storage-interface>
#[derive(Clone, Debug)]
pub(crate) struct StorageObject {
    pub(super) realm: RealmId,
    pub(super) document: NodeId,
    pub(super) context: Context,
    pub(super) map: Map,
    /// The document, in the form that the storage records.
    pub(super) cause: Cause,
}

/// The area of a `Storage` object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Map {
    /// One of the profile, or for this session only.
    Local { is_passing: bool },
    /// One of a top-level traversable.
    Session(NavigableId),
}

fn security_error(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::SecurityError, message)
}

/// The origin and the top-level origin of a document; `None` if the origin is opaque.
pub(super) fn context_of(cx: &Cx<'_>, document: NodeId) -> Option<Context> {
    let state = cx.host.documents.get(document)?;
    if state.origin.is_opaque() {
        return None;
    }
    let top = state.navigable.map(|id| cx.host.traversable_of(id));
    let top = top.and_then(|id| cx.host.navigables.get(id));
    let top = top.and_then(|top| cx.host.documents.get(top.active_document));
    let origin = state.origin.serialization();
    let top_level = top.map_or_else(|| origin.clone(), |top| top.origin.serialization());
    Some(Context::new(origin, top_level))
}

/// Makes sure that documents whose windows listen to `storage` events have `Storage` objects that
/// receive them.
///
/// SPEC-NOTE: in the standard, only documents that have used their storage have such objects; but
/// pages expect the events in documents that only listen, and browsers deliver them.
/// <https://html.spec.whatwg.org/multipage/webstorage.html#concept-storage-broadcast>
pub(super) fn meet_listeners(cx: &mut Cx<'_>) {
    if !std::mem::take(&mut cx.host.storage.has_new_listeners) {
        return;
    }
    let active = cx.host.navigables.iter().map(|(_, navigable)| navigable.active_document);
    let documents: Vec<NodeId> = active.collect();
    for document in documents {
        let Some(realm) = cx.host.documents.get(document).map(|state| state.realm) else {
            continue;
        };
        let key = Target::Window(realm).key(cx);
        if cx.host.event_targets.listens_to(key, "storage") {
            hear_of_changes(cx, realm);
        }
    }
}

fn hear_of_changes(cx: &mut Cx<'_>, realm: RealmId) {
    let Some(document) = cx.host.realms.get(realm).map(|state| state.document) else { return };
    let Some(context) = context_of(cx, document) else { return };
    // Listening alone is not a reason to ask the host.
    let rule = cx.host.storage_rule(&context);
    if !matches!(rule, Ok(Rule::Allow | Rule::SessionOnly)) {
        return;
    }
    let Some(window) = crate::global_objects::window_of_realm(cx, realm) else { return };
    // A page whose storage cannot be read gets the error when it reads.
    let _session = session_storage(cx, &window);
    let _local = local_storage(cx, &window);
}

/// The `Storage` object of a document, made on first use.
fn holder(
    cx: &mut Cx<'_>,
    window: &Value,
    slot: u64,
    obtain: fn(&mut Cx<'_>, NodeId) -> Result<(Context, Map), Thrown>,
) -> Result<Value, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, window)?;
    let Some(document) = cx.host.realms.get(realm).map(|state| state.document) else {
        return Err(cx.type_error("Illegal invocation"));
    };
    let owner = wrappers::wrap(cx, document)?;
    if let Some(object) = cx.slot(&owner, slot) {
        return Ok(object);
    }
    let (context, map) = obtain(cx, document)?;
    let engine_realm = crate::global_objects::engine_realm(cx, realm).unwrap_or_else(|| cx.realm());
    let object = cx.in_realm(&engine_realm, |cx| bindings::new_object(cx, Interface::Storage))?;
    let handle = give_a_handle(cx, &object);
    cx.cache_insert(handle, &object);
    cx.report_finalization(&object);
    let cause = context.cause("");
    let object_of = StorageObject { realm, document, context, map, cause };
    cx.host.storage.objects.insert(handle, Rc::new(object_of));
    cx.set_slot(&owner, slot, &object);
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage>
pub(crate) fn local_storage(cx: &mut Cx<'_>, window: &Value) -> Result<Value, Thrown> {
    holder(cx, window, slots::LOCAL_STORAGE, obtain_a_local_storage_bottle_map)
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-sessionstorage>
pub(crate) fn session_storage(cx: &mut Cx<'_>, window: &Value) -> Result<Value, Thrown> {
    holder(cx, window, slots::SESSION_STORAGE, obtain_a_session_storage_bottle_map)
}

const OPAQUE: &str = "The document has an opaque origin.";
const REFUSED: &str = "The host does not let this page store data.";

/// <https://storage.spec.whatwg.org/#obtain-a-local-storage-bottle-map>
fn obtain_a_local_storage_bottle_map(
    cx: &mut Cx<'_>,
    document: NodeId,
) -> Result<(Context, Map), Thrown> {
    let Some(context) = context_of(cx, document) else { return Err(security_error(cx, OPAQUE)) };
    let opened = cx.host.decide_on_storage(&context).and_then(|rule| match rule {
        Rule::Allow | Rule::SessionOnly => {
            let is_passing = rule == Rule::SessionOnly;
            // Without a profile, nothing was ever stored; the first change makes one.
            if cx.host.storage.profile.is_some() {
                cx.host.storage.open_local(&context.origin, is_passing)?;
            }
            Ok(Some(Map::Local { is_passing }))
        }
        _ => Ok(None),
    });
    match opened {
        Ok(Some(map)) => Ok((context, map)),
        Ok(None) => Err(security_error(cx, REFUSED)),
        Err(error) => {
            cx.host.report_a_storage_error(&error);
            Err(security_error(cx, "The storage cannot be read."))
        }
    }
}

/// <https://storage.spec.whatwg.org/#obtain-a-session-storage-bottle-map>
fn obtain_a_session_storage_bottle_map(
    cx: &mut Cx<'_>,
    document: NodeId,
) -> Result<(Context, Map), Thrown> {
    let Some(context) = context_of(cx, document) else { return Err(security_error(cx, OPAQUE)) };
    // It ends with its window in any case, so the host is not asked.
    match cx.host.storage_rule(&context) {
        Ok(Rule::Refuse) => return Err(security_error(cx, REFUSED)),
        Ok(_) => {}
        Err(error) => cx.host.report_a_storage_error(&error),
    }
    let navigable = cx.host.documents.get(document).and_then(|state| state.navigable);
    match navigable.filter(|id| cx.host.navigables.get(*id).is_some()) {
        Some(id) => {
            let traversable = cx.host.traversable_of(id);
            Ok((context, Map::Session(traversable)))
        }
        None => Err(security_error(cx, "The document has no window.")),
    }
}
