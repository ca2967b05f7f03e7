//! `SVGPreserveAspectRatio`.
//!
//! <https://svgwg.org/svg2-draft/coords.html#InterfaceSVGPreserveAspectRatio>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;
use crate::svg::aspect_ratios::AspectRatio;
use crate::svg::items;
use crate::svg::reflector::Reflector;

fn read(cx: &mut Cx<'_>, this: &Value) -> Result<(Reflector, bool, AspectRatio), Thrown> {
    let found = cx.data(this, |(reflector, is_read_only): &mut (Reflector, bool), world| {
        let ratio = reflector.text(world).and_then(AspectRatio::parse).unwrap_or_default();
        (*reflector, *is_read_only, ratio)
    });
    found.ok_or_else(|| cx.type_error("Illegal invocation"))
}

fn write(
    cx: &mut Cx<'_>,
    this: &Value,
    change: impl FnOnce(&mut AspectRatio),
) -> Result<(), Thrown> {
    let (reflector, is_read_only, mut ratio) = read(cx, this)?;
    if is_read_only {
        return Err(items::no_modification(cx));
    }
    change(&mut ratio);
    let Some(text) = ratio.text() else {
        return Err(cx.type_error("The attribute has no keyword for this number."));
    };
    reflector.set(cx, &DomString::from(text));
    Ok(())
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGPreserveAspectRatio__align>
pub(crate) fn align(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(read(cx, this)?.2.align)
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGPreserveAspectRatio__align>
pub(crate) fn set_align(cx: &mut Cx<'_>, this: &Value, value: u16) -> Result<(), Thrown> {
    write(cx, this, |ratio| ratio.align = value)
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGPreserveAspectRatio__meetOrSlice>
pub(crate) fn meet_or_slice(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(read(cx, this)?.2.meet_or_slice)
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGPreserveAspectRatio__meetOrSlice>
pub(crate) fn set_meet_or_slice(cx: &mut Cx<'_>, this: &Value, value: u16) -> Result<(), Thrown> {
    write(cx, this, |ratio| ratio.meet_or_slice = value)
}
