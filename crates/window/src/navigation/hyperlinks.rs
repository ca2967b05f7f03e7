//! Following hyperlinks.
//!
//! <https://html.spec.whatwg.org/multipage/links.html#following-hyperlinks-2>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::Value;
use treewright_semantics::targets::element_target;

use super::navigate::{NavigateOptions, navigate};
use crate::Cx;
use crate::events::event;
use crate::fetching::policy_of_attribute;
use crate::generated::enums::NavigationType;
use crate::navigation_api::{self, Firing};
use crate::sandboxing::Sandboxing;
use crate::strings::DomString;
use crate::trees::html_name;
use crate::windows::opening::choose_a_navigable;
use crate::world::World;

/// True for elements that a click can follow.
pub(crate) fn is_a_link(world: &World, element: NodeId) -> bool {
    matches!(html_name(world, element), Some(LocalName::A | LocalName::AREA))
        && world.tree.attribute(element, "href").is_some()
}

/// <https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target>
pub(crate) fn get_an_elements_target(
    world: &World,
    element: NodeId,
    given: Option<String>,
) -> String {
    let own = given.as_deref().or_else(|| world.tree.attribute(element, "target"));
    let document = world.tree.get(world.node_document(element));
    element_target(own, document).unwrap_or_default().to_owned()
}

/// <https://html.spec.whatwg.org/multipage/links.html#get-an-element's-noopener>
pub(crate) fn get_an_elements_noopener(world: &World, element: NodeId, target: &str) -> bool {
    let rel = world.tree.attribute(element, "rel").unwrap_or_default();
    let has = |word: &str| rel.split_ascii_whitespace().any(|one| one.eq_ignore_ascii_case(word));
    has("noopener")
        || has("noreferrer")
        || (!has("opener") && target.eq_ignore_ascii_case("_blank"))
}

/// <https://html.spec.whatwg.org/multipage/links.html#cannot-navigate>
pub(crate) fn cannot_navigate(world: &World, element: NodeId) -> bool {
    let document = world.node_document(element);
    !world.is_fully_active(document)
        || (html_name(world, element) != Some(LocalName::A) && !world.is_connected(element))
}

/// <https://html.spec.whatwg.org/multipage/links.html#following-hyperlinks-2>
pub(crate) fn follow_the_hyperlink(cx: &mut Cx<'_>, element: NodeId, event: &Value) {
    if cannot_navigate(cx.host, element) {
        return;
    }
    let by_user = event::with(cx, event, |data| data.is_trusted).unwrap_or(false);
    let document = cx.host.node_document(element);
    if let Some(filename) = cx.host.tree.attribute(element, "download") {
        let filename = DomString::from(filename);
        return download_the_hyperlink(cx, element, filename, by_user);
    }
    let target = get_an_elements_target(cx.host, element, None);
    let href = cx.host.tree.attribute(element, "href").unwrap_or_default();
    let Some(url) = cx.host.encoding_parse_a_url(href, document) else { return };
    let noopener = get_an_elements_noopener(cx.host, element, &target);
    let Some(current) = cx.host.node_navigable(document) else { return };
    let Some(chosen) = choose_a_navigable(cx, &target, current, noopener) else { return };
    let rel = cx.host.tree.attribute(element, "rel").unwrap_or_default();
    let mut options = NavigateOptions::new(url, document);
    options.has_no_referrer =
        rel.split_ascii_whitespace().any(|word| word.eq_ignore_ascii_case("noreferrer"));
    options.referrer_policy =
        policy_of_attribute(cx.host.tree.attribute(element, "referrerpolicy"));
    options.by_user = by_user;
    options.source_element = Some(element);
    navigate(cx, chosen.id, options);
}

/// Scripts hear of a download, which the user agent does not begin.
/// <https://html.spec.whatwg.org/multipage/links.html#downloading-hyperlinks>
fn download_the_hyperlink(cx: &mut Cx<'_>, element: NodeId, filename: DomString, by_user: bool) {
    let document = cx.host.node_document(element);
    let sandboxing = cx.host.documents.get(document).map(|state| state.sandboxing);
    if sandboxing.is_some_and(|flags| flags.has(Sandboxing::DOWNLOADS)) {
        return;
    }
    let href = cx.host.tree.attribute(element, "href").unwrap_or_default();
    let Some(url) = cx.host.encoding_parse_a_url(href, document) else { return };
    let mut firing = Firing::new(NavigationType::Push, url);
    firing.by_user = by_user;
    firing.source_element = Some(element);
    firing.download = Some(filename);
    if navigation_api::fire_a_download_request_navigate_event(cx, document, firing)
        && let Some(id) = cx.host.node_navigable(document)
    {
        navigation_api::inform_about_aborting_navigation(cx, id);
    }
}
