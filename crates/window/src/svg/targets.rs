//! The elements that `href` refers to.
//!
//! <https://svgwg.org/svg2-draft/linking.html#URLReference>

use treewright_dom::{AttributeName, AttributeNamespace, NodeId};

use crate::strings::DomString;
use crate::world::World;

/// The value of `href`, or of the deprecated `xlink:href`.
pub(crate) fn reference(world: &World, element: NodeId) -> Option<String> {
    if let Some(value) = world.attribute(element, "href") {
        return Some(DomString::into_scalar(value));
    }
    let name = AttributeName {
        namespace: AttributeNamespace::XLink,
        prefix: None,
        ..AttributeName::plain("href")
    };
    world.tree.attribute_ns(element, name).map(str::to_owned)
}

/// The element of the same document that a reference is to.
pub(crate) fn target(world: &World, element: NodeId, reference: &str) -> Option<NodeId> {
    let document = world.node_document(element);
    let url = world.encoding_parse_a_url(reference, document)?;
    let base = world.documents.get(document).map(|state| &state.url)?;
    let mut without = url.clone();
    without.set_fragment(None);
    let mut own = base.clone();
    own.set_fragment(None);
    if !reference.starts_with('#') && without != own {
        return None;
    }
    let id = percent_encoding::percent_decode_str(url.fragment()?).decode_utf8_lossy();
    world.first_with_id(world.tree.root_of(element)?, &id)
}
