//! Lists of boxes. Nothing is laid out: an element with a box has one rectangle, which is empty.
//!
//! <https://drafts.csswg.org/geometry/#DOMRectList>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::geometry::{self, Rect};

/// The slot of a list for its rectangle.
const RECTANGLE: u64 = 0;

/// A list with an empty rectangle, or with nothing.
pub(crate) fn new_list(cx: &mut Cx<'_>, has_a_box: bool) -> Result<Value, Thrown> {
    let list = bindings::new_object(cx, Interface::DOMRectList)?;
    if has_a_box {
        let rectangle = geometry::new(cx, Interface::DOMRect, Rect([0.0; 4]))?;
        cx.set_slot(&list, RECTANGLE, &rectangle);
    }
    Ok(list)
}

/// <https://drafts.csswg.org/geometry/#dom-domrectlist-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(u32::from(cx.slot(this, RECTANGLE).is_some()))
}

/// <https://drafts.csswg.org/geometry/#dom-domrectlist-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<Value>, Thrown> {
    Ok(if index == 0 { cx.slot(this, RECTANGLE) } else { None })
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}

/// The boxes of a range.
/// <https://drafts.csswg.org/cssom-view/#dom-range-getclientrects>
pub(crate) fn get_client_rects(cx: &mut Cx<'_>, _range: &Value) -> Result<Value, Thrown> {
    new_list(cx, false)
}

/// <https://drafts.csswg.org/cssom-view/#dom-range-getboundingclientrect>
pub(crate) fn get_bounding_client_rect(cx: &mut Cx<'_>, _range: &Value) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMRect, Rect([0.0; 4]))
}
