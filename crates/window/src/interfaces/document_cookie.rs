//! `document.cookie`.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;
use url::Url;

use crate::Cx;
use crate::dates;
use crate::exception::{DomExceptionName, dom_exception};

/// The URL whose cookies a document has; none for a cookie-averse document.
/// <https://html.spec.whatwg.org/multipage/dom.html#cookie-averse-document-object>
fn url_of(cx: &mut Cx<'_>, document: NodeId) -> Result<Option<Url>, Thrown> {
    let Some(state) = cx.host.documents.get(document) else { return Ok(None) };
    if state.navigable.is_none() || !matches!(state.url.scheme(), "http" | "https") {
        return Ok(None);
    }
    if state.origin.is_opaque() {
        let message = "The document has an opaque origin";
        return Err(dom_exception(cx, DomExceptionName::SecurityError, message));
    }
    Ok(Some(state.url.clone()))
}

pub(crate) fn cookie(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    let Some(url) = url_of(cx, this)? else { return Ok(String::new()) };
    let now = dates::now(&cx.host.event_loop.clock).seconds();
    Ok(cx.host.cookies.text(&url, now, true))
}

pub(crate) fn set_cookie(cx: &mut Cx<'_>, this: NodeId, value: String) -> Result<(), Thrown> {
    if let Some(url) = url_of(cx, this)? {
        let now = dates::now(&cx.host.event_loop.clock).seconds();
        cx.host.cookies.set(&url, &value, now, true);
    }
    Ok(())
}
