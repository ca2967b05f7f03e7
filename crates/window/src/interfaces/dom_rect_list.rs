//! Lists of boxes. Nothing is laid out: all of them are empty.
//!
//! <https://drafts.csswg.org/geometry/#DOMRectList>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::geometry::{self, Rect};

pub(crate) fn new_empty(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    bindings::new_object(cx, Interface::DOMRectList)
}

/// <https://drafts.csswg.org/geometry/#dom-domrectlist-length>
pub(crate) fn length(_cx: &mut Cx<'_>, _this: &Value) -> Result<u32, Thrown> {
    Ok(0)
}

/// <https://drafts.csswg.org/geometry/#dom-domrectlist-item>
pub(crate) fn item(_cx: &mut Cx<'_>, _this: &Value, _index: u32) -> Result<Option<Value>, Thrown> {
    Ok(None)
}

pub(crate) fn supported_property_indices(_cx: &mut Cx<'_>, _this: &Value) -> Result<u32, Thrown> {
    Ok(0)
}

/// The boxes of a range.
/// <https://drafts.csswg.org/cssom-view/#dom-range-getclientrects>
pub(crate) fn get_client_rects(cx: &mut Cx<'_>, _range: &Value) -> Result<Value, Thrown> {
    new_empty(cx)
}

/// <https://drafts.csswg.org/cssom-view/#dom-range-getboundingclientrect>
pub(crate) fn get_bounding_client_rect(cx: &mut Cx<'_>, _range: &Value) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMRect, Rect([0.0; 4]))
}
