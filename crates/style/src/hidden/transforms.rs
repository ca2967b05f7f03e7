//! Transformations. <https://drafts.csswg.org/css-transforms-2/>

use style::values::computed::Length;
use style::values::generics::transform::{GenericScale, GenericTranslate};
use style_traits::ToCss;

use super::values::Values;

/// The translation of a box: for each axis a constant, and a part of its size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Translation {
    pub(super) by: [(f32, f32); 2],
    /// It turns or scales, so that other places depend on the origin and on the size.
    pub(super) is_loose: bool,
    scale: f32,
}

impl Translation {
    /// How far points of a box of this size may be from where they would be without turns and scales.
    pub(super) fn reach(&self, width: f32, height: f32) -> f32 {
        (width.min(1500.0) + height.min(1500.0)) * (1.0 + self.scale)
    }
}

impl Values<'_> {
    pub(super) fn keeps_space(&self) -> bool {
        use style::computed_values::transform_style::T as Style;
        *self.computed().get_box().get_transform_style() == Style::Preserve3d
    }

    pub(super) fn hides_back(&self) -> bool {
        use style::computed_values::backface_visibility::T as Backface;
        *self.computed().get_box().get_backface_visibility() == Backface::Hidden
    }

    pub(super) fn perspective(&self) -> Option<f32> {
        use style::values::generics::box_::GenericPerspective;
        match self.computed().get_box().get_perspective() {
            GenericPerspective::Length(length) => Some(length.0.px().max(1.0)),
            GenericPerspective::None => None,
        }
    }

    /// It has a transformation.
    pub(super) fn is_transformed(&self) -> bool {
        use style::values::generics::transform::GenericRotate;
        let boxed = self.computed().get_box();
        !boxed.get_transform().0.is_empty()
            || !matches!(boxed.get_translate(), GenericTranslate::None)
            || !matches!(boxed.get_rotate(), GenericRotate::None)
            || !matches!(boxed.get_scale(), GenericScale::None)
    }

    /// The matrix of `translate`, `rotate`, `scale` and `transform`; percentages are those of a box of this size.
    pub(super) fn matrix(&self, width: f32, height: f32) -> Option<[f32; 16]> {
        use euclid::default::{Point2D, Rect, Size2D, Transform3D};
        let boxed = self.computed().get_box();
        let reference = Rect::new(
            Point2D::new(Length::new(0.0), Length::new(0.0)),
            Size2D::new(Length::new(width), Length::new(height)),
        );
        let transform = boxed.get_transform();
        let (translate, rotate, scale) =
            (boxed.get_translate(), boxed.get_rotate(), boxed.get_scale());
        if !self.is_transformed() {
            return None;
        }
        let (mut matrix, _) = transform.to_transform_3d_matrix(Some(&reference)).ok()?;
        if let GenericScale::Scale(x, y, z) = scale {
            matrix = matrix.then(&Transform3D::scale(*x, *y, *z));
        }
        {
            use style::values::generics::transform::GenericRotate;
            let turn = match rotate {
                GenericRotate::None => None,
                GenericRotate::Rotate(angle) => Some((0.0, 0.0, 1.0, angle.radians())),
                GenericRotate::Rotate3D(x, y, z, angle) => Some((*x, *y, *z, angle.radians())),
            };
            if let Some((x, y, z, angle)) = turn {
                matrix =
                    matrix.then(&Transform3D::rotation(x, y, z, euclid::Angle::radians(angle)));
            }
        }
        if let GenericTranslate::Translate(x, y, z) = translate {
            let x = x.resolve(Length::new(width)).px();
            let y = y.resolve(Length::new(height)).px();
            matrix = matrix.then(&Transform3D::translation(x, y, z.px()));
        }
        Some(matrix.to_array())
    }

    pub(super) fn translation(&self) -> Option<Translation> {
        let at = |width: f32, height: f32| self.matrix(width, height);
        let (none, some) = (at(0.0, 0.0)?, at(1000.0, 1000.0)?);
        let number =
            |matrix: &[f32; 16], place: usize| matrix.get(place).copied().unwrap_or_default();
        let by = [12, 13].map(|place| {
            let constant = number(&none, place);
            (constant, (number(&some, place) - constant) / 1000.0)
        });
        let [a, b, _, _, c, d, ..] = none;
        let is_plain =
            (a - 1.0).abs() < 0.01 && (d - 1.0).abs() < 0.01 && b.abs() < 0.01 && c.abs() < 0.01;
        let scale = [a, b, c, d].map(f32::abs).into_iter().fold(0.0, f32::max);
        Some(Translation { by, is_loose: !is_plain, scale })
    }

    /// `offset-path` is a path of which all is out of the page.
    pub(super) fn is_moved_along_path(&self) -> bool {
        use style::values::generics::motion::GenericOffsetPath;
        let GenericOffsetPath::OffsetPath { path, .. } =
            self.computed().get_box().get_offset_path()
        else {
            return false;
        };
        let text = path.to_css_string();
        let Some(commands) = text.strip_prefix("path(\"") else { return false };
        // Points of curves are beyond the path, if they are not within it.
        let is_absolute = commands.chars().all(|c| !c.is_ascii_lowercase() && !"HVA".contains(c));
        let numbers = commands.split(|c: char| !matches!(c, '0'..='9' | '.' | '-'));
        let numbers: Vec<f32> = numbers.filter_map(|number| number.parse().ok()).collect();
        let points = numbers.as_chunks().0;
        is_absolute
            && !points.is_empty()
            && (points.iter().all(|[x, _]| *x <= -1000.0)
                || points.iter().all(|[_, y]| *y <= -1000.0))
    }
}
