//! <https://drafts.csswg.org/geometry/#DOMMatrix>

use treewright_quickjs::{Thrown, Value};

use super::dom_matrix_read_only::{matrix_of_init, of_numbers, of_text};
use crate::Cx;
use crate::generated::Interface;
use crate::generated::dictionaries::DOMMatrixInit;
use crate::generated::unions::DomStringOrSequenceOfUnrestricted;
use crate::geometry::{self, Matrix};
use crate::strings::DomString;

pub(crate) use super::dom_matrix_read_only::{
    a, b, c, d, e, f, m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43,
    m44,
};

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-dommatrix>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    init: Option<DomStringOrSequenceOfUnrestricted>,
) -> Result<Value, Thrown> {
    let matrix = matrix_of_init(cx, init)?;
    Ok(geometry::new_with(cx, Interface::DOMMatrix, prototype, matrix))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-frommatrix>
pub(crate) fn from_matrix(cx: &mut Cx<'_>, other: DOMMatrixInit) -> Result<Value, Thrown> {
    let matrix = geometry::matrix_from_dictionary(cx, &other)?;
    geometry::new(cx, Interface::DOMMatrix, matrix)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-fromfloat32array>
pub(crate) fn from_float32_array(cx: &mut Cx<'_>, array32: Value) -> Result<Value, Thrown> {
    let numbers = geometry::numbers_of(cx, &array32, false);
    let matrix = of_numbers(cx, &numbers)?;
    geometry::new(cx, Interface::DOMMatrix, matrix)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-fromfloat64array>
pub(crate) fn from_float64_array(cx: &mut Cx<'_>, array64: Value) -> Result<Value, Thrown> {
    let numbers = geometry::numbers_of(cx, &array64, true);
    let matrix = of_numbers(cx, &numbers)?;
    geometry::new(cx, Interface::DOMMatrix, matrix)
}

/// Changes the matrix, and returns it.
fn change(
    cx: &mut Cx<'_>,
    this: &Value,
    make: impl FnOnce(&Matrix) -> Matrix,
) -> Result<Value, Thrown> {
    geometry::change(cx, this, |matrix: &mut Matrix| *matrix = make(matrix))?;
    Ok(this.clone())
}

/// Setters of elements.
macro_rules! elements {
    ($($name:ident: $place:expr),* $(,)?) => { $(
        pub(crate) fn $name(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
            geometry::change(cx, this, |matrix: &mut Matrix| matrix.set($place, value))
        }
    )* };
}

elements! {
    set_a: 0, set_b: 1, set_c: 4, set_d: 5, set_e: 12, set_f: 13, set_m11: 0, set_m12: 1, set_m13: 2, set_m14: 3, set_m21: 4, set_m22: 5, set_m23: 6, set_m24: 7, set_m31: 8, set_m32: 9, set_m33: 10, set_m34: 11, set_m41: 12, set_m42: 13, set_m43: 14, set_m44: 15,
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-multiplyself>
pub(crate) fn multiply_self(
    cx: &mut Cx<'_>,
    this: &Value,
    other: DOMMatrixInit,
) -> Result<Value, Thrown> {
    let other = geometry::matrix_from_dictionary(cx, &other)?;
    change(cx, this, |matrix| matrix.multiply(&other))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-premultiplyself>
pub(crate) fn pre_multiply_self(
    cx: &mut Cx<'_>,
    this: &Value,
    other: DOMMatrixInit,
) -> Result<Value, Thrown> {
    let other = geometry::matrix_from_dictionary(cx, &other)?;
    change(cx, this, |matrix| other.multiply(matrix))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-translateself>
pub(crate) fn translate_self(
    cx: &mut Cx<'_>,
    this: &Value,
    tx: f64,
    ty: f64,
    tz: f64,
) -> Result<Value, Thrown> {
    change(cx, this, |matrix| matrix.translate(tx, ty, tz))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-scaleself>
#[expect(clippy::too_many_arguments, reason = "those of the method")]
pub(crate) fn scale_self(
    cx: &mut Cx<'_>,
    this: &Value,
    scale_x: f64,
    scale_y: Option<f64>,
    scale_z: f64,
    origin_x: f64,
    origin_y: f64,
    origin_z: f64,
) -> Result<Value, Thrown> {
    let by = [scale_x, scale_y.unwrap_or(scale_x), scale_z];
    change(cx, this, |matrix| matrix.scale(by, [origin_x, origin_y, origin_z]))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-scale3dself>
pub(crate) fn scale3d_self(
    cx: &mut Cx<'_>,
    this: &Value,
    scale: f64,
    origin_x: f64,
    origin_y: f64,
    origin_z: f64,
) -> Result<Value, Thrown> {
    change(cx, this, |matrix| matrix.scale([scale; 3], [origin_x, origin_y, origin_z]))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-rotateself>
pub(crate) fn rotate_self(
    cx: &mut Cx<'_>,
    this: &Value,
    rot_x: f64,
    rot_y: Option<f64>,
    rot_z: Option<f64>,
) -> Result<Value, Thrown> {
    change(cx, this, |matrix| matrix.rotate(rot_x, rot_y, rot_z))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-rotatefromvectorself>
pub(crate) fn rotate_from_vector_self(
    cx: &mut Cx<'_>,
    this: &Value,
    x: f64,
    y: f64,
) -> Result<Value, Thrown> {
    change(cx, this, |matrix| matrix.rotate_from_vector(x, y))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-rotateaxisangleself>
pub(crate) fn rotate_axis_angle_self(
    cx: &mut Cx<'_>,
    this: &Value,
    x: f64,
    y: f64,
    z: f64,
    angle: f64,
) -> Result<Value, Thrown> {
    change(cx, this, |matrix| matrix.rotate_axis_angle([x, y, z], angle))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-skewxself>
pub(crate) fn skew_x_self(cx: &mut Cx<'_>, this: &Value, sx: f64) -> Result<Value, Thrown> {
    change(cx, this, |matrix| matrix.skew(sx, 0.0))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-skewyself>
pub(crate) fn skew_y_self(cx: &mut Cx<'_>, this: &Value, sy: f64) -> Result<Value, Thrown> {
    change(cx, this, |matrix| matrix.skew(0.0, sy))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-invertself>
pub(crate) fn invert_self(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    change(cx, this, Matrix::invert)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrix-setmatrixvalue>
pub(crate) fn set_matrix_value(
    cx: &mut Cx<'_>,
    this: &Value,
    transform_list: DomString,
) -> Result<Value, Thrown> {
    let matrix = of_text(cx, &transform_list)?;
    change(cx, this, |_| matrix)
}
