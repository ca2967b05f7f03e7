//! `SVGAnimatedAngle`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedAngle>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::svg::items;

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedAngle__baseVal>
pub(crate) fn base_val(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    items::new_reflecting(cx, Interface::SVGAngle, this, false)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedAngle__animVal>
pub(crate) fn anim_val(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    items::new_reflecting(cx, Interface::SVGAngle, this, true)
}
