//! `SVGTransformList`.
//!
//! <https://svgwg.org/svg2-draft/coords.html#InterfaceSVGTransformList>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::DOMMatrix2DInit;

pub(crate) use crate::svg::lists::consolidate;

crate::svg::lists::members!();

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransformList__createSVGTransformFromMatrix>
pub(crate) fn create_svg_transform_from_matrix(
    cx: &mut Cx<'_>,
    _this: &Value,
    matrix: DOMMatrix2DInit,
) -> Result<Value, Thrown> {
    super::svg_transform::of_matrix(cx, &matrix)
}
