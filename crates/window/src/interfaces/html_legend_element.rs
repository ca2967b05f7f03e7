//! `HTMLLegendElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-legend-element>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::trees::html_name;

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-legend-form>
pub(crate) fn form(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let parent = cx.host.tree.parent(this);
    let fieldset = parent.filter(|node| html_name(cx.host, *node) == Some(LocalName::FIELDSET));
    Ok(fieldset.and_then(|fieldset| cx.host.form_owner(fieldset)))
}
