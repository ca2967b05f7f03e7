//! Data of HTML elements that several of their interfaces share.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom>

pub(crate) mod rendered_text;
pub(crate) mod tables;

use rustc_hash::FxHashMap;
use treewright_dom::{FullName, LocalName, Namespace, NodeId, NodeKind};
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::element_creation::{ElementOptions, create_an_element};
use crate::strings::DomString;
use crate::world::World;

/// The state of elements that is not in the tree.
#[derive(Default)]
pub(crate) struct State {
    /// The `[[CryptographicNonce]]` of elements whose attribute does not have it.
    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cryptographicnonce>
    pub(crate) nonces: FxHashMap<NodeId, DomString>,
}

impl State {
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.nonces.remove(&node);
    }
}

/// The state of the nearest element, from this one upwards, whose attribute sets one.
pub(crate) fn nearest<T>(
    world: &World,
    element: NodeId,
    local: &str,
    state: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let mut at = Some(element);
    while let Some(node) = at {
        if let Some(state) = world.tree.attribute(node, local).and_then(&state) {
            return Some(state);
        }
        at = world.tree.parent(node);
    }
    None
}

/// Creates an element of HTML.
pub(crate) fn create_an_html_element(
    cx: &mut Cx<'_>,
    document: NodeId,
    local: &str,
) -> Result<NodeId, Thrown> {
    let name = FullName { namespace: Some(Namespace::Html.url()), prefix: None, local };
    create_an_element(cx, document, name, &ElementOptions::default(), false)
}

/// The children of an element that are elements of HTML with one of these names.
pub(crate) fn html_children(world: &World, parent: NodeId, names: &[LocalName]) -> Vec<NodeId> {
    let is_one = |child: &NodeId| {
        crate::trees::html_name(world, *child).is_some_and(|name| names.contains(&name))
    };
    world.tree.children(parent).filter(is_one).collect()
}

/// The first such child.
pub(crate) fn first_html_child(
    world: &World,
    parent: NodeId,
    names: &[LocalName],
) -> Option<NodeId> {
    html_children(world, parent, names).first().copied()
}

/// The parent of a node, if it is an element.
pub(crate) fn parent_element(world: &World, node: NodeId) -> Option<NodeId> {
    world.tree.parent(node).filter(|parent| world.tree.kind(*parent) == Some(NodeKind::Element))
}

/// The document of the window whose function runs, for the constructors of elements without names.
pub(crate) fn document_of_the_current_realm(cx: &mut Cx<'_>) -> Result<NodeId, Thrown> {
    let number = cx.realm_number();
    let document = cx.host.realms.get(crate::realms::RealmId(number)).map(|state| state.document);
    match document {
        Some(document) => Ok(document),
        None => Err(cx.type_error("The window has no document.")),
    }
}

impl crate::world::World {
    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cryptographicnonce>
    pub(crate) fn cryptographic_nonce(&self, element: NodeId) -> String {
        match self.html_elements.nonces.get(&element) {
            Some(nonce) => nonce.clone().into_scalar(),
            None => self.tree.attribute(element, "nonce").unwrap_or_default().to_owned(),
        }
    }
}
