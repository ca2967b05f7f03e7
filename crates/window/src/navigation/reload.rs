//! Reloads.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#reload>

use super::navigate::{Attempt, Commit, begin, set_a_new_ongoing_navigation};
use crate::Cx;
use crate::generated::enums::NavigationType;
use crate::navigables::NavigableId;
use crate::navigation_api::{self, Firing, SerializedState, Tracker};

/// Reloads the document of a navigable.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#reload>
pub(crate) fn reload(
    cx: &mut Cx<'_>,
    id: NavigableId,
    state: Option<SerializedState>,
    tracker: Option<Tracker>,
) {
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    let Some(entry) = navigable.history.active_entry() else { return };
    let mut firing = Firing::new(NavigationType::Reload, entry.url.clone());
    firing.state = state.unwrap_or_else(|| entry.identity.state());
    firing.tracker = tracker;
    let document = navigable.active_document;
    if !navigation_api::fire_a_push_replace_reload_navigate_event(cx, document, firing) {
        return;
    }
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    let has_parent = navigable.parent.is_some();
    let iframe_referrer_policy = cx.host.iframe_referrer_policy_of_the_container(id);
    let Some(entry) = navigable.history.active_entry() else { return };
    let Some(document) = navigable.history.active_document() else { return };
    let mut attempt = Attempt {
        number: 0,
        navigable: id,
        url: entry.url.clone(),
        commit: Commit::Reload,
        resource: document.resource.clone(),
        initiator: None,
        initiator_policies: document.initiator_policies.clone(),
        initiator_origin: document.initiator_origin.clone(),
        initiator_base_url: document.about_base_url.clone(),
        referrer: document.referrer.clone(),
        referrer_policy: document.referrer_policy.clone(),
        iframe_referrer_policy,
        response: None,
        was_checked: false,
    };
    attempt.number = set_a_new_ongoing_navigation(cx, id, has_parent);
    begin(cx, attempt);
}
