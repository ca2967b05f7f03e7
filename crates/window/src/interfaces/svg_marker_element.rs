//! `SVGMarkerElement`.
//!
//! <https://svgwg.org/svg2-draft/painting.html#InterfaceSVGMarkerElement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::reflect;
use crate::strings::DomString;

/// <https://svgwg.org/svg2-draft/painting.html#__svg__SVGMarkerElement__orient>
pub(crate) fn orient(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.attribute(this, "orient").unwrap_or_else(|| DomString::from("")))
}

/// <https://svgwg.org/svg2-draft/painting.html#__svg__SVGMarkerElement__orient>
pub(crate) fn set_orient(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    reflect::set_string(cx, this, "orient", &value)
}

/// <https://svgwg.org/svg2-draft/painting.html#__svg__SVGMarkerElement__setOrientToAuto>
pub(crate) fn set_orient_to_auto(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    set_orient(cx, this, DomString::from("auto"))
}

/// <https://svgwg.org/svg2-draft/painting.html#__svg__SVGMarkerElement__setOrientToAngle>
pub(crate) fn set_orient_to_angle(
    cx: &mut Cx<'_>,
    this: NodeId,
    angle: Value,
) -> Result<(), Thrown> {
    let mut text = String::new();
    super::svg_angle::read(cx, &angle)?.write(&mut text);
    set_orient(cx, this, DomString::from(text))
}
