//! <https://drafts.csswg.org/geometry/#DOMMatrix>

use treewright_quickjs::{Attributes, Thrown, Value};

use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::{DOMMatrixInit, DOMPointInit};
use crate::generated::unions::DomStringOrSequenceOfUnrestricted;
use crate::geometry::{self, Matrix, Point};
use crate::strings::DomString;
use crate::{Cx, bindings};

/// The matrix that a constructor makes.
pub(super) fn matrix_of_init(
    cx: &mut Cx<'_>,
    init: Option<DomStringOrSequenceOfUnrestricted>,
) -> Result<Matrix, Thrown> {
    match init {
        None => Ok(Matrix::default()),
        Some(DomStringOrSequenceOfUnrestricted::DomString(text)) => {
            if !bindings::is_exposed(cx, Interface::Window) {
                return Err(cx.type_error("Only windows support matrices as strings."));
            }
            of_text(cx, &text)
        }
        Some(DomStringOrSequenceOfUnrestricted::SequenceOfUnrestricted(numbers)) => {
            of_numbers(cx, &numbers)
        }
    }
}

/// <https://drafts.csswg.org/geometry/#parse-a-string-into-an-abstract-matrix>
pub(super) fn of_text(cx: &mut Cx<'_>, text: &DomString) -> Result<Matrix, Thrown> {
    match geometry::parse_into_a_matrix(&text.to_scalar()) {
        Some(matrix) => Ok(matrix),
        None => {
            let message = "the text is not a list of transform functions with absolute units";
            Err(dom_exception(cx, DomExceptionName::SyntaxError, message))
        }
    }
}

pub(super) fn of_numbers(cx: &mut Cx<'_>, numbers: &[f64]) -> Result<Matrix, Thrown> {
    match Matrix::of_sequence(numbers) {
        Some(matrix) => Ok(matrix),
        None => Err(cx.type_error("A matrix has 6 or 16 elements.")),
    }
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-dommatrixreadonly>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    init: Option<DomStringOrSequenceOfUnrestricted>,
) -> Result<Value, Thrown> {
    let matrix = matrix_of_init(cx, init)?;
    Ok(geometry::new_with(cx, Interface::DOMMatrixReadOnly, prototype, matrix))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-frommatrix>
pub(crate) fn from_matrix(cx: &mut Cx<'_>, other: DOMMatrixInit) -> Result<Value, Thrown> {
    let matrix = geometry::matrix_from_dictionary(cx, &other)?;
    geometry::new(cx, Interface::DOMMatrixReadOnly, matrix)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-fromfloat32array>
pub(crate) fn from_float32_array(cx: &mut Cx<'_>, array32: Value) -> Result<Value, Thrown> {
    let numbers = geometry::numbers_of(cx, &array32, false);
    let matrix = of_numbers(cx, &numbers)?;
    geometry::new(cx, Interface::DOMMatrixReadOnly, matrix)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-fromfloat64array>
pub(crate) fn from_float64_array(cx: &mut Cx<'_>, array64: Value) -> Result<Value, Thrown> {
    let numbers = geometry::numbers_of(cx, &array64, true);
    let matrix = of_numbers(cx, &numbers)?;
    geometry::new(cx, Interface::DOMMatrixReadOnly, matrix)
}

/// Getters of elements.
macro_rules! elements {
    ($($name:ident: $place:expr),* $(,)?) => { $(
        pub(crate) fn $name(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
            Ok(geometry::matrix_of(cx, this).at($place))
        }
    )* };
}

elements! {
    a: 0, b: 1, c: 4, d: 5, e: 12, f: 13,
    m11: 0, m12: 1, m13: 2, m14: 3, m21: 4, m22: 5, m23: 6, m24: 7,
    m31: 8, m32: 9, m33: 10, m34: 11, m41: 12, m42: 13, m43: 14, m44: 15,
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-is2d>
pub(crate) fn is2_d(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(geometry::matrix_of(cx, this).is_2d)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-isidentity>
pub(crate) fn is_identity(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(geometry::matrix_of(cx, this).is_identity())
}

/// A new `DOMMatrix` made of this one.
fn derived(
    cx: &mut Cx<'_>,
    this: &Value,
    make: impl FnOnce(&Matrix) -> Matrix,
) -> Result<Value, Thrown> {
    let matrix = make(&geometry::matrix_of(cx, this));
    geometry::new(cx, Interface::DOMMatrix, matrix)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-translate>
pub(crate) fn translate(
    cx: &mut Cx<'_>,
    this: &Value,
    tx: f64,
    ty: f64,
    tz: f64,
) -> Result<Value, Thrown> {
    derived(cx, this, |matrix| matrix.translate(tx, ty, tz))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-scale>
#[expect(clippy::too_many_arguments, reason = "those of the method")]
pub(crate) fn scale(
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
    derived(cx, this, |matrix| matrix.scale(by, [origin_x, origin_y, origin_z]))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-scalenonuniform>
pub(crate) fn scale_non_uniform(
    cx: &mut Cx<'_>,
    this: &Value,
    scale_x: f64,
    scale_y: f64,
) -> Result<Value, Thrown> {
    derived(cx, this, |matrix| matrix.scale([scale_x, scale_y, 1.0], [0.0; 3]))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-scale3d>
pub(crate) fn scale3d(
    cx: &mut Cx<'_>,
    this: &Value,
    scale: f64,
    origin_x: f64,
    origin_y: f64,
    origin_z: f64,
) -> Result<Value, Thrown> {
    derived(cx, this, |matrix| matrix.scale([scale; 3], [origin_x, origin_y, origin_z]))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-rotate>
pub(crate) fn rotate(
    cx: &mut Cx<'_>,
    this: &Value,
    rot_x: f64,
    rot_y: Option<f64>,
    rot_z: Option<f64>,
) -> Result<Value, Thrown> {
    derived(cx, this, |matrix| matrix.rotate(rot_x, rot_y, rot_z))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-rotatefromvector>
pub(crate) fn rotate_from_vector(
    cx: &mut Cx<'_>,
    this: &Value,
    x: f64,
    y: f64,
) -> Result<Value, Thrown> {
    derived(cx, this, |matrix| matrix.rotate_from_vector(x, y))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-rotateaxisangle>
pub(crate) fn rotate_axis_angle(
    cx: &mut Cx<'_>,
    this: &Value,
    x: f64,
    y: f64,
    z: f64,
    angle: f64,
) -> Result<Value, Thrown> {
    derived(cx, this, |matrix| matrix.rotate_axis_angle([x, y, z], angle))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-skewx>
pub(crate) fn skew_x(cx: &mut Cx<'_>, this: &Value, sx: f64) -> Result<Value, Thrown> {
    derived(cx, this, |matrix| matrix.skew(sx, 0.0))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-skewy>
pub(crate) fn skew_y(cx: &mut Cx<'_>, this: &Value, sy: f64) -> Result<Value, Thrown> {
    derived(cx, this, |matrix| matrix.skew(0.0, sy))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-multiply>
pub(crate) fn multiply(
    cx: &mut Cx<'_>,
    this: &Value,
    other: DOMMatrixInit,
) -> Result<Value, Thrown> {
    let other = geometry::matrix_from_dictionary(cx, &other)?;
    derived(cx, this, |matrix| matrix.multiply(&other))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-flipx>
pub(crate) fn flip_x(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let by = Matrix::of_six([-1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
    derived(cx, this, |matrix| matrix.multiply(&by))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-flipy>
pub(crate) fn flip_y(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let by = Matrix::of_six([1.0, 0.0, 0.0, -1.0, 0.0, 0.0]);
    derived(cx, this, |matrix| matrix.multiply(&by))
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-inverse>
pub(crate) fn inverse(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    derived(cx, this, Matrix::invert)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-transformpoint>
pub(crate) fn transform_point(
    cx: &mut Cx<'_>,
    this: &Value,
    point: DOMPointInit,
) -> Result<Value, Thrown> {
    let point = geometry::matrix_of(cx, this).transform(Point::from(&point));
    geometry::new(cx, Interface::DOMPoint, point)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-tofloat32array>
pub(crate) fn to_float32_array(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let matrix = geometry::matrix_of(cx, this);
    geometry::float_array(cx, &matrix.elements, false)
}

/// <https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-tofloat64array>
pub(crate) fn to_float64_array(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let matrix = geometry::matrix_of(cx, this);
    geometry::float_array(cx, &matrix.elements, true)
}

/// <https://drafts.csswg.org/geometry/#dommatrixreadonly-stringification-behavior>
pub(crate) fn stringification_behavior(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let matrix = geometry::matrix_of(cx, this);
    if matrix.elements.iter().any(|element| !element.is_finite()) {
        let message = "the matrix has elements that are not finite";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    let (name, places): (_, &[usize]) = if matrix.is_2d {
        ("matrix", &[0, 1, 4, 5, 12, 13])
    } else {
        ("matrix3d", &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    };
    let mut texts = Vec::with_capacity(places.len());
    for place in places {
        let number = cx.number(matrix.at(*place));
        texts.push(cx.to_js_string(&number)?.into_scalar());
    }
    Ok(format!("{name}({})", texts.join(", ")).into())
}

const ELEMENTS: [(&str, usize); 22] = [
    ("a", 0),
    ("b", 1),
    ("c", 4),
    ("d", 5),
    ("e", 12),
    ("f", 13),
    ("m11", 0),
    ("m12", 1),
    ("m13", 2),
    ("m14", 3),
    ("m21", 4),
    ("m22", 5),
    ("m23", 6),
    ("m24", 7),
    ("m31", 8),
    ("m32", 9),
    ("m33", 10),
    ("m34", 11),
    ("m41", 12),
    ("m42", 13),
    ("m43", 14),
    ("m44", 15),
];

/// <https://drafts.fxtf.org/geometry-1/#dom-dommatrixreadonly-tojson>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let matrix = geometry::matrix_of(cx, this);
    let all = ELEMENTS.map(|(name, place)| (name, matrix.at(place)));
    let object = super::json_of_numbers(cx, &all)?;
    for (name, value) in [("is2D", matrix.is_2d), ("isIdentity", matrix.is_identity())] {
        let (key, value) = (cx.key(name), cx.boolean(value));
        cx.define_value(&object, &key, &value, Attributes::ALL)?;
    }
    Ok(object)
}
