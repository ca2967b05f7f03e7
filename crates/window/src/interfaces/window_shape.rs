//! `Window`: bars, position and size, and scrolling.
//!
//! <https://drafts.csswg.org/cssom-view/#extensions-to-the-window-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::dictionaries::ScrollToOptions;
use crate::media_queries;
use crate::navigables::NavigableId;
use crate::objects::slots;
use crate::scrolling::{Destination, Position, position_of_the_viewport, scroll_a_window};
use crate::strings::DomString;
use crate::windows::proxy::window_of_proxy;
use crate::windows::shape::Shape;

/// The navigable of a window.
fn navigable(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NavigableId>, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let id = cx.host.realms.get(realm).and_then(|state| state.navigable);
    Ok(id.filter(|id| cx.host.navigables.get(*id).is_some()))
}

/// An object that exists once per window.
fn of_window(
    cx: &mut Cx<'_>,
    this: &Value,
    slot: u64,
    interface: Interface,
) -> Result<Value, Thrown> {
    let window = window_of_proxy(cx, this).unwrap_or_else(|| this.clone());
    if let Some(object) = cx.slot(&window, slot) {
        return Ok(object);
    }
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let object = bindings::new_object(cx, interface)?;
    // The object knows its window by the realm's number.
    cx.set_platform(&object, interface as u16, u64::from(realm.0));
    cx.set_slot(&window, slot, &object);
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-locationbar>
pub(crate) fn locationbar(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    of_window(cx, this, slots::BARS, Interface::BarProp)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-menubar>
pub(crate) fn menubar(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    of_window(cx, this, slots::BARS + 1, Interface::BarProp)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-personalbar>
pub(crate) fn personalbar(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    of_window(cx, this, slots::BARS + 2, Interface::BarProp)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-scrollbars>
pub(crate) fn scrollbars(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    of_window(cx, this, slots::BARS + 3, Interface::BarProp)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-statusbar>
pub(crate) fn statusbar(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    of_window(cx, this, slots::BARS + 4, Interface::BarProp)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-toolbar>
pub(crate) fn toolbar(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    of_window(cx, this, slots::BARS + 5, Interface::BarProp)
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-external>
pub(crate) fn external(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    of_window(cx, this, slots::EXTERNAL, Interface::External)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-matchmedia>
pub(crate) fn match_media(
    cx: &mut Cx<'_>,
    this: &Value,
    query: DomString,
) -> Result<Value, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    media_queries::match_media(cx, realm, &query)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-screen>
pub(crate) fn screen(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    of_window(cx, this, slots::SCREEN, Interface::Screen)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-visualviewport>
pub(crate) fn visual_viewport(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    super::visual_viewport::of_window(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-status>
pub(crate) fn status(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    Ok(cx.host.statuses.get(&realm).cloned().unwrap_or_default())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-status>
pub(crate) fn set_status(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    cx.host.statuses.insert(realm, value);
    Ok(())
}

/// Without a printer, the printing steps end silently.
/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-print>
pub(crate) fn print(_cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#dom-originagentcluster>
pub(crate) fn origin_agent_cluster(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let state = document.and_then(|document| cx.host.documents.get(document));
    Ok(state.is_some_and(|state| state.is_origin_keyed))
}

fn viewport(cx: &mut Cx<'_>, this: &Value) -> Result<(i32, i32), Thrown> {
    let id = navigable(cx, this)?;
    Ok(id.map(|id| cx.host.viewport_of(id)).unwrap_or_default())
}

fn shape(cx: &mut Cx<'_>, this: &Value) -> Result<Shape, Thrown> {
    let none = Shape { left: 0, top: 0, width: 0, height: 0 };
    let id = navigable(cx, this)?;
    Ok(id.map_or(none, |id| cx.host.shape_of(id)))
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-innerwidth>
pub(crate) fn inner_width(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(viewport(cx, this)?.0)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-innerheight>
pub(crate) fn inner_height(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(viewport(cx, this)?.1)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-screenx>
pub(crate) fn screen_x(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(shape(cx, this)?.left)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-screenleft>
pub(crate) fn screen_left(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(shape(cx, this)?.left)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-screeny>
pub(crate) fn screen_y(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(shape(cx, this)?.top)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-screentop>
pub(crate) fn screen_top(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(shape(cx, this)?.top)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-outerwidth>
pub(crate) fn outer_width(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(shape(cx, this)?.width)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-outerheight>
pub(crate) fn outer_height(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    Ok(shape(cx, this)?.height)
}

/// The active document of a window.
fn document(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let id = navigable(cx, this)?;
    Ok(id.and_then(|id| Some(cx.host.navigables.get(id)?.active_document)))
}

/// The scroll position of a window.
fn position(cx: &mut Cx<'_>, this: &Value) -> Result<Position, Thrown> {
    let document = document(cx, this)?;
    let position = document.map(|document| position_of_the_viewport(cx.host, document));
    Ok(position.unwrap_or_default())
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-scrollx>
pub(crate) fn scroll_x(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(position(cx, this)?.x)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-pagexoffset>
pub(crate) fn page_x_offset(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    scroll_x(cx, this)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-scrolly>
pub(crate) fn scroll_y(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(position(cx, this)?.y)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-pageyoffset>
pub(crate) fn page_y_offset(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    scroll_y(cx, this)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-devicepixelratio>
pub(crate) fn device_pixel_ratio(_cx: &mut Cx<'_>, _this: &Value) -> Result<f64, Thrown> {
    Ok(1.0)
}

/// Changes the shape of a window, if a script has opened it.
fn change(cx: &mut Cx<'_>, this: &Value, change: impl FnOnce(&mut Shape)) -> Result<(), Thrown> {
    if let Some(id) = navigable(cx, this)?
        && let Some(navigable) = cx.host.navigables.get_mut(id)
        && navigable.is_auxiliary
    {
        change(&mut navigable.shape);
    }
    Ok(())
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-moveto>
pub(crate) fn move_to(cx: &mut Cx<'_>, this: &Value, x: i32, y: i32) -> Result<(), Thrown> {
    change(cx, this, |shape| shape.move_to(x.into(), y.into()))
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-moveby>
pub(crate) fn move_by(cx: &mut Cx<'_>, this: &Value, x: i32, y: i32) -> Result<(), Thrown> {
    change(cx, this, |shape| shape.move_to(sum(shape.left, x), sum(shape.top, y)))
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-resizeto>
pub(crate) fn resize_to(
    cx: &mut Cx<'_>,
    this: &Value,
    width: i32,
    height: i32,
) -> Result<(), Thrown> {
    change(cx, this, |shape| shape.resize_to(width.into(), height.into()))?;
    media_queries::a_viewport_may_have_changed(cx);
    Ok(())
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-resizeby>
pub(crate) fn resize_by(cx: &mut Cx<'_>, this: &Value, x: i32, y: i32) -> Result<(), Thrown> {
    change(cx, this, |shape| shape.resize_to(sum(shape.width, x), sum(shape.height, y)))?;
    media_queries::a_viewport_may_have_changed(cx);
    Ok(())
}

fn sum(one: i32, two: i32) -> i64 {
    i64::from(one).saturating_add(i64::from(two))
}

fn scroll_this(cx: &mut Cx<'_>, this: &Value, destination: Destination) -> Result<(), Thrown> {
    if let Some(document) = document(cx, this)? {
        scroll_a_window(cx, document, destination);
    }
    Ok(())
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-scroll>
pub(crate) fn scroll(
    cx: &mut Cx<'_>,
    this: &Value,
    options: ScrollToOptions,
) -> Result<(), Thrown> {
    scroll_this(cx, this, Destination::to(&options))
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-scroll>
pub(crate) fn scroll_2(cx: &mut Cx<'_>, this: &Value, x: f64, y: f64) -> Result<(), Thrown> {
    scroll_this(cx, this, Destination::To(Some(x), Some(y)))
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-scrollto>
pub(crate) fn scroll_to(
    cx: &mut Cx<'_>,
    this: &Value,
    options: ScrollToOptions,
) -> Result<(), Thrown> {
    scroll(cx, this, options)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-scrollto>
pub(crate) fn scroll_to_2(cx: &mut Cx<'_>, this: &Value, x: f64, y: f64) -> Result<(), Thrown> {
    scroll_2(cx, this, x, y)
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-scrollby>
pub(crate) fn scroll_by(
    cx: &mut Cx<'_>,
    this: &Value,
    options: ScrollToOptions,
) -> Result<(), Thrown> {
    scroll_this(cx, this, Destination::by(&options))
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-scrollby>
pub(crate) fn scroll_by_2(cx: &mut Cx<'_>, this: &Value, x: f64, y: f64) -> Result<(), Thrown> {
    scroll_this(cx, this, Destination::By(Some(x), Some(y)))
}
