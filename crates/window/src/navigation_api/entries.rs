//! `NavigationHistoryEntry` objects, and the entry list.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api-entry-updates>

use std::ops::Range;
use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_quickjs::{Charge, Thrown, Value};
use url::Url;

use super::{Api, Identity, slots};
use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::navigables::NavigableId;
use crate::navigation::Entry;
use crate::world::World;

/// The data of an object: its session history entry. While a document is active, no other one of its navigable is, so
/// what depends on documents never changes.
pub(crate) struct EntryData {
    pub(crate) identity: Rc<Identity>,
    pub(crate) url: Url,
    pub(crate) same_document: bool,
    /// The entry's document does not show its address to others.
    pub(crate) hides_its_url: bool,
    /// Counts the address.
    _charge: Charge,
}

/// The bytes of an object's data without its address.
const BYTES: usize = 512;

/// The data of an object, and its `Navigation` object.
pub(crate) fn entry_of<R>(
    cx: &mut Cx<'_>,
    object: &Value,
    inside: impl FnOnce(&mut EntryData) -> R,
) -> Result<(Api, R), Thrown> {
    let api = Api::of_part(cx, object);
    let data = cx.data(object, |data: &mut EntryData, _| inside(data));
    api.zip(data).ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// The object of a session history entry.
pub(super) fn object_of(cx: &mut Cx<'_>, api: &Api, entry: &Entry) -> Result<Value, Thrown> {
    let slot = slots::ENTRIES | entry.identity.number(cx);
    if let Some(object) = api.slot(cx, slot) {
        return Ok(object);
    }
    let document = api.document(cx);
    let id = document.and_then(|document| cx.host.documents.get(document)?.navigable);
    let history = id.and_then(|id| cx.host.navigables.get(id)).map(|one| &one.history);
    let state = history.and_then(|history| history.documents.get(&entry.document_state));
    let same_document = state.is_some_and(|state| state.document.is_some());
    let hides_its_url = state.is_some_and(|state| {
        state.hides_its_url || matches!(state.referrer_policy.as_str(), "no-referrer" | "origin")
    });
    let object = new_object(cx, api, entry, same_document, !same_document && hides_its_url)?;
    api.set_slot(cx, slot, Some(&object));
    Ok(object)
}

/// A new object, which is not kept.
pub(super) fn new_object(
    cx: &mut Cx<'_>,
    api: &Api,
    entry: &Entry,
    same_document: bool,
    hides_its_url: bool,
) -> Result<Value, Thrown> {
    let object =
        api.in_realm(cx, |cx| bindings::new_object(cx, Interface::NavigationHistoryEntry))?;
    let bytes = BYTES.saturating_add(entry.url.as_str().len());
    let data = EntryData {
        identity: Rc::clone(&entry.identity),
        url: entry.url.clone(),
        same_document,
        hides_its_url,
        _charge: cx.host.charge(bytes),
    };
    cx.set_data(&object, Box::new(data));
    cx.set_slot(&object, slots::NAVIGATION, &api.navigation);
    Ok(object)
}

/// The objects of entries that are gone, if a script has seen them. They are not kept any longer.
pub(super) fn take_known_objects(cx: &Cx<'_>, api: &Api, entries: &[Entry]) -> Vec<Value> {
    let numbers = entries.iter().filter_map(|entry| entry.identity.known_number());
    numbers.filter_map(|number| cx.take_slot(&api.navigation, slots::ENTRIES | number)).collect()
}

/// The places of the entry list in the history of a navigable: entries of one origin around the active one.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#getting-session-history-entries-for-the-navigation-api>
fn places(world: &World, id: NavigableId) -> Range<usize> {
    let Some(navigable) = world.navigables.get(id) else { return 0..0 };
    let history = &navigable.history;
    let Some(active) = history.active_document() else { return 0..0 };
    let is_same_origin = |entry: &&Entry| {
        let state = history.documents.get(&entry.document_state);
        state.is_some_and(|state| state.origin.is_same_origin(&active.origin))
    };
    let (before, after) = history.entries.split_at(history.active.min(history.entries.len()));
    let start = before.len() - before.iter().rev().take_while(is_same_origin).count();
    let end = before.len() + after.iter().take_while(is_same_origin).count();
    start..end
}

/// The session history entries of the entry list, with the index of the current one.
pub(super) fn session_history_entries<'a>(cx: &'a Cx<'_>, api: &Api) -> (&'a [Entry], usize) {
    let listed = || {
        if api.has_entries_and_events_disabled(cx) {
            return None;
        }
        let id = api.navigable(cx)?;
        let places = places(cx.host, id);
        let history = &cx.host.navigables.get(id)?.history;
        let current = history.active.checked_sub(places.start)?;
        Some((history.entries.get(places)?, current))
    };
    listed().unwrap_or_default()
}

/// The current entry index and the length of the entry list, unless it is empty.
pub(crate) fn index_and_length(cx: &Cx<'_>, api: &Api) -> Option<(usize, usize)> {
    let (entries, current) = session_history_entries(cx, api);
    (!entries.is_empty()).then_some((current, entries.len()))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-entries>
pub(crate) fn entry_list(cx: &mut Cx<'_>, api: &Api) -> Result<Vec<Value>, Thrown> {
    let entries = session_history_entries(cx, api).0.to_vec();
    entries.iter().map(|entry| object_of(cx, api, entry)).collect()
}

/// The active entry of a navigable.
pub(super) fn active_entry(cx: &Cx<'_>, document: NodeId) -> Option<Entry> {
    let id = cx.host.node_navigable(document)?;
    cx.host.navigables.get(id)?.history.active_entry().cloned()
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-current-entry>
pub(crate) fn current_entry(cx: &mut Cx<'_>, api: &Api) -> Result<Option<Value>, Thrown> {
    if api.has_entries_and_events_disabled(cx) {
        return Ok(None);
    }
    let entry = api.document(cx).and_then(|document| active_entry(cx, document));
    entry.map(|entry| object_of(cx, api, &entry)).transpose()
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#getting-the-navigation-api-entry-index>
pub(crate) fn index_of_entry(cx: &Cx<'_>, api: &Api, identity: &Rc<Identity>) -> Option<usize> {
    let (entries, _) = session_history_entries(cx, api);
    entries.iter().position(|entry| Rc::ptr_eq(&entry.identity, identity))
}
