//! The equivalent paths of shapes.
//!
//! <https://svgwg.org/svg2-draft/shapes.html>

use kurbo::{Arc, BezPath, Point, Vec2};
use treewright_dom::{Namespace, NodeId};
use treewright_quickjs::Thrown;

use super::items::Datum;
use super::lengths::Length;
use super::paths::{append_arc, parse_path};
use super::reflector;
use crate::reflect::animated::Across;
use crate::world::World;
use crate::{Cx, memory, style};

/// The geometry properties of an element: from its style if this sets them, and otherwise from its
/// attributes.
/// <https://svgwg.org/svg2-draft/geometry.html>
pub(super) struct Geometry<'w> {
    world: &'w World,
    element: NodeId,
}

/// The values of properties that no sheet sets.
const INITIAL: [&str; 4] = ["", "0px", "auto", "none"];

impl<'w> Geometry<'w> {
    pub(super) fn new(world: &'w World, element: NodeId) -> Self {
        Self { world, element }
    }

    fn length(&self, name: &str, across: Across) -> Option<f64> {
        let value = style::value(self.world, self.element, name);
        let value = value.filter(|value| !INITIAL.contains(&value.as_str()));
        let length = match value.as_deref().and_then(Length::parse) {
            Some(length) => Some(length),
            None => self.world.tree.attribute(self.element, name).and_then(Length::parse),
        };
        length.map(|length| f64::from(length.resolve(self.world, Some(self.element), across)))
    }

    pub(super) fn x(&self, name: &str) -> f64 {
        self.length(name, Across::Width).unwrap_or(0.0)
    }

    pub(super) fn y(&self, name: &str) -> f64 {
        self.length(name, Across::Height).unwrap_or(0.0)
    }

    /// The position and the size, which is not negative.
    pub(super) fn rectangle(&self) -> kurbo::Rect {
        let (width, height) = (self.x("width").max(0.0), self.y("height").max(0.0));
        let origin = Point::new(self.x("x"), self.y("y"));
        kurbo::Rect::from_origin_size(origin, (width, height))
    }

    /// The radii of `rect` and `ellipse`, where one that is missing is the other.
    fn radii(&self) -> Vec2 {
        let [x, y] = [self.length("rx", Across::Width), self.length("ry", Across::Height)]
            .map(|radius| radius.filter(|radius| *radius >= 0.0));
        Vec2::new(x.or(y).unwrap_or(0.0), y.or(x).unwrap_or(0.0))
    }

    /// The box of a circle or an ellipse, without the error of curves that stand for it.
    pub(super) fn round_box(&self) -> Option<kurbo::Rect> {
        let radii = match self.world.tree.local_name(self.element)? {
            "circle" => {
                let radius = self.length("r", Across::Diagonal)?;
                Vec2::new(radius, radius)
            }
            "ellipse" => self.radii(),
            _ => return None,
        };
        let center = Point::new(self.x("cx"), self.y("cy"));
        Some(kurbo::Rect::from_points(center - radii, center + radii))
    }

    /// The center of a circle or an ellipse, as an empty rectangle.
    pub(super) fn center(&self) -> Option<kurbo::Rect> {
        let name = self.world.tree.local_name(self.element)?;
        let center = Point::new(self.x("cx"), self.y("cy"));
        matches!(name, "circle" | "ellipse").then(|| kurbo::Rect::from_points(center, center))
    }

    /// The size of the viewport of a `symbol`, of which this is the instance.
    pub(super) fn size_of_an_instance(&self) -> (f64, f64) {
        let whole = |across| super::viewports::size_across(self.world, self.element, across);
        let size = |name, across| self.length(name, across).unwrap_or_else(|| whole(across));
        (size("width", Across::Width).max(0.0), size("height", Across::Height).max(0.0))
    }

    fn text(&self, name: &str) -> &'w str {
        self.world.tree.attribute(self.element, name).unwrap_or_default()
    }
}

/// True for the element of a shape.
pub(super) fn is_a_shape(world: &World, element: NodeId) -> bool {
    world.tree.namespace(element) == Some(Namespace::Svg)
        && matches!(
            world.tree.local_name(element),
            Some("path" | "rect" | "circle" | "ellipse" | "line" | "polyline" | "polygon")
        )
}

/// The memory that a byte of the attribute of a path or of points takes as a path.
const BYTES: usize = 48;

/// Throws if the path of a shape takes too much memory.
pub(super) fn demand(cx: &mut Cx<'_>, element: NodeId) -> Result<(), Thrown> {
    let length = |name| cx.host.tree.attribute(element, name).map_or(0, str::len);
    let length = length("d").max(length("points"));
    memory::demand(cx, length.saturating_mul(BYTES))
}

/// The equivalent path of a shape. It is empty if the shape is not rendered.
pub(super) fn equivalent_path(world: &World, element: NodeId) -> BezPath {
    let geometry = Geometry::new(world, element);
    match world.tree.local_name(element).unwrap_or_default() {
        "path" => {
            let value = style::value(world, element, "d");
            let data = value.as_deref().and_then(|value| {
                value.strip_prefix("path(\"")?.strip_suffix("\")").map(str::to_owned)
            });
            parse_path(data.as_deref().unwrap_or_else(|| geometry.text("d")))
        }
        "rect" => rect(&geometry),
        "circle" => {
            let radius = geometry.length("r", Across::Diagonal).unwrap_or(0.0);
            ellipse(Point::new(geometry.x("cx"), geometry.y("cy")), Vec2::new(radius, radius))
        }
        "ellipse" => ellipse(Point::new(geometry.x("cx"), geometry.y("cy")), geometry.radii()),
        "line" => {
            let mut path = BezPath::new();
            path.move_to((geometry.x("x1"), geometry.y("y1")));
            path.line_to((geometry.x("x2"), geometry.y("y2")));
            path
        }
        name @ ("polyline" | "polygon") => points(geometry.text("points"), name == "polygon"),
        _ => BezPath::new(),
    }
}

fn points(text: &str, is_closed: bool) -> BezPath {
    let mut path = BezPath::new();
    for point in reflector::points(text).unwrap_or_default() {
        let Datum::Point([x, y, ..]) = point else { continue };
        if path.elements().is_empty() {
            path.move_to((x, y));
        } else {
            path.line_to((x, y));
        }
    }
    if is_closed && !path.elements().is_empty() {
        path.close_path();
    }
    path
}

/// <https://svgwg.org/svg2-draft/shapes.html#RectElement>
fn rect(geometry: &Geometry<'_>) -> BezPath {
    let mut path = BezPath::new();
    let rect = geometry.rectangle();
    let radii = geometry.radii();
    let (rx, ry) = (radii.x.min(rect.width() / 2.0), radii.y.min(rect.height() / 2.0));
    let is_rounded = rx > 0.0 && ry > 0.0;
    let (rx, ry) = if is_rounded { (rx, ry) } else { (0.0, 0.0) };
    path.move_to((rect.x0 + rx, rect.y0));
    // The corners from the top right one, clockwise: the end of the edge before, and the center.
    let quarter = std::f64::consts::FRAC_PI_2;
    let corners = [
        ((rect.x1 - rx, rect.y0), (rect.x1 - rx, rect.y0 + ry), -quarter),
        ((rect.x1, rect.y1 - ry), (rect.x1 - rx, rect.y1 - ry), 0.0),
        ((rect.x0 + rx, rect.y1), (rect.x0 + rx, rect.y1 - ry), quarter),
        ((rect.x0, rect.y0 + ry), (rect.x0 + rx, rect.y0 + ry), 2.0 * quarter),
    ];
    for (edge, center, angle) in corners {
        path.line_to(edge);
        if is_rounded {
            append_arc(&mut path, Arc::new(center, (rx, ry), angle, quarter, 0.0));
        }
    }
    path.close_path();
    path
}

/// <https://svgwg.org/svg2-draft/shapes.html#EllipseElement>
fn ellipse(center: Point, radii: Vec2) -> BezPath {
    let mut path = BezPath::new();
    if radii.x > 0.0 && radii.y > 0.0 {
        path.move_to((center.x + radii.x, center.y));
        append_arc(&mut path, Arc::new(center, radii, 0.0, std::f64::consts::TAU, 0.0));
        path.close_path();
    }
    path
}
