//! `HTMLCanvasElement`: its size and its contexts.
//!
//! <https://html.spec.whatwg.org/multipage/canvas.html#htmlcanvaselement>

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::canvas::dimensions::{MOST, size};
use crate::generated::unions::RenderingContext;
use crate::strings::DomString;
use crate::{Cx, canvas, tree_changes};

/// Reflection as `unsigned long` with a default.
fn set_size(cx: &mut Cx<'_>, canvas: NodeId, name: &str, value: u32, default: u32) {
    let value = if value > MOST { default } else { value };
    let value = value.to_string().as_str().into();
    tree_changes::set_an_attribute(cx, canvas, FullName::plain(name), &value);
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-width>
pub(crate) fn width(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(size(cx, this, "width", 300))
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-width>
pub(crate) fn set_width(cx: &mut Cx<'_>, this: NodeId, value: u32) -> Result<(), Thrown> {
    set_size(cx, this, "width", value, 300);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-height>
pub(crate) fn height(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(size(cx, this, "height", 150))
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-height>
pub(crate) fn set_height(cx: &mut Cx<'_>, this: NodeId, value: u32) -> Result<(), Thrown> {
    set_size(cx, this, "height", value, 150);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-getcontext>
pub(crate) fn get_context(
    cx: &mut Cx<'_>,
    this: NodeId,
    context_id: DomString,
    options: Value,
) -> Result<Option<RenderingContext>, Thrown> {
    let id = context_id.into_scalar();
    let context = canvas::context_of_element(cx, this, &id, &options)?;
    Ok(context.map(|context| {
        if canvas::is_2d(cx, &context) {
            RenderingContext::CanvasRenderingContext2D(context)
        } else {
            RenderingContext::ImageBitmapRenderingContext(context)
        }
    }))
}
