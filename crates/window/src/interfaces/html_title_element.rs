//! The text of a `title` element.
//!
//! <https://html.spec.whatwg.org/multipage/semantics.html#dom-title-text>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::strings::DomString;
use crate::tree_changes;

/// <https://html.spec.whatwg.org/multipage/semantics.html#dom-title-text>
pub(crate) fn text(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.child_text_content(this))
}

/// <https://html.spec.whatwg.org/multipage/semantics.html#dom-title-text>
pub(crate) fn set_text(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    tree_changes::string_replace_all(cx, &value, this);
    Ok(())
}
