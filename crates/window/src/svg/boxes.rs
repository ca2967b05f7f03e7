//! Bounding boxes.
//!
//! <https://svgwg.org/svg2-draft/coords.html#BoundingBoxes>

use kurbo::{Affine, BezPath, Rect, Shape};
use treewright_dom::{NodeId, NodeRef};
use treewright_quickjs::Thrown;

use super::hits::outline;
use super::matrices::{of_the_view_box, to_the_parent};
use super::shapes::{Geometry, demand, equivalent_path, is_a_shape};
use super::targets;
use super::texts;
use super::viewports::is;
use crate::world::World;
use crate::{Cx, budget, memory, style};

/// The parts of shapes that belong to a box.
///
/// SPEC-NOTE: markers and clipping paths change no box, as in browsers.
/// <https://svgwg.org/svg2-draft/coords.html#TermBoundingBoxComputationAlgorithm>
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    pub(crate) fill: bool,
    pub(crate) stroke: bool,
}

/// Instances of `use` within each other, and elements that one call looks at.
const MOST_INSTANCES: usize = 32;
const MOST_ELEMENTS: usize = 1 << 17;

/// An element whose children are being looked at.
struct Frame {
    element: NodeId,
    /// The next child, or the target of `use`.
    next: Option<NodeId>,
    /// To the coordinate system of the element of the frame before.
    matrix: Affine,
    bounds: Option<Rect>,
    is_instance: bool,
}

fn union(one: Option<Rect>, other: Option<Rect>) -> Option<Rect> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.union(other)),
        (one, other) => one.or(other),
    }
}

/// The box of a shape. A shape without an extent in one direction has one too.
fn of_a_path(world: &World, element: NodeId, path: &BezPath, parts: Parts) -> Option<Rect> {
    // A path that only moves has the box of its point.
    let is_a_point = path.segments().next().is_none();
    let of_the_fill = || match Geometry::new(world, element).round_box() {
        _ if is_a_point => path.control_box(),
        Some(round) => round,
        None => path.bounding_box(),
    };
    let fill = (parts.fill && !path.elements().is_empty()).then(of_the_fill);
    let stroke = if parts.stroke { outline(world, element, path) } else { None };
    union(fill, stroke.filter(|outline| !outline.is_empty()).map(|outline| outline.bounding_box()))
}

/// The box of an element without children that count.
fn own_box(world: &World, element: NodeId, parts: Parts) -> Option<Rect> {
    if is_a_shape(world, element) {
        let path = equivalent_path(world, element);
        if path.elements().is_empty() && parts.fill {
            // The center of a circle without a radius counts.
            return Geometry::new(world, element).center();
        }
        return of_a_path(world, element, &path, parts);
    }
    if ["text", "tspan", "textPath"].into_iter().any(|name| is(world, element, name)) {
        let line = texts::line(world, element);
        return (parts.fill && line.count > 0).then(|| line.extent(0, line.count));
    }
    let has_a_rectangle = is(world, element, "image") || is(world, element, "foreignObject");
    (has_a_rectangle && parts.fill).then(|| Geometry::new(world, element).rectangle())
}

fn is_a_container(world: &World, element: NodeId) -> bool {
    ["svg", "g", "a", "switch", "use", "defs", "symbol"]
        .into_iter()
        .any(|name| is(world, element, name))
}

/// True for elements that are not rendered where they stand.
fn is_never_rendered(world: &World, element: NodeId) -> bool {
    is(world, element, "defs") || is(world, element, "symbol")
}

impl Frame {
    fn new(world: &World, element: NodeId, matrix: Affine) -> Self {
        let target = if is(world, element, "use") {
            let reference = targets::reference(world, element);
            reference.and_then(|reference| targets::target(world, element, &reference))
        } else {
            world.tree.children(element).next()
        };
        let is_instance = is(world, element, "use");
        Self { element, next: target, matrix, bounds: None, is_instance }
    }

    /// The next child that counts.
    fn take_next(&mut self, world: &World) -> Option<NodeId> {
        let next = self.next?;
        self.next = if self.is_instance { None } else { world.tree.next_sibling(next) };
        Some(next)
    }

    /// From the coordinate system of a child to that of this element.
    fn matrix_of(&self, world: &World, child: NodeId) -> Affine {
        if !self.is_instance {
            return to_the_parent(world, child);
        }
        let geometry = Geometry::new(world, self.element);
        let place = Affine::translate((geometry.x("x"), geometry.y("y")));
        if !is(world, child, "symbol") {
            return place * to_the_parent(world, child);
        }
        // A symbol is a viewport of the size of the instance.
        let size = geometry.size_of_an_instance();
        place * of_the_view_box(world, child, size).unwrap_or(Affine::IDENTITY)
    }
}

/// The bounding box of an element in its own coordinate system.
pub(crate) fn bounding_box(
    cx: &mut Cx<'_>,
    element: NodeId,
    parts: Parts,
) -> Result<Option<Rect>, Thrown> {
    if !is_a_container(cx.host, element) {
        demand(cx, element)?;
        return Ok(own_box(cx.host, element, parts));
    }
    let mut frames = vec![Frame::new(cx.host, element, Affine::IDENTITY)];
    let (mut looked_at, mut instances) = (0_usize, 0_usize);
    let mut bounds = None;
    while let Some(mut frame) = frames.pop() {
        let Some(child) = frame.take_next(cx.host) else {
            instances = instances.saturating_sub(usize::from(frame.is_instance));
            let outer = frame.bounds.map(|bounds| frame.matrix.transform_rect_bbox(bounds));
            match frames.last_mut() {
                Some(parent) => parent.bounds = union(parent.bounds, outer),
                None => bounds = outer,
            }
            continue;
        };
        looked_at = looked_at.saturating_add(1);
        if looked_at.is_multiple_of(256) && budget::is_used_up(cx) {
            return Err(memory::used_up(cx));
        }
        let is_target = frame.is_instance;
        let is_rendered = cx.host.tree.get(child).is_some_and(NodeRef::is_element)
            && style::value(cx.host, child, "display").as_deref() != Some("none")
            && (is_target || !is_never_rendered(cx.host, child));
        if !is_rendered || looked_at > MOST_ELEMENTS {
            frames.push(frame);
            continue;
        }
        let matrix = frame.matrix_of(cx.host, child);
        if is_a_container(cx.host, child) {
            let is_a_cycle = is(cx.host, child, "use")
                && (instances >= MOST_INSTANCES
                    || frames.iter().any(|frame| frame.element == child));
            frames.push(frame);
            if !is_a_cycle {
                instances = instances.saturating_add(usize::from(is(cx.host, child, "use")));
                frames.push(Frame::new(cx.host, child, matrix));
            }
        } else {
            demand(cx, child)?;
            let own = own_box(cx.host, child, parts);
            let own = own.map(|bounds| matrix.transform_rect_bbox(bounds));
            frame.bounds = union(frame.bounds, own);
            frames.push(frame);
        }
    }
    Ok(bounds)
}
