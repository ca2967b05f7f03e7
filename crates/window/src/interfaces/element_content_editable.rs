//! `ElementContentEditable`.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html#elementcontenteditable>

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::Thrown;
use treewright_semantics::content_editable::{ContentEditable, own_editability};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::tree_changes;

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-contenteditable>
pub(crate) fn content_editable(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let own = cx.host.tree.get(this).and_then(ContentEditable::of);
    Ok(own.map_or("inherit", ContentEditable::keyword).into())
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
    match ContentEditable::of_keyword(&value).filter(|_| !value.is_empty()) {
        Some(state) => {
            let name = FullName::plain("contenteditable");
            tree_changes::set_an_attribute(cx, this, name, &state.keyword().into());
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
    let node = cx.host.tree.get(this);
    let mut elements = node
        .into_iter()
        .flat_map(|node| std::iter::once(node).chain(node.ancestors()))
        .filter(|node| node.is_element());
    Ok(match elements.find_map(own_editability) {
        Some(is_editable) => is_editable,
        None => {
            let document = cx.host.node_document(this);
            cx.host.is_connected(this)
                && cx.host.documents.get(document).is_some_and(|state| state.design_mode)
        }
    })
}
