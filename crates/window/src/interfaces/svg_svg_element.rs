//! `SVGSVGElement`.
//!
//! <https://svgwg.org/svg2-draft/struct.html#InterfaceSVGSVGElement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::generated::dictionaries::DOMMatrix2DInit;
use crate::geometry::{self, Matrix, Point, Rect};
use crate::strings::DomString;
use crate::svg::angles::Angle;
use crate::svg::items::{self, Datum, Home, Item};
use crate::svg::lengths::Length;
use crate::svg::transforms::Transform;
use crate::svg::viewports;
use crate::{Cx, wrappers};

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__currentScale>
pub(crate) fn current_scale(cx: &mut Cx<'_>, this: NodeId) -> Result<f32, Thrown> {
    let scale = cx.host.svg.scales.get(&this).copied();
    let is_outermost = viewports::is_outermost(cx.host, this);
    Ok(scale.filter(|_| is_outermost).unwrap_or(1.0))
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__currentScale>
pub(crate) fn set_current_scale(cx: &mut Cx<'_>, this: NodeId, value: f32) -> Result<(), Thrown> {
    if viewports::is_outermost(cx.host, this) {
        cx.host.svg.scales.insert(this, value);
    }
    Ok(())
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__currentTranslate>
pub(crate) fn current_translate(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    let element = wrappers::wrap(cx, this)?;
    let item = Item::new(Datum::Point([0.0, 0.0, 0.0, 1.0]), Home::Translation(this));
    let point = items::new_object(cx, Interface::DOMPoint, &item)?;
    items::keep_alive(cx, &point, &element);
    cx.host.svg.translations.insert(this, item);
    Ok(point)
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__deselectAll>
pub(crate) fn deselect_all(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    let document = cx.host.node_document(this);
    match super::document::get_selection(cx, document)? {
        Some(selection) => super::selection::remove_all_ranges(cx, &selection),
        None => Ok(()),
    }
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGNumber>
pub(crate) fn create_svg_number(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    items::new_detached(cx, Interface::SVGNumber, Datum::Number(0.0))
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGLength>
pub(crate) fn create_svg_length(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    items::new_detached(cx, Interface::SVGLength, Datum::Length(Length::ZERO))
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGAngle>
pub(crate) fn create_svg_angle(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    items::new_detached(cx, Interface::SVGAngle, Datum::Angle(Angle::ZERO))
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGPoint>
pub(crate) fn create_svg_point(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMPoint, Point::default())
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGMatrix>
pub(crate) fn create_svg_matrix(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMMatrix, Matrix::default())
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGRect>
pub(crate) fn create_svg_rect(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMRect, Rect([0.0; 4]))
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGTransform>
pub(crate) fn create_svg_transform(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    items::new_detached(cx, Interface::SVGTransform, Datum::Transform(Transform::default()))
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGTransformFromMatrix>
pub(crate) fn create_svg_transform_from_matrix(
    cx: &mut Cx<'_>,
    _this: NodeId,
    matrix: DOMMatrix2DInit,
) -> Result<Value, Thrown> {
    super::svg_transform::of_matrix(cx, &matrix)
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__getElementById>
pub(crate) fn get_element_by_id(
    cx: &mut Cx<'_>,
    this: NodeId,
    element_id: DomString,
) -> Result<Option<NodeId>, Thrown> {
    super::non_element_parent_node::get_element_by_id(cx, this, element_id)
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__suspendRedraw>
pub(crate) fn suspend_redraw(
    _cx: &mut Cx<'_>,
    _this: NodeId,
    _max_wait_milliseconds: u32,
) -> Result<u32, Thrown> {
    Ok(1)
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__unsuspendRedraw>
pub(crate) fn unsuspend_redraw(
    _cx: &mut Cx<'_>,
    _this: NodeId,
    _suspend_handle_id: u32,
) -> Result<(), Thrown> {
    Ok(())
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__unsuspendRedrawAll>
pub(crate) fn unsuspend_redraw_all(_cx: &mut Cx<'_>, _this: NodeId) -> Result<(), Thrown> {
    Ok(())
}

/// <https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__forceRedraw>
pub(crate) fn force_redraw(_cx: &mut Cx<'_>, _this: NodeId) -> Result<(), Thrown> {
    Ok(())
}
