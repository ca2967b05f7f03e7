//! `OffscreenCanvas`.
//!
//! <https://html.spec.whatwg.org/multipage/canvas.html#the-offscreencanvas-interface>

use treewright_messages::CanvasSize;
use treewright_quickjs::{Thrown, Value};

use super::contexts::{self, Contents};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::objects::{self, slots};
use crate::{Cx, bindings, images};

/// The dimensions of the bitmap; none once it is detached.
struct State(Option<CanvasSize>);

/// Gives a new object its bitmap.
pub(crate) fn begin(cx: &mut Cx<'_>, object: &Value, width: u64, height: u64) {
    objects::give_a_handle(cx, object);
    cx.set_data(object, Box::new(State(Some(CanvasSize { width, height }))));
}

/// The dimensions; none if it is detached.
pub(crate) fn size_of_offscreen(cx: &mut Cx<'_>, object: &Value) -> Option<CanvasSize> {
    cx.data(object, |state: &mut State, _| state.0)?
}

/// The dimensions that a bitmap can have: larger ones are too large in any case.
fn pixels(size: CanvasSize) -> (u32, u32) {
    let number = |length: u64| u32::try_from(length).unwrap_or(u32::MAX);
    (number(size.width), number(size.height))
}

/// Sets a dimension, which clears a 2D context.
/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas-width>
pub(crate) fn set_size(cx: &mut Cx<'_>, object: &Value, size: CanvasSize) {
    let is_there = cx.data(object, |state: &mut State, _| {
        if state.0.is_some() {
            state.0 = Some(size);
        }
        state.0.is_some()
    });
    let context = cx.slot(object, slots::CONTEXT);
    if let Some(context) = context.filter(|context| contexts::is_2d(cx, context))
        && is_there == Some(true)
    {
        // It is a 2D context.
        let _cleared = contexts::with_2d(cx, &context, |state| state.surface.clear(pixels(size)));
    }
}

fn detached(cx: &mut Cx<'_>) -> Thrown {
    dom_exception(cx, DomExceptionName::InvalidStateError, "the canvas is detached")
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas-getcontext>
pub(crate) fn context_of_offscreen(
    cx: &mut Cx<'_>,
    object: &Value,
    id: &str,
    options: &Value,
) -> Result<Option<Value>, Thrown> {
    let Some(size) = size_of_offscreen(cx, object) else { return Err(detached(cx)) };
    let of_2d = Interface::OffscreenCanvasRenderingContext2D;
    contexts::get_context(cx, object, pixels(size), id, options, of_2d)
}

/// The bitmap, as a source of images.
pub(crate) fn bitmap_of_offscreen(cx: &mut Cx<'_>, object: &Value) -> Contents {
    match size_of_offscreen(cx, object) {
        Some(size) => contexts::contents(cx, object, pixels(size)),
        None => Contents::None,
    }
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-offscreencanvas-transfertoimagebitmap>
pub(crate) fn transfer_to_image_bitmap(cx: &mut Cx<'_>, object: &Value) -> Result<Value, Thrown> {
    let Some(size) = size_of_offscreen(cx, object) else { return Err(detached(cx)) };
    let Some(context) = cx.slot(object, slots::CONTEXT) else {
        let message = "the canvas has no context";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    };
    let message = match contexts::contents(cx, object, pixels(size)) {
        Contents::Bitmap(bitmap) => {
            let image = bindings::new_object(cx, Interface::ImageBitmap)?;
            images::set_bitmap(cx, &image, bitmap);
            if contexts::is_2d(cx, &context) {
                contexts::with_2d(cx, &context, |state| state.surface.clear(pixels(size)))?;
            } else {
                contexts::make_blank(cx, &context);
            }
            return Ok(image);
        }
        Contents::None => "the canvas has no pixels",
        Contents::TooLarge => "the canvas is too large",
    };
    Err(dom_exception(cx, DomExceptionName::InvalidStateError, message))
}

/// The transfer steps. None if it is detached.
///
/// # Errors
/// An `InvalidStateError` if it has a context.
pub(crate) fn detach(cx: &mut Cx<'_>, object: &Value) -> Result<Option<CanvasSize>, Thrown> {
    if size_of_offscreen(cx, object).is_some() && cx.slot(object, slots::CONTEXT).is_some() {
        let message = "a canvas with a context cannot be transferred";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    Ok(cx.data(object, |state: &mut State, _| state.0.take()).flatten())
}

/// The transfer-receiving steps.
pub(crate) fn receive(cx: &mut Cx<'_>, size: CanvasSize) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::OffscreenCanvas)?;
    begin(cx, &object, size.width, size.height);
    Ok(object)
}
