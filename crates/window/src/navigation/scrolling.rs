//! Scrolling to a fragment. Elements have no known place, so only the top of the document is scrolled to.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment>

use percent_encoding::percent_decode_str;
use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, LocalName, NodeId, NodeKind};
use url::Url;

use super::conditions::equals_without_fragments;
use crate::Cx;
use crate::interactive::{self, focus};
use crate::scrolling::{Position, scroll_the_viewport};
use crate::trees::html_name;
use crate::world::World;

/// The part of a document that a fragment identifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IndicatedPart {
    TopOfTheDocument,
    Element(NodeId),
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment>
pub(crate) fn scroll_to_the_fragment(cx: &mut Cx<'_>, document: NodeId) {
    let part = show_the_indicated_part(cx, document);
    if part == Some(IndicatedPart::TopOfTheDocument) {
        scroll_the_viewport(cx, document, Position::default());
    }
}

/// Scrolls to the fragment, or to the beginning if none is indicated.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#process-scroll-behavior>
pub(crate) fn scroll_to_the_fragment_or_the_beginning(cx: &mut Cx<'_>, document: NodeId) {
    let part = show_the_indicated_part(cx, document);
    if matches!(part, None | Some(IndicatedPart::TopOfTheDocument)) {
        scroll_the_viewport(cx, document, Position::default());
    }
}

/// The steps for the indicated part, except those for the top of the document.
fn show_the_indicated_part(cx: &mut Cx<'_>, document: NodeId) -> Option<IndicatedPart> {
    let state = cx.host.documents.get(document)?;
    let url = state.url.clone();
    let part = select_the_indicated_part(cx.host, document, &url);
    let Some(IndicatedPart::Element(target)) = part else {
        set_the_target_element(cx.host, document, None);
        return part;
    };
    set_the_target_element(cx.host, document, Some(target));
    interactive::ancestor_revealing_algorithm(cx, target);
    focus::run_the_focusing_steps_or_focus_the_viewport(cx, target);
    part
}

/// The parser of a new document has finished: the last time that the user agent scrolls to the
/// fragment, and the time when all possible targets exist. If a script or the history has scrolled the document, it stays
/// there.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment>
pub(crate) fn try_to_scroll_to_the_fragment(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get(document) else { return };
    if state.url.fragment().is_some() && cx.host.node_navigable(document).is_some() {
        show_the_indicated_part(cx, document);
    }
}

/// Sets the target element, which the pseudo-class `:target` matches.
fn set_the_target_element(world: &mut World, document: NodeId, target: Option<NodeId>) {
    let Some(state) = world.documents.get_mut(document) else { return };
    if let Some(old) = std::mem::replace(&mut state.target_element, target) {
        world.tree_versions.a_state_changed();
        world.tree.set_state(old, ElementState::Target, None);
    }
    if let Some(new) = target {
        world.tree_versions.a_state_changed();
        world.tree.set_state(new, ElementState::Target, Some(true));
    }
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment>
fn select_the_indicated_part(world: &World, document: NodeId, url: &Url) -> Option<IndicatedPart> {
    let state = world.documents.get(document)?;
    if !equals_without_fragments(&state.url, url) {
        return None;
    }
    let fragment = url.fragment()?;
    if fragment.is_empty() {
        return Some(IndicatedPart::TopOfTheDocument);
    }
    if let Some(element) = find_a_potential_indicated_element(world, document, fragment) {
        return Some(IndicatedPart::Element(element));
    }
    let decoded = percent_decode_str(fragment).decode_utf8_lossy();
    if let Some(element) = find_a_potential_indicated_element(world, document, &decoded) {
        return Some(IndicatedPart::Element(element));
    }
    decoded.eq_ignore_ascii_case("top").then_some(IndicatedPart::TopOfTheDocument)
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element>
fn find_a_potential_indicated_element(
    world: &World,
    document: NodeId,
    fragment: &str,
) -> Option<NodeId> {
    let mut elements = world
        .tree
        .descendants(document)
        .filter(|node| world.tree.kind(*node) == Some(NodeKind::Element));
    let has = |node: NodeId, name: &str| world.tree.attribute(node, name) == Some(fragment);
    let by_id = elements.clone().find(|element| has(*element, "id"));
    by_id.or_else(|| {
        elements.find(|element| {
            html_name(world, *element) == Some(LocalName::A) && has(*element, "name")
        })
    })
}
