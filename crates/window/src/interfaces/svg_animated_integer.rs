//! `SVGAnimatedInteger`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedInteger>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::svg::reflector::reflector_of;

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedInteger__baseVal>
pub(crate) fn base_val(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(reflector_of(cx, this)?.integer(cx.host))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedInteger__baseVal>
pub(crate) fn set_base_val(cx: &mut Cx<'_>, this: &Value, value: i32) -> Result<(), Thrown> {
    reflector_of(cx, this)?.set_integer(cx, value);
    Ok(())
}

pub(crate) use base_val as anim_val;
