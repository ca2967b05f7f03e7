//! Child navigables, and the initial document of each navigable.
//!
//! <https://html.spec.whatwg.org/multipage/document-sequences.html#create-a-new-child-navigable>

use treewright_dom::scripting::{NodeDocuments, UncheckedNodes};
use treewright_dom::{DocumentMode, FullName, Namespace, NodeId};
use url::Url;

use super::ancestor_origins::{
    determine_the_iframe_element_referrer_policy, internal_ancestor_origin_objects_list,
};
use crate::documents::{Readiness, about_blank};
use crate::navigables::NavigableId;
use crate::origin::Origin;
use crate::sandboxing::Sandboxing;
use crate::{Cx, navigation, windows};

/// Returns `None` if memory is short, or the element cannot have a navigable.
pub(crate) fn create_a_new_child_navigable(
    cx: &mut Cx<'_>,
    element: NodeId,
) -> Option<NavigableId> {
    let parent_document = cx.host.node_document(element);
    let parent = cx.host.node_navigable(parent_document)?;
    let name = cx.host.tree.attribute(element, "name").unwrap_or_default().to_owned();
    let sandboxing = determine_the_creation_sandboxing_flags(cx, Sandboxing::NONE, Some(element));
    let id = create_a_new_browsing_context_and_document(cx, Some(parent_document), sandboxing)?;
    let policy = determine_the_iframe_element_referrer_policy(cx.host, Some(element));
    let navigable = cx.host.navigables.get_mut(id)?;
    navigable.name = name;
    navigable.container = Some(element);
    let document = navigable.active_document;
    cx.host.navigables.set_parent(id, parent);
    let ancestors =
        internal_ancestor_origin_objects_list(cx.host, document, Some(element), &policy);
    cx.host.documents.get_mut(document)?.internal_ancestor_origin_objects = ancestors;
    cx.host.set_the_agent_cluster(document, id, false);
    cx.host.navigables.set_content_navigable(element, Some(id));
    navigation::initialize_the_history(cx.host, id);
    Some(id)
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#determining-the-creation-sandboxing-flags>
pub(crate) fn determine_the_creation_sandboxing_flags(
    cx: &Cx<'_>,
    of_the_popup: Sandboxing,
    embedder: Option<NodeId>,
) -> Sandboxing {
    let Some(embedder) = embedder else { return of_the_popup };
    let document = cx.host.node_document(embedder);
    let of_the_document = cx.host.documents.get(document).map(|state| state.sandboxing);
    of_the_popup
        .union(super::iframe::sandboxing_of(cx.host, embedder))
        .union(of_the_document.unwrap_or_default())
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#creating-a-new-browsing-context>
pub(crate) fn create_a_new_browsing_context_and_document(
    cx: &mut Cx<'_>,
    creator: Option<NodeId>,
    sandboxing: Sandboxing,
) -> Option<NavigableId> {
    let of_the_creator = creator.and_then(|creator| cx.host.documents.get(creator));
    let origin = match of_the_creator {
        Some(creator) if !sandboxing.has(Sandboxing::ORIGIN) => creator.origin.clone(),
        _ => Origin::new_opaque(),
    };
    let policies = of_the_creator.map(|state| state.policies.clone()).unwrap_or_default();
    let policy = of_the_creator.map(|state| state.referrer_policy.clone()).unwrap_or_default();
    let about_base_url = creator.map(|creator| cx.host.document_base_url(creator));
    let referrer = creator.map(|creator| referrer_of(cx, creator, &origin)).unwrap_or_default();
    // A context that runs out of memory is treated as missing.
    let (id, document) =
        windows::create_a_navigable(cx, DocumentMode::Quirks, about_blank(), origin).ok()?;
    let state = cx.host.documents.get_mut(document)?;
    state.is_initial_about_blank = true;
    state.about_base_url = about_base_url;
    state.sandboxing = sandboxing;
    state.policies = policies;
    state.referrer_policy = policy;
    state.referrer = referrer;
    state.allows_declarative_shadow_roots = true;
    state.readiness = Readiness::Complete;
    state.is_completely_loaded = true;
    state.page_showing = true;
    crate::isolation::inherit(cx, document, creator);
    populate_with_html_head_body(cx, document);
    Some(id)
}

fn referrer_of(cx: &Cx<'_>, creator: NodeId, origin: &Origin) -> String {
    let Some(state) = cx.host.documents.get(creator) else { return String::new() };
    let mut url: Url = state.url.clone();
    if matches!(url.scheme(), "about" | "data" | "blob" | "javascript") {
        return String::new();
    }
    url.set_fragment(None);
    // "It is the result of executing determine request's referrer" for a request without an address.
    if state.origin.is_same_origin(origin) {
        url.into()
    } else {
        format!("{}/", state.origin.serialization())
    }
}

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#populate-with-html/head/body>
pub(crate) fn populate_with_html_head_body(cx: &mut Cx<'_>, document: NodeId) -> Option<NodeId> {
    let html = append_a_new_element(cx, document, document, "html")?;
    append_a_new_element(cx, document, html, "head")?;
    append_a_new_element(cx, document, html, "body")
}

/// Creates an HTML element without a custom definition, and appends it.
pub(crate) fn append_a_new_element(
    cx: &mut Cx<'_>,
    document: NodeId,
    parent: NodeId,
    local: &str,
) -> Option<NodeId> {
    let name = FullName { namespace: Some(Namespace::Html.url()), prefix: None, local };
    let element = cx.host.tree.create_named_element(name);
    // All are nodes of the tree, and the parent takes one more child.
    cx.host.tree.set_node_document(element, document).ok()?;
    crate::tree_changes::append(cx, element, parent).ok()
}
