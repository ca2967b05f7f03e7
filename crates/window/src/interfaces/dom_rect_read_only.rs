//! <https://drafts.csswg.org/geometry/#DOMRect>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::generated::dictionaries::DOMRectInit;
use crate::geometry::{self, Rect, maximum, minimum};

/// <https://drafts.csswg.org/geometry/#dom-domrectreadonly-domrectreadonly>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
) -> Result<Value, Thrown> {
    Ok(geometry::new_with(cx, Interface::DOMRectReadOnly, prototype, Rect([x, y, width, height])))
}

/// <https://drafts.csswg.org/geometry/#dom-domrectreadonly-fromrect>
pub(crate) fn from_rect(cx: &mut Cx<'_>, other: DOMRectInit) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMRectReadOnly, Rect::from(&other))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domrectreadonly-x>
pub(crate) fn x(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Rect([x, ..]) = geometry::rect_of(cx, this);
    Ok(x)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domrectreadonly-y>
pub(crate) fn y(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Rect([_, y, ..]) = geometry::rect_of(cx, this);
    Ok(y)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domrectreadonly-width>
pub(crate) fn width(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Rect([_, _, width, _]) = geometry::rect_of(cx, this);
    Ok(width)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domrectreadonly-height>
pub(crate) fn height(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Rect([.., height]) = geometry::rect_of(cx, this);
    Ok(height)
}

/// <https://drafts.csswg.org/geometry/#dom-domrectreadonly-top>
pub(crate) fn top(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Rect([_, y, _, height]) = geometry::rect_of(cx, this);
    Ok(minimum(&[y, y + height]))
}

/// <https://drafts.csswg.org/geometry/#dom-domrectreadonly-right>
pub(crate) fn right(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Rect([x, _, width, _]) = geometry::rect_of(cx, this);
    Ok(maximum(&[x, x + width]))
}

/// <https://drafts.csswg.org/geometry/#dom-domrectreadonly-bottom>
pub(crate) fn bottom(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Rect([_, y, _, height]) = geometry::rect_of(cx, this);
    Ok(maximum(&[y, y + height]))
}

/// <https://drafts.csswg.org/geometry/#dom-domrectreadonly-left>
pub(crate) fn left(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Rect([x, _, width, _]) = geometry::rect_of(cx, this);
    Ok(minimum(&[x, x + width]))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domrectreadonly-tojson>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let Rect([x, y, width, height]) = geometry::rect_of(cx, this);
    let (top, right) = (top(cx, this)?, right(cx, this)?);
    let (bottom, left) = (bottom(cx, this)?, left(cx, this)?);
    let all = [
        ("x", x),
        ("y", y),
        ("width", width),
        ("height", height),
        ("top", top),
        ("right", right),
        ("bottom", bottom),
        ("left", left),
    ];
    super::json_of_numbers(cx, &all)
}
