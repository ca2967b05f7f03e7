//! `SVGFEGaussianBlurElement`.
//!
//! <https://drafts.csswg.org/filter-effects-1/#InterfaceSVGFEGaussianBlurElement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::reflect;
use crate::strings::DomString;
use crate::svg::numbers::number_text;

/// <https://drafts.csswg.org/filter-effects-1/#dom-svgfegaussianblurelement-setstddeviation>
pub(crate) fn set_std_deviation(
    cx: &mut Cx<'_>,
    this: NodeId,
    std_deviation_x: f32,
    std_deviation_y: f32,
) -> Result<(), Thrown> {
    let text = format!("{} {}", number_text(std_deviation_x), number_text(std_deviation_y));
    reflect::set_string(cx, this, "stdDeviation", &DomString::from(text))
}
