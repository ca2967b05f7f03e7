//! `Document`: what scripts write to it.
//!
//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::parsing::{document_close_steps, document_open_steps, document_write_steps};
use crate::strings::DomString;
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
        let message = "the document is not shown any more";
        return Err(dom_exception(cx, DomExceptionName::InvalidAccessError, message));
    }
    window_open_steps(cx, this, &url, &name.into_scalar(), &features.into_scalar())
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    document_close_steps(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-write>
pub(crate) fn write(cx: &mut Cx<'_>, this: NodeId, text: Vec<DomString>) -> Result<(), Thrown> {
    document_write_steps(cx, this, &text, false)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-writeln>
pub(crate) fn writeln(cx: &mut Cx<'_>, this: NodeId, text: Vec<DomString>) -> Result<(), Thrown> {
    document_write_steps(cx, this, &text, true)
}
