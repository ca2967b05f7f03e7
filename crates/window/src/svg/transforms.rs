//! Transform functions in attributes of SVG.
//!
//! <https://svgwg.org/svg2-draft/coords.html#InterfaceSVGTransform>

use super::numbers::{Scanner, write_number};
use crate::geometry::Matrix;

/// A transform function.
#[derive(Clone, Debug)]
pub(crate) enum Transform {
    /// The elements a to f.
    Matrix([f64; 6]),
    Matrix3d(Box<Matrix>),
    Translate(f32, f32),
    Scale(f32, f32),
    /// An angle and a center.
    Rotate(f32, f32, f32),
    SkewX(f32),
    SkewY(f32),
}

impl Default for Transform {
    fn default() -> Self {
        Self::Matrix([1.0, 0.0, 0.0, 1.0, 0.0, 0.0])
    }
}

impl Transform {
    /// The function of a matrix.
    pub(crate) fn of_matrix(matrix: &Matrix) -> Self {
        if matrix.is_2d {
            Self::Matrix([0, 1, 4, 5, 12, 13].map(|place| matrix.at(place)))
        } else {
            Self::Matrix3d(Box::new(*matrix))
        }
    }

    pub(crate) fn matrix(&self) -> Matrix {
        let identity = Matrix::default();
        match *self {
            Self::Matrix(elements) => Matrix::of_six(elements),
            Self::Matrix3d(ref matrix) => **matrix,
            Self::Translate(x, y) => identity.translate(x.into(), y.into(), 0.0),
            Self::Scale(x, y) => identity.scale([x.into(), y.into(), 1.0], [0.0; 3]),
            Self::Rotate(angle, x, y) => {
                let (x, y) = (f64::from(x), f64::from(y));
                identity
                    .translate(x, y, 0.0)
                    .rotate(angle.into(), None, None)
                    .translate(-x, -y, 0.0)
            }
            Self::SkewX(angle) => identity.skew(angle.into(), 0.0),
            Self::SkewY(angle) => identity.skew(0.0, angle.into()),
        }
    }

    /// The constant of `SVGTransform`.
    pub(crate) const fn number(&self) -> u16 {
        match self {
            Self::Matrix3d(_) => 0,
            Self::Matrix(_) => 1,
            Self::Translate(..) => 2,
            Self::Scale(..) => 3,
            Self::Rotate(..) => 4,
            Self::SkewX(_) => 5,
            Self::SkewY(_) => 6,
        }
    }

    /// The angle in degrees, or 0.
    pub(crate) const fn angle(&self) -> f32 {
        match self {
            Self::Rotate(angle, ..) | Self::SkewX(angle) | Self::SkewY(angle) => *angle,
            _ => 0.0,
        }
    }

    /// SPEC-NOTE: the text has the function, as in browsers, and not its matrix.
    /// <https://svgwg.org/svg2-draft/types.html#SynchronizingReflectedValues>
    pub(crate) fn write(&self, out: &mut String) {
        let mut function = |name: &str, numbers: &[f32]| {
            out.push_str(name);
            for (place, number) in numbers.iter().enumerate() {
                out.push(if place == 0 { '(' } else { ' ' });
                write_number(*number, out);
            }
            out.push(')');
        };
        match *self {
            Self::Matrix(elements) => function("matrix", &elements.map(|element| element as f32)),
            Self::Matrix3d(ref matrix) => {
                function("matrix3d", &matrix.elements.map(|element| element as f32));
            }
            Self::Translate(x, y) => function("translate", &[x, y]),
            Self::Scale(x, y) => function("scale", &[x, y]),
            Self::Rotate(angle, 0.0, 0.0) => function("rotate", &[angle]),
            Self::Rotate(angle, x, y) => function("rotate", &[angle, x, y]),
            Self::SkewX(angle) => function("skewX", &[angle]),
            Self::SkewY(angle) => function("skewY", &[angle]),
        }
    }

    fn of(name: &str, numbers: &[f32]) -> Option<Self> {
        Some(match (name, numbers) {
            ("translate", [x]) => Self::Translate(*x, 0.0),
            ("translate", [x, y]) => Self::Translate(*x, *y),
            ("scale", [both]) => Self::Scale(*both, *both),
            ("scale", [x, y]) => Self::Scale(*x, *y),
            ("rotate", [angle]) => Self::Rotate(*angle, 0.0, 0.0),
            ("rotate", [angle, x, y]) => Self::Rotate(*angle, *x, *y),
            ("skewX", [angle]) => Self::SkewX(*angle),
            ("skewY", [angle]) => Self::SkewY(*angle),
            ("matrix", numbers) => Self::Matrix(<[f32; 6]>::try_from(numbers).ok()?.map(f64::from)),
            _ => return None,
        })
    }
}

/// Reads a list of transform functions. `None` if it is invalid.
///
/// SPEC-NOTE: units and functions that only CSS has make the list invalid here, as in browsers.
/// <https://drafts.csswg.org/css-transforms-1/#svg-transform>
pub(crate) fn parse_transforms(text: &str) -> Option<Vec<Transform>> {
    let mut scanner = Scanner::new(text);
    let mut all = Vec::new();
    scanner.skip_spaces();
    while !scanner.is_at_the_end() {
        let name = scanner.take_name();
        scanner.skip_spaces();
        if !scanner.take('(') {
            return None;
        }
        scanner.skip_spaces();
        let mut numbers = vec![scanner.take_number()? as f32];
        loop {
            let has_comma = scanner.skip_separator();
            if !has_comma && scanner.take(')') {
                break;
            }
            if numbers.len() > 6 {
                return None;
            }
            numbers.push(scanner.take_number()? as f32);
        }
        all.push(Transform::of(name, &numbers)?);
        if scanner.skip_separator() && scanner.is_at_the_end() {
            return None;
        }
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists() {
        for (text, again) in [
            ("", Some("")),
            ("translate(1)", Some("translate(1 0)")),
            ("translate(1,2)scale(2)", Some("translate(1 2) scale(2 2)")),
            (" translate ( 1 -2 ) , rotate(45, 1 2)", Some("translate(1 -2) rotate(45 1 2)")),
            ("skewX(1e1) skewY(.5) rotate(0)", Some("skewX(10) skewY(0.5) rotate(0)")),
            ("matrix(1 2 3 4 5 6)", Some("matrix(1 2 3 4 5 6)")),
            ("matrix(1 2 3)", None),
            ("matrix(1 2 3 4 5 6 7 8)", None),
            ("translate(1) x", None),
            ("translate(1),", None),
            ("translate(1),,scale(1)", None),
            ("translate(1,)", None),
            ("rotate(45deg)", None),
            ("none", None),
            ("Scale(1)", None),
        ] {
            let written = parse_transforms(text).map(|all| {
                let texts = all.iter().map(|one| {
                    let mut text = String::new();
                    one.write(&mut text);
                    text
                });
                texts.collect::<Vec<_>>().join(" ")
            });
            assert_eq!(written.as_deref(), again, "{text}");
        }
    }
}
