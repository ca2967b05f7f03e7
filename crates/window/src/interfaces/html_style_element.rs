//! `HTMLStyleElement`.
//!
//! <https://html.spec.whatwg.org/multipage/semantics.html#htmlstyleelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::{Cx, style};

/// <https://html.spec.whatwg.org/multipage/semantics.html#dom-style-disabled>
pub(crate) fn disabled(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    let sheet = style::owned_sheet(cx.host, this);
    Ok(sheet.is_some_and(|state| style::is_disabled(cx.host, &state)))
}

/// <https://html.spec.whatwg.org/multipage/semantics.html#dom-style-disabled>
pub(crate) fn set_disabled(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    if let Some(state) = style::owned_sheet(cx.host, this) {
        style::set_disabled(cx.host, &state, value);
    }
    Ok(())
}
