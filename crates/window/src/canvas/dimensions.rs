//! The size of `canvas` elements.
//!
//! <https://html.spec.whatwg.org/multipage/canvas.html#attr-canvas-width>

use treewright_dom::NodeId;
use treewright_microsyntaxes::numbers::parse_non_negative_integer;

use crate::Cx;

/// The largest number that such an attribute has.
pub(crate) const MOST: u32 = 0x7FFF_FFFF;

/// The number of an attribute, or its default.
/// <https://html.spec.whatwg.org/multipage/canvas.html#attr-canvas-width>
pub(crate) fn size(cx: &Cx<'_>, canvas: NodeId, name: &str, default: u32) -> u32 {
    let value = cx.host.tree.attribute(canvas, name);
    let number = value.and_then(|value| parse_non_negative_integer(value).ok());
    let number = number.and_then(|number| u32::try_from(number).ok());
    number.filter(|number| *number <= MOST).unwrap_or(default)
}

/// The numeric values of the width and height content attributes.
pub(crate) fn dimensions(cx: &Cx<'_>, canvas: NodeId) -> (u32, u32) {
    (size(cx, canvas, "width", 300), size(cx, canvas, "height", 150))
}
