//! Referrer policies of documents.
//!
//! <https://html.spec.whatwg.org/multipage/semantics.html#meta-referrer>

use treewright_dom::NodeId;

use crate::fetching::policy_of_attribute;
use crate::world::World;

/// Takes the policy of a `meta` element that is in a document.
/// <https://html.spec.whatwg.org/multipage/semantics.html#meta-referrer>
pub(crate) fn process_a_meta_element(world: &mut World, meta: NodeId) {
    if !world.is_connected(meta) || world.containing_shadow_root(meta).is_some() {
        return;
    }
    let name = world.tree.attribute(meta, "name").unwrap_or_default();
    let content = world.tree.attribute(meta, "content").unwrap_or_default();
    if !name.eq_ignore_ascii_case("referrer") {
        return;
    }
    let policy = match content.to_ascii_lowercase().as_str() {
        "never" => "no-referrer".to_owned(),
        "default" => "strict-origin-when-cross-origin".to_owned(),
        "always" => "unsafe-url".to_owned(),
        "origin-when-crossorigin" => "origin-when-cross-origin".to_owned(),
        value => policy_of_attribute(Some(value)),
    };
    let document = world.node_document(meta);
    if !policy.is_empty()
        && let Some(state) = world.documents.get_mut(document)
    {
        state.referrer_policy = policy;
    }
}
