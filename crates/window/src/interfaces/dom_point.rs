//! <https://drafts.csswg.org/geometry/#DOMPoint>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::generated::dictionaries::DOMPointInit;
use crate::geometry::{self, Point};

pub(crate) use super::dom_point_read_only::{w, x, y, z};

/// <https://drafts.csswg.org/geometry/#dom-dompoint-dompoint>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    x: f64,
    y: f64,
    z: f64,
    w: f64,
) -> Result<Value, Thrown> {
    Ok(geometry::new_with(cx, Interface::DOMPoint, prototype, Point([x, y, z, w])))
}

/// <https://drafts.csswg.org/geometry/#dom-dompoint-frompoint>
pub(crate) fn from_point(cx: &mut Cx<'_>, other: DOMPointInit) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMPoint, Point::from(&other))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-dompointreadonly-x>
pub(crate) fn set_x(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
    geometry::change(cx, this, |Point([x, ..])| *x = value)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-dompointreadonly-y>
pub(crate) fn set_y(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
    geometry::change(cx, this, |Point([_, y, ..])| *y = value)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-dompointreadonly-z>
pub(crate) fn set_z(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
    geometry::change(cx, this, |Point([_, _, z, _])| *z = value)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-dompointreadonly-w>
pub(crate) fn set_w(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
    geometry::change(cx, this, |Point([.., w])| *w = value)
}
