//! `document.cookie`.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;
use url::Url;

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::storage::cookies::CookieUser;

/// The URL whose cookies a document has; `None` for a cookie-averse document.
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

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie>
pub(crate) fn cookie(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    let Some(url) = url_of(cx, this)? else { return Ok(String::new()) };
    let user = CookieUser::document(cx.host, this, &url);
    Ok(cx.host.cookie_text(&user))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie>
pub(crate) fn set_cookie(cx: &mut Cx<'_>, this: NodeId, value: String) -> Result<(), Thrown> {
    if let Some(url) = url_of(cx, this)? {
        let user = CookieUser::document(cx.host, this, &url);
        cx.host.set_cookie(&user, &value);
    }
    Ok(())
}
