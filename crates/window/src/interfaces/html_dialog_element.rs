//! `HTMLDialogElement`.
//!
//! <https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldialogelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::interactive::dialogs;
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-returnvalue>
pub(crate) fn return_value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(dialogs::return_value(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-returnvalue>
pub(crate) fn set_return_value(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    dialogs::set_return_value(cx.host, this, value);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-closedby>
pub(crate) fn closed_by(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(dialogs::computed_closed_by_state(cx.host, this).into())
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-show>
pub(crate) fn show(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    dialogs::show(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-showmodal>
pub(crate) fn show_modal(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    dialogs::show_a_modal_dialog(cx, this, None)
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-close>
pub(crate) fn close(
    cx: &mut Cx<'_>,
    this: NodeId,
    return_value: Option<DomString>,
) -> Result<(), Thrown> {
    dialogs::close_the_dialog(cx, this, return_value, None);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-requestclose>
pub(crate) fn request_close(
    cx: &mut Cx<'_>,
    this: NodeId,
    return_value: Option<DomString>,
) -> Result<(), Thrown> {
    dialogs::request_to_close(cx, this, return_value, None);
    Ok(())
}
