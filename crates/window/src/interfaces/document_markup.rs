//! `Document`: markup that scripts write to it.
//!
//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::content_security_policy::does_a_sink_type_require_trusted_types;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::unions::TrustedHTMLOrDomString;
use crate::parsing::{document_close_steps, document_open_steps, document_write_steps};
use crate::strings::DomString;
use crate::trusted_types::{self, TrustedType, get_trusted_type_compliant_string, realm_of};
use crate::windows::opening::window_open_steps;

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-open>
pub(crate) fn open(
    cx: &mut Cx<'_>,
    this: NodeId,
    _unused1: Option<DomString>,
    _unused2: Option<DomString>,
) -> Result<NodeId, Thrown> {
    document_open_steps(cx, this)?;
    Ok(this)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-open-window>
pub(crate) fn open_2(
    cx: &mut Cx<'_>,
    this: NodeId,
    url: String,
    name: DomString,
    features: DomString,
) -> Result<Option<Value>, Thrown> {
    if !cx.host.is_fully_active(this) {
        let message = "the document is no longer shown";
        return Err(dom_exception(cx, DomExceptionName::InvalidAccessError, message));
    }
    window_open_steps(cx, this, &url, &name.into_scalar(), &features.into_scalar())
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    document_close_steps(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-write>
pub(crate) fn write(
    cx: &mut Cx<'_>,
    this: NodeId,
    text: Vec<TrustedHTMLOrDomString>,
) -> Result<(), Thrown> {
    let text = compliant_text(cx, this, text, "Document write")?;
    document_write_steps(cx, this, &text, false)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-writeln>
pub(crate) fn writeln(
    cx: &mut Cx<'_>,
    this: NodeId,
    text: Vec<TrustedHTMLOrDomString>,
) -> Result<(), Thrown> {
    let text = compliant_text(cx, this, text, "Document writeln")?;
    document_write_steps(cx, this, &text, true)
}

/// Steps 1 to 4 of the document write steps. The pieces are joined only if the joined text is
/// needed.
fn compliant_text(
    cx: &mut Cx<'_>,
    this: NodeId,
    text: Vec<TrustedHTMLOrDomString>,
    sink: &str,
) -> Result<Vec<DomString>, Thrown> {
    let mut is_trusted = true;
    let mut pieces = Vec::with_capacity(text.len());
    for value in text {
        pieces.push(match value {
            TrustedHTMLOrDomString::TrustedHTML(object) => trusted_types::data_of(cx, &object),
            TrustedHTMLOrDomString::DomString(text) => {
                is_trusted = false;
                text
            }
        });
    }
    let global = realm_of(cx.host, this);
    if is_trusted || !does_a_sink_type_require_trusted_types(cx.host, global, true) {
        return Ok(pieces);
    }
    let units: Vec<u16> = pieces.iter().flat_map(DomString::to_utf16).collect();
    let text = DomString::from_utf16(&units);
    let of = TrustedType::Html;
    Ok(vec![get_trusted_type_compliant_string(cx, of, global, text, sink)?])
}
