//! The shapes of `clip-path`. <https://drafts.csswg.org/css-shapes-1/#basic-shape-functions>

use style::values::computed::basic_shape::{BasicShape, ClipPath, ShapeCommand};
use style::values::computed::position::Position;
use style::values::computed::{Length, LengthPercentage};
use style::values::generics::basic_shape::{
    AxisEndPoint, CommandEndPoint, GenericBasicShape, GenericPathOrShapeFunction,
    GenericShapeCommand, ShapeRadius,
};
use style::values::generics::position::PositionOrAuto;
use style_traits::CssWriter;

use super::references::References;
use super::values::Values;

impl Values<'_> {
    /// `clip-path` is a shape without area: for any box, or only for some.
    pub(super) fn clip_path_is_empty(&self, references: Option<&References>) -> Option<bool> {
        let shape = match self.computed().get_svg().get_clip_path() {
            ClipPath::Shape(shape, _) => shape,
            ClipPath::Url(url) => {
                return references.filter(|references| references.is_empty(url)).map(|_| true);
            }
            _ => return None,
        };
        // A line of text, and a page.
        let empty =
            [(300.0, 20.0), self.viewport()].map(|(width, height)| is_empty(shape, width, height));
        (empty[0] || empty[1]).then_some(empty[0] && empty[1])
    }

    /// `clip-path` cuts off what is out of the box.
    pub(super) fn clips_to_shape(&self) -> bool {
        let ClipPath::Shape(shape, _) = self.computed().get_svg().get_clip_path() else {
            return false;
        };
        let GenericBasicShape::Rect(inset) = &**shape else { return false };
        let rect = &inset.rect;
        let is_inside = |side: &LengthPercentage| {
            side.resolve(Length::new(0.0)).px() >= 0.0
                && side.resolve(Length::new(1000.0)).px() >= 0.0
        };
        is_inside(&rect.0) && is_inside(&rect.1) && is_inside(&rect.2) && is_inside(&rect.3)
    }
}

/// Returns true if a shape has no area in a box of this size.
fn is_empty(shape: &BasicShape, width: f32, height: f32) -> bool {
    let x = |length: &LengthPercentage| length.resolve(Length::new(width)).px();
    let y = |length: &LengthPercentage| length.resolve(Length::new(height)).px();
    match shape {
        GenericBasicShape::Rect(inset) => {
            let rect = &inset.rect;
            width - x(&rect.1) - x(&rect.3) <= 1.0 || height - y(&rect.0) - y(&rect.2) <= 1.0
        }
        GenericBasicShape::Circle(circle) => match &circle.radius {
            ShapeRadius::Length(length) => {
                let (radius, center) = (x(&length.0), center(&circle.position, width, height));
                radius <= 1.0 || is_beside(center, (radius, radius), width, height)
            }
            _ => false,
        },
        GenericBasicShape::Ellipse(ellipse) => {
            let none = |radius: &ShapeRadius<_>, of: &dyn Fn(&LengthPercentage) -> f32| match radius
            {
                ShapeRadius::Length(style::values::generics::NonNegative(length)) => {
                    of(length) <= 1.0
                }
                _ => false,
            };
            none(&ellipse.semiaxis_x, &x) || none(&ellipse.semiaxis_y, &y)
        }
        GenericBasicShape::Polygon(polygon) => {
            let points: Vec<(f32, f32)> =
                polygon.coordinates.iter().map(|point| (x(&point.0), y(&point.1))).collect();
            is_flat_or_outside(&points, width, height)
        }
        GenericBasicShape::PathOrShape(GenericPathOrShapeFunction::Path(path)) => {
            let mut text = String::new();
            // Lines and curves with two coordinates a point, none of them relative.
            let written = path.path.normalize(true).to_css(&mut CssWriter::new(&mut text), false);
            let numbers = text.split(|c: char| !matches!(c, '0'..='9' | '.' | '-' | 'e'));
            let numbers: Vec<f32> = numbers.filter_map(|number| number.parse().ok()).collect();
            let points: Vec<(f32, f32)> =
                numbers.as_chunks().0.iter().map(|&[x, y]| (x, y)).collect();
            written.is_ok() && is_flat_or_outside(&points, width, height)
        }
        GenericBasicShape::PathOrShape(GenericPathOrShapeFunction::Shape(shape)) => {
            let points = points_of(shape.commands(), width, height);
            points.is_some_and(|points| is_flat_or_outside(&points, width, height))
        }
    }
}

/// The centre of a circle.
fn center(position: &PositionOrAuto<Position>, width: f32, height: f32) -> (f32, f32) {
    match position {
        PositionOrAuto::Position(position) => (
            position.horizontal.resolve(Length::new(width)).px(),
            position.vertical.resolve(Length::new(height)).px(),
        ),
        PositionOrAuto::Auto => (width / 2.0, height / 2.0),
    }
}

/// An ellipse is out of its box.
fn is_beside(center: (f32, f32), radius: (f32, f32), width: f32, height: f32) -> bool {
    let is_out =
        |center: f32, radius: f32, size: f32| center + radius <= 0.0 || center - radius >= size;
    is_out(center.0, radius.0, width) || is_out(center.1, radius.1, height)
}

/// Returns true for a polygon without area, and for one outside its box.
fn is_flat_or_outside(points: &[(f32, f32)], width: f32, height: f32) -> bool {
    let next = points.iter().skip(1).chain(points.first());
    let doubled: f32 =
        points.iter().zip(next).map(|(one, two)| one.0 * two.1 - two.0 * one.1).sum();
    let least = |values: &mut dyn Iterator<Item = f32>| values.fold(f32::MAX, f32::min);
    let most = |values: &mut dyn Iterator<Item = f32>| values.fold(f32::MIN, f32::max);
    let (left, right) = (
        least(&mut points.iter().map(|point| point.0)),
        most(&mut points.iter().map(|point| point.0)),
    );
    let (top, bottom) = (
        least(&mut points.iter().map(|point| point.1)),
        most(&mut points.iter().map(|point| point.1)),
    );
    // Parts of a polygon that crosses itself can cancel each other out.
    let is_thin = right - left <= 1.0 || bottom - top <= 1.0;
    is_thin
        || doubled.abs() <= 1.0 && points.len() <= 3
        || right <= 0.0
        || bottom <= 0.0
        || left >= width
        || top >= height
}

/// The points that a shape goes through, if all of its lines are straight.
fn points_of(commands: &[ShapeCommand], width: f32, height: f32) -> Option<Vec<(f32, f32)>> {
    let x = |length: &LengthPercentage| length.resolve(Length::new(width)).px();
    let y = |length: &LengthPercentage| length.resolve(Length::new(height)).px();
    let mut points: Vec<(f32, f32)> = Vec::new();
    for command in commands {
        let (last_x, last_y) = points.last().copied().unwrap_or_default();
        points.push(match command {
            GenericShapeCommand::Move { point } | GenericShapeCommand::Line { point } => {
                match point {
                    CommandEndPoint::ToPosition(place) => {
                        (x(&place.horizontal), y(&place.vertical))
                    }
                    CommandEndPoint::ByCoordinate(by) => (last_x + x(&by.x), last_y + y(&by.y)),
                }
            }
            GenericShapeCommand::HLine { x: end } => (on_axis(end, last_x, &x), last_y),
            GenericShapeCommand::VLine { y: end } => (last_x, on_axis(end, last_y, &y)),
            GenericShapeCommand::Close => continue,
            _ => return None,
        });
    }
    Some(points)
}

fn on_axis(
    end: &AxisEndPoint<LengthPercentage, LengthPercentage>,
    last: f32,
    of: &dyn Fn(&LengthPercentage) -> f32,
) -> f32 {
    match end {
        AxisEndPoint::ToPosition(length) => of(length),
        AxisEndPoint::ByCoordinate(length) => last + of(length),
    }
}
