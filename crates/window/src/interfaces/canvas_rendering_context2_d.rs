//! <https://html.spec.whatwg.org/multipage/canvas.html#canvasrenderingcontext2d>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::objects::slots;
use crate::{Cx, bindings};

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-canvas>
pub(crate) fn canvas(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    match cx.slot(this, slots::CANVAS) {
        Some(canvas) => bindings::receiver::node_of(cx, &canvas),
        None => Err(cx.type_error("Illegal invocation")),
    }
}
