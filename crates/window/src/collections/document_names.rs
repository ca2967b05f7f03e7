//! The named elements of a document.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors>

use treewright_dom::{LocalName, NodeId};

use crate::trees::html_name;
use crate::world::World;

/// The names of a named element: its id, then its name.
/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem-filter>
pub(crate) fn names_of(world: &World, element: NodeId) -> [Option<&str>; 2] {
    let attribute = |local| world.tree.attribute(element, local).filter(|name| !name.is_empty());
    match html_name(world, element) {
        Some(LocalName::OBJECT) => [attribute("id"), attribute("name")],
        Some(LocalName::IMG) => {
            let name = attribute("name");
            [name.and_then(|_| attribute("id")), name]
        }
        Some(LocalName::EMBED | LocalName::FORM | LocalName::IFRAME) => [None, attribute("name")],
        _ => [None, None],
    }
}
