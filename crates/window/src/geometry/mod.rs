//! Points, rectangles, quadrilaterals and matrices: plain data.
//!
//! <https://drafts.csswg.org/geometry/>

mod arrays;
mod live;
mod matrix;
mod transform_list;

pub(crate) use arrays::{float_array, numbers_of};
pub(crate) use live::{Live, Source, change, matrix_of, point_of, rect_of};
pub(crate) use matrix::Matrix;
pub(crate) use transform_list::{absolute_length, parse_into_a_matrix};

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::dictionaries::{
    DOMMatrix2DInit, DOMMatrixInit, DOMPointInit, DOMQuadInit, DOMRectInit,
};

/// The x, y, z and w coordinates of a point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Point(pub(crate) [f64; 4]);

/// The x and y coordinate, width and height of a rectangle.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rect(pub(crate) [f64; 4]);

impl Default for Point {
    fn default() -> Self {
        Self([0.0, 0.0, 0.0, 1.0])
    }
}

impl From<&DOMPointInit> for Point {
    fn from(init: &DOMPointInit) -> Self {
        Self([init.x, init.y, init.z, init.w])
    }
}

impl From<&DOMRectInit> for Rect {
    fn from(init: &DOMRectInit) -> Self {
        Self([init.x, init.y, init.width, init.height])
    }
}

/// NaN-safe minimum. <https://drafts.csswg.org/geometry/#nan-safe-minimum>
pub(crate) fn minimum(numbers: &[f64]) -> f64 {
    extreme(numbers, f64::min)
}

/// NaN-safe maximum. <https://drafts.csswg.org/geometry/#nan-safe-maximum>
pub(crate) fn maximum(numbers: &[f64]) -> f64 {
    extreme(numbers, f64::max)
}

fn extreme(numbers: &[f64], choose: fn(f64, f64) -> f64) -> f64 {
    if numbers.iter().any(|number| number.is_nan()) {
        return f64::NAN;
    }
    numbers.iter().copied().reduce(choose).unwrap_or(f64::NAN)
}

/// A new object of an interface with this data.
pub(crate) fn new<T: 'static>(
    cx: &mut Cx<'_>,
    interface: Interface,
    data: T,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, interface)?;
    cx.set_data(&object, Box::new(data));
    Ok(object)
}

/// The same with a given prototype.
pub(crate) fn new_with<T: 'static>(
    cx: &mut Cx<'_>,
    interface: Interface,
    prototype: &Value,
    data: T,
) -> Value {
    let object = bindings::new_object_with(cx, interface, prototype);
    cx.set_data(&object, Box::new(data));
    object
}

/// <https://drafts.csswg.org/geometry/#DOMQuad>
pub(crate) struct Quad;

impl Quad {
    /// Makes an object a quadrilateral of new points.
    pub(crate) fn begin(cx: &mut Cx<'_>, object: &Value, points: [Point; 4]) -> Result<(), Thrown> {
        for (place, point) in (0..).zip(points) {
            let point = new(cx, Interface::DOMPoint, point)?;
            Self::set_point(cx, object, place, &point);
        }
        Ok(())
    }

    /// Sets one of its points, by a number from 0.
    pub(crate) fn set_point(cx: &Cx<'_>, object: &Value, place: u64, point: &Value) {
        cx.set_slot(object, place.saturating_add(1), point);
    }

    /// One of its points.
    pub(crate) fn point(cx: &Cx<'_>, object: &Value, place: u64) -> Value {
        cx.slot(object, place.saturating_add(1)).unwrap_or_else(|| cx.undefined())
    }

    pub(crate) fn points(cx: &Cx<'_>, object: &Value) -> [Value; 4] {
        [0, 1, 2, 3].map(|place| Self::point(cx, object, place))
    }

    /// <https://drafts.csswg.org/geometry/#dom-domquad-fromrect>
    pub(crate) fn of_rect(rect: &DOMRectInit) -> [Point; 4] {
        let (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height);
        [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            .map(|(x, y)| Point([x, y, 0.0, 1.0]))
    }

    /// <https://drafts.csswg.org/geometry/#dom-domquad-fromquad>
    pub(crate) fn of_quad(quad: &DOMQuadInit) -> [Point; 4] {
        [&quad.p1, &quad.p2, &quad.p3, &quad.p4]
            .map(|point| point.as_ref().map_or_else(Point::default, Point::from))
    }

    /// <https://drafts.csswg.org/geometry/#dom-domquad-getbounds>
    pub(crate) fn bounds(cx: &mut Cx<'_>, object: &Value) -> Rect {
        let points = Self::points(cx, object).map(|point| point_of(cx, &point));
        let (x, y) = (points.map(|Point([x, ..])| x), points.map(|Point([_, y, ..])| y));
        let (left, top) = (minimum(&x), minimum(&y));
        Rect([left, top, maximum(&x) - left, maximum(&y) - top])
    }
}

fn same_value_zero(one: f64, two: f64) -> bool {
    one == two || (one.is_nan() && two.is_nan())
}

/// An element under its two names. `None` if they differ.
fn fix_up(short: Option<f64>, long: Option<f64>, default: f64) -> Option<f64> {
    match (short, long) {
        (Some(short), Some(long)) if !same_value_zero(short, long) => None,
        (_, Some(value)) | (Some(value), None) => Some(value),
        (None, None) => Some(default),
    }
}

/// The elements m11, m12, m21, m22, m41 and m42.
/// <https://drafts.csswg.org/geometry/#matrix-validate-and-fixup-2d>
fn validate_and_fix_up_2d(init: &DOMMatrix2DInit) -> Option<[f64; 6]> {
    Some([
        fix_up(init.a, init.m11, 1.0)?,
        fix_up(init.b, init.m12, 0.0)?,
        fix_up(init.c, init.m21, 0.0)?,
        fix_up(init.d, init.m22, 1.0)?,
        fix_up(init.e, init.m41, 0.0)?,
        fix_up(init.f, init.m42, 0.0)?,
    ])
}

/// <https://drafts.csswg.org/geometry/#create-a-dommatrix-from-a-2d-dictionary>
pub(crate) fn matrix_from_2d_dictionary(
    cx: &mut Cx<'_>,
    init: &DOMMatrix2DInit,
) -> Result<Matrix, Thrown> {
    match validate_and_fix_up_2d(init) {
        Some(elements) => Ok(Matrix::of_six(elements)),
        None => Err(cx.type_error("An element of the matrix has two values.")),
    }
}

/// <https://drafts.csswg.org/geometry/#create-a-dommatrix-from-a-dictionary>
pub(crate) fn matrix_from_dictionary(
    cx: &mut Cx<'_>,
    init: &DOMMatrixInit,
) -> Result<Matrix, Thrown> {
    let Some([m11, m12, m21, m22, m41, m42]) = validate_and_fix_up_2d(&init.base) else {
        return Err(cx.type_error("An element of the matrix has two values."));
    };
    let elements = [
        m11, m12, init.m13, init.m14, m21, m22, init.m23, init.m24, init.m31, init.m32, init.m33,
        init.m34, m41, m42, init.m43, init.m44,
    ];
    let looks_2d = Matrix::has_2d_elements(&elements);
    let is_2d = match init.is2_d {
        Some(true) if !looks_2d => {
            return Err(cx.type_error("The matrix is declared as 2D, but is not."));
        }
        Some(is_2d) => is_2d,
        None => looks_2d,
    };
    Ok(Matrix { is_2d, elements })
}
