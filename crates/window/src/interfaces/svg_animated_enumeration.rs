//! `SVGAnimatedEnumeration`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedEnumeration>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::svg::reflector::reflector_of;

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedEnumeration__baseVal>
pub(crate) fn base_val(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(reflector_of(cx, this)?.enumeration(cx.host))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedEnumeration__baseVal>
pub(crate) fn set_base_val(cx: &mut Cx<'_>, this: &Value, value: u16) -> Result<(), Thrown> {
    reflector_of(cx, this)?.set_enumeration(cx, value)
}

pub(crate) use base_val as anim_val;
