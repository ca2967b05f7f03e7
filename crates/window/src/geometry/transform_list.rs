//! Transform functions of CSS, as the constructors of matrices take them.
//!
//! <https://drafts.csswg.org/geometry/#parse-a-string-into-an-abstract-matrix>

use cssparser::{ParseError, Parser, Token};

use super::Matrix;

type Result<T> = std::result::Result<T, ()>;

/// Parses a text into a matrix. `None` if it is invalid or has relative units.
pub(crate) fn parse_into_a_matrix(text: &str) -> Option<Matrix> {
    let mut parser = Parser::new(text);
    if parser.is_exhausted() || parser.try_parse(is_none).is_ok() {
        return Some(Matrix::default());
    }
    let mut matrix = Matrix::default();
    while !parser.is_exhausted() {
        let name = parser.expect_function().ok()?.to_ascii_lowercase();
        let parsed: std::result::Result<Matrix, ParseError<()>> =
            parser.parse_nested_block(|inside| {
                let arguments = arguments(inside).map_err(|()| ParseError::unexpected_token())?;
                apply(&matrix, &name, &arguments).map_err(|()| ParseError::unexpected_token())
            });
        matrix = parsed.ok()?;
    }
    Some(matrix)
}

fn is_none(parser: &mut Parser<'_>) -> std::result::Result<(), ParseError<()>> {
    parser.expect_ident_matching("none")?;
    parser.expect_exhausted()?;
    Ok(())
}

/// An argument in its canonical unit.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Argument {
    Number(f64),
    /// In pixels.
    Length(f64),
    /// In degrees.
    Angle(f64),
    None,
}

fn arguments(parser: &mut Parser<'_>) -> Result<Vec<Argument>> {
    let mut all = Vec::new();
    loop {
        let token = parser.next().map_err(drop)?;
        all.push(match token {
            Token::Number { value, .. } => Argument::Number(f64::from(*value)),
            Token::Dimension { value, unit, .. } => dimension(f64::from(*value), unit)?,
            Token::Ident(name) if name.eq_ignore_ascii_case("none") => Argument::None,
            _ => return Err(()),
        });
        if parser.is_exhausted() {
            return Ok(all);
        }
        parser.expect_comma().map_err(drop)?;
    }
}

/// An absolute length in pixels.
/// <https://drafts.csswg.org/css-values-4/#absolute-lengths>
pub(crate) fn absolute_length(value: f64, unit: &str) -> Option<f64> {
    Some(match unit.to_ascii_lowercase().as_str() {
        "px" => value,
        "cm" => value * 96.0 / 2.54,
        "mm" => value * 96.0 / 25.4,
        "q" => value * 96.0 / 101.6,
        "in" => value * 96.0,
        "pc" => value * 16.0,
        "pt" => value * 96.0 / 72.0,
        _ => return None,
    })
}

fn dimension(value: f64, unit: &str) -> Result<Argument> {
    if let Some(pixels) = absolute_length(value, unit) {
        return Ok(Argument::Length(pixels));
    }
    Ok(match unit.to_ascii_lowercase().as_str() {
        "deg" => Argument::Angle(value),
        "grad" => Argument::Angle(value * 0.9),
        "rad" => Argument::Angle(value.to_degrees()),
        "turn" => Argument::Angle(value * 360.0),
        _ => return Err(()),
    })
}

impl Argument {
    fn number(self) -> Result<f64> {
        match self {
            Self::Number(number) => Ok(number),
            _ => Err(()),
        }
    }

    fn length(self) -> Result<f64> {
        match self {
            Self::Length(length) => Ok(length),
            Self::Number(0.0) => Ok(0.0),
            _ => Err(()),
        }
    }

    fn angle(self) -> Result<f64> {
        match self {
            Self::Angle(angle) => Ok(angle),
            Self::Number(0.0) => Ok(0.0),
            _ => Err(()),
        }
    }
}

fn numbers(arguments: &[Argument]) -> Result<Vec<f64>> {
    arguments.iter().map(|argument| argument.number()).collect()
}

/// Applies a transform function. <https://drafts.csswg.org/css-transforms-2/#transform-functions>
fn apply(matrix: &Matrix, name: &str, arguments: &[Argument]) -> Result<Matrix> {
    let origin = [0.0; 3];
    // Functions for 3D make a 3D matrix, whatever their arguments.
    let in_space = |matrix: Matrix| Matrix { is_2d: false, ..matrix };
    Ok(match (name, arguments) {
        ("matrix", all) if all.len() == 6 => {
            matrix.multiply(&Matrix::of_sequence(&numbers(all)?).ok_or(())?)
        }
        ("matrix3d", all) if all.len() == 16 => {
            matrix.multiply(&Matrix::of_sequence(&numbers(all)?).ok_or(())?)
        }
        ("translate" | "translatex", [x]) => matrix.translate(x.length()?, 0.0, 0.0),
        ("translate", [x, y]) => matrix.translate(x.length()?, y.length()?, 0.0),
        ("translatey", [y]) => matrix.translate(0.0, y.length()?, 0.0),
        ("translatez", [z]) => in_space(matrix.translate(0.0, 0.0, z.length()?)),
        ("translate3d", [x, y, z]) => {
            in_space(matrix.translate(x.length()?, y.length()?, z.length()?))
        }
        ("scale", [both]) => matrix.scale([both.number()?, both.number()?, 1.0], origin),
        ("scale", [x, y]) => matrix.scale([x.number()?, y.number()?, 1.0], origin),
        ("scalex", [x]) => matrix.scale([x.number()?, 1.0, 1.0], origin),
        ("scaley", [y]) => matrix.scale([1.0, y.number()?, 1.0], origin),
        ("scalez", [z]) => in_space(matrix.scale([1.0, 1.0, z.number()?], origin)),
        ("scale3d", [x, y, z]) => {
            in_space(matrix.scale([x.number()?, y.number()?, z.number()?], origin))
        }
        ("rotate", [z]) => matrix.rotate(z.angle()?, None, None),
        ("rotatez", [z]) => in_space(matrix.rotate(z.angle()?, None, None)),
        ("rotatex", [x]) => in_space(matrix.rotate_axis_angle([1.0, 0.0, 0.0], x.angle()?)),
        ("rotatey", [y]) => in_space(matrix.rotate_axis_angle([0.0, 1.0, 0.0], y.angle()?)),
        ("rotate3d", [x, y, z, angle]) => in_space(
            matrix.rotate_axis_angle([x.number()?, y.number()?, z.number()?], angle.angle()?),
        ),
        ("skew" | "skewx", [x]) => matrix.skew(x.angle()?, 0.0),
        ("skew", [x, y]) => matrix.skew(x.angle()?, y.angle()?),
        ("skewy", [y]) => matrix.skew(0.0, y.angle()?),
        ("perspective", [Argument::None]) => in_space(*matrix),
        ("perspective", [depth]) => match depth.length()? {
            depth if depth >= 0.0 => matrix.perspective(depth),
            _ => return Err(()),
        },
        _ => return Err(()),
    })
}
