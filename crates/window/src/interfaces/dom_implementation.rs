//! `DOMImplementation`.
//!
//! <https://dom.spec.whatwg.org/#interface-domimplementation>

use treewright_dom::scripting::{DocumentProperties, NodeDocuments, UncheckedNodes};
use treewright_dom::{DocumentInit, DocumentType, FullName, NameContext, Namespace, NodeId};
use treewright_markup::is_valid_doctype_name;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::documents::{DocumentState, about_blank};
use crate::element_creation::{ElementOptions, create_an_element};
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::tree_changes;

/// The document of the object.
fn document(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    match cx.data(this, |document: &mut NodeId, _| *document) {
        Some(document) => Ok(document),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://dom.spec.whatwg.org/#dom-domimplementation-createdocumenttype>
pub(crate) fn create_document_type(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
    public_id: DomString,
    system_id: DomString,
) -> Result<NodeId, Thrown> {
    let document = document(cx, this)?;
    let name = name.into_scalar();
    if !is_valid_doctype_name(&name) {
        let message = format!("The name provided ('{name}') is not a valid doctype name.");
        return Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, &message));
    }
    let doctype =
        cx.host.tree.create_doctype_from(&name, &public_id.to_scalar(), &system_id.to_scalar());
    // Both are nodes of the tree.
    let _refused = cx.host.tree.set_node_document(doctype, document);
    Ok(doctype)
}

/// A document with the origin of another one, without a window.
fn new_document(
    cx: &mut Cx<'_>,
    creator: NodeId,
    init: &DocumentInit,
    content_type: &str,
) -> NodeId {
    let new = cx.host.tree.create_document_with(init);
    if let Some(state) = cx.host.documents.get(creator) {
        let mut state = DocumentState::new(state.realm, about_blank(), state.origin.clone());
        state.content_type = content_type.into();
        cx.host.documents.insert(new, state);
    }
    new
}

/// <https://dom.spec.whatwg.org/#dom-domimplementation-createdocument>
pub(crate) fn create_document(
    cx: &mut Cx<'_>,
    this: &Value,
    namespace: Option<DomString>,
    qualified_name: DomString,
    doctype: Option<NodeId>,
) -> Result<NodeId, Thrown> {
    let creator = document(cx, this)?;
    let namespace = namespace.map(DomString::into_scalar);
    let content_type = match namespace.as_deref() {
        Some(namespace) if namespace == Namespace::Html.url() => "application/xhtml+xml",
        Some(namespace) if namespace == Namespace::Svg.url() => "image/svg+xml",
        _ => "application/xml",
    };
    let qualified = qualified_name.into_scalar();
    let name = if qualified.is_empty() {
        None
    } else {
        let context = NameContext::Element;
        match FullName::validate_and_extract(namespace.as_deref(), &qualified, context) {
            Ok(name) => Some(name),
            Err(error) => return Err(tree_changes::refused(cx, error)),
        }
    };
    let init = DocumentInit::new(DocumentType::Xml).content_type(content_type);
    let new = new_document(cx, creator, &init, content_type);
    if let Some(state) = cx.host.documents.get_mut(new) {
        state.is_an_xml_document = true;
    }
    let element = match name {
        Some(name) => Some(create_an_element(cx, new, name, &ElementOptions::default(), true)?),
        None => None,
    };
    if let Some(doctype) = doctype {
        tree_changes::append(cx, doctype, new)?;
    }
    if let Some(element) = element {
        tree_changes::append(cx, element, new)?;
    }
    Ok(new)
}

/// <https://dom.spec.whatwg.org/#dom-domimplementation-createhtmldocument>
pub(crate) fn create_html_document(
    cx: &mut Cx<'_>,
    this: &Value,
    title: Option<DomString>,
) -> Result<NodeId, Thrown> {
    let creator = document(cx, this)?;
    let init = DocumentInit::new(DocumentType::Html).content_type("text/html");
    let new = new_document(cx, creator, &init, "text/html");
    let doctype = cx.host.tree.create_doctype_from("html", "", "");
    // Both are nodes of the tree.
    let _refused = cx.host.tree.set_node_document(doctype, new);
    tree_changes::append(cx, doctype, new)?;
    let element = |cx: &mut Cx<'_>, name: &str, parent: NodeId| {
        let name = FullName { namespace: Some(Namespace::Html.url()), prefix: None, local: name };
        let element = create_an_element(cx, new, name, &ElementOptions::default(), false)?;
        tree_changes::append(cx, element, parent)
    };
    let html = element(cx, "html", new)?;
    let head = element(cx, "head", html)?;
    if let Some(title) = title {
        let element = element(cx, "title", head)?;
        let text = cx.host.create_a_text(new, &title);
        tree_changes::append(cx, text, element)?;
    }
    element(cx, "body", html)?;
    Ok(new)
}

/// <https://dom.spec.whatwg.org/#dom-domimplementation-hasfeature>
pub(crate) fn has_feature(_cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(true)
}
