//! The lengths of paths, and points on them.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGGeometryElement>

use std::rc::Rc;

use kurbo::{BezPath, ParamCurve, ParamCurveArclen, PathEl, PathSeg, Point};
use treewright_dom::NodeId;
use treewright_quickjs::{Charge, Thrown};

use super::shapes::{demand, equivalent_path};
use crate::{Cx, budget, memory};

/// A path with the lengths up to the end of each segment.
#[derive(Debug)]
pub(crate) struct Measured {
    path: BezPath,
    segments: Vec<(PathSeg, f64)>,
    accuracy: f64,
    /// While the measures are kept.
    charge: Option<Charge>,
}

/// The size of a path, which sets how exact its curves are measured.
pub(super) fn scale(path: &BezPath) -> f64 {
    let bounds = path.control_box();
    let size = bounds.width().max(bounds.height());
    if size.is_finite() { size } else { 0.0 }
}

impl Measured {
    /// Measures a path. `None` if this must stop.
    fn new(path: BezPath, mut must_stop: impl FnMut() -> bool) -> Option<Self> {
        let accuracy = (scale(&path) * 1e-7).max(1e-9);
        let (mut total, mut segments) = (0.0, Vec::new());
        for segment in path.segments() {
            if segments.len() % 256 == 255 && must_stop() {
                return None;
            }
            total += segment.arclen(accuracy);
            segments.push((segment, total));
        }
        Some(Self { path, segments, accuracy, charge: None })
    }

    fn bytes(&self) -> usize {
        let path = size_of_val(self.path.elements());
        path.saturating_add(size_of_val(self.segments.as_slice()))
    }

    pub(crate) fn length(&self) -> f64 {
        self.segments.last().map_or(0.0, |(_, length)| *length)
    }

    /// The point at a distance. `None` for an empty path.
    pub(crate) fn point_at(&self, distance: f64) -> Option<Point> {
        let distance = distance.clamp(0.0, self.length());
        let place = self.segments.partition_point(|(_, length)| *length < distance);
        let Some((segment, _)) = self.segments.get(place) else {
            return self.path.elements().iter().find_map(|element| match element {
                PathEl::MoveTo(point) => Some(*point),
                _ => None,
            });
        };
        let before = place.checked_sub(1).and_then(|before| self.segments.get(before));
        let rest = distance - before.map_or(0.0, |(_, length)| *length);
        let length = segment.arclen(self.accuracy);
        Some(match segment {
            PathSeg::Line(line) if length > 0.0 => line.eval((rest / length).clamp(0.0, 1.0)),
            _ if rest >= length => segment.end(),
            _ => segment.eval(segment.inv_arclen(rest, self.accuracy)),
        })
    }
}

/// The measures of a shape. Those of the last one are kept, for scripts that ask for many points.
pub(crate) fn measure(cx: &mut Cx<'_>, element: NodeId) -> Result<Rc<Measured>, Thrown> {
    demand(cx, element)?;
    let path = equivalent_path(cx.host, element);
    if let Some(last) = cx.host.svg.measured.as_ref().filter(|last| last.path == path) {
        return Ok(Rc::clone(last));
    }
    let Some(mut measured) = Measured::new(path, || budget::is_used_up(cx)) else {
        return Err(memory::used_up(cx));
    };
    measured.charge = Some(cx.host.charge(measured.bytes()));
    let measured = Rc::new(measured);
    cx.host.svg.measured = Some(Rc::clone(&measured));
    Ok(measured)
}

#[cfg(test)]
mod tests {
    use super::Measured;
    use crate::svg::paths::parse_path;

    #[test]
    fn lengths_and_points() {
        for (data, length, at, point) in [
            ("M0 0H10V10", 20.0, 15.0, (10.0, 5.0)),
            ("M0 0H10M20 0H30", 20.0, 15.0, (25.0, 0.0)),
            ("M0 0H10V10z", 34.142_136, 99.0, (0.0, 0.0)),
            ("M0 0A10 10 0 0 1 20 0", 31.415_927, 15.707_963, (10.0, -10.0)),
            ("M5 5", 0.0, 1.0, (5.0, 5.0)),
            ("M0 0H10", 10.0, -3.0, (0.0, 0.0)),
        ] {
            let measured = Measured::new(parse_path(data), || false).unwrap();
            let near = |one: f64, other: f64| (one - other).abs() < 1e-4;
            assert!(near(measured.length(), length), "{data}: {}", measured.length());
            let found = measured.point_at(at).unwrap();
            assert!(near(found.x, point.0) && near(found.y, point.1), "{data}: {found}");
        }
        assert_eq!(Measured::new(parse_path(""), || false).unwrap().point_at(1.0), None);
    }
}
