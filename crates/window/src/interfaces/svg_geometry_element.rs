//! `SVGGeometryElement`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGGeometryElement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::DOMPointInit;
use crate::geometry::{self, Point};
use crate::svg::hits;
use crate::svg::measures::measure;

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGeometryElement__isPointInFill>
pub(crate) fn is_point_in_fill(
    cx: &mut Cx<'_>,
    this: NodeId,
    point: DOMPointInit,
) -> Result<bool, Thrown> {
    hits::is_point_in_fill(cx, this, (point.x, point.y).into())
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGeometryElement__isPointInStroke>
pub(crate) fn is_point_in_stroke(
    cx: &mut Cx<'_>,
    this: NodeId,
    point: DOMPointInit,
) -> Result<bool, Thrown> {
    hits::is_point_in_stroke(cx, this, (point.x, point.y).into())
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGeometryElement__getTotalLength>
pub(crate) fn get_total_length(cx: &mut Cx<'_>, this: NodeId) -> Result<f32, Thrown> {
    Ok(measure(cx, this)?.length() as f32)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGeometryElement__getPointAtLength>
pub(crate) fn get_point_at_length(
    cx: &mut Cx<'_>,
    this: NodeId,
    distance: f32,
) -> Result<Value, Thrown> {
    let Some(point) = measure(cx, this)?.point_at(distance.into()) else {
        let message = "The path is empty.";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    };
    geometry::new(cx, Interface::DOMPoint, Point([point.x, point.y, 0.0, 1.0]))
}
