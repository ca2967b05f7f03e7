//! <https://drafts.csswg.org/geometry/#DOMRect>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::generated::dictionaries::DOMRectInit;
use crate::geometry::{self, Rect};

pub(crate) use super::dom_rect_read_only::{height, width, x, y};

/// <https://drafts.csswg.org/geometry/#dom-domrect-domrect>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
) -> Result<Value, Thrown> {
    Ok(geometry::new_with(cx, Interface::DOMRect, prototype, Rect([x, y, width, height])))
}

/// <https://drafts.csswg.org/geometry/#dom-domrect-fromrect>
pub(crate) fn from_rect(cx: &mut Cx<'_>, other: DOMRectInit) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMRect, Rect::from(&other))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domrect-x>
pub(crate) fn set_x(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
    geometry::change(cx, this, |Rect([x, ..])| *x = value)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domrect-y>
pub(crate) fn set_y(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
    geometry::change(cx, this, |Rect([_, y, ..])| *y = value)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domrect-width>
pub(crate) fn set_width(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
    geometry::change(cx, this, |Rect([_, _, width, _])| *width = value)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domrect-height>
pub(crate) fn set_height(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
    geometry::change(cx, this, |Rect([.., height])| *height = value)
}
