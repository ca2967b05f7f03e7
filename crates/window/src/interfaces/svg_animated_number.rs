//! `SVGAnimatedNumber`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedNumber>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::svg::reflector::reflector_of;

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedNumber__baseVal>
pub(crate) fn base_val(cx: &mut Cx<'_>, this: &Value) -> Result<f32, Thrown> {
    Ok(reflector_of(cx, this)?.number(cx.host))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedNumber__baseVal>
pub(crate) fn set_base_val(cx: &mut Cx<'_>, this: &Value, value: f32) -> Result<(), Thrown> {
    reflector_of(cx, this)?.set_number(cx, value);
    Ok(())
}

pub(crate) use base_val as anim_val;
