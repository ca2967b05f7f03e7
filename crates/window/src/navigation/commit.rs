//! The change of the active document.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#finalize-a-cross-document-navigation>

use std::rc::Rc;

use treewright_dom::scripting::DocumentProperties;
use treewright_dom::{DocumentInit, DocumentType, NodeId};
use url::Url;

use super::history::{self, Entry, HistoryDocument};
use super::navigate::{Attempt, Commit, end, is_ongoing};
use super::unloading;
use crate::content_security_policy::Policy;
use crate::documents::DocumentState;
use crate::fetching::{FetchResponse, parse_the_referrer_policy_header};
use crate::frames;
use crate::navigables::NavigableId;
use crate::navigation_api::{self, PreviousEntry, SerializedState};
use crate::origin::Origin;
use crate::sandboxing::Sandboxing;
use crate::world::World;
use crate::{Cx, isolation, windows};

/// The data of a document that is about to be made.
pub(super) struct NewDocument {
    pub(super) url: Url,
    pub(super) origin: Origin,
    pub(super) sandboxing: Sandboxing,
    pub(super) about_base_url: Option<Url>,
    pub(super) is_xml: bool,
    /// The response asks for an agent cluster that is keyed by its origin.
    pub(super) requests_oac: bool,
    pub(super) policies: Vec<Policy>,
}

/// Leaves the current document, and makes a new one active. Returns `None` if another navigation
/// has taken over, or memory is short.
/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#initialise-the-document-object>
pub(super) fn commit(cx: &mut Cx<'_>, attempt: &Attempt, new: NewDocument) -> Option<NodeId> {
    let id = attempt.navigable;
    navigation_api::a_cross_document_navigation_succeeds(cx, id);
    unloading::unload_a_document_and_its_descendants(cx, id);
    if !is_ongoing(cx.host, attempt) && cx.host.navigables.get(id)?.ongoing_navigation.is_some() {
        return None;
    }
    history::save_persisted_state(cx.host, id);
    history::save_the_controls(cx.host, id);
    let old = cx.host.navigables.get(id)?.active_document;
    let old_state = cx.host.documents.get(old)?;
    let old_realm = old_state.realm;
    let keeps_the_window =
        old_state.is_initial_about_blank && old_state.origin.is_same_origin_domain(&new.origin);
    let document_type = if new.is_xml { DocumentType::Xml } else { DocumentType::Html };
    let init = DocumentInit::new(document_type);
    let document = if keeps_the_window {
        let document = cx.host.tree.create_document_with(&init);
        let state = DocumentState::new(old_realm, new.url.clone(), new.origin.clone());
        cx.host.documents.insert(document, state);
        if let Some(realm) = cx.host.realms.get_mut(old_realm) {
            realm.document = document;
        }
        // SPEC-NOTE: in the standard, a task belongs to the document that the window had when it
        // was queued, and is dropped with it. But messages are posted to windows, and browsers
        // deliver them.
        cx.host.event_loop.hand_over_messages(old, document);
        document
    } else {
        let (url, origin) = (new.url.clone(), new.origin.clone());
        windows::create_a_document_with_a_window(cx, id, &init, url, origin).ok()?
    };
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.navigable = Some(id);
        state.scripting_is_enabled = !new.sandboxing.has(Sandboxing::SCRIPTS);
        state.sandboxing = new.sandboxing;
        state.policies.clone_from(&new.policies);
        state.about_base_url.clone_from(&new.about_base_url);
        state.allows_declarative_shadow_roots = true;
    }
    let container = cx.host.navigables.get(id)?.container;
    let ancestors = frames::internal_ancestor_origin_objects_list(
        cx.host,
        document,
        container,
        &attempt.iframe_referrer_policy,
    );
    cx.host.documents.get_mut(document)?.internal_ancestor_origin_objects = ancestors;
    cx.host.navigables.get_mut(id)?.active_document = document;
    if keeps_the_window {
        let is_origin_keyed = cx.host.documents.get(old)?.is_origin_keyed;
        cx.host.documents.get_mut(document)?.is_origin_keyed = is_origin_keyed;
    } else {
        cx.host.set_the_agent_cluster(document, id, new.requests_oac);
    }
    let previous = previous_entry(cx.host, id, old);
    frames::destroy_a_document_and_its_descendants(cx, old);
    update_the_history(cx, attempt, document, &new);
    let navigation_type = attempt.commit.navigation_type();
    navigation_api::activate(cx.host, document, previous, navigation_type);
    if matches!(attempt.commit, Commit::Traverse(_) | Commit::Reload) {
        history::restore_persisted_state(cx, id);
    }
    if matches!(attempt.commit, Commit::Traverse(_)) {
        history::restore_the_controls(cx.host, id);
    }
    end(cx, attempt);
    Some(document)
}

/// The entry that is left, for the activation of the next document.
fn previous_entry(world: &mut World, id: NavigableId, old: NodeId) -> Option<PreviousEntry> {
    let state = world.documents.get(old)?;
    let hides_its_url = matches!(state.referrer_policy.as_str(), "no-referrer" | "origin");
    let is_initial_about_blank = state.is_initial_about_blank;
    let history = &mut world.navigables.get_mut(id)?.history;
    let entry = history.active_entry()?.clone();
    let of_the_entry = history.documents.get_mut(&entry.document_state)?;
    of_the_entry.hides_its_url = hides_its_url;
    let origin = of_the_entry.origin.clone();
    Some(PreviousEntry { entry, origin, is_initial_about_blank, hides_its_url })
}

/// Gives the history of a navigable the entry of its new document.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#finalize-a-cross-document-navigation>
fn update_the_history(cx: &mut Cx<'_>, attempt: &Attempt, document: NodeId, new: &NewDocument) {
    let id = attempt.navigable;
    let mut history_document = HistoryDocument::new(new.origin.clone());
    history_document.document = Some(document);
    history_document.resource = attempt.resource.clone();
    history_document.initiator_origin = attempt.initiator_origin.clone();
    history_document.initiator_policies.clone_from(&attempt.initiator_policies);
    history_document.about_base_url.clone_from(&attempt.initiator_base_url);
    history_document.referrer.clone_from(&attempt.referrer);
    history_document.referrer_policy.clone_from(&attempt.referrer_policy);
    let Some(navigable) = cx.host.navigables.get_mut(id) else { return };
    let history = &mut navigable.history;
    for other in history.documents.values_mut() {
        other.document = None;
    }
    match attempt.commit {
        Commit::Push | Commit::Replace => {
            let of_the_old = history.active_document();
            let is_same_origin =
                of_the_old.is_some_and(|old| old.origin.is_same_origin(&new.origin));
            let old = history.active_entry().map(|entry| Rc::clone(&entry.identity));
            let document_state = history.add(history_document);
            let mut entry = Entry::new(new.url.clone(), document_state);
            let is_push = attempt.commit == Commit::Push;
            if !is_push
                && is_same_origin
                && let Some(old) = old
            {
                entry.identity = old.successor(is_push, SerializedState::default());
            }
            // The window of those that are gone is gone too.
            history::add_or_replace(cx.host, id, entry, is_push);
        }
        Commit::Traverse(place) => {
            history.active = place.min(history.entries.len().saturating_sub(1));
            set_the_document_of_the_active_entry(history, history_document, &new.url);
        }
        Commit::Reload => {
            set_the_document_of_the_active_entry(history, history_document, &new.url);
        }
    }
}

fn set_the_document_of_the_active_entry(
    history: &mut history::SessionHistory,
    document: HistoryDocument,
    url: &Url,
) {
    let Some(entry) = history.active_entry_mut() else { return };
    let id = entry.document_state;
    // The response may have come from elsewhere.
    entry.url = url.clone();
    history.documents.insert(id, Box::new(document));
}

/// The data of the response for its document.
/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#initialise-the-document-object>
pub(super) fn initialize(
    cx: &mut Cx<'_>,
    document: NodeId,
    response: &FetchResponse,
    content_type: &str,
    is_xml: bool,
) {
    if is_xml {
        // It is a document.
        let _refused = cx.host.tree.set_document_type(document, DocumentType::Xml);
    }
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    content_type.clone_into(&mut state.content_type);
    // SPEC-NOTE: the standard says "a new Document"; browsers make an `XMLDocument`.
    state.is_an_xml_document = is_xml;
    state.last_modified = response.headers.text("Last-Modified");
    state.referrer_policy = parse_the_referrer_policy_header(&response.headers);
    state.allows_declarative_shadow_roots = true;
    if let Some(value) = response.headers.text("Refresh") {
        super::shared_declarative_refresh_steps(cx, document, &value, false);
    }
    let opener_policy = response.headers.text("Cross-Origin-Opener-Policy");
    let embedder_policy = response.headers.text("Cross-Origin-Embedder-Policy");
    isolation::decide(cx, document, opener_policy.as_deref(), embedder_policy.as_deref());
}
