//! `HTMLIFrameElement`.
//!
//! <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#htmliframeelement>

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::unions::TrustedHTMLOrDomString;
use crate::trusted_types::{TrustedType, get_trusted_type_compliant_string, realm_of};
use crate::{tree_changes, windows};

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#dom-iframe-srcdoc>
pub(crate) fn srcdoc(cx: &mut Cx<'_>, this: NodeId) -> Result<TrustedHTMLOrDomString, Thrown> {
    let value = cx.host.tree.attribute(this, "srcdoc").unwrap_or_default();
    Ok(TrustedHTMLOrDomString::DomString(value.into()))
}

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#dom-iframe-srcdoc>
pub(crate) fn set_srcdoc(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: TrustedHTMLOrDomString,
) -> Result<(), Thrown> {
    let (global, sink) = (realm_of(cx.host, this), "HTMLIFrameElement srcdoc");
    let value = get_trusted_type_compliant_string(cx, TrustedType::Html, global, value, sink)?;
    tree_changes::set_an_attribute(cx, this, FullName::plain("srcdoc"), &value);
    Ok(())
}

/// The content document, if the current realm's origin may see it.
/// <https://html.spec.whatwg.org/multipage/document-sequences.html#concept-bcc-content-document>
pub(crate) fn content_document(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let Some(document) = cx.host.content_document_of(this) else { return Ok(None) };
    let container = cx.host.node_document(this);
    let of_container = cx.host.documents.get(container);
    let of_content = cx.host.documents.get(document);
    let is_visible = match (of_container, of_content) {
        (Some(one), Some(two)) => one.origin.is_same_origin_domain(&two.origin),
        _ => false,
    };
    Ok(is_visible.then_some(document))
}

/// <https://html.spec.whatwg.org/multipage/document-sequences.html#content-window>
pub(crate) fn content_window(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    let id = cx.host.navigables.content_navigable(this);
    Ok(id.and_then(|id| windows::proxy_of(cx, id)))
}

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#dom-media-getsvgdocument>
pub(crate) fn get_svg_document(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let document = content_document(cx, this)?;
    Ok(document.filter(|document| {
        let state = cx.host.documents.get(*document);
        state.is_some_and(|state| state.content_type == "image/svg+xml")
    }))
}
