//! `iframe` and `frame`.
//!
//! <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-iframe-element>

use treewright_dom::{LocalName, NodeId};
use url::Url;

use crate::Cx;
use crate::documents::about_blank;
use crate::events::{self, EventFlags};
use crate::fetching::policy_of_attribute;
use crate::navigation::{self, HistoryHandling, NavigateOptions, Resource};
use crate::sandboxing::Sandboxing;
use crate::trees::html_name;
use crate::world::World;

/// The `iframe` sandboxing flag set of an element.
///
/// It always follows the attribute, so it is not stored.
pub(super) fn sandboxing_of(world: &World, element: NodeId) -> Sandboxing {
    if html_name(world, element) != Some(LocalName::IFRAME) {
        return Sandboxing::NONE;
    }
    let directive = world.tree.attribute(element, "sandbox");
    directive.map(Sandboxing::parse_a_sandboxing_directive).unwrap_or_default()
}

/// "The `iframe` HTML element post-connection steps", and those of `frame`.
pub(crate) fn post_connection(cx: &mut Cx<'_>, element: NodeId) {
    if cx.host.navigables.content_navigable(element).is_some() {
        return;
    }
    if super::create_a_new_child_navigable(cx, element).is_some() {
        process_the_attributes(cx, element, true);
    }
}

/// "The `iframe` HTML element removing steps".
pub(crate) fn removing(cx: &mut Cx<'_>, element: NodeId) {
    super::destroy_a_child_navigable(cx, element);
}

/// An attribute of an element with a content navigable was set, changed or removed.
pub(crate) fn attribute_changed(cx: &mut Cx<'_>, element: NodeId, local: &str) {
    if cx.host.navigables.content_navigable(element).is_none() {
        return;
    }
    let is_iframe = html_name(cx.host, element) == Some(LocalName::IFRAME);
    match local {
        "width" | "height" => crate::media_queries::a_viewport_may_have_changed(cx),
        "srcdoc" if is_iframe => process_the_attributes(cx, element, false),
        "src" if !is_iframe || cx.host.tree.attribute(element, "srcdoc").is_none() => {
            process_the_attributes(cx, element, false);
        }
        _ => {}
    }
}

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes>
fn process_the_attributes(cx: &mut Cx<'_>, element: NodeId, initial_insertion: bool) {
    let is_iframe = html_name(cx.host, element) == Some(LocalName::IFRAME);
    if is_iframe && let Some(srcdoc) = cx.host.tree.attribute(element, "srcdoc") {
        let srcdoc = srcdoc.to_owned();
        if let Ok(url) = Url::parse("about:srcdoc") {
            navigate_a_frame(cx, element, url, String::new(), Resource::Srcdoc(srcdoc), false);
        }
        return;
    }
    let Some(url) = shared_attribute_processing_steps(cx, element, initial_insertion) else {
        return;
    };
    if crate::urls::matches_about_blank(&url) && initial_insertion {
        if is_iframe {
            run_the_load_event_steps(cx, element);
        } else {
            events::fire_at_node(cx, element, "load", EventFlags::NONE);
        }
        return;
    }
    let policy = policy_of_attribute(cx.host.tree.attribute(element, "referrerpolicy"));
    navigate_a_frame(cx, element, url, policy, Resource::None, initial_insertion);
}

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#shared-attribute-processing-steps-for-iframe-and-frame-elements>
fn shared_attribute_processing_steps(
    cx: &mut Cx<'_>,
    element: NodeId,
    initial_insertion: bool,
) -> Option<Url> {
    let document = cx.host.node_document(element);
    let src = cx.host.tree.attribute(element, "src").filter(|src| !src.is_empty());
    let url = src.and_then(|src| cx.host.encoding_parse_a_url(src, document));
    let url = url.unwrap_or_else(about_blank);
    let navigable = cx.host.node_navigable(document)?;
    let without_fragment = |url: &Url| {
        let mut url = url.clone();
        url.set_fragment(None);
        url
    };
    let target = without_fragment(&url);
    let mut ancestors = cx.host.inclusive_ancestor_navigables(navigable).into_iter();
    let is_recursive = ancestors.any(|id| {
        let document = cx.host.navigables.get(id).map(|navigable| navigable.active_document);
        let state = document.and_then(|document| cx.host.documents.get(document));
        state.is_some_and(|state| without_fragment(&state.url) == target)
    });
    if is_recursive {
        return None;
    }
    if crate::urls::matches_about_blank(&url)
        && initial_insertion
        && let Some(document) = cx.host.content_document_of(element)
    {
        navigation::url_and_history_update(cx, document, url.clone(), None, true);
    }
    Some(url)
}

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#navigate-an-iframe-or-frame>
fn navigate_a_frame(
    cx: &mut Cx<'_>,
    element: NodeId,
    url: Url,
    referrer_policy: String,
    resource: Resource,
    initial_insertion: bool,
) {
    let Some(id) = cx.host.navigables.content_navigable(element) else { return };
    let document = cx.host.content_document_of(element);
    let is_loaded = document
        .and_then(|document| cx.host.documents.get(document))
        .is_some_and(|state| state.is_completely_loaded);
    let source = cx.host.node_document(element);
    let mut options = NavigateOptions::new(url, source);
    if !is_loaded {
        options.handling = HistoryHandling::Replace;
    }
    options.referrer_policy = referrer_policy;
    options.resource = resource;
    options.initial_insertion = initial_insertion;
    navigation::navigate(cx, id, options);
}

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#iframe-load-event-steps>
pub(crate) fn run_the_load_event_steps(cx: &mut Cx<'_>, element: NodeId) {
    let Some(document) = cx.host.content_document_of(element) else { return };
    match cx.host.documents.get_mut(document) {
        Some(state) if !state.mute_iframe_load => state.iframe_load_in_progress = true,
        _ => return,
    }
    events::fire_at_node(cx, element, "load", EventFlags::NONE);
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.iframe_load_in_progress = false;
    }
}
