//! `HTMLHyperlinkElementUtils`.
//!
//! <https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use super::hyperlink_element_utils::url_of;
use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-href>
pub(crate) fn href(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    if let Some(url) = url_of(cx.host, this) {
        return Ok(url.into());
    }
    Ok(cx
        .host
        .attribute(this, "href")
        .map(crate::strings::DomString::into_scalar)
        .unwrap_or_default())
}
