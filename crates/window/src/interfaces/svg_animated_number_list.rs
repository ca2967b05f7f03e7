//! `SVGAnimatedNumberList`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedNumberList>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::svg::lists;
use crate::svg::reflector::reflector_of;

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedNumberList__baseVal>
pub(crate) fn base_val(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let reflector = reflector_of(cx, this)?;
    lists::new(cx, Interface::SVGNumberList, this, reflector, false)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedNumberList__animVal>
pub(crate) fn anim_val(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let reflector = reflector_of(cx, this)?;
    lists::new(cx, Interface::SVGNumberList, this, reflector, true)
}
