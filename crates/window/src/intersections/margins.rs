//! Margins around roots.

use std::fmt;

use cssparser::{Parser, Token};

use crate::geometry::{Rect, absolute_length};

/// A side of a margin.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Side {
    Pixels(f64),
    Percentage(f64),
}

impl Side {
    fn of(self, length: f64) -> f64 {
        match self {
            Self::Pixels(pixels) => pixels,
            Self::Percentage(percentage) => length * percentage / 100.0,
        }
    }
}

impl fmt::Display for Side {
    #[expect(clippy::cast_possible_truncation, reason = "the numbers of CSS have this precision")]
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pixels(pixels) => write!(out, "{}px", *pixels as f32 + 0.0),
            Self::Percentage(percentage) => write!(out, "{}%", *percentage as f32 + 0.0),
        }
    }
}

/// The margins at the top, right, bottom and left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Margins([Side; 4]);

impl fmt::Display for Margins {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self([top, right, bottom, left]) = self;
        write!(out, "{top} {right} {bottom} {left}")
    }
}

impl Margins {
    /// A rectangle with the margins added.
    pub(crate) fn around(&self, rect: Rect) -> Rect {
        let Self([top, right, bottom, left]) = self;
        let Rect([x, y, width, height]) = rect;
        let (top, bottom) = (top.of(height), bottom.of(height));
        let (right, left) = (right.of(width), left.of(width));
        Rect([x - left, y - top, width + left + right, height + top + bottom])
    }
}

/// <https://w3c.github.io/IntersectionObserver/#parse-a-margin>
pub(crate) fn parse_a_margin(text: &str) -> Option<Margins> {
    let mut parser = Parser::new(text);
    let mut sides = Vec::new();
    while !parser.is_exhausted() {
        if sides.len() == 4 {
            return None;
        }
        sides.push(match parser.next().ok()? {
            Token::Dimension { value, unit, .. } => {
                Side::Pixels(absolute_length(f64::from(*value), unit)?)
            }
            Token::Percentage { unit_value, .. } => {
                Side::Percentage(f64::from(*unit_value * 100.0))
            }
            _ => return None,
        });
    }
    Some(Margins(match *sides.as_slice() {
        [] => [Side::Pixels(0.0); 4],
        [all] => [all; 4],
        [top, right] => [top, right, top, right],
        [top, right, bottom] => [top, right, bottom, right],
        [top, right, bottom, left, ..] => [top, right, bottom, left],
    }))
}
