//! `ElementContentEditable`.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html#elementcontenteditable>

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::html;
use crate::strings::DomString;
use crate::tree_changes;

/// The keyword of the state of the attribute; `None` for the inherit state.
fn state(value: &str) -> Option<&'static str> {
    match value {
        _ if value.is_empty() || value.eq_ignore_ascii_case("true") => Some("true"),
        _ if value.eq_ignore_ascii_case("false") => Some("false"),
        _ if value.eq_ignore_ascii_case("plaintext-only") => Some("plaintext-only"),
        _ => None,
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-contenteditable>
pub(crate) fn content_editable(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let own = cx.host.tree.attribute(this, "contenteditable").and_then(state);
    Ok(own.unwrap_or("inherit").into())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-contenteditable>
pub(crate) fn set_content_editable(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    let value = value.into_scalar();
    if value.eq_ignore_ascii_case("inherit") {
        tree_changes::remove_an_attribute(cx, this, "contenteditable");
        return Ok(());
    }
    match state(&value).filter(|_| !value.is_empty()) {
        Some(keyword) => {
            let name = FullName::plain("contenteditable");
            tree_changes::set_an_attribute(cx, this, name, &keyword.into());
            Ok(())
        }
        None => {
            let message = format!(
                "The value provided ('{value}') is not one of 'true', 'false', 'plaintext-only', or 'inherit'."
            );
            Err(dom_exception(cx, DomExceptionName::SyntaxError, &message))
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-iscontenteditable>
pub(crate) fn is_content_editable(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    let state = html::nearest(cx.host, this, "contenteditable", state);
    Ok(match state {
        Some(state) => state != "false",
        None => {
            let document = cx.host.node_document(this);
            cx.host.is_connected(this)
                && cx.host.documents.get(document).is_some_and(|state| state.design_mode)
        }
    })
}
