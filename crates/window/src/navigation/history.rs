//! Session history: the entries of a navigable.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history>

use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_messages::Serialized;
use treewright_quickjs::Charge;
use url::Url;

use super::navigate::Resource;
use crate::Cx;
use crate::content_security_policy::Policy;
use crate::documents::about_blank;
use crate::forms::restoring::{self, FormState};
use crate::generated::enums::NavigationType;
use crate::navigables::NavigableId;
use crate::navigation_api::{self, EntryChange, Identity, SerializedState};
use crate::origin::Origin;
use crate::scrolling::{Position, position_of_the_viewport, restore_the_viewport};
use crate::world::World;

/// The number of a document state in its navigable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DocumentStateId(u32);

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history-entry>
#[derive(Clone)]
pub(crate) struct Entry {
    pub(crate) step: u32,
    pub(crate) url: Url,
    pub(crate) document_state: DocumentStateId,
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#she-classic-history-api-state>
    pub(crate) state: Option<Rc<Serialized>>,
    pub(crate) manual_scroll_restoration: bool,
    /// The position of the viewport when the entry was left.
    scroll_position: Position,
    /// The controls that were changed when the entry was left.
    pub(super) form_state: Option<Rc<FormState>>,
    /// The entry itself: copies share it.
    pub(crate) identity: Rc<Identity>,
    /// Counts the address, once it is in a history.
    charge: Option<Rc<Charge>>,
}

/// An entry without a long address takes so many bytes.
const BYTES_OF_AN_ENTRY: usize = 768;

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#document-state-2>
pub(crate) struct HistoryDocument {
    pub(crate) document: Option<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#document-state-origin>
    pub(crate) origin: Origin,
    /// The referrer policy of the document was one that hides its address when it was left.
    pub(crate) hides_its_url: bool,
    pub(crate) resource: Resource,
    pub(crate) initiator_origin: Origin,
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#document-state-history-policy-container>
    pub(crate) initiator_policies: Vec<Policy>,
    pub(crate) about_base_url: Option<Url>,
    pub(crate) referrer: Option<Url>,
    pub(crate) referrer_policy: String,
}

/// The session history entries of a navigable.
#[derive(Default)]
pub(crate) struct SessionHistory {
    /// In the order of their steps.
    pub(crate) entries: Vec<Entry>,
    /// The index of the active entry.
    pub(crate) active: usize,
    /// Boxed: maps reserve room for several, and most navigables have one.
    pub(crate) documents: FxHashMap<DocumentStateId, Box<HistoryDocument>>,
    last_document_state: u32,
    /// The current session history step of a traversable.
    pub(crate) current_step: u32,
    /// A traversal is running.
    pub(crate) is_traversing: bool,
}

impl SessionHistory {
    pub(crate) fn active_entry(&self) -> Option<&Entry> {
        self.entries.get(self.active)
    }

    pub(crate) fn active_entry_mut(&mut self) -> Option<&mut Entry> {
        self.entries.get_mut(self.active)
    }

    /// The document state of the active entry.
    pub(crate) fn active_document(&self) -> Option<&HistoryDocument> {
        self.documents.get(&self.active_entry()?.document_state).map(|document| &**document)
    }

    /// Adds a document state.
    pub(crate) fn add(&mut self, document: HistoryDocument) -> DocumentStateId {
        self.last_document_state = self.last_document_state.wrapping_add(1);
        let id = DocumentStateId(self.last_document_state);
        self.documents.insert(id, Box::new(document));
        id
    }

    /// The index of the entry that a step of the traversable shows.
    pub(crate) fn place_at(&self, step: u32) -> Option<usize> {
        self.entries.iter().rposition(|entry| entry.step <= step)
    }

    /// Drops document states without entries.
    fn forget_unused_document_states(&mut self) {
        let entries = &self.entries;
        self.documents.retain(|id, _| entries.iter().any(|entry| entry.document_state == *id));
    }
}

/// Gives a new navigable its first entry.
pub(crate) fn initialize_the_history(world: &mut World, id: NavigableId) {
    let traversable = world.traversable_of(id);
    let step = world.navigables.get(traversable).map_or(0, |one| one.history.current_step);
    let Some(navigable) = world.navigables.get(id) else { return };
    let document = navigable.active_document;
    let Some(state) = world.documents.get(document) else { return };
    let (url, origin) = (state.url.clone(), state.origin.clone());
    let history_document = HistoryDocument {
        document: Some(document),
        origin: origin.clone(),
        hides_its_url: false,
        resource: Resource::None,
        initiator_origin: origin,
        initiator_policies: Vec::new(),
        about_base_url: state.about_base_url.clone(),
        referrer: None,
        referrer_policy: state.referrer_policy.clone(),
    };
    let Some(navigable) = world.navigables.get_mut(id) else { return };
    let document_state = navigable.history.add(history_document);
    navigable.history.entries = vec![Entry { step, ..Entry::new(url, document_state) }];
    navigable.history.active = 0;
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#getting-all-used-history-steps>
pub(crate) fn all_used_steps(world: &World, traversable: NavigableId) -> Vec<u32> {
    let mut steps: Vec<u32> = world
        .unsorted_inclusive_descendant_navigables(traversable)
        .into_iter()
        .filter_map(|id| world.navigables.get(id))
        .flat_map(|navigable| navigable.history.entries.iter().map(|entry| entry.step))
        .collect();
    steps.sort_unstable();
    steps.dedup();
    steps
}

/// `history.length` of the documents of a navigable.
pub(crate) fn number_of_entries(world: &World, id: NavigableId) -> u32 {
    let steps = all_used_steps(world, world.traversable_of(id));
    u32::try_from(steps.len()).unwrap_or(u32::MAX)
}

/// Keeps the scroll position of the active document in its entry.
///
/// Only the viewport is restored, of all the regions that scroll.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history-entry>
pub(super) fn save_persisted_state(world: &mut World, id: NavigableId) {
    let Some(navigable) = world.navigables.get(id) else { return };
    let position = position_of_the_viewport(world, navigable.active_document);
    if let Some(navigable) = world.navigables.get_mut(id)
        && let Some(entry) = navigable.history.active_entry_mut()
    {
        entry.scroll_position = position;
    }
}

/// Keeps the controls of the active document, which is left, in its entry.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history-entry>
pub(super) fn save_the_controls(world: &mut World, id: NavigableId) {
    let Some(navigable) = world.navigables.get(id) else { return };
    let form_state = restoring::save(world, navigable.active_document);
    if let Some(navigable) = world.navigables.get_mut(id)
        && let Some(entry) = navigable.history.active_entry_mut()
    {
        entry.form_state = form_state;
    }
}

/// The document of an entry is parsed again: its controls have their values when it has ended.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history-entry>
pub(super) fn restore_the_controls(world: &mut World, id: NavigableId) {
    let Some(navigable) = world.navigables.get(id) else { return };
    let form_state = navigable.history.active_entry().and_then(|entry| entry.form_state.clone());
    restoring::wait_for(world, navigable.active_document, form_state);
}

/// Scrolls the active document to where it was when its entry was left.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history-entry>
pub(super) fn restore_persisted_state(cx: &mut Cx<'_>, id: NavigableId) {
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    let document = navigable.active_document;
    let Some(entry) = navigable.history.active_entry() else { return };
    if !entry.manual_scroll_restoration
        && !navigation_api::suppresses_normal_scroll_restoration(cx, document)
    {
        restore_scroll_position_data(cx, id);
    }
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-scroll-position-data>
pub(crate) fn restore_scroll_position_data(cx: &mut Cx<'_>, id: NavigableId) {
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    let document = navigable.active_document;
    let Some(entry) = navigable.history.active_entry() else { return };
    let position = entry.scroll_position;
    restore_the_viewport(cx, document, position);
}

/// Inserts an entry after the active one, or replaces it, and makes the entry active. Returns the entries of the
/// navigable that are gone.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#finalize-a-same-document-navigation>
pub(super) fn add_or_replace(
    world: &mut World,
    id: NavigableId,
    mut entry: Entry,
    is_push: bool,
) -> Vec<Entry> {
    let traversable = world.traversable_of(id);
    let current = world.navigables.get(traversable).map_or(0, |one| one.history.current_step);
    // An address is kept with its parts, some of them twice.
    let bytes = BYTES_OF_AN_ENTRY.saturating_add(entry.url.as_str().len().saturating_mul(2));
    entry.charge = Some(Rc::new(world.charge(bytes)));
    let mut gone = Vec::new();
    if is_push {
        for (of, entries) in clear_the_forward_session_history(world, traversable, current) {
            if of == id {
                gone = entries;
            } else {
                navigation_api::queue_dispose_events(world, of, entries);
            }
        }
        entry.step = current.saturating_add(1);
    }
    let Some(navigable) = world.navigables.get_mut(id) else { return gone };
    let history = &mut navigable.history;
    if is_push {
        history.active = history.entries.len();
        let step = entry.step;
        history.entries.push(entry);
        if let Some(traversable) = world.navigables.get_mut(traversable) {
            traversable.history.current_step = step;
        }
    } else if let Some(old) = history.entries.get_mut(history.active) {
        entry.step = old.step;
        gone.push(std::mem::replace(old, entry));
    }
    if let Some(navigable) = world.navigables.get_mut(id) {
        navigable.history.forget_unused_document_states();
    }
    gone
}

/// Returns the entries that were removed, by navigable.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#clear-the-forward-session-history>
fn clear_the_forward_session_history(
    world: &mut World,
    traversable: NavigableId,
    step: u32,
) -> Vec<(NavigableId, Vec<Entry>)> {
    let mut all = Vec::new();
    for id in world.unsorted_inclusive_descendant_navigables(traversable) {
        if let Some(navigable) = world.navigables.get_mut(id) {
            let history = &mut navigable.history;
            // They are in the order of their steps.
            let kept = history.entries.partition_point(|entry| entry.step <= step);
            let removed = history.entries.split_off(kept);
            history.active = history.active.min(history.entries.len().saturating_sub(1));
            if !removed.is_empty() {
                all.push((id, removed));
            }
        }
    }
    all
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#url-and-history-update-steps>
pub(crate) fn url_and_history_update(
    cx: &mut Cx<'_>,
    document: NodeId,
    url: Url,
    state: Option<Rc<Serialized>>,
    is_replace: bool,
) {
    let id = cx.host.node_navigable(document);
    let is_initial =
        cx.host.documents.get(document).is_some_and(|state| state.is_initial_about_blank);
    crate::base_urls::set_the_url(cx.host, document, url.clone());
    let Some(id) = id else { return };
    let Some(active) = cx.host.navigables.get(id).and_then(|one| one.history.active_entry()) else {
        return;
    };
    let old = active.clone();
    let mut entry = active.clone();
    entry.url = url;
    save_persisted_state(cx.host, id);
    let has_a_new_state = state.is_some() || !is_replace;
    if has_a_new_state {
        entry.state = state;
    }
    let is_push = !is_replace && !is_initial;
    entry.identity = old.identity.successor(is_push, SerializedState::default());
    let disposed = add_or_replace(cx.host, id, entry, is_push);
    if has_a_new_state {
        crate::navigation::history_objects::forget_the_state(cx, document);
    }
    let navigation_type = if is_push { NavigationType::Push } else { NavigationType::Replace };
    let change = EntryChange { navigation_type, from: old, disposed };
    navigation_api::update_the_entries_for_a_same_document_navigation(cx, document, change);
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#can-have-its-url-rewritten>
pub(crate) fn can_have_its_url_rewritten(world: &World, document: NodeId, target: &Url) -> bool {
    let Some(state) = world.documents.get(document) else { return false };
    let own = &state.url;
    let is_same = target.scheme() == own.scheme()
        && target.username() == own.username()
        && target.password() == own.password()
        && target.host_str() == own.host_str()
        && target.port() == own.port();
    if !is_same {
        return false;
    }
    match target.scheme() {
        "http" | "https" => true,
        "file" => target.path() == own.path(),
        _ => target.path() == own.path() && target.query() == own.query(),
    }
}

/// The state of the active entry of a document's navigable.
pub(crate) fn state_of_the_active_entry(world: &World, document: NodeId) -> Option<Rc<Serialized>> {
    let id = world.documents.get(document)?.navigable?;
    world.navigables.get(id)?.history.active_entry()?.state.clone()
}

impl HistoryDocument {
    /// The document state of a navigation, with defaults.
    pub(crate) fn new(origin: Origin) -> Self {
        Self {
            document: None,
            origin: origin.clone(),
            hides_its_url: false,
            resource: Resource::None,
            initiator_origin: origin,
            initiator_policies: Vec::new(),
            about_base_url: None,
            referrer: None,
            referrer_policy: String::new(),
        }
    }
}

impl Entry {
    pub(crate) fn new(url: Url, document_state: DocumentStateId) -> Self {
        let (state, form_state, charge) = (None, None, None);
        let scroll_position = Position::default();
        let manual_scroll_restoration = false;
        Self {
            step: 0,
            url,
            document_state,
            state,
            manual_scroll_restoration,
            scroll_position,
            form_state,
            identity: Rc::default(),
            charge,
        }
    }
}

/// The address of the active entry, or `about:blank`.
pub(super) fn active_url(world: &World, id: NavigableId) -> Url {
    let navigable = world.navigables.get(id);
    let entry = navigable.and_then(|navigable| navigable.history.active_entry());
    entry.map_or_else(about_blank, |entry| entry.url.clone())
}
