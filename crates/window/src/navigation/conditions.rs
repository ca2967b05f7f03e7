//! The conditions of navigations.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate>

use treewright_dom::NodeId;
use url::Url;

use super::navigate::{NavigateOptions, Resource};
use crate::navigables::NavigableId;
use crate::sandboxing::Sandboxing;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-navigation-must-be-a-replace>
pub(crate) fn must_be_a_replace(world: &World, url: &Url, document: NodeId) -> bool {
    let state = world.documents.get(document);
    url.scheme() == "javascript" || state.is_some_and(|state| state.is_initial_about_blank)
}

/// SPEC-NOTE: the standard has no such check. Browsers let no document contain itself more than once: such pages would
/// never be loaded.
pub(super) fn is_self_referential(
    world: &World,
    id: NavigableId,
    options: &NavigateOptions,
) -> bool {
    let above = world.inclusive_ancestor_navigables(id).into_iter().skip(1);
    let same = above.filter(|above| {
        let document = world.navigables.get(*above).map(|above| above.active_document);
        let state = document.and_then(|document| world.documents.get(document));
        state.is_some_and(|state| equals_without_fragments(&state.url, &options.url))
    });
    options.resource == Resource::None && options.url.scheme() != "about" && same.count() > 1
}

/// <https://fetch.spec.whatwg.org/#fetch-scheme>
pub(super) fn is_a_fetch_scheme(scheme: &str) -> bool {
    matches!(scheme, "about" | "blob" | "data" | "file" | "http" | "https")
}

/// <https://url.spec.whatwg.org/#concept-url-equals>, with exclude fragments.
pub(crate) fn equals_without_fragments(one: &Url, two: &Url) -> bool {
    let without = |url: &Url| {
        let mut url = url.clone();
        url.set_fragment(None);
        url
    };
    without(one) == without(two)
}

/// <https://html.spec.whatwg.org/multipage/document-sequences.html#allowed-to-navigate>
pub(crate) fn is_allowed_by_sandboxing_to_navigate(
    world: &World,
    source: NavigableId,
    target: NavigableId,
    document: NodeId,
    by_user: bool,
) -> bool {
    if source == target || world.inclusive_ancestor_navigables(target).contains(&source) {
        return true;
    }
    let Some(flags) = world.documents.get(document).map(|state| state.sandboxing) else {
        return true;
    };
    let Some(navigable) = world.navigables.get(target) else { return true };
    if world.inclusive_ancestor_navigables(source).contains(&target) {
        if navigable.parent.is_some() {
            return !flags.has(Sandboxing::NAVIGATION);
        }
        let flag = if by_user {
            Sandboxing::TOP_NAVIGATION_BY_USER
        } else {
            Sandboxing::TOP_NAVIGATION_WITHOUT_USER
        };
        return !flags.has(flag);
    }
    if navigable.parent.is_none() {
        // "One permitted sandboxed navigator": the opener.
        return navigable.opener == Some(source) || !flags.has(Sandboxing::NAVIGATION);
    }
    !flags.has(Sandboxing::NAVIGATION)
}
