//! Points in the fill and the stroke of a shape.
//!
//! <https://svgwg.org/svg2-draft/types.html#__svg__SVGGeometryElement__isPointInFill>

use kurbo::{
    BezPath, Cap, Join, ParamCurveArclen, ParamCurveNearest, PathEl, Point, Shape, Stroke,
    StrokeOpts,
};
use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use super::lengths::Length;
use super::measures::scale;
use super::shapes::{demand, equivalent_path};
use crate::reflect::animated::Across;
use crate::world::World;
use crate::{Cx, budget, memory, style};

/// SPEC-NOTE: a stroke has at most this many dashes; otherwise it counts as one without gaps.
/// <https://svgwg.org/svg2-draft/painting.html#StrokeShape>
const MOST_DASHES: f64 = 100_000.0;

/// True if a point is this near to a path.
fn is_near(cx: &mut Cx<'_>, path: &BezPath, point: Point, near: f64) -> Result<bool, Thrown> {
    for (place, segment) in path.segments().enumerate() {
        if place % 256 == 255 && budget::is_used_up(cx) {
            return Err(memory::used_up(cx));
        }
        if segment.nearest(point, near).distance_sq <= near * near {
            return Ok(true);
        }
    }
    Ok(false)
}

fn is_on(cx: &mut Cx<'_>, path: &BezPath, point: Point) -> Result<bool, Thrown> {
    is_near(cx, path, point, (scale(path) * 1e-6).max(1e-6))
}

/// The path with all subpaths closed.
fn closed(path: &BezPath) -> BezPath {
    let mut closed = BezPath::new();
    for element in path.elements() {
        if matches!(element, PathEl::MoveTo(_)) && !closed.elements().is_empty() {
            closed.close_path();
        }
        closed.push(*element);
    }
    if !closed.elements().is_empty() {
        closed.close_path();
    }
    closed
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGeometryElement__isPointInFill>
pub(crate) fn is_point_in_fill(
    cx: &mut Cx<'_>,
    element: NodeId,
    point: Point,
) -> Result<bool, Thrown> {
    if !point.is_finite() {
        return Ok(false);
    }
    demand(cx, element)?;
    let path = closed(&equivalent_path(cx.host, element));
    let winding = path.winding(point);
    let rule = value(cx.host, element, "fill-rule");
    let is_inside = if rule == "evenodd" { winding % 2 != 0 } else { winding != 0 };
    Ok(is_inside || is_on(cx, &path, point)?)
}

/// The value of a property; of an element without a style it is that of the attribute.
fn value(world: &World, element: NodeId, name: &str) -> String {
    let computed = style::value(world, element, name).filter(|value| !value.is_empty());
    computed.unwrap_or_else(|| world.tree.attribute(element, name).unwrap_or_default().to_owned())
}

fn length(world: &World, element: NodeId, text: &str) -> Option<f64> {
    let length = Length::parse(text)?.resolve(world, Some(element), Across::Diagonal);
    Some(f64::from(length))
}

/// The stroke that the properties of an element give. `None` without a width.
fn stroke_style(world: &World, element: NodeId, total: impl FnOnce() -> f64) -> Option<Stroke> {
    let width = value(world, element, "stroke-width");
    let width = length(world, element, &width).unwrap_or(1.0);
    if width <= 0.0 {
        return None;
    }
    let cap = match value(world, element, "stroke-linecap").as_str() {
        "round" => Cap::Round,
        "square" => Cap::Square,
        _ => Cap::Butt,
    };
    let join = match value(world, element, "stroke-linejoin").as_str() {
        "round" => Join::Round,
        "bevel" => Join::Bevel,
        _ => Join::Miter,
    };
    let limit = value(world, element, "stroke-miterlimit").parse().unwrap_or(4.0);
    let style = Stroke::new(width).with_caps(cap).with_join(join).with_miter_limit(limit);
    let dashes = value(world, element, "stroke-dasharray");
    let dashes = dashes.split([',', ' ']).filter(|word| !word.is_empty());
    let dashes: Option<Vec<f64>> =
        dashes.map(|word| length(world, element, word).filter(|length| *length >= 0.0)).collect();
    let dashes = dashes.unwrap_or_default();
    let period: f64 = dashes.iter().sum();
    let count = total() / period * dashes.len() as f64;
    if period > 0.0 && count < MOST_DASHES {
        let offset = value(world, element, "stroke-dashoffset");
        let offset = length(world, element, &offset).unwrap_or(0.0);
        return Some(style.with_dashes(offset, dashes));
    }
    Some(style)
}

/// SPEC-NOTE: paths with more lines have round strokes without gaps.
/// <https://svgwg.org/svg2-draft/painting.html#StrokeShape>
const MOST_LINES: usize = 1 << 16;

/// The lines that stand for a path, whose outlines are simpler than those of curves.
fn lines_of(path: &BezPath) -> (BezPath, f64) {
    let tolerance = (scale(path) * 1e-5).max(1e-6);
    let mut lines = BezPath::new();
    kurbo::flatten(path, tolerance, |element| lines.push(element));
    (lines, tolerance)
}

/// The outline of the stroke of a shape. `None` if it has none, or too many lines.
pub(super) fn outline(world: &World, element: NodeId, path: &BezPath) -> Option<BezPath> {
    let (lines, tolerance) = lines_of(path);
    if lines.elements().len() > MOST_LINES {
        return None;
    }
    let total = || lines.segments().map(|line| line.arclen(tolerance)).sum();
    let style = stroke_style(world, element, total)?;
    Some(kurbo::stroke(lines.iter(), &style, &StrokeOpts::default(), tolerance))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGeometryElement__isPointInStroke>
pub(crate) fn is_point_in_stroke(
    cx: &mut Cx<'_>,
    element: NodeId,
    point: Point,
) -> Result<bool, Thrown> {
    if !point.is_finite() {
        return Ok(false);
    }
    demand(cx, element)?;
    let path = equivalent_path(cx.host, element);
    if path.elements().len() > MOST_LINES {
        let style = stroke_style(cx.host, element, || f64::INFINITY);
        return match style {
            Some(style) => is_near(cx, &path, point, style.width / 2.0),
            None => Ok(false),
        };
    }
    let Some(outline) = outline(cx.host, element, &path) else { return Ok(false) };
    Ok(outline.winding(point) != 0 || is_on(cx, &outline, point)?)
}
