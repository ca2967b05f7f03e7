//! Transformations and numbers in attributes of SVG.

/// A transformation: `a b c d e f` of `matrix()`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Affine(pub(super) [f32; 6]);

#[expect(clippy::many_single_char_names, reason = "these are the names of the standard")]
impl Affine {
    pub(super) const IDENTITY: Self = Self([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    /// This transformation of what the other one gives.
    pub(super) fn of(self, inner: Self) -> Self {
        let ([a, b, c, d, e, f], [g, h, i, j, k, l]) = (self.0, inner.0);
        Self([
            a * g + c * h,
            b * g + d * h,
            a * i + c * j,
            b * i + d * j,
            a * k + c * l + e,
            b * k + d * l + f,
        ])
    }

    pub(super) fn scale(self) -> f32 {
        let [a, b, c, d, ..] = self.0;
        (a * d - b * c).abs().sqrt()
    }

    pub(super) fn point(self, x: f32, y: f32) -> (f32, f32) {
        let [a, b, c, d, e, f] = self.0;
        (a * x + c * y + e, b * x + d * y + f)
    }

    /// Reads the attribute `transform`. <https://drafts.csswg.org/css-transforms-1/#svg-syntax>
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut whole = Self::IDENTITY;
        let mut rest = text.trim_ascii();
        while !rest.is_empty() {
            let (name, after) = rest.split_once('(')?;
            let (values, after) = after.split_once(')')?;
            let values = numbers(values);
            let at = |index: usize| values.get(index).copied();
            let (sine, cosine) = at(0).unwrap_or_default().to_radians().sin_cos();
            let turned = Self([cosine, sine, -sine, cosine, 0.0, 0.0]);
            let one = match name.trim_ascii() {
                "translate" => Self([1.0, 0.0, 0.0, 1.0, at(0)?, at(1).unwrap_or(0.0)]),
                "scale" => Self([at(0)?, 0.0, 0.0, at(1).or(at(0))?, 0.0, 0.0]),
                "rotate" => {
                    let (x, y) = (at(1).unwrap_or(0.0), at(2).unwrap_or(0.0));
                    Self([1.0, 0.0, 0.0, 1.0, x, y])
                        .of(turned)
                        .of(Self([1.0, 0.0, 0.0, 1.0, -x, -y]))
                }
                "skewX" => Self([1.0, 0.0, at(0)?.to_radians().tan(), 1.0, 0.0, 0.0]),
                "skewY" => Self([1.0, at(0)?.to_radians().tan(), 0.0, 1.0, 0.0, 0.0]),
                "matrix" => Self(<[f32; 6]>::try_from(values).ok()?),
                _ => return None,
            };
            whole = whole.of(one);
            rest = after.trim_start_matches([' ', '\t', '\n', '\r', ',']);
        }
        Some(whole)
    }
}

pub(super) fn numbers(text: &str) -> Vec<f32> {
    let words = text.split(|c: char| c == ',' || c.is_ascii_whitespace());
    words.filter(|word| !word.is_empty()).filter_map(number).collect()
}

/// A number, with the unit `px` or without one.
pub(super) fn number(text: &str) -> Option<f32> {
    let text = text.trim_ascii();
    let number: f32 = text.strip_suffix("px").unwrap_or(text).parse().ok()?;
    number.is_finite().then_some(number)
}
