//! The elements that establish viewports of SVG, and their sizes as far as attributes give them.
//!
//! <https://svgwg.org/svg2-draft/coords.html#EstablishingANewSVGViewport>

use treewright_dom::{Namespace, NodeId, NodeKind};

use super::lengths::{Length, Unit};
use super::numbers::parse_four_numbers;
use crate::reflect::animated::Across;
use crate::world::World;

/// True for an element of SVG with this name.
pub(crate) fn is(world: &World, element: NodeId, name: &str) -> bool {
    world.tree.namespace(element) == Some(Namespace::Svg)
        && world.tree.local_name(element) == Some(name)
}

/// The parent, or the host of a shadow root.
pub(crate) fn parent_or_host(world: &World, node: NodeId) -> Option<NodeId> {
    let parent = world.tree.parent(node)?;
    if world.tree.kind(parent) == Some(NodeKind::ShadowRoot) {
        return world.tree.host(parent);
    }
    Some(parent)
}

/// The nearest ancestor that passes a test.
fn nearest_ancestor(
    world: &World,
    element: NodeId,
    test: impl Fn(NodeId) -> bool,
) -> Option<NodeId> {
    std::iter::successors(parent_or_host(world, element), |node| parent_or_host(world, *node))
        .find(|node| test(*node))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__ownerSVGElement>
pub(crate) fn owner_svg_element(world: &World, element: NodeId) -> Option<NodeId> {
    nearest_ancestor(world, element, |node| is(world, node, "svg"))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__viewportElement>
pub(crate) fn viewport_element(world: &World, element: NodeId) -> Option<NodeId> {
    nearest_ancestor(world, element, |node| {
        world.tree.namespace(node) == Some(Namespace::Svg)
            && matches!(
                world.tree.local_name(node),
                Some("svg" | "symbol" | "image" | "foreignObject")
            )
    })
}

/// True for an `svg` element whose parent is not of SVG, but for `foreignObject`.
/// <https://svgwg.org/svg2-draft/struct.html#TermOutermostSVGElement>
pub(crate) fn is_outermost(world: &World, svg: NodeId) -> bool {
    match parent_or_host(world, svg) {
        Some(parent) => {
            world.tree.namespace(parent) != Some(Namespace::Svg)
                || is(world, parent, "foreignObject")
        }
        None => true,
    }
}

/// The size of the viewport of the window of an element.
pub(crate) fn of_the_window(world: &World, element: NodeId) -> (f64, f64) {
    let navigable = world.node_navigable(world.node_document(element));
    let (width, height) = navigable.map_or((0, 0), |navigable| world.viewport_of(navigable));
    (f64::from(width), f64::from(height))
}

/// The value of `viewBox`, if it is valid.
pub(crate) fn view_box(world: &World, element: NodeId) -> Option<[f64; 4]> {
    let numbers = parse_four_numbers(world.tree.attribute(element, "viewBox")?)?;
    let [_, _, width, height] = numbers;
    (width >= 0.0 && height >= 0.0).then_some(numbers.map(f64::from))
}

/// The length of an attribute that gives a size. `None` if it depends on layout.
fn dimension(world: &World, element: NodeId, name: &str) -> Option<Length> {
    world.tree.attribute(element, name).and_then(Length::parse)
}

/// The size of the viewport that an `svg` element establishes, before its `viewBox`. Without a
/// size in its attributes the outermost one is as large as the viewport of the window.
pub(crate) fn size_of_svg(world: &World, svg: NodeId) -> (f64, f64) {
    let size = |name: &str, across: Across| {
        // Percentages of the viewports around it multiply.
        let (mut factor, mut element) = (1.0, svg);
        loop {
            match dimension(world, element, name) {
                Some(length) if length.unit != Unit::PERCENTAGE => {
                    return factor * f64::from(length.resolve(world, Some(element), across));
                }
                Some(percentage) => factor *= f64::from(percentage.factor) / 100.0,
                None => {}
            }
            let outer = owner_svg_element(world, element).filter(|_| !is_outermost(world, element));
            let (width, height) = match outer {
                Some(outer) => match view_box(world, outer) {
                    Some([_, _, width, height]) => (width, height),
                    None => {
                        element = outer;
                        continue;
                    }
                },
                None => of_the_window(world, element),
            };
            return factor * if across == Across::Width { width } else { height };
        }
    };
    (size("width", Across::Width), size("height", Across::Height))
}

/// The size that percentages of a length at an element refer to.
/// <https://svgwg.org/svg2-draft/coords.html#Units>
pub(crate) fn size_across(world: &World, element: NodeId, across: Across) -> f64 {
    let svg = match owner_svg_element(world, element) {
        Some(svg) if !(is(world, element, "svg") && is_outermost(world, element)) => svg,
        _ => {
            let (width, height) = of_the_window(world, element);
            return along(width, height, across);
        }
    };
    let (width, height) = match view_box(world, svg) {
        Some([_, _, width, height]) => (width, height),
        None => size_of_svg(world, svg),
    };
    along(width, height, across)
}

fn along(width: f64, height: f64, across: Across) -> f64 {
    match across {
        Across::Width => width,
        Across::Height => height,
        Across::Diagonal => f64::midpoint(width * width, height * height).sqrt(),
    }
}
