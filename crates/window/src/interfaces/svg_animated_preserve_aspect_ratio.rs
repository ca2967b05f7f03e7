//! `SVGAnimatedPreserveAspectRatio`.
//!
//! <https://svgwg.org/svg2-draft/coords.html#InterfaceSVGAnimatedPreserveAspectRatio>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::svg;
use crate::svg::reflector::reflector_of;

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGAnimatedPreserveAspectRatio__baseVal>
pub(crate) fn base_val(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let reflector = reflector_of(cx, this)?;
    svg::new_with_reflector(cx, Interface::SVGPreserveAspectRatio, this, (reflector, false))
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGAnimatedPreserveAspectRatio__animVal>
pub(crate) fn anim_val(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let reflector = reflector_of(cx, this)?;
    svg::new_with_reflector(cx, Interface::SVGPreserveAspectRatio, this, (reflector, true))
}
