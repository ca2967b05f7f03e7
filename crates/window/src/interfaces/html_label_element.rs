//! `HTMLLabelElement`.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#htmllabelelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::events::activation;

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-label-control>
pub(crate) fn control(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(activation::labeled_control(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-label-form>
pub(crate) fn form(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let control = activation::labeled_control(cx.host, this);
    Ok(control.and_then(|control| cx.host.form_owner(control)))
}
