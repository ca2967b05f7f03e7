//! Named access on windows.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};

use super::proxy_of;
use crate::Cx;
use crate::collections::{self, Filter};
use crate::steps::html_name;
use crate::strings::DomString;
use crate::world::World;

/// True for the elements that have their names as well as their ids.
fn is_named_by_name(world: &World, element: NodeId) -> bool {
    matches!(
        html_name(world, element),
        Some(LocalName::EMBED | LocalName::FORM | LocalName::IMG | LocalName::OBJECT)
    )
}

/// The value of a name, if the window has one for it.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem>
pub(crate) fn named_item(
    cx: &mut Cx<'_>,
    document: NodeId,
    name: &str,
) -> Result<Option<Value>, Thrown> {
    if name.is_empty() {
        return Ok(None);
    }
    let children = cx.host.document_tree_child_navigables(document);
    let child = children.into_iter().find(|child| {
        cx.host.navigables.get(*child).is_some_and(|navigable| navigable.name == name)
    });
    if let Some(child) = child {
        return Ok(proxy_of(cx, child));
    }
    let elements = named_elements(cx.host, document, name);
    match elements.as_slice() {
        [] => Ok(None),
        [element] => crate::wrappers::wrap(cx, *element).map(Some),
        _ => {
            let filter = Filter::NamedOnTheWindow(name.to_owned());
            collections::html_collection(cx, document, filter).map(Some)
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem-filter>
pub(crate) fn named_elements(world: &World, document: NodeId, name: &str) -> Vec<NodeId> {
    let is_one = |element: &NodeId| is_named(world, *element, name);
    world.tree.descendants(document).filter(is_one).collect()
}

/// True for an element that a name stands for.
pub(crate) fn is_named(world: &World, element: NodeId, name: &str) -> bool {
    let tree = &world.tree;
    tree.attribute(element, "id") == Some(name)
        && world.tree.place_of(element).is_some_and(treewright_dom::Place::is_html)
        || tree.attribute(element, "name") == Some(name) && is_named_by_name(world, element)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-supported-property-names>
pub(crate) fn supported_names(world: &World, document: NodeId) -> Vec<DomString> {
    let mut names: Vec<String> = Vec::new();
    let mut add = |name: &str| {
        if !name.is_empty() && !names.iter().any(|old| old == name) {
            names.push(name.to_owned());
        }
    };
    for child in world.document_tree_child_navigables(document) {
        if let Some(navigable) = world.navigables.get(child) {
            add(&navigable.name);
        }
    }
    for element in world.tree.descendants(document) {
        if let Some(id) = world.tree.attribute(element, "id") {
            add(id);
        }
        if is_named_by_name(world, element)
            && let Some(name) = world.tree.attribute(element, "name")
        {
            add(name);
        }
    }
    names.into_iter().map(DomString::from).collect()
}
