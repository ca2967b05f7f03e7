//! `SVGAngle`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGAngle>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::svg::angles::{Angle, AngleUnit};
use crate::svg::items::{self, Datum};

pub(super) fn read(cx: &mut Cx<'_>, this: &Value) -> Result<Angle, Thrown> {
    Ok(match items::read(cx, this)? {
        Datum::Angle(angle) => angle,
        _ => Angle::ZERO,
    })
}

fn write(cx: &mut Cx<'_>, this: &Value, angle: Angle) -> Result<(), Thrown> {
    items::write(cx, this, Datum::Angle(angle))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__unitType>
pub(crate) fn unit_type(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(read(cx, this)?.unit as u16)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__value>
pub(crate) fn value(cx: &mut Cx<'_>, this: &Value) -> Result<f32, Thrown> {
    Ok(read(cx, this)?.degrees())
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: &Value, value: f32) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    // SPEC-NOTE: the angle keeps its unit, as in browsers.
    // https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__value
    let unit = read(cx, this)?.unit;
    write(cx, this, Angle::of(value, unit))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__valueInSpecifiedUnits>
pub(crate) fn value_in_specified_units(cx: &mut Cx<'_>, this: &Value) -> Result<f32, Thrown> {
    Ok(read(cx, this)?.factor)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__valueInSpecifiedUnits>
pub(crate) fn set_value_in_specified_units(
    cx: &mut Cx<'_>,
    this: &Value,
    value: f32,
) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    let angle = read(cx, this)?;
    write(cx, this, Angle { factor: value, ..angle })
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__valueAsString>
pub(crate) fn value_as_string(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let mut text = String::new();
    read(cx, this)?.write(&mut text);
    Ok(DomString::from(text))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__valueAsString>
pub(crate) fn set_value_as_string(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    let Some(angle) = value.as_str().and_then(Angle::parse) else {
        let message = "The text is not an angle.";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    };
    write(cx, this, angle)
}

fn unit(cx: &mut Cx<'_>, unit_type: u16) -> Result<AngleUnit, Thrown> {
    AngleUnit::of_type(unit_type).ok_or_else(|| {
        let message = "The number is not that of a unit of angles.";
        dom_exception(cx, DomExceptionName::NotSupportedError, message)
    })
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__newValueSpecifiedUnits>
pub(crate) fn new_value_specified_units(
    cx: &mut Cx<'_>,
    this: &Value,
    unit_type: u16,
    value_in_specified_units: f32,
) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    let unit = unit(cx, unit_type)?;
    write(cx, this, Angle { factor: value_in_specified_units, unit })
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAngle__convertToSpecifiedUnits>
pub(crate) fn convert_to_specified_units(
    cx: &mut Cx<'_>,
    this: &Value,
    unit_type: u16,
) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    let unit = unit(cx, unit_type)?;
    let degrees = value(cx, this)?;
    write(cx, this, Angle::of(degrees, unit))
}
