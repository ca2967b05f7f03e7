//! `Element`.
//!
//! <https://dom.spec.whatwg.org/#interface-element>

use treewright_dom::scripting::{AttributesAsNodes, AttributesByPosition, DocumentProperties};
use treewright_dom::{FullName, NameContext, Namespace, NodeId, NodeKind};
use treewright_markup::is_valid_attribute_local_name;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{self, Filter};
use crate::element_creation::usable_registry;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::dictionaries::ShadowRootInit;
use crate::generated::enums::{ShadowRootMode, SlotAssignmentMode};
use crate::generated::unions::TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString;
use crate::selectors;
use crate::slots::attach_a_shadow_root;
use crate::strings::DomString;
use crate::text;
use crate::tree_changes;
use crate::trusted_types::compliant_attribute_value;
use crate::world::World;

pub(crate) use super::element_boxes::{
    check_visibility, client_height, client_left, client_top, client_width, current_css_zoom,
    get_bounding_client_rect, get_client_rects, has_pointer_capture, release_pointer_capture,
    scroll, scroll_2, scroll_by, scroll_by_2, scroll_height, scroll_into_view, scroll_left,
    scroll_to, scroll_to_2, scroll_top, scroll_width, set_pointer_capture, set_scroll_left,
    set_scroll_top,
};
pub(crate) use super::element_markup::{
    get_html, inner_html, insert_adjacent_html, outer_html, set_html, set_html_unsafe,
    set_inner_html, set_outer_html,
};

/// Longer names are rare.
const SHORT_NAME: usize = 32;

/// <https://dom.spec.whatwg.org/#element-html-uppercased-qualified-name>
pub(super) fn html_uppercased_qualified_name(cx: &Cx<'_>, element: NodeId) -> Value {
    let name = cx.host.tree.qualified_name(element).unwrap_or_default();
    if !is_html_in_an_html_document(cx.host, element) {
        return cx.kept_string(name);
    }
    let mut buffer = [0; SHORT_NAME];
    let Some(upper) = buffer.get_mut(..name.len()) else {
        return cx.string(&name.to_ascii_uppercase());
    };
    upper.copy_from_slice(name.as_bytes());
    upper.make_ascii_uppercase();
    cx.kept_string(std::str::from_utf8(upper).unwrap_or_default())
}

/// Returns true for an HTML element whose node document is an HTML document.
pub(crate) fn is_html_in_an_html_document(world: &World, element: NodeId) -> bool {
    world.tree.namespace(element) == Some(Namespace::Html)
        && world.tree.is_in_an_html_document(element)
}

/// A qualified name in the form that looks up an element's attributes.
fn name_for_lookup(cx: &Cx<'_>, element: NodeId, name: &DomString) -> String {
    let name = name.to_scalar();
    if is_html_in_an_html_document(cx.host, element) {
        name.to_ascii_lowercase()
    } else {
        name.into_owned()
    }
}

/// <https://dom.spec.whatwg.org/#dom-element-namespaceuri>
pub(crate) fn namespace_uri(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<DomString>, Thrown> {
    Ok(cx.host.tree.namespace_url(this).map(Into::into))
}

/// <https://dom.spec.whatwg.org/#dom-element-prefix>
pub(crate) fn prefix(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<DomString>, Thrown> {
    Ok(cx.host.tree.prefix(this).map(Into::into))
}

/// <https://dom.spec.whatwg.org/#dom-element-localname>
pub(crate) fn local_name(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    Ok(cx.kept_string(cx.host.tree.local_name(this).unwrap_or_default()))
}

/// <https://dom.spec.whatwg.org/#dom-element-tagname>
pub(crate) fn tag_name(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    Ok(html_uppercased_qualified_name(cx, this))
}

/// <https://dom.spec.whatwg.org/#dom-element-classlist>
pub(crate) fn class_list(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::token_list(cx, this, "class")
}

/// <https://drafts.csswg.org/css-shadow-1/#dom-element-part>
pub(crate) fn part(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::token_list(cx, this, "part")
}

/// <https://dom.spec.whatwg.org/#dom-element-hasattributes>
pub(crate) fn has_attributes(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(cx.host.tree.attribute_count(this) > 0)
}

/// <https://dom.spec.whatwg.org/#dom-element-attributes>
pub(crate) fn attributes(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::named_node_map(cx, this)
}

/// <https://dom.spec.whatwg.org/#dom-element-getattributenames>
pub(crate) fn get_attribute_names(cx: &mut Cx<'_>, this: NodeId) -> Result<Vec<DomString>, Thrown> {
    let tree = &cx.host.tree;
    let names = (0..tree.attribute_count(this))
        .filter_map(|position| tree.qualified_attribute_name_at(this, position).map(Into::into));
    Ok(names.collect())
}

/// <https://dom.spec.whatwg.org/#dom-element-getattribute>
pub(crate) fn get_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    qualified_name: DomString,
) -> Result<Option<DomString>, Thrown> {
    let name = name_for_lookup(cx, this, &qualified_name);
    let tree = &cx.host.tree;
    let position = tree.position_of_qualified_attribute(this, &name);
    Ok(position
        .and_then(|position| tree.attribute_script_value_at(this, position))
        .map(|value| text::for_script(&value)))
}

/// <https://dom.spec.whatwg.org/#dom-element-getattributens>
pub(crate) fn get_attribute_ns(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
    local_name: DomString,
) -> Result<Option<DomString>, Thrown> {
    let position = position_ns(cx, this, namespace.as_ref(), &local_name);
    Ok(position
        .and_then(|position| cx.host.tree.attribute_script_value_at(this, position))
        .map(|value| text::for_script(&value)))
}

/// The position of an attribute by namespace and local name.
fn position_ns(
    cx: &Cx<'_>,
    element: NodeId,
    namespace: Option<&DomString>,
    local: &DomString,
) -> Option<usize> {
    let namespace = namespace.map(|namespace| namespace.to_scalar());
    cx.host.tree.position_of_attribute(element, namespace.as_deref(), &local.to_scalar())
}

/// <https://dom.spec.whatwg.org/#dom-element-setattribute>
pub(crate) fn set_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    qualified_name: DomString,
    value: TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString,
) -> Result<(), Thrown> {
    let name = valid_attribute_name(cx, this, &qualified_name)?;
    let value = &compliant_attribute_value(cx, this, (None, &name), value)?;
    match cx.host.tree.position_of_qualified_attribute(this, &name) {
        Some(position) => tree_changes::change_the_attribute_at(cx, this, position, value),
        None => tree_changes::append_an_attribute(cx, this, FullName::plain(&name), value),
    }
    Ok(())
}

fn valid_attribute_name(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &DomString,
) -> Result<String, Thrown> {
    let scalar = name.to_scalar();
    if !is_valid_attribute_local_name(&scalar) {
        let message = format!("'{scalar}' is not a valid attribute name.");
        return Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, &message));
    }
    Ok(name_for_lookup(cx, element, name))
}

/// <https://dom.spec.whatwg.org/#dom-element-setattributens>
pub(crate) fn set_attribute_ns(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
    qualified_name: DomString,
    value: TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString,
) -> Result<(), Thrown> {
    let namespace = namespace.map(DomString::into_scalar);
    let qualified = qualified_name.to_scalar();
    match FullName::validate_and_extract(namespace.as_deref(), &qualified, NameContext::Attribute) {
        Ok(name) => {
            let of = (name.namespace, name.local);
            let value = compliant_attribute_value(cx, this, of, value)?;
            tree_changes::set_an_attribute(cx, this, name, &value);
            Ok(())
        }
        Err(error) => Err(tree_changes::refused(cx, error)),
    }
}

/// <https://dom.spec.whatwg.org/#dom-element-removeattribute>
pub(crate) fn remove_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    qualified_name: DomString,
) -> Result<(), Thrown> {
    let name = name_for_lookup(cx, this, &qualified_name);
    if let Some(position) = cx.host.tree.position_of_qualified_attribute(this, &name) {
        tree_changes::remove_the_attribute_at(cx, this, position);
    }
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-element-removeattributens>
pub(crate) fn remove_attribute_ns(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
    local_name: DomString,
) -> Result<(), Thrown> {
    if let Some(position) = position_ns(cx, this, namespace.as_ref(), &local_name) {
        tree_changes::remove_the_attribute_at(cx, this, position);
    }
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-element-toggleattribute>
pub(crate) fn toggle_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    qualified_name: DomString,
    force: Option<bool>,
) -> Result<bool, Thrown> {
    let name = valid_attribute_name(cx, this, &qualified_name)?;
    match (cx.host.tree.position_of_qualified_attribute(this, &name), force) {
        (None, None | Some(true)) => {
            tree_changes::append_an_attribute(cx, this, FullName::plain(&name), &"".into());
            Ok(true)
        }
        (None, Some(false)) => Ok(false),
        (Some(position), None | Some(false)) => {
            tree_changes::remove_the_attribute_at(cx, this, position);
            Ok(false)
        }
        (Some(_), Some(true)) => Ok(true),
    }
}

/// <https://dom.spec.whatwg.org/#dom-element-hasattribute>
pub(crate) fn has_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    qualified_name: DomString,
) -> Result<bool, Thrown> {
    let name = name_for_lookup(cx, this, &qualified_name);
    Ok(cx.host.tree.position_of_qualified_attribute(this, &name).is_some())
}

/// <https://dom.spec.whatwg.org/#dom-element-hasattributens>
pub(crate) fn has_attribute_ns(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
    local_name: DomString,
) -> Result<bool, Thrown> {
    Ok(position_ns(cx, this, namespace.as_ref(), &local_name).is_some())
}

/// The node of the attribute at a position.
pub(crate) fn attribute_node(cx: &mut Cx<'_>, element: NodeId, position: usize) -> Option<NodeId> {
    cx.host.tree.attribute_node(element, position).ok()
}

/// <https://dom.spec.whatwg.org/#dom-element-getattributenode>
pub(crate) fn get_attribute_node(
    cx: &mut Cx<'_>,
    this: NodeId,
    qualified_name: DomString,
) -> Result<Option<NodeId>, Thrown> {
    let name = name_for_lookup(cx, this, &qualified_name);
    let position = cx.host.tree.position_of_qualified_attribute(this, &name);
    Ok(position.and_then(|position| attribute_node(cx, this, position)))
}

/// <https://dom.spec.whatwg.org/#dom-element-getattributenodens>
pub(crate) fn get_attribute_node_ns(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
    local_name: DomString,
) -> Result<Option<NodeId>, Thrown> {
    let position = position_ns(cx, this, namespace.as_ref(), &local_name);
    Ok(position.and_then(|position| attribute_node(cx, this, position)))
}

/// <https://dom.spec.whatwg.org/#dom-element-setattributenode>
pub(crate) fn set_attribute_node(
    cx: &mut Cx<'_>,
    this: NodeId,
    attr: NodeId,
) -> Result<Option<NodeId>, Thrown> {
    tree_changes::set_an_attribute_node(cx, this, attr)
}

/// <https://dom.spec.whatwg.org/#dom-element-setattributenodens>
pub(crate) fn set_attribute_node_ns(
    cx: &mut Cx<'_>,
    this: NodeId,
    attr: NodeId,
) -> Result<Option<NodeId>, Thrown> {
    tree_changes::set_an_attribute_node(cx, this, attr)
}

/// <https://dom.spec.whatwg.org/#dom-element-removeattributenode>
pub(crate) fn remove_attribute_node(
    cx: &mut Cx<'_>,
    this: NodeId,
    attr: NodeId,
) -> Result<NodeId, Thrown> {
    let position = (cx.host.tree.owner_element(attr) == Some(this))
        .then(|| cx.host.tree.position_of_attribute_node(attr))
        .flatten();
    let Some(position) = position else {
        let message = "The node provided is owned by another element.";
        return Err(dom_exception(cx, DomExceptionName::NotFoundError, message));
    };
    tree_changes::remove_the_attribute_at(cx, this, position);
    Ok(attr)
}

pub(crate) use super::document_or_shadow_root::custom_element_registry;

/// <https://dom.spec.whatwg.org/#dom-element-attachshadow>
pub(crate) fn attach_shadow(
    cx: &mut Cx<'_>,
    this: NodeId,
    init: ShadowRootInit,
) -> Result<NodeId, Thrown> {
    let document = cx.host.node_document(this);
    let registry = match init.custom_element_registry {
        Some(registry) => usable_registry(cx, document, registry)?,
        None => cx.host.custom_element_registry(document),
    };
    let mut properties = treewright_dom::ShadowRootInit::new(match init.mode {
        ShadowRootMode::Open => treewright_dom::ShadowRootMode::Open,
        ShadowRootMode::Closed => treewright_dom::ShadowRootMode::Closed,
    });
    properties.delegates_focus = init.delegates_focus;
    properties.serializable = init.serializable;
    properties.clonable = init.clonable;
    properties.manual_slot_assignment = init.slot_assignment == SlotAssignmentMode::Manual;
    attach_a_shadow_root(cx, this, properties, registry)
}

/// <https://dom.spec.whatwg.org/#dom-element-shadowroot>
pub(crate) fn shadow_root(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let shadow_root = cx.host.tree.shadow_root(this);
    Ok(shadow_root.filter(|shadow_root| {
        let init = cx.host.tree.shadow_root_properties(*shadow_root);
        init.is_some_and(|init| init.mode == treewright_dom::ShadowRootMode::Open)
    }))
}

/// <https://dom.spec.whatwg.org/#dom-element-closest>
pub(crate) fn closest(
    cx: &mut Cx<'_>,
    this: NodeId,
    selectors: DomString,
) -> Result<Option<NodeId>, Thrown> {
    selectors::closest(cx, this, &selectors)
}

/// <https://dom.spec.whatwg.org/#dom-element-matches>
pub(crate) fn matches(cx: &mut Cx<'_>, this: NodeId, selectors: DomString) -> Result<bool, Thrown> {
    selectors::matches(cx, this, &selectors)
}

/// <https://dom.spec.whatwg.org/#dom-element-webkitmatchesselector>
pub(crate) fn webkit_matches_selector(
    cx: &mut Cx<'_>,
    this: NodeId,
    selectors: DomString,
) -> Result<bool, Thrown> {
    selectors::matches(cx, this, &selectors)
}

/// <https://dom.spec.whatwg.org/#dom-element-getelementsbytagname>
pub(crate) fn get_elements_by_tag_name(
    cx: &mut Cx<'_>,
    this: NodeId,
    qualified_name: DomString,
) -> Result<Value, Thrown> {
    let name = qualified_name.into_scalar();
    let is_html = cx.host.is_html_document(cx.host.node_document(this));
    let lower = is_html.then(|| name.to_ascii_lowercase());
    collections::html_collection(cx, this, Filter::TagName { name, lower })
}

/// <https://dom.spec.whatwg.org/#dom-element-getelementsbytagnamens>
pub(crate) fn get_elements_by_tag_name_ns(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
    local_name: DomString,
) -> Result<Value, Thrown> {
    let namespace = namespace.filter(|namespace| !namespace.is_empty()).map(DomString::into_scalar);
    let filter = Filter::TagNameNs { namespace, local: local_name.into_scalar() };
    collections::html_collection(cx, this, filter)
}

/// <https://dom.spec.whatwg.org/#dom-element-getelementsbyclassname>
pub(crate) fn get_elements_by_class_name(
    cx: &mut Cx<'_>,
    this: NodeId,
    class_names: DomString,
) -> Result<Value, Thrown> {
    let names = class_names.into_scalar();
    let mut classes: Vec<String> = Vec::new();
    for class in names.split_ascii_whitespace() {
        if !classes.iter().any(|one| one == class) {
            classes.push(class.into());
        }
    }
    collections::html_collection(cx, this, Filter::Classes(classes))
}

/// <https://dom.spec.whatwg.org/#insert-adjacent>
fn insert_adjacent(
    cx: &mut Cx<'_>,
    this: NodeId,
    place: &DomString,
    node: NodeId,
) -> Result<Option<NodeId>, Thrown> {
    let place = place.to_scalar().to_ascii_lowercase();
    match place.as_str() {
        "beforebegin" => match cx.host.tree.parent(this) {
            Some(parent) => tree_changes::pre_insert(cx, node, parent, Some(this)).map(Some),
            None => Ok(None),
        },
        "afterbegin" => {
            let first = cx.host.tree.first_child(this);
            tree_changes::pre_insert(cx, node, this, first).map(Some)
        }
        "beforeend" => tree_changes::append(cx, node, this).map(Some),
        "afterend" => match cx.host.tree.parent(this) {
            Some(parent) => {
                let next = cx.host.tree.next_sibling(this);
                tree_changes::pre_insert(cx, node, parent, next).map(Some)
            }
            None => Ok(None),
        },
        _ => {
            let message =
                "The place is none of 'beforebegin', 'afterbegin', 'beforeend' and 'afterend'.";
            Err(dom_exception(cx, DomExceptionName::SyntaxError, message))
        }
    }
}

/// <https://dom.spec.whatwg.org/#dom-element-insertadjacentelement>
pub(crate) fn insert_adjacent_element(
    cx: &mut Cx<'_>,
    this: NodeId,
    place: DomString,
    element: NodeId,
) -> Result<Option<NodeId>, Thrown> {
    insert_adjacent(cx, this, &place, element)
}

/// <https://dom.spec.whatwg.org/#dom-element-insertadjacenttext>
pub(crate) fn insert_adjacent_text(
    cx: &mut Cx<'_>,
    this: NodeId,
    place: DomString,
    data: DomString,
) -> Result<(), Thrown> {
    let document = cx.host.node_document(this);
    let node = cx.host.create_a_text(document, &data);
    insert_adjacent(cx, this, &place, node)?;
    Ok(())
}

/// The element children of a node.
pub(crate) fn element_children(world: &World, node: NodeId) -> impl Iterator<Item = NodeId> {
    world.tree.children(node).filter(|child| world.tree.kind(*child) == Some(NodeKind::Element))
}
