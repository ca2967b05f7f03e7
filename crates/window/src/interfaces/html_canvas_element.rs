//! `HTMLCanvasElement`: its size and its contexts.
//!
//! <https://html.spec.whatwg.org/multipage/canvas.html#htmlcanvaselement>

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::generated::unions::RenderingContext;
use crate::strings::DomString;
use crate::{Cx, canvas, reflect, tree_changes};

/// The largest number that such an attribute has.
const MOST: u32 = 0x7FFF_FFFF;

/// The number of an attribute, or its default.
/// <https://html.spec.whatwg.org/multipage/canvas.html#attr-canvas-width>
fn size(cx: &Cx<'_>, canvas: NodeId, name: &str, default: u32) -> u32 {
    let value = cx.host.tree.attribute(canvas, name);
    let number = value.and_then(reflect::parse_non_negative_integer);
    let number = number.and_then(|number| u32::try_from(number).ok());
    number.filter(|number| *number <= MOST).unwrap_or(default)
}

/// Reflection as `unsigned long` with a default.
fn set_size(cx: &mut Cx<'_>, canvas: NodeId, name: &str, value: u32, default: u32) {
    let value = if value > MOST { default } else { value };
    let value = value.to_string().as_str().into();
    tree_changes::set_an_attribute(cx, canvas, FullName::plain(name), &value);
}

/// The numeric values of the width and height content attributes.
pub(crate) fn dimensions(cx: &Cx<'_>, canvas: NodeId) -> (u32, u32) {
    (size(cx, canvas, "width", 300), size(cx, canvas, "height", 150))
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
