//! Traversal of the session history.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#traverse-the-history-by-a-delta>

use treewright_dom::NodeId;

use super::conditions::is_allowed_by_sandboxing_to_navigate;
use super::fragments;
use super::history::{all_used_steps, save_persisted_state};
use super::navigate::{Attempt, Commit, begin, set_a_new_ongoing_navigation};
use super::unloading::check_if_unloading_is_canceled;
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::generated::enums::NavigationType;
use crate::navigables::NavigableId;
use crate::navigation_api::{self, EntryChange};
use crate::world::World;

/// The end of applying a history step. `beforeunload` never cancels here.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#apply-the-history-step>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Applied {
    InitiatorDisallowed,
    CanceledByNavigate,
    /// Applied, or a script of the traversable has taken it over and may resume it.
    Applied,
}

/// Queues a traversal of the traversable that contains a navigable.
pub(crate) fn traverse_the_history_by_a_delta(cx: &mut Cx<'_>, id: NavigableId, delta: i32) {
    let traversable = cx.host.traversable_of(id);
    let source = cx.host.navigables.get(id).map(|navigable| (id, navigable.active_document));
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let all = all_used_steps(cx.host, traversable);
        let Some(navigable) = cx.host.navigables.get(traversable) else { return };
        let current = navigable.history.current_step;
        let Some(place) = all.iter().rposition(|step| *step <= current) else { return };
        let target = i64::try_from(place).unwrap_or_default().saturating_add(i64::from(delta));
        let target = usize::try_from(target).ok().and_then(|place| all.get(place)).copied();
        if let Some(step) = target {
            apply_the_traverse_history_step(cx, traversable, step, source);
        }
    });
    let source = TaskSource::NavigationAndTraversal;
    cx.host.event_loop.queue_a_task(source, None, steps);
}

/// The step that shows an entry of a navigable and is nearest to the current one.
///
/// SPEC-NOTE: the standard goes to the first step that shows the entry. Its introduction says "the closest", which
/// web-platform-tests ask for: going back, that is the last one.
pub(crate) fn closest_step(world: &World, id: NavigableId, place: usize) -> Option<u32> {
    let history = &world.navigables.get(id)?.history;
    let own = history.entries.get(place)?.step;
    let next = history.entries.get(place.checked_add(1)?).map(|entry| entry.step);
    let Some(next) = next.filter(|_| place < history.active) else { return Some(own) };
    let all = all_used_steps(world, world.traversable_of(id));
    all.into_iter().rev().find(|step| *step < next)
}

/// The navigables whose current entries change, those above first. If a document is left, the navigables in it do
/// not traverse.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#get-all-navigables-whose-current-session-history-entry-will-change-or-reload>
fn changing_navigables(world: &World, traversable: NavigableId, step: u32) -> Vec<NavigableId> {
    let mut results = Vec::new();
    let mut to_check = vec![traversable];
    while let Some(id) = to_check.pop() {
        let Some(navigable) = world.navigables.get(id) else { continue };
        let history = &navigable.history;
        let target = history.place_at(step).filter(|place| *place != history.active);
        let target = target.and_then(|place| history.entries.get(place));
        if target.is_some() {
            results.push(id);
        }
        let current = history.active_entry().map(|entry| entry.document_state);
        if target.is_none_or(|target| Some(target.document_state) == current) {
            let children = world.child_navigables(navigable.active_document);
            to_check.extend(children.into_iter().rev());
        }
    }
    results
}

/// Checks and applies a step, for a navigable whose document asks for it.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#apply-the-traverse-history-step>
pub(crate) fn apply_the_traverse_history_step(
    cx: &mut Cx<'_>,
    traversable: NavigableId,
    step: u32,
    initiator: Option<(NavigableId, NodeId)>,
) -> Applied {
    let is_unloading = cx.host.navigables.get(traversable).is_some_and(|navigable| {
        let state = cx.host.documents.get(navigable.active_document);
        state.is_some_and(|state| state.unload_counter > 0)
    });
    if is_unloading {
        return Applied::CanceledByNavigate;
    }
    if let Some((source, document)) = initiator {
        let has_activation = (cx.host.window_of(document))
            .is_some_and(|window| cx.host.has_transient_activation(window));
        let changing = changing_navigables(cx.host, traversable, step);
        if !changing.into_iter().all(|id| {
            is_allowed_by_sandboxing_to_navigate(cx.host, source, id, document, has_activation)
        }) {
            return Applied::InitiatorDisallowed;
        }
    }
    let Some(was_checked) = fire_at_the_traversable(cx, traversable, step) else {
        let is_taken_over = navigation_api::has_an_ongoing_event(cx, traversable);
        return if is_taken_over { Applied::Applied } else { Applied::CanceledByNavigate };
    };
    apply_the_history_step(cx, traversable, step, was_checked);
    Applied::Applied
}

/// Fires the events of a traversable whose own entry changes. Returns `None` if a script has canceled the traversal or
/// taken it over, otherwise whether `beforeunload` was fired.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#checking-if-unloading-is-canceled>
fn fire_at_the_traversable(cx: &mut Cx<'_>, traversable: NavigableId, step: u32) -> Option<bool> {
    let history = &cx.host.navigables.get(traversable)?.history;
    let place = history.place_at(step).filter(|place| *place != history.active);
    let Some(target) = place.and_then(|place| history.entries.get(place)).cloned() else {
        return Some(false);
    };
    let origin = history.documents.get(&target.document_state).map(|document| &document.origin);
    let current = history.active_document().map(|document| &document.origin);
    let is_same_origin =
        origin.zip(current).is_some_and(|(origin, current)| origin.is_same_origin(current));
    if !is_same_origin {
        return Some(false);
    }
    let current = history.active_entry().map(|entry| entry.document_state);
    let leaves = current != Some(target.document_state);
    if leaves {
        check_if_unloading_is_canceled(cx, traversable);
    }
    navigation_api::fire_a_traverse_navigate_event(cx, traversable, &target).then_some(leaves)
}

/// Goes on with a traversal that a script has taken over.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#resume-applying-the-traverse-history-step>
pub(crate) fn resume_applying_the_traverse_history_step(
    cx: &mut Cx<'_>,
    traversable: NavigableId,
    step: u32,
) {
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        apply_the_history_step(cx, traversable, step, false);
    });
    let source = TaskSource::NavigationAndTraversal;
    cx.host.event_loop.queue_a_task(source, None, steps);
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#apply-the-history-step>
fn apply_the_history_step(cx: &mut Cx<'_>, traversable: NavigableId, step: u32, was_checked: bool) {
    let changing = changing_navigables(cx.host, traversable, step);
    if let Some(navigable) = cx.host.navigables.get_mut(traversable) {
        navigable.history.current_step = step;
    }
    for id in changing {
        apply_to(cx, id, step, was_checked && id == traversable);
    }
}

/// Applies an entry to one navigable.
fn apply_to(cx: &mut Cx<'_>, id: NavigableId, step: u32, was_checked: bool) {
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    let history = &navigable.history;
    let Some(target) = history.place_at(step).and_then(|place| history.entries.get(place)) else {
        return;
    };
    let target = target.clone();
    let is_same_origin = match history.documents.get(&target.document_state) {
        Some(of_the_entry) => history
            .active_document()
            .is_some_and(|active| active.origin.is_same_origin(&of_the_entry.origin)),
        None => false,
    };
    if navigable.parent.is_some() && is_same_origin {
        navigation_api::fire_a_traverse_navigate_event(cx, id, &target);
    }
    let iframe_referrer_policy = cx.host.iframe_referrer_policy_of_the_container(id);
    save_persisted_state(cx.host, id);
    let Some(navigable) = cx.host.navigables.get_mut(id) else { return };
    let document = navigable.active_document;
    let has_parent = navigable.parent.is_some();
    let history = &mut navigable.history;
    let Some(place) = history.place_at(step) else { return };
    if place == history.active {
        return;
    }
    let (Some(old), Some(new)) = (history.active_entry(), history.entries.get(place)) else {
        return;
    };
    let (old, new) = (old.clone(), new.clone());
    if old.document_state == new.document_state {
        history.active = place;
        crate::base_urls::set_the_url(cx.host, document, new.url);
        crate::navigation::history_objects::forget_the_state(cx, document);
        let change =
            EntryChange { navigation_type: NavigationType::Traverse, from: old, disposed: vec![] };
        fragments::update_document_for_history_step_application(cx, document, change);
        return;
    }
    let Some(of_the_entry) = history.documents.get(&new.document_state) else { return };
    let mut attempt = Attempt {
        number: 0,
        navigable: id,
        url: new.url,
        commit: Commit::Traverse(place),
        resource: of_the_entry.resource.clone(),
        initiator: None,
        initiator_policies: of_the_entry.initiator_policies.clone(),
        initiator_origin: of_the_entry.initiator_origin.clone(),
        initiator_base_url: of_the_entry.about_base_url.clone(),
        referrer: of_the_entry.referrer.clone(),
        referrer_policy: of_the_entry.referrer_policy.clone(),
        iframe_referrer_policy,
        response: None,
        was_checked,
    };
    history.is_traversing = true;
    attempt.number = set_a_new_ongoing_navigation(cx, id, has_parent);
    begin(cx, attempt);
}
