//! `HTMLBaseElement`.
//!
//! <https://html.spec.whatwg.org/multipage/semantics.html#the-base-element>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;
use treewright_semantics::urls::parse_with_encoding;

use crate::Cx;
use crate::strings::DomString;

/// The attribute, parsed with the URL of the document, not with the base that the element itself
/// sets.
/// <https://html.spec.whatwg.org/multipage/semantics.html#dom-base-href>
pub(crate) fn href(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    let value = cx.host.attribute(this, "href").map(DomString::into_scalar).unwrap_or_default();
    let document = cx.host.node_document(this);
    let base = cx.host.fallback_base_url(document);
    let parsed = parse_with_encoding(&value, Some(&base), cx.host.encoding_of(document));
    Ok(parsed.map_or(value, Into::into))
}
