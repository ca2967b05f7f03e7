//! `SVGNumber`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGNumber>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::svg::items::{self, Datum};

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNumber__value>
pub(crate) fn value(cx: &mut Cx<'_>, this: &Value) -> Result<f32, Thrown> {
    Ok(match items::read(cx, this)? {
        Datum::Number(number) => number,
        _ => 0.0,
    })
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNumber__value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: &Value, value: f32) -> Result<(), Thrown> {
    items::write(cx, this, Datum::Number(value))
}
