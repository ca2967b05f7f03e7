//! `HTMLTemplateElement`.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#htmltemplateelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-template-content>
pub(crate) fn content(cx: &mut Cx<'_>, this: NodeId) -> Result<NodeId, Thrown> {
    match cx.host.tree.template_contents(this) {
        Some(contents) => Ok(contents),
        None => Err(cx.type_error("the template has no contents")),
    }
}
