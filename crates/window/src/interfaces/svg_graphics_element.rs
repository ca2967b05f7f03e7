//! `SVGGraphicsElement`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGGraphicsElement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::generated::dictionaries::SVGBoundingBoxOptions;
use crate::geometry::{self, Rect};
use crate::svg::boxes::{Parts, bounding_box};
use crate::svg::matrices;

/// An element that is not connected has an empty box, as in browsers.
///
/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGraphicsElement__getBBox>
pub(crate) fn get_b_box(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: SVGBoundingBoxOptions,
) -> Result<Value, Thrown> {
    let parts = Parts { fill: options.fill, stroke: options.stroke };
    let bounds = if cx.host.is_connected(this) { bounding_box(cx, this, parts)? } else { None };
    let bounds = bounds.unwrap_or_default();
    let rect = Rect([bounds.x0, bounds.y0, bounds.width(), bounds.height()]);
    geometry::new(cx, Interface::DOMRect, rect)
}

fn ctm(cx: &mut Cx<'_>, this: NodeId, is_of_the_screen: bool) -> Result<Option<Value>, Thrown> {
    match matrices::ctm(cx.host, this, is_of_the_screen) {
        Some(matrix) => geometry::new(cx, Interface::DOMMatrix, matrix).map(Some),
        None => Ok(None),
    }
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGraphicsElement__getCTM>
pub(crate) fn get_ctm(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    ctm(cx, this, false)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGraphicsElement__getScreenCTM>
pub(crate) fn get_screen_ctm(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    ctm(cx, this, true)
}
