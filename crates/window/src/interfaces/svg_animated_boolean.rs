//! `SVGAnimatedBoolean`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedBoolean>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::svg::reflector::reflector_of;

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedBoolean__baseVal>
pub(crate) fn base_val(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(reflector_of(cx, this)?.boolean(cx.host))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedBoolean__baseVal>
pub(crate) fn set_base_val(cx: &mut Cx<'_>, this: &Value, value: bool) -> Result<(), Thrown> {
    reflector_of(cx, this)?.set_boolean(cx, value);
    Ok(())
}

pub(crate) use base_val as anim_val;
