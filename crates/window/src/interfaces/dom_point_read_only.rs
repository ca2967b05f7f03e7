//! <https://drafts.csswg.org/geometry/#DOMPoint>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::generated::dictionaries::{DOMMatrixInit, DOMPointInit};
use crate::geometry::{self, Point};

/// <https://drafts.csswg.org/geometry/#dom-dompointreadonly-dompointreadonly>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    x: f64,
    y: f64,
    z: f64,
    w: f64,
) -> Result<Value, Thrown> {
    Ok(geometry::new_with(cx, Interface::DOMPointReadOnly, prototype, Point([x, y, z, w])))
}

/// <https://drafts.csswg.org/geometry/#dom-dompointreadonly-frompoint>
pub(crate) fn from_point(cx: &mut Cx<'_>, other: DOMPointInit) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMPointReadOnly, Point::from(&other))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-dompointreadonly-x>
pub(crate) fn x(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Point([x, ..]) = geometry::point_of(cx, this);
    Ok(x)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-dompointreadonly-y>
pub(crate) fn y(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Point([_, y, ..]) = geometry::point_of(cx, this);
    Ok(y)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-dompointreadonly-z>
pub(crate) fn z(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Point([_, _, z, _]) = geometry::point_of(cx, this);
    Ok(z)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-dompointreadonly-w>
pub(crate) fn w(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let Point([.., w]) = geometry::point_of(cx, this);
    Ok(w)
}

/// <https://drafts.csswg.org/geometry/#dom-dompointreadonly-matrixtransform>
pub(crate) fn matrix_transform(
    cx: &mut Cx<'_>,
    this: &Value,
    matrix: DOMMatrixInit,
) -> Result<Value, Thrown> {
    let matrix = geometry::matrix_from_dictionary(cx, &matrix)?;
    let point = geometry::point_of(cx, this);
    geometry::new(cx, Interface::DOMPoint, matrix.transform(point))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-dompointreadonly-tojson>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let Point([x, y, z, w]) = geometry::point_of(cx, this);
    super::json_of_numbers(cx, &[("x", x), ("y", y), ("z", z), ("w", w)])
}
