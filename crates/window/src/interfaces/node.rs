//! `Node`.
//!
//! <https://dom.spec.whatwg.org/#interface-node>

use treewright_dom::scripting::AttributesAsNodes;
use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::dictionaries::GetRootNodeOptions;
use crate::namespaces;
use crate::strings::DomString;
use crate::text;
use crate::tree_changes;

/// <https://dom.spec.whatwg.org/#dom-node-nodetype>
pub(crate) fn node_type(cx: &mut Cx<'_>, this: NodeId) -> Result<u16, Thrown> {
    Ok(match cx.host.tree.kind(this) {
        Some(NodeKind::Element) => 1,
        Some(NodeKind::Attribute) => 2,
        Some(NodeKind::Text) if cx.host.tree.is_cdata_section(this) => 4,
        Some(NodeKind::Text) => 3,
        Some(NodeKind::ProcessingInstruction) => 7,
        Some(NodeKind::Comment) => 8,
        Some(NodeKind::Document) => 9,
        Some(NodeKind::Doctype) => 10,
        _ => 11,
    })
}

/// <https://dom.spec.whatwg.org/#dom-node-nodename>
pub(crate) fn node_name(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    let tree = &cx.host.tree;
    let name = match tree.kind(this) {
        Some(NodeKind::Element) => {
            return Ok(super::element::html_uppercased_qualified_name(cx, this));
        }
        Some(NodeKind::Attribute) => {
            return Ok(cx.string(tree.attribute_node_qualified_name(this).unwrap_or_default()));
        }
        Some(NodeKind::Text) if tree.is_cdata_section(this) => "#cdata-section",
        Some(NodeKind::Text) => "#text",
        Some(NodeKind::ProcessingInstruction) => {
            tree.processing_instruction(this).map(|(target, _)| target).unwrap_or_default()
        }
        Some(NodeKind::Comment) => "#comment",
        Some(NodeKind::Document) => "#document",
        Some(NodeKind::Doctype) => {
            tree.doctype(this).map(|doctype| doctype.name).unwrap_or_default()
        }
        _ => "#document-fragment",
    };
    Ok(cx.string(name))
}

/// <https://dom.spec.whatwg.org/#dom-node-baseuri>
pub(crate) fn base_uri(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    let document = cx.host.node_document(this);
    Ok(cx.host.document_base_url(document).to_string())
}

/// <https://dom.spec.whatwg.org/#dom-node-isconnected>
pub(crate) fn is_connected(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(cx.host.is_connected(this))
}

/// <https://dom.spec.whatwg.org/#dom-node-ownerdocument>
pub(crate) fn owner_document(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let document = cx.host.node_document(this);
    Ok((document != this).then_some(document))
}

/// <https://dom.spec.whatwg.org/#dom-node-getrootnode>
pub(crate) fn get_root_node(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: GetRootNodeOptions,
) -> Result<NodeId, Thrown> {
    Ok(if options.composed { cx.host.shadow_including_root(this) } else { cx.host.root_of(this) })
}

/// <https://dom.spec.whatwg.org/#dom-node-parentnode>
pub(crate) fn parent_node(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.tree.parent(this))
}

/// <https://dom.spec.whatwg.org/#dom-node-parentelement>
pub(crate) fn parent_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let tree = &cx.host.tree;
    Ok(tree.parent(this).filter(|parent| tree.kind(*parent) == Some(NodeKind::Element)))
}

/// <https://dom.spec.whatwg.org/#dom-node-haschildnodes>
pub(crate) fn has_child_nodes(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(cx.host.tree.first_child(this).is_some())
}

/// <https://dom.spec.whatwg.org/#dom-node-childnodes>
pub(crate) fn child_nodes(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::child_nodes(cx, this)
}

/// <https://dom.spec.whatwg.org/#dom-node-firstchild>
pub(crate) fn first_child(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.tree.first_child(this))
}

/// <https://dom.spec.whatwg.org/#dom-node-lastchild>
pub(crate) fn last_child(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.tree.last_child(this))
}

/// <https://dom.spec.whatwg.org/#dom-node-previoussibling>
pub(crate) fn previous_sibling(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.tree.previous_sibling(this))
}

/// <https://dom.spec.whatwg.org/#dom-node-nextsibling>
pub(crate) fn next_sibling(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.tree.next_sibling(this))
}

/// <https://dom.spec.whatwg.org/#dom-node-nodevalue>
pub(crate) fn node_value(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<DomString>, Thrown> {
    let tree = &cx.host.tree;
    Ok(match tree.kind(this) {
        Some(NodeKind::Attribute) => {
            tree.attribute_node_value(this).map(|text| text::for_script(&text))
        }
        Some(NodeKind::Text | NodeKind::Comment | NodeKind::ProcessingInstruction) => {
            Some(cx.host.data(this))
        }
        _ => None,
    })
}

/// <https://dom.spec.whatwg.org/#dom-node-nodevalue>
pub(crate) fn set_node_value(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<DomString>,
) -> Result<(), Thrown> {
    let value = value.unwrap_or_else(|| "".into());
    match cx.host.tree.kind(this) {
        Some(NodeKind::Attribute) => {
            tree_changes::set_the_value_of_an_attribute_node(cx, this, value)?;
        }
        Some(NodeKind::Text | NodeKind::Comment | NodeKind::ProcessingInstruction) => {
            tree_changes::set_data(cx, this, &value);
        }
        _ => {}
    }
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-node-textcontent>
pub(crate) fn text_content(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<DomString>, Thrown> {
    match cx.host.tree.kind(this) {
        Some(NodeKind::Element | NodeKind::DocumentFragment | NodeKind::ShadowRoot) => {
            Ok(Some(cx.host.descendant_text_content(this)))
        }
        _ => node_value(cx, this),
    }
}

/// <https://dom.spec.whatwg.org/#dom-node-textcontent>
pub(crate) fn set_text_content(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<DomString>,
) -> Result<(), Thrown> {
    match cx.host.tree.kind(this) {
        Some(NodeKind::Element | NodeKind::DocumentFragment | NodeKind::ShadowRoot) => {
            let value = value.unwrap_or_else(|| "".into());
            tree_changes::string_replace_all(cx, &value, this);
            Ok(())
        }
        _ => set_node_value(cx, this, value),
    }
}

/// <https://dom.spec.whatwg.org/#dom-node-normalize>
pub(crate) fn normalize(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    tree_changes::normalize(cx, this);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-node-clonenode>
pub(crate) fn clone_node(cx: &mut Cx<'_>, this: NodeId, subtree: bool) -> Result<NodeId, Thrown> {
    if cx.host.tree.kind(this) == Some(NodeKind::ShadowRoot) {
        let message = "Shadow roots cannot be cloned.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    let document = cx.host.node_document(this);
    crate::cloning::clone_a_node(cx, this, document, subtree, None)
}

/// <https://dom.spec.whatwg.org/#dom-node-isequalnode>
pub(crate) fn is_equal_node(
    cx: &mut Cx<'_>,
    this: NodeId,
    other_node: Option<NodeId>,
) -> Result<bool, Thrown> {
    Ok(other_node.is_some_and(|other| cx.host.equals(this, other)))
}

/// <https://dom.spec.whatwg.org/#dom-node-issamenode>
pub(crate) fn is_same_node(
    _cx: &mut Cx<'_>,
    this: NodeId,
    other_node: Option<NodeId>,
) -> Result<bool, Thrown> {
    Ok(other_node == Some(this))
}

const DISCONNECTED: u16 = 0x01;
const PRECEDING: u16 = 0x02;
const FOLLOWING: u16 = 0x04;
const CONTAINS: u16 = 0x08;
const CONTAINED_BY: u16 = 0x10;
const IMPLEMENTATION_SPECIFIC: u16 = 0x20;

/// <https://dom.spec.whatwg.org/#dom-node-comparedocumentposition>
pub(crate) fn compare_document_position(
    cx: &mut Cx<'_>,
    this: NodeId,
    other: NodeId,
) -> Result<u16, Thrown> {
    if this == other {
        return Ok(0);
    }
    let tree = &cx.host.tree;
    let owner = |node: NodeId| {
        let is_attribute = tree.kind(node) == Some(NodeKind::Attribute);
        is_attribute.then(|| tree.owner_element(node))
    };
    let (attribute_1, attribute_2) = (owner(other), owner(this));
    let node_1 = attribute_1.unwrap_or(Some(other));
    let node_2 = attribute_2.unwrap_or(Some(this));
    if let (Some(_), Some(_), Some(node_1), Some(node_2)) =
        (attribute_1, attribute_2, node_1, node_2)
        && node_1 == node_2
    {
        let first = tree.position_of_attribute_node(other) < tree.position_of_attribute_node(this);
        return Ok(IMPLEMENTATION_SPECIFIC | if first { PRECEDING } else { FOLLOWING });
    }
    let disconnected = |first: bool| {
        DISCONNECTED | IMPLEMENTATION_SPECIFIC | if first { PRECEDING } else { FOLLOWING }
    };
    let (Some(node_1), Some(node_2)) = (node_1, node_2) else {
        return Ok(disconnected(other.to_u64() < this.to_u64()));
    };
    let (root_1, root_2) = (cx.host.root_of(node_1), cx.host.root_of(node_2));
    if root_1 != root_2 {
        return Ok(disconnected(root_1.to_u64() < root_2.to_u64()));
    }
    if (node_1 != node_2 && attribute_1.is_none() && cx.host.is_inclusive_ancestor(node_1, node_2))
        || (node_1 == node_2 && attribute_2.is_some())
    {
        return Ok(CONTAINS | PRECEDING);
    }
    if (node_1 != node_2 && attribute_2.is_none() && cx.host.is_inclusive_ancestor(node_2, node_1))
        || (node_1 == node_2 && attribute_1.is_some())
    {
        return Ok(CONTAINED_BY | FOLLOWING);
    }
    Ok(match cx.host.compare_tree_order(node_1, node_2) {
        std::cmp::Ordering::Less => PRECEDING,
        _ => FOLLOWING,
    })
}

/// <https://dom.spec.whatwg.org/#dom-node-contains>
pub(crate) fn contains(
    cx: &mut Cx<'_>,
    this: NodeId,
    other: Option<NodeId>,
) -> Result<bool, Thrown> {
    Ok(other.is_some_and(|other| cx.host.is_inclusive_ancestor(this, other)))
}

/// <https://dom.spec.whatwg.org/#dom-node-lookupprefix>
pub(crate) fn lookup_prefix(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
) -> Result<Option<DomString>, Thrown> {
    let Some(namespace) = namespace.filter(|namespace| !namespace.is_empty()) else {
        return Ok(None);
    };
    let element = namespaces::element_for_lookup(cx.host, this);
    let found = element.and_then(|element| {
        namespaces::locate_a_namespace_prefix(cx.host, element, &namespace.to_scalar())
    });
    Ok(found.map(Into::into))
}

/// <https://dom.spec.whatwg.org/#dom-node-lookupnamespaceuri>
pub(crate) fn lookup_namespace_uri(
    cx: &mut Cx<'_>,
    this: NodeId,
    prefix: Option<DomString>,
) -> Result<Option<DomString>, Thrown> {
    let prefix = prefix.filter(|prefix| !prefix.is_empty()).map(DomString::into_scalar);
    Ok(namespaces::locate_a_namespace(cx.host, this, prefix.as_deref()).map(Into::into))
}

/// <https://dom.spec.whatwg.org/#dom-node-isdefaultnamespace>
pub(crate) fn is_default_namespace(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
) -> Result<bool, Thrown> {
    let namespace = namespace.filter(|namespace| !namespace.is_empty()).map(DomString::into_scalar);
    Ok(namespaces::locate_a_namespace(cx.host, this, None) == namespace)
}

/// <https://dom.spec.whatwg.org/#dom-node-insertbefore>
pub(crate) fn insert_before(
    cx: &mut Cx<'_>,
    this: NodeId,
    node: NodeId,
    child: Option<NodeId>,
) -> Result<NodeId, Thrown> {
    tree_changes::pre_insert(cx, node, this, child)
}

/// <https://dom.spec.whatwg.org/#dom-node-appendchild>
pub(crate) fn append_child(cx: &mut Cx<'_>, this: NodeId, node: NodeId) -> Result<NodeId, Thrown> {
    tree_changes::append(cx, node, this)
}

/// <https://dom.spec.whatwg.org/#dom-node-replacechild>
pub(crate) fn replace_child(
    cx: &mut Cx<'_>,
    this: NodeId,
    node: NodeId,
    child: NodeId,
) -> Result<NodeId, Thrown> {
    tree_changes::replace(cx, child, node, this)
}

/// <https://dom.spec.whatwg.org/#dom-node-removechild>
pub(crate) fn remove_child(cx: &mut Cx<'_>, this: NodeId, child: NodeId) -> Result<NodeId, Thrown> {
    tree_changes::pre_remove(cx, child, this)
}
