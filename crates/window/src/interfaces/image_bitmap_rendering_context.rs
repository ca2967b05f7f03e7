//! <https://html.spec.whatwg.org/multipage/canvas.html#imagebitmaprenderingcontext>

use treewright_quickjs::{Thrown, Value};

use crate::generated::unions::HTMLCanvasElementOrOffscreenCanvas as Canvas;
use crate::objects::slots;
use crate::{Cx, bindings, canvas};

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-imagebitmaprenderingcontext-canvas>
pub(crate) fn canvas(cx: &mut Cx<'_>, this: &Value) -> Result<Canvas, Thrown> {
    let Some(canvas) = cx.slot(this, slots::CANVAS) else {
        return Err(cx.type_error("Illegal invocation"));
    };
    Ok(match bindings::receiver::node_of(cx, &canvas) {
        Ok(node) => Canvas::HTMLCanvasElement(node),
        Err(_) => Canvas::OffscreenCanvas(canvas),
    })
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-imagebitmaprenderingcontext-transferfromimagebitmap>
pub(crate) fn transfer_from_image_bitmap(
    cx: &mut Cx<'_>,
    this: &Value,
    bitmap: Option<Value>,
) -> Result<(), Thrown> {
    canvas::transfer_from_image_bitmap(cx, this, bitmap.as_ref())
}
