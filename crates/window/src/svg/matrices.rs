//! Transforms between coordinate systems.
//!
//! <https://svgwg.org/svg2-draft/coords.html>

use kurbo::Affine;
use treewright_dom::{Namespace, NodeId};

use super::aspect_ratios::AspectRatio;
use super::shapes::Geometry;
use super::transforms::parse_transforms;
use super::viewports::{self, is, is_outermost, parent_or_host, size_of_svg, view_box};
use crate::geometry::{Matrix, parse_into_a_matrix};
use crate::style;
use crate::world::World;

fn affine(matrix: &Matrix) -> Affine {
    Affine::new([0, 1, 4, 5, 12, 13].map(|place| matrix.at(place)))
}

/// The matrix of `viewBox` and `preserveAspectRatio` for a viewport of this size. `None` if
/// nothing is rendered.
/// <https://svgwg.org/svg2-draft/coords.html#ComputingAViewportsTransform>
pub(super) fn of_the_view_box(
    world: &World,
    element: NodeId,
    (width, height): (f64, f64),
) -> Option<Affine> {
    let Some([x, y, box_width, box_height]) = view_box(world, element) else {
        return Some(Affine::IDENTITY);
    };
    if box_width == 0.0 || box_height == 0.0 {
        return None;
    }
    let text = world.tree.attribute(element, "preserveAspectRatio");
    let ratio = text.and_then(AspectRatio::parse).unwrap_or_default();
    let (x_scale, y_scale) = (width / box_width, height / box_height);
    let (scale, shares) = match ratio.shares() {
        None => ((x_scale, y_scale), (0.0, 0.0)),
        Some(shares) => {
            let both = if ratio.is_slice() { x_scale.max(y_scale) } else { x_scale.min(y_scale) };
            ((both, both), shares)
        }
    };
    let free = (width - box_width * scale.0, height - box_height * scale.1);
    Some(
        Affine::translate((free.0 * shares.0, free.1 * shares.1))
            * Affine::scale_non_uniform(scale.0, scale.1)
            * Affine::translate((-x, -y)),
    )
}

/// The transform of an element: of its style, and otherwise of its attribute.
fn of_the_property(world: &World, element: NodeId) -> Affine {
    let value = style::value(world, element, "transform");
    let computed = value.filter(|value| !value.is_empty() && value != "none");
    if let Some(matrix) = computed.as_deref().and_then(parse_into_a_matrix) {
        return affine(&matrix);
    }
    let text = world.tree.attribute(element, "transform").unwrap_or_default();
    let all = parse_transforms(text).unwrap_or_default();
    all.iter().fold(Affine::IDENTITY, |product, one| product * affine(&one.matrix()))
}

/// From the coordinate system of the contents of an element to that of its parent.
pub(super) fn to_the_parent(world: &World, element: NodeId) -> Affine {
    let transform = of_the_property(world, element);
    if !is(world, element, "svg") {
        return transform;
    }
    let size = size_of_svg(world, element);
    let inside = of_the_view_box(world, element, size).unwrap_or(Affine::IDENTITY);
    if !is_outermost(world, element) {
        let geometry = Geometry::new(world, element);
        return transform * Affine::translate((geometry.x("x"), geometry.y("y"))) * inside;
    }
    transform * inside
}

/// The magnification and panning of an `svg` element.
fn of_the_zoom(world: &World, svg: NodeId) -> Affine {
    if !is(world, svg, "svg") || !is_outermost(world, svg) {
        return Affine::IDENTITY;
    }
    let scale = world.svg.scales.get(&svg).copied().map_or(1.0, f64::from);
    let translation = world.svg.translations.get(&svg).map(|item| item.coordinates());
    Affine::translate(translation.unwrap_or_default()) * Affine::scale(scale)
}

/// The transform up to the viewport of an element, or up to the outermost `svg` element. Nothing
/// is laid out: this is at the origin of the page.
/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGGraphicsElement__getCTM>
pub(crate) fn ctm(world: &World, element: NodeId, is_of_the_screen: bool) -> Option<Matrix> {
    if !world.is_connected(element) {
        return None;
    }
    let last = if is_of_the_screen { None } else { viewports::viewport_element(world, element) };
    let mut product = Affine::IDENTITY;
    let mut next = Some(element);
    while let Some(node) = next {
        if world.tree.namespace(node) == Some(Namespace::Svg) {
            product = to_the_parent(world, node) * product;
            if is_of_the_screen || node == element {
                product = of_the_zoom(world, node) * product;
            }
        }
        if last == Some(node) {
            break;
        }
        next = parent_or_host(world, node);
    }
    Some(Matrix::of_six(product.as_coeffs()))
}
