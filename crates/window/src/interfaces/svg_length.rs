//! `SVGLength`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGLength>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::svg::items::{self, Datum};
use crate::svg::lengths::{Length, Unit};

fn read(cx: &mut Cx<'_>, this: &Value) -> Result<Length, Thrown> {
    Ok(match items::read(cx, this)? {
        Datum::Length(length) => length,
        _ => Length::ZERO,
    })
}

fn write(cx: &mut Cx<'_>, this: &Value, length: Length) -> Result<(), Thrown> {
    items::write(cx, this, Datum::Length(length))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__unitType>
pub(crate) fn unit_type(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(read(cx, this)?.unit.unit_type())
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__value>
pub(crate) fn value(cx: &mut Cx<'_>, this: &Value) -> Result<f32, Thrown> {
    let length = read(cx, this)?;
    let (element, across) = items::context(cx, this);
    Ok(length.resolve(cx.host, element, across))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: &Value, value: f32) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    // SPEC-NOTE: the length keeps its unit, as in browsers.
    // https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__value
    let unit = read(cx, this)?.unit;
    let (element, across) = items::context(cx, this);
    let length = Length::of(value, unit, cx.host, element, across);
    write(cx, this, length)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__valueInSpecifiedUnits>
pub(crate) fn value_in_specified_units(cx: &mut Cx<'_>, this: &Value) -> Result<f32, Thrown> {
    Ok(read(cx, this)?.factor)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__valueInSpecifiedUnits>
pub(crate) fn set_value_in_specified_units(
    cx: &mut Cx<'_>,
    this: &Value,
    value: f32,
) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    let length = read(cx, this)?;
    write(cx, this, Length { factor: value, ..length })
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__valueAsString>
pub(crate) fn value_as_string(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let mut text = String::new();
    read(cx, this)?.write(&mut text);
    Ok(DomString::from(text))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__valueAsString>
pub(crate) fn set_value_as_string(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    let Some(length) = value.as_str().and_then(Length::parse) else {
        let message = "The text is not a length.";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    };
    write(cx, this, length)
}

fn unit(cx: &mut Cx<'_>, unit_type: u16) -> Result<Unit, Thrown> {
    Unit::of_type(unit_type).ok_or_else(|| {
        let message = "The number is not that of a unit of lengths.";
        dom_exception(cx, DomExceptionName::NotSupportedError, message)
    })
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__newValueSpecifiedUnits>
pub(crate) fn new_value_specified_units(
    cx: &mut Cx<'_>,
    this: &Value,
    unit_type: u16,
    value_in_specified_units: f32,
) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    let unit = unit(cx, unit_type)?;
    write(cx, this, Length { factor: value_in_specified_units, unit })
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGLength__convertToSpecifiedUnits>
pub(crate) fn convert_to_specified_units(
    cx: &mut Cx<'_>,
    this: &Value,
    unit_type: u16,
) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    let unit = unit(cx, unit_type)?;
    let absolute = value(cx, this)?;
    let (element, across) = items::context(cx, this);
    let length = Length::of(absolute, unit, cx.host, element, across);
    write(cx, this, length)
}
