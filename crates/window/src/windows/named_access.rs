//! Named access on windows.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object>

use std::collections::HashSet;

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};

use super::proxy_of;
use crate::Cx;
use crate::collections::{self, Filter};
use crate::named_elements::{By, Found};
use crate::strings::DomString;
use crate::trees::html_name;
use crate::world::World;

/// True for the elements that are found by name as well as by id.
fn is_named_by_name(world: &World, element: NodeId) -> bool {
    matches!(
        html_name(world, element),
        Some(LocalName::EMBED | LocalName::FORM | LocalName::IMG | LocalName::OBJECT)
    )
}

/// The value of a name, if the window has such an item.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem>
pub(crate) fn named_item(
    cx: &mut Cx<'_>,
    document: NodeId,
    name: &str,
) -> Result<Option<Value>, Thrown> {
    if name.is_empty() {
        return Ok(None);
    }
    let child = cx.host.document_tree_child_navigable_with_name(document, name);
    if let Some(child) = child
        && cx.host.is_a_document_tree_child_navigable_target_name(document, name)
    {
        return Ok(proxy_of(cx, child));
    }
    let is_one = |world: &World, element| is_named(world, element, name);
    let element = match cx.host.find_named(document, &[By::Id, By::Name], name, is_one) {
        Found::Nothing => return Ok(None),
        Found::One(element) => element,
        Found::PerhapsSeveral => {
            let filter = Filter::NamedOnTheWindow(name.to_owned());
            match *cx.host.collect(document, &filter) {
                [] => return Ok(None),
                [element] => element,
                [element, ..] if child.is_some() => element,
                _ => return collections::html_collection(cx, document, filter).map(Some),
            }
        }
    };
    // The name is supported because of the element, but a navigable is its value.
    match child {
        Some(child) => Ok(proxy_of(cx, child)),
        None => crate::wrappers::wrap(cx, element).map(Some),
    }
}

/// True for an element that has a name.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem-filter>
pub(crate) fn is_named(world: &World, element: NodeId, name: &str) -> bool {
    let tree = &world.tree;
    tree.attribute(element, "id") == Some(name)
        || tree.attribute(element, "name") == Some(name) && is_named_by_name(world, element)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-supported-property-names>
pub(crate) fn supported_names(world: &World, document: NodeId) -> Vec<DomString> {
    let (mut names, mut seen) = (Vec::new(), HashSet::new());
    let mut add = |name: &str| {
        if !name.is_empty() && seen.insert(name.to_owned()) {
            names.push(DomString::from(name));
        }
    };
    for name in world.document_tree_child_navigable_target_names(document) {
        add(name);
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
    names
}
