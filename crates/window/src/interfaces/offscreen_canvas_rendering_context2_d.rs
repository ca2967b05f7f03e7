//! <https://html.spec.whatwg.org/multipage/canvas.html#offscreencanvasrenderingcontext2d>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::objects::slots;

/// <https://html.spec.whatwg.org/multipage/canvas.html#offscreencontext2d-canvas>
pub(crate) fn canvas(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    match cx.slot(this, slots::CANVAS) {
        Some(canvas) => Ok(canvas),
        None => Err(cx.type_error("Illegal invocation")),
    }
}
