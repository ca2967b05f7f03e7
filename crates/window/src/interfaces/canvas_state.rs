//! <https://html.spec.whatwg.org/multipage/canvas.html#canvasstate>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, canvas};

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-reset>
pub(crate) fn reset(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    canvas::reset(cx, this)
}

/// Contexts are never lost.
/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-iscontextlost>
pub(crate) fn is_context_lost(_cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(false)
}
