//! The boxes of elements, and their scrolling (see [`crate::scrolling`]). Nothing is laid out: elements behave as if they
//! were not rendered, and the viewport has the size of its window.
//!
//! <https://drafts.csswg.org/cssom-view/#extension-to-the-element-interface>

use treewright_dom::{DocumentMode, NodeId};
use treewright_quickjs::{Thrown, Value};

use super::dom_rect_list;
use crate::Cx;
use crate::animations;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::{CheckVisibilityOptions, ScrollToOptions};
use crate::generated::unions::BooleanOrScrollIntoViewOptions;
use crate::geometry::{self, Rect};
use crate::scrolling::{Destination, position_of, scroll_an_element};
use crate::style::Boxes;

/// An element with a box has one that is empty.
/// <https://drafts.csswg.org/cssom-view/#dom-element-getclientrects>
pub(crate) fn get_client_rects(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    animations::css::observe_at(cx, this);
    let has_a_box = Boxes::default().has_a_box(cx.host, this);
    crate::style::throw_if_stopped(cx)?;
    dom_rect_list::new_list(cx, has_a_box)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-getboundingclientrect>
pub(crate) fn get_bounding_client_rect(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    animations::css::observe_at(cx, this);
    geometry::new(cx, Interface::DOMRect, Rect([0.0; 4]))
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-checkvisibility>
pub(crate) fn check_visibility(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: CheckVisibilityOptions,
) -> Result<bool, Thrown> {
    let with_opacity = options.check_opacity || options.opacity_property;
    let with_visibility = options.check_visibility_css || options.visibility_property;
    animations::css::observe_at(cx, this);
    let is_visible = crate::style::check_visibility(cx.host, this, with_opacity, with_visibility);
    crate::style::throw_if_stopped(cx)?;
    Ok(is_visible)
}

/// Scrolling ends at once: the promise is resolved.
fn scrolled(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let undefined = cx.undefined();
    cx.resolved_promise(&undefined)
}

/// "If this has no associated box, return": elements have no known place to scroll to.
/// <https://drafts.csswg.org/cssom-view/#dom-element-scrollintoview>
pub(crate) fn scroll_into_view(
    cx: &mut Cx<'_>,
    _this: NodeId,
    _arg: BooleanOrScrollIntoViewOptions,
) -> Result<Value, Thrown> {
    scrolled(cx)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scroll>
pub(crate) fn scroll(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: ScrollToOptions,
) -> Result<Value, Thrown> {
    scroll_an_element(cx, this, Destination::to(&options));
    scrolled(cx)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scroll>
pub(crate) fn scroll_2(cx: &mut Cx<'_>, this: NodeId, x: f64, y: f64) -> Result<Value, Thrown> {
    scroll_an_element(cx, this, Destination::To(Some(x), Some(y)));
    scrolled(cx)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrollto>
pub(crate) fn scroll_to(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: ScrollToOptions,
) -> Result<Value, Thrown> {
    scroll(cx, this, options)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrollto>
pub(crate) fn scroll_to_2(cx: &mut Cx<'_>, this: NodeId, x: f64, y: f64) -> Result<Value, Thrown> {
    scroll_2(cx, this, x, y)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrollby>
pub(crate) fn scroll_by(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: ScrollToOptions,
) -> Result<Value, Thrown> {
    scroll_an_element(cx, this, Destination::by(&options));
    scrolled(cx)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrollby>
pub(crate) fn scroll_by_2(cx: &mut Cx<'_>, this: NodeId, x: f64, y: f64) -> Result<Value, Thrown> {
    scroll_an_element(cx, this, Destination::By(Some(x), Some(y)));
    scrolled(cx)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrolltop>
pub(crate) fn scroll_top(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    Ok(position_of(cx, this).y)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrolltop>
pub(crate) fn set_scroll_top(cx: &mut Cx<'_>, this: NodeId, value: f64) -> Result<(), Thrown> {
    scroll_an_element(cx, this, Destination::To(None, Some(value)));
    Ok(())
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrollleft>
pub(crate) fn scroll_left(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    Ok(position_of(cx, this).x)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrollleft>
pub(crate) fn set_scroll_left(cx: &mut Cx<'_>, this: NodeId, value: f64) -> Result<(), Thrown> {
    scroll_an_element(cx, this, Destination::To(Some(value), None));
    Ok(())
}

/// The size of the viewport, for the element whose scrolling is that of the viewport.
fn client_size(cx: &Cx<'_>, element: NodeId) -> (i32, i32) {
    let document = cx.host.node_document(element);
    let viewport = viewport_of(cx, document).unwrap_or_default();
    let is_quirks = cx.host.tree.mode_of(document) == Some(DocumentMode::Quirks);
    let scrolls_the_viewport = if is_quirks {
        cx.host.the_body_element(document) == Some(element)
    } else {
        cx.host.document_element(document) == Some(element)
    };
    if scrolls_the_viewport { viewport } else { (0, 0) }
}

/// The width and height of the viewport of an active document.
fn viewport_of(cx: &Cx<'_>, document: NodeId) -> Option<(i32, i32)> {
    cx.host.node_navigable(document).map(|navigable| cx.host.viewport_of(navigable))
}

/// The length of a scrolling area that ends where it is shown.
fn area_beyond(length: i32, position: f64) -> i32 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "positions are bounded to less than an i32"
    )]
    let hidden = position.abs().round() as i32;
    length.saturating_add(hidden)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrollwidth>
pub(crate) fn scroll_width(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    let width = client_size(cx, this).0;
    Ok(area_beyond(width, position_of(cx, this).x))
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scrollheight>
pub(crate) fn scroll_height(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    let height = client_size(cx, this).1;
    Ok(area_beyond(height, position_of(cx, this).y))
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-clienttop>
pub(crate) fn client_top(_cx: &mut Cx<'_>, _this: NodeId) -> Result<i32, Thrown> {
    Ok(0)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-clientleft>
pub(crate) fn client_left(_cx: &mut Cx<'_>, _this: NodeId) -> Result<i32, Thrown> {
    Ok(0)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-clientwidth>
pub(crate) fn client_width(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    animations::css::observe_at(cx, this);
    Ok(client_size(cx, this).0)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-clientheight>
pub(crate) fn client_height(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    animations::css::observe_at(cx, this);
    Ok(client_size(cx, this).1)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-currentcsszoom>
pub(crate) fn current_css_zoom(_cx: &mut Cx<'_>, _this: NodeId) -> Result<f64, Thrown> {
    Ok(1.0)
}

/// A pointer is never active.
fn no_such_pointer(cx: &mut Cx<'_>) -> Thrown {
    dom_exception(cx, DomExceptionName::NotFoundError, "no active pointer has this id")
}

/// <https://w3c.github.io/pointerevents/#dom-element-setpointercapture>
pub(crate) fn set_pointer_capture(
    cx: &mut Cx<'_>,
    _this: NodeId,
    _pointer_id: i32,
) -> Result<(), Thrown> {
    Err(no_such_pointer(cx))
}

/// <https://w3c.github.io/pointerevents/#dom-element-releasepointercapture>
pub(crate) fn release_pointer_capture(
    cx: &mut Cx<'_>,
    _this: NodeId,
    _pointer_id: i32,
) -> Result<(), Thrown> {
    Err(no_such_pointer(cx))
}

/// <https://w3c.github.io/pointerevents/#dom-element-haspointercapture>
pub(crate) fn has_pointer_capture(
    _cx: &mut Cx<'_>,
    _this: NodeId,
    _pointer_id: i32,
) -> Result<bool, Thrown> {
    Ok(false)
}

/// "If there is no box at the point, return the root element", for a point in the viewport.
/// <https://drafts.csswg.org/cssom-view/#dom-document-elementfrompoint>
pub(crate) fn element_from_point(
    cx: &mut Cx<'_>,
    document: NodeId,
    x: f64,
    y: f64,
) -> Result<Option<NodeId>, Thrown> {
    let is_outside = viewport_of(cx, document).is_none_or(|(width, height)| {
        x < 0.0 || y < 0.0 || x > f64::from(width) || y > f64::from(height)
    });
    Ok(if is_outside { None } else { cx.host.document_element(document) })
}

/// <https://drafts.csswg.org/cssom-view/#dom-document-elementsfrompoint>
pub(crate) fn elements_from_point(
    cx: &mut Cx<'_>,
    document: NodeId,
    x: f64,
    y: f64,
) -> Result<Vec<NodeId>, Thrown> {
    Ok(element_from_point(cx, document, x, y)?.into_iter().collect())
}
