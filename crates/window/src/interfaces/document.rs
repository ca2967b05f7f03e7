//! `Document`, the part in the DOM Standard.
//!
//! <https://dom.spec.whatwg.org/#interface-document>

use treewright_dom::scripting::{
    AttributesAsNodes, DocumentProperties, NodeDocuments, UncheckedNodes,
};
use treewright_dom::{
    DocumentInit, DocumentMode, DocumentType, FullName, NameContext, Namespace, NodeId, NodeKind,
};
use treewright_markup::xml::is_name;
use treewright_markup::{is_valid_attribute_local_name, is_valid_element_local_name};
use treewright_quickjs::{Thrown, Value};

use super::range;
use crate::Cx;
use crate::bindings;
use crate::documents::{DocumentState, about_blank};
use crate::element_creation::{self, ElementOptions};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::unions::{BooleanOrImportNodeOptions, DomStringOrElementCreationOptions};
use crate::objects::slots;
use crate::ranges::{BoundaryPoint, Range};
use crate::strings::DomString;
use crate::text;
use crate::tree_changes;
use crate::wrappers;

pub(crate) use super::document_cookie::{cookie, set_cookie};
pub(crate) use super::document_html::*;
pub(crate) use super::document_markup::{close, open, open_2, write, writeln};
pub(crate) use super::document_names::{named_property, supported_property_names};
pub(crate) use super::element::{
    get_elements_by_class_name, get_elements_by_tag_name, get_elements_by_tag_name_ns,
};
pub(crate) use super::element_boxes::{element_from_point, elements_from_point};

/// <https://dom.spec.whatwg.org/#dom-document-document>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let current = crate::global_objects::document_of_the_current_global(cx)?;
    let origin = cx.host.documents.get(current).map(|state| (state.realm, state.origin.clone()));
    let document = cx.host.tree.create_document_with(
        &DocumentInit::new(DocumentType::Xml).content_type("application/xml"),
    );
    if let Some((realm, origin)) = origin {
        let mut state = DocumentState::new(realm, about_blank(), origin);
        state.content_type = "application/xml".into();
        cx.host.documents.insert(document, state);
    }
    wrappers::wrap_with_prototype(cx, document, prototype)
}

/// <https://dom.spec.whatwg.org/#dom-document-implementation>
pub(crate) fn implementation(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    let owner = wrappers::wrap(cx, this)?;
    if let Some(object) = cx.slot(&owner, slots::IMPLEMENTATION) {
        return Ok(object);
    }
    let object = bindings::new_object(cx, Interface::DOMImplementation)?;
    cx.set_data(&object, Box::new(this));
    cx.set_slot(&object, slots::ROOT, &owner);
    cx.set_slot(&owner, slots::IMPLEMENTATION, &object);
    Ok(object)
}

/// <https://dom.spec.whatwg.org/#dom-document-url>
pub(crate) fn url(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(cx.host.documents.get(this).map(|state| state.url.to_string()).unwrap_or_default())
}

/// <https://dom.spec.whatwg.org/#dom-document-documenturi>
pub(crate) fn document_uri(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    url(cx, this)
}

/// <https://dom.spec.whatwg.org/#dom-document-compatmode>
pub(crate) fn compat_mode(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let is_quirks = cx.host.tree.mode_of(this) == Some(DocumentMode::Quirks);
    Ok(if is_quirks { "BackCompat" } else { "CSS1Compat" }.into())
}

/// <https://dom.spec.whatwg.org/#dom-document-characterset>
pub(crate) fn character_set(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.encoding_of(this).name().into())
}

/// <https://dom.spec.whatwg.org/#dom-document-charset>
pub(crate) fn charset(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    character_set(cx, this)
}

/// <https://dom.spec.whatwg.org/#dom-document-inputencoding>
pub(crate) fn input_encoding(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    character_set(cx, this)
}

/// <https://dom.spec.whatwg.org/#dom-document-contenttype>
pub(crate) fn content_type(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let state = cx.host.documents.get(this);
    Ok(state.map_or("application/xml", |state| state.content_type.as_str()).into())
}

/// <https://dom.spec.whatwg.org/#dom-document-doctype>
pub(crate) fn doctype(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let tree = &cx.host.tree;
    Ok(tree.children(this).find(|child| tree.kind(*child) == Some(NodeKind::Doctype)))
}

/// <https://dom.spec.whatwg.org/#dom-document-documentelement>
pub(crate) fn document_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.document_element(this))
}

impl crate::world::World {
    /// <https://dom.spec.whatwg.org/#document-element>
    pub(crate) fn document_element(&self, document: NodeId) -> Option<NodeId> {
        super::element::element_children(self, document).next()
    }
}

/// The custom element options of a call.
fn options(
    cx: &mut Cx<'_>,
    document: NodeId,
    options: DomStringOrElementCreationOptions,
) -> Result<ElementOptions, Thrown> {
    match options {
        DomStringOrElementCreationOptions::DomString(_) => Ok(ElementOptions::default()),
        DomStringOrElementCreationOptions::ElementCreationOptions(options) => {
            element_creation::flatten(cx, document, options.is, options.custom_element_registry)
        }
    }
}

/// <https://dom.spec.whatwg.org/#dom-document-createelement>
pub(crate) fn create_element(
    cx: &mut Cx<'_>,
    this: NodeId,
    local_name: DomString,
    options_argument: DomStringOrElementCreationOptions,
) -> Result<NodeId, Thrown> {
    let mut name = local_name.into_scalar();
    if !is_valid_element_local_name(&name) {
        let message = format!("The tag name provided ('{name}') is not a valid name.");
        return Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, &message));
    }
    if cx.host.is_html_document(this) {
        name.make_ascii_lowercase();
    }
    let options = options(cx, this, options_argument)?;
    let is_html = cx.host.is_html_document(this)
        || cx
            .host
            .documents
            .get(this)
            .is_some_and(|state| state.content_type == "application/xhtml+xml");
    let namespace = is_html.then_some(Namespace::Html.url());
    let name = FullName { namespace, prefix: None, local: &name };
    element_creation::create_an_element(cx, this, name, &options, true)
}

/// <https://dom.spec.whatwg.org/#dom-document-createelementns>
pub(crate) fn create_element_ns(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
    qualified_name: DomString,
    options_argument: DomStringOrElementCreationOptions,
) -> Result<NodeId, Thrown> {
    let namespace = namespace.map(DomString::into_scalar);
    let qualified = qualified_name.into_scalar();
    let name = match FullName::validate_and_extract(
        namespace.as_deref(),
        &qualified,
        NameContext::Element,
    ) {
        Ok(name) => name,
        Err(error) => return Err(tree_changes::refused(cx, error)),
    };
    let options = options(cx, this, options_argument)?;
    element_creation::create_an_element(cx, this, name, &options, true)
}

/// A new node, for a document.
fn owned(cx: &mut Cx<'_>, node: NodeId, document: NodeId) -> NodeId {
    // Both are nodes of the tree.
    let _refused = cx.host.tree.set_node_document(node, document);
    cx.host.orphans.add(node);
    node
}

/// <https://dom.spec.whatwg.org/#dom-document-createdocumentfragment>
pub(crate) fn create_document_fragment(cx: &mut Cx<'_>, this: NodeId) -> Result<NodeId, Thrown> {
    let fragment = cx.host.create_a_fragment(this);
    Ok(owned(cx, fragment, this))
}

/// <https://dom.spec.whatwg.org/#dom-document-createtextnode>
pub(crate) fn create_text_node(
    cx: &mut Cx<'_>,
    this: NodeId,
    data: DomString,
) -> Result<NodeId, Thrown> {
    let node = cx.host.create_a_text(this, &data);
    Ok(owned(cx, node, this))
}

/// <https://dom.spec.whatwg.org/#dom-document-createcdatasection>
pub(crate) fn create_cdata_section(
    cx: &mut Cx<'_>,
    this: NodeId,
    data: DomString,
) -> Result<NodeId, Thrown> {
    if cx.host.is_html_document(this) {
        let message = "CDATA sections cannot be in HTML documents.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    if data.to_scalar().contains("]]>") {
        let message = "The data cannot contain ']]>'.";
        return Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, message));
    }
    let node = cx.host.tree.create_cdata_section(&text::for_tree(&data));
    Ok(owned(cx, node, this))
}

/// <https://dom.spec.whatwg.org/#dom-document-createcomment>
pub(crate) fn create_comment(
    cx: &mut Cx<'_>,
    this: NodeId,
    data: DomString,
) -> Result<NodeId, Thrown> {
    let node = cx.host.tree.create_comment_from(&text::for_tree(&data));
    Ok(owned(cx, node, this))
}

/// <https://dom.spec.whatwg.org/#dom-document-createprocessinginstruction>
pub(crate) fn create_processing_instruction(
    cx: &mut Cx<'_>,
    this: NodeId,
    target: DomString,
    data: DomString,
) -> Result<NodeId, Thrown> {
    let target = target.into_scalar();
    if !is_name(&target) {
        let message = format!("The target provided ('{target}') is not a valid name.");
        return Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, &message));
    }
    if data.to_scalar().contains("?>") {
        let message = "The data provided contains '?>'.";
        return Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, message));
    }
    let node = cx.host.tree.create_processing_instruction_from(&target, &text::for_tree(&data));
    Ok(owned(cx, node, this))
}

/// <https://dom.spec.whatwg.org/#dom-document-importnode>
pub(crate) fn import_node(
    cx: &mut Cx<'_>,
    this: NodeId,
    node: NodeId,
    options: BooleanOrImportNodeOptions,
) -> Result<NodeId, Thrown> {
    if matches!(cx.host.tree.kind(node), Some(NodeKind::Document | NodeKind::ShadowRoot)) {
        let message = "Documents and shadow roots cannot be imported.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    let (subtree, registry) = match options {
        BooleanOrImportNodeOptions::Boolean(subtree) => (subtree, None),
        BooleanOrImportNodeOptions::ImportNodeOptions(options) => (
            !options.self_only,
            element_creation::usable_registry(cx, this, options.custom_element_registry)?,
        ),
    };
    let fallback_registry = registry.or_else(|| cx.host.custom_element_registry(this));
    crate::cloning::clone_a_node(cx, node, this, subtree, fallback_registry)
}

/// <https://dom.spec.whatwg.org/#dom-document-adoptnode>
pub(crate) fn adopt_node(cx: &mut Cx<'_>, this: NodeId, node: NodeId) -> Result<NodeId, Thrown> {
    match cx.host.tree.kind(node) {
        Some(NodeKind::Document) => {
            let message = "Documents cannot be adopted.";
            return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
        }
        Some(NodeKind::ShadowRoot) => {
            let message = "Shadow roots cannot be adopted.";
            return Err(dom_exception(cx, DomExceptionName::HierarchyRequestError, message));
        }
        Some(NodeKind::DocumentFragment) if cx.host.tree.host(node).is_some() => return Ok(node),
        _ => {}
    }
    tree_changes::adopt(cx, node, this);
    Ok(node)
}

/// <https://dom.spec.whatwg.org/#dom-document-createattribute>
pub(crate) fn create_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    local_name: DomString,
) -> Result<NodeId, Thrown> {
    let mut name = local_name.into_scalar();
    if !is_valid_attribute_local_name(&name) {
        let message = format!("The name provided ('{name}') is not a valid name.");
        return Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, &message));
    }
    if cx.host.is_html_document(this) {
        name.make_ascii_lowercase();
    }
    let node = cx.host.tree.create_attribute(FullName::plain(&name));
    Ok(owned(cx, node, this))
}

/// <https://dom.spec.whatwg.org/#dom-document-createattributens>
pub(crate) fn create_attribute_ns(
    cx: &mut Cx<'_>,
    this: NodeId,
    namespace: Option<DomString>,
    qualified_name: DomString,
) -> Result<NodeId, Thrown> {
    let namespace = namespace.map(DomString::into_scalar);
    let qualified = qualified_name.into_scalar();
    let context = NameContext::Attribute;
    match FullName::validate_and_extract(namespace.as_deref(), &qualified, context) {
        Ok(name) => {
            let node = cx.host.tree.create_attribute(name);
            Ok(owned(cx, node, this))
        }
        Err(error) => Err(tree_changes::refused(cx, error)),
    }
}

/// <https://dom.spec.whatwg.org/#dom-document-createrange>
pub(crate) fn create_range(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    let point = BoundaryPoint { node: this, offset: 0 };
    range::new_range(cx, Range { start: point, end: point })
}

/// <https://dom.spec.whatwg.org/#dom-document-createnodeiterator>
pub(crate) fn create_node_iterator(
    cx: &mut Cx<'_>,
    _this: NodeId,
    root: NodeId,
    what_to_show: u32,
    filter: Option<Value>,
) -> Result<Value, Thrown> {
    super::node_iterator::new_node_iterator(cx, root, what_to_show, filter)
}

/// <https://dom.spec.whatwg.org/#dom-document-createtreewalker>
pub(crate) fn create_tree_walker(
    cx: &mut Cx<'_>,
    _this: NodeId,
    root: NodeId,
    what_to_show: u32,
    filter: Option<Value>,
) -> Result<Value, Thrown> {
    super::tree_walker::new_tree_walker(cx, root, what_to_show, filter)
}

/// <https://dom.spec.whatwg.org/#dom-document-createevent>
pub(crate) fn create_event(
    cx: &mut Cx<'_>,
    this: NodeId,
    interface: DomString,
) -> Result<Value, Thrown> {
    let name = interface.to_scalar().to_ascii_lowercase();
    let Some(interface) = crate::events::kinds::legacy_interface(&name) else {
        let message = "This interface of events is not supported.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    };
    let realm = crate::global_objects::relevant_realm(cx, this).unwrap_or_else(|| cx.realm());
    cx.in_realm(&realm, |cx| crate::events::event::create_uninitialized(cx, interface))
}

/// <https://w3c.github.io/selection-api/#dom-document-getselection>
pub(crate) fn get_selection(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    super::selection::of_document(cx, this)
}

pub(crate) use super::element_markup::{parse_html, parse_html_unsafe};

/// <https://svgwg.org/svg2-draft/struct.html#__svg__Document__rootElement>
pub(crate) fn root_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let root = cx.host.document_element(this);
    Ok(root.filter(|root| crate::svg::viewports::is(cx.host, *root, "svg")))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-document-timeline>
pub(crate) fn timeline(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    crate::animations::document_timeline(cx, this)
}
