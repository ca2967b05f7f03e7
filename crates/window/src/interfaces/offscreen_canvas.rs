//! <https://html.spec.whatwg.org/multipage/canvas.html#offscreencanvas>

use treewright_messages::CanvasSize;
use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::generated::enums::OffscreenRenderingContextId;
use crate::generated::unions::OffscreenRenderingContext;
use crate::{Cx, bindings, canvas};

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    width: u64,
    height: u64,
) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, Interface::OffscreenCanvas, prototype);
    canvas::begin(cx, &object, width, height);
    Ok(object)
}

fn size(cx: &mut Cx<'_>, this: &Value) -> CanvasSize {
    canvas::size_of_offscreen(cx, this).unwrap_or(CanvasSize { width: 0, height: 0 })
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas-width>
pub(crate) fn width(cx: &mut Cx<'_>, this: &Value) -> Result<u64, Thrown> {
    Ok(size(cx, this).width)
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas-width>
pub(crate) fn set_width(cx: &mut Cx<'_>, this: &Value, value: u64) -> Result<(), Thrown> {
    let size = CanvasSize { width: value, ..size(cx, this) };
    canvas::set_size(cx, this, size);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas-height>
pub(crate) fn height(cx: &mut Cx<'_>, this: &Value) -> Result<u64, Thrown> {
    Ok(size(cx, this).height)
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas-height>
pub(crate) fn set_height(cx: &mut Cx<'_>, this: &Value, value: u64) -> Result<(), Thrown> {
    let size = CanvasSize { height: value, ..size(cx, this) };
    canvas::set_size(cx, this, size);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas-getcontext>
pub(crate) fn get_context(
    cx: &mut Cx<'_>,
    this: &Value,
    context_id: OffscreenRenderingContextId,
    options: Value,
) -> Result<Option<OffscreenRenderingContext>, Thrown> {
    let context = canvas::context_of_offscreen(cx, this, context_id.as_str(), &options)?;
    Ok(context.map(|context| {
        if canvas::is_2d(cx, &context) {
            OffscreenRenderingContext::OffscreenCanvasRenderingContext2D(context)
        } else {
            OffscreenRenderingContext::ImageBitmapRenderingContext(context)
        }
    }))
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas-transfertoimagebitmap>
pub(crate) fn transfer_to_image_bitmap(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    canvas::transfer_to_image_bitmap(cx, this)
}
