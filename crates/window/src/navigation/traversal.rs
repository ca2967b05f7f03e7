//! Traversal of the session history.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#traverse-the-history-by-a-delta>

use super::fragments;
use super::history::{all_used_steps, save_persisted_state};
use super::navigate::{Attempt, Commit, begin, set_a_new_ongoing_navigation};
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::navigables::NavigableId;

/// Queues a traversal of the traversable that contains a navigable.
pub(crate) fn traverse_the_history_by_a_delta(cx: &mut Cx<'_>, id: NavigableId, delta: i32) {
    let traversable = cx.host.traversable_of(id);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let all = all_used_steps(cx.host, traversable);
        let Some(navigable) = cx.host.navigables.get(traversable) else { return };
        let current = navigable.history.current_step;
        let Some(place) = all.iter().rposition(|step| *step <= current) else { return };
        let target = i64::try_from(place).unwrap_or_default().saturating_add(i64::from(delta));
        let target = usize::try_from(target).ok().and_then(|place| all.get(place)).copied();
        if let Some(step) = target {
            apply_the_history_step(cx, traversable, step);
        }
    });
    let source = TaskSource::NavigationAndTraversal;
    cx.host.event_loop.queue_a_task(source, None, steps);
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#apply-the-history-step>
fn apply_the_history_step(cx: &mut Cx<'_>, traversable: NavigableId, step: u32) {
    let is_unloading = cx.host.navigables.get(traversable).is_some_and(|navigable| {
        let state = cx.host.documents.get(navigable.active_document);
        state.is_some_and(|state| state.unload_counter > 0)
    });
    if is_unloading {
        return;
    }
    if let Some(navigable) = cx.host.navigables.get_mut(traversable) {
        navigable.history.current_step = step;
    }
    for id in cx.host.inclusive_descendant_navigables(traversable) {
        apply_to(cx, id, step);
    }
}

/// Applies an entry to one navigable.
fn apply_to(cx: &mut Cx<'_>, id: NavigableId, step: u32) {
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
        crate::base_urls::set_the_url(cx.host, document, new.url.clone());
        crate::navigation::history_objects::forget_the_state(cx, document);
        fragments::update_document_for_history_step_application(
            cx, document, &old.url, &new.url, true,
        );
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
    };
    history.is_traversing = true;
    attempt.number = set_a_new_ongoing_navigation(cx, id, has_parent);
    begin(cx, attempt);
}
