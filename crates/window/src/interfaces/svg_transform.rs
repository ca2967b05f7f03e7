//! `SVGTransform`.
//!
//! <https://svgwg.org/svg2-draft/coords.html#InterfaceSVGTransform>

use std::rc::Rc;

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::generated::dictionaries::DOMMatrix2DInit;
use crate::geometry::{self, Live, Matrix};
use crate::svg::items::{self, Datum, MatrixOfTransform};
use crate::svg::new_with_reflector;
use crate::svg::transforms::Transform;

fn read(cx: &mut Cx<'_>, this: &Value) -> Result<Transform, Thrown> {
    Ok(match items::read(cx, this)? {
        Datum::Transform(transform) => transform,
        _ => Transform::default(),
    })
}

fn write(cx: &mut Cx<'_>, this: &Value, transform: Transform) -> Result<(), Thrown> {
    items::write(cx, this, Datum::Transform(transform))
}

/// A new transform of a matrix.
pub(super) fn of_matrix(cx: &mut Cx<'_>, init: &DOMMatrix2DInit) -> Result<Value, Thrown> {
    let matrix = geometry::matrix_from_2d_dictionary(cx, init)?;
    let transform = Datum::Transform(Transform::of_matrix(&matrix));
    items::new_detached(cx, Interface::SVGTransform, transform)
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransform__type>
pub(crate) fn type_(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(read(cx, this)?.number())
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransform__matrix>
pub(crate) fn matrix(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let source = Live::<Matrix>(Rc::new(MatrixOfTransform));
    new_with_reflector(cx, Interface::DOMMatrix, this, source)
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransform__angle>
pub(crate) fn angle(cx: &mut Cx<'_>, this: &Value) -> Result<f32, Thrown> {
    Ok(read(cx, this)?.angle())
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransform__setMatrix>
pub(crate) fn set_matrix(
    cx: &mut Cx<'_>,
    this: &Value,
    matrix: DOMMatrix2DInit,
) -> Result<(), Thrown> {
    items::check_that_it_is_writable(cx, this)?;
    let matrix = geometry::matrix_from_2d_dictionary(cx, &matrix)?;
    write(cx, this, Transform::of_matrix(&matrix))
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransform__setTranslate>
pub(crate) fn set_translate(cx: &mut Cx<'_>, this: &Value, tx: f32, ty: f32) -> Result<(), Thrown> {
    write(cx, this, Transform::Translate(tx, ty))
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransform__setScale>
pub(crate) fn set_scale(cx: &mut Cx<'_>, this: &Value, sx: f32, sy: f32) -> Result<(), Thrown> {
    write(cx, this, Transform::Scale(sx, sy))
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransform__setRotate>
pub(crate) fn set_rotate(
    cx: &mut Cx<'_>,
    this: &Value,
    angle: f32,
    center_x: f32,
    center_y: f32,
) -> Result<(), Thrown> {
    write(cx, this, Transform::Rotate(angle, center_x, center_y))
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransform__setSkewX>
pub(crate) fn set_skew_x(cx: &mut Cx<'_>, this: &Value, angle: f32) -> Result<(), Thrown> {
    write(cx, this, Transform::SkewX(angle))
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransform__setSkewY>
pub(crate) fn set_skew_y(cx: &mut Cx<'_>, this: &Value, angle: f32) -> Result<(), Thrown> {
    write(cx, this, Transform::SkewY(angle))
}
