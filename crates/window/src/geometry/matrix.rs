//! 4×4 matrices.
//!
//! <https://drafts.csswg.org/geometry/#DOMMatrix>

use super::Point;

/// A matrix.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Matrix {
    /// <https://drafts.csswg.org/geometry/#matrix-is-2d>
    pub(crate) is_2d: bool,
    /// The elements m11, m12, m13, m14, m21 to m44: column by column.
    pub(crate) elements: [f64; 16],
}

const IDENTITY: [f64; 16] =
    [1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0];

impl Default for Matrix {
    fn default() -> Self {
        Self { is_2d: true, elements: IDENTITY }
    }
}

/// The sine and cosine of an angle in degrees, exact for multiples of 90.
fn sine_and_cosine(degrees: f64) -> (f64, f64) {
    let turned = degrees % 360.0;
    match turned {
        0.0 => (0.0, 1.0),
        90.0 | -270.0 => (1.0, 0.0),
        180.0 | -180.0 => (0.0, -1.0),
        270.0 | -90.0 => (-1.0, 0.0),
        _ => turned.to_radians().sin_cos(),
    }
}

impl Matrix {
    /// A 2D matrix of the elements a to f.
    pub(crate) fn of_six(elements: [f64; 6]) -> Self {
        let mut matrix = Self::default();
        for (place, value) in [0, 1, 4, 5, 12, 13].into_iter().zip(elements) {
            matrix.put(place, value);
        }
        matrix
    }

    /// The matrix of six or sixteen elements. `None` for another number.
    pub(crate) fn of_sequence(elements: &[f64]) -> Option<Self> {
        if let Ok(six) = <[f64; 6]>::try_from(elements) {
            return Some(Self::of_six(six));
        }
        let elements = <[f64; 16]>::try_from(elements).ok()?;
        Some(Self { is_2d: false, elements })
    }

    /// An element, by its index.
    pub(crate) fn at(&self, place: usize) -> f64 {
        self.elements.get(place).copied().unwrap_or(0.0)
    }

    fn put(&mut self, place: usize, value: f64) {
        if let Some(element) = self.elements.get_mut(place) {
            *element = value;
        }
    }

    /// Sets an element, as its attribute does.
    pub(crate) fn set(&mut self, place: usize, value: f64) {
        self.put(place, value);
        let is_plain = match place {
            0 | 1 | 4 | 5 | 12 | 13 => true,
            10 | 15 => value == 1.0,
            _ => value == 0.0,
        };
        self.is_2d &= is_plain;
    }

    /// True if the elements could be those of a 2D matrix.
    pub(crate) fn has_2d_elements(elements: &[f64; 16]) -> bool {
        let three_dimensional = [2, 3, 6, 7, 8, 9, 10, 11, 14, 15];
        three_dimensional.iter().all(|place| elements.get(*place) == IDENTITY.get(*place))
    }

    pub(crate) fn is_identity(&self) -> bool {
        self.elements == IDENTITY
    }

    /// The product: `other` is applied first.
    pub(crate) fn multiply(&self, other: &Self) -> Self {
        let mut elements = [0.0; 16];
        for (place, element) in elements.iter_mut().enumerate() {
            let (column, row) = (place / 4, place % 4);
            *element = (0..4).map(|k| self.at(k * 4 + row) * other.at(column * 4 + k)).sum();
        }
        Self { is_2d: self.is_2d && other.is_2d, elements }
    }

    /// <https://drafts.csswg.org/geometry/#dom-dommatrix-translateself>
    pub(crate) fn translate(&self, x: f64, y: f64, z: f64) -> Self {
        let mut by = Self::of_six([1.0, 0.0, 0.0, 1.0, x, y]);
        by.set(14, z);
        self.multiply(&by)
    }

    /// <https://drafts.csswg.org/geometry/#dom-dommatrix-scaleself>
    pub(crate) fn scale(&self, [x, y, z]: [f64; 3], origin: [f64; 3]) -> Self {
        let mut by = Self::of_six([x, 0.0, 0.0, y, 0.0, 0.0]);
        by.set(10, z);
        let [left, top, near] = origin;
        self.translate(left, top, near).multiply(&by).translate(-left, -top, -near)
    }

    /// <https://drafts.csswg.org/geometry/#dom-dommatrix-rotateself>
    pub(crate) fn rotate(&self, x: f64, y: Option<f64>, z: Option<f64>) -> Self {
        let (x, y, z) = match (y, z) {
            (None, None) => (0.0, 0.0, x),
            (y, z) => (x, y.unwrap_or(0.0), z.unwrap_or(0.0)),
        };
        let turned = self.rotate_axis_angle([0.0, 0.0, 1.0], z);
        let turned = if y == 0.0 { turned } else { turned.rotate_axis_angle([0.0, 1.0, 0.0], y) };
        if x == 0.0 { turned } else { turned.rotate_axis_angle([1.0, 0.0, 0.0], x) }
    }

    /// <https://drafts.csswg.org/geometry/#dom-dommatrix-rotatefromvectorself>
    pub(crate) fn rotate_from_vector(&self, x: f64, y: f64) -> Self {
        let angle = if x == 0.0 && y == 0.0 { 0.0 } else { y.atan2(x).to_degrees() };
        self.rotate(angle, None, None)
    }

    /// <https://drafts.csswg.org/geometry/#dom-dommatrix-rotateaxisangleself>
    pub(crate) fn rotate_axis_angle(&self, [x, y, z]: [f64; 3], degrees: f64) -> Self {
        let length = (x * x + y * y + z * z).sqrt();
        let is_2d = x == 0.0 && y == 0.0;
        if length == 0.0 {
            return *self;
        }
        let (x, y, z) = (x / length, y / length, z / length);
        let (sine, cosine) = sine_and_cosine(degrees);
        let rest = 1.0 - cosine;
        let elements = [
            x * x * rest + cosine,
            x * y * rest + z * sine,
            x * z * rest - y * sine,
            0.0,
            x * y * rest - z * sine,
            y * y * rest + cosine,
            y * z * rest + x * sine,
            0.0,
            x * z * rest + y * sine,
            y * z * rest - x * sine,
            z * z * rest + cosine,
            0.0,
            0.0,
            0.0,
            0.0,
            1.0,
        ];
        self.multiply(&Self { is_2d, elements })
    }

    /// Skews by angles, in degrees.
    pub(crate) fn skew(&self, x: f64, y: f64) -> Self {
        let (x, y) = (x.to_radians().tan(), y.to_radians().tan());
        self.multiply(&Self::of_six([1.0, y, x, 1.0, 0.0, 0.0]))
    }

    /// <https://drafts.csswg.org/css-transforms-2/#funcdef-perspective>
    pub(crate) fn perspective(&self, depth: f64) -> Self {
        let mut by = Self::default();
        by.put(11, -1.0 / depth.max(1.0));
        by.is_2d = false;
        self.multiply(&by)
    }

    /// <https://drafts.csswg.org/geometry/#dom-dommatrix-invertself>
    pub(crate) fn invert(&self) -> Self {
        match self.inverse() {
            Some(inverse) => inverse,
            None => Self { is_2d: false, elements: [f64::NAN; 16] },
        }
    }

    fn inverse(&self) -> Option<Self> {
        let m = |row: usize, column: usize| self.at(column * 4 + row);
        let mut rows: [[f64; 8]; 4] = [[0.0; 8]; 4];
        for (row, cells) in rows.iter_mut().enumerate() {
            for (column, cell) in cells.iter_mut().enumerate() {
                *cell = match column {
                    0..4 => m(row, column),
                    _ => f64::from(u8::from(column - 4 == row)),
                };
            }
        }
        let get = |rows: &[[f64; 8]; 4], row: usize, column: usize| {
            rows.get(row).and_then(|cells| cells.get(column)).copied().unwrap_or(0.0)
        };
        for pivot in 0..4 {
            // Dividing by the largest element of the column is the most exact.
            let best = (pivot..4).max_by(|one, two| {
                get(&rows, *one, pivot).abs().total_cmp(&get(&rows, *two, pivot).abs())
            })?;
            let divisor = get(&rows, best, pivot);
            if divisor == 0.0 || !divisor.is_finite() {
                return None;
            }
            rows.swap(pivot, best);
            let mut leading = *rows.get(pivot)?;
            for cell in &mut leading {
                *cell /= divisor;
            }
            for (row, cells) in rows.iter_mut().enumerate() {
                if row == pivot {
                    *cells = leading;
                    continue;
                }
                let factor = cells.get(pivot).copied().unwrap_or(0.0);
                if factor != 0.0 {
                    for (cell, by) in cells.iter_mut().zip(leading) {
                        *cell -= factor * by;
                    }
                }
            }
        }
        let mut elements = [0.0; 16];
        for (place, element) in elements.iter_mut().enumerate() {
            // Minus zero would be visible.
            *element = get(&rows, place % 4, place / 4 + 4) + 0.0;
        }
        Some(Self { is_2d: self.is_2d, elements })
    }

    /// <https://drafts.csswg.org/geometry/#transform-a-point-with-a-matrix>
    pub(crate) fn transform(&self, Point(point): Point) -> Point {
        let row = |row: usize| {
            (0..4)
                .map(|column| point.get(column).copied().unwrap_or(0.0) * self.at(column * 4 + row))
                .sum()
        };
        Point([row(0), row(1), row(2), row(3)])
    }
}
