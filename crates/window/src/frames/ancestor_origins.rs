//! The origins of the documents that contain a document.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#ancestor-origins>

use treewright_dom::NodeId;
use treewright_markup::LocalName;

use crate::fetching::policy_of_attribute;
use crate::navigables::NavigableId;
use crate::origin::Origin;
use crate::trees::html_name;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/browsers.html#iframe-element-referrer-policy>
pub(crate) fn determine_the_iframe_element_referrer_policy(
    world: &World,
    embedder: Option<NodeId>,
) -> String {
    let iframe = embedder.filter(|element| html_name(world, *element) == Some(LocalName::IFRAME));
    let value = iframe.and_then(|element| world.tree.attribute(element, "referrerpolicy"));
    policy_of_attribute(value)
}

/// Returns `None` for a document without a container document.
/// <https://html.spec.whatwg.org/multipage/dom.html#ancestor-origins>
pub(crate) fn internal_ancestor_origin_objects_list(
    world: &World,
    document: NodeId,
    container: Option<NodeId>,
    referrer_policy: &str,
) -> Vec<Origin> {
    let Some(parent) = container.map(|element| world.node_document(element)) else {
        return Vec::new();
    };
    let (Some(state), Some(parent)) = (world.documents.get(document), world.documents.get(parent))
    else {
        return Vec::new();
    };
    let mut masked = match referrer_policy {
        "no-referrer" => true,
        "same-origin" => !parent.origin.is_same_origin(&state.origin),
        _ => false,
    };
    let first = if masked { Origin::new_opaque() } else { parent.origin.clone() };
    let mut output = vec![first];
    for origin in &parent.internal_ancestor_origin_objects {
        if masked && origin.is_same_origin(&parent.origin) {
            output.push(Origin::new_opaque());
        } else {
            output.push(origin.clone());
            masked = false;
        }
    }
    output
}

impl World {
    /// The referrer policy of the target snapshot params of a navigation.
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#snapshotting-target-snapshot-params>
    pub(crate) fn iframe_referrer_policy_of_the_container(&self, id: NavigableId) -> String {
        let container = self.navigables.get(id).and_then(|navigable| navigable.container);
        determine_the_iframe_element_referrer_policy(self, container)
    }
}
