//! The visual viewport. Pages are not zoomed, so it is the layout viewport at scale 1: its offsets stay at 0, and its size is
//! that of the window, which stays as it is. So its events are never fired.
//!
//! <https://drafts.csswg.org/cssom-view/#visualviewport>

use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::objects::slots;
use crate::realms::RealmId;
use crate::scrolling::{Position, position_of_the_viewport};
use crate::windows::proxy::window_of_proxy;
use crate::{Cx, bindings};

/// The realm of the window of a viewport.
struct Window(RealmId);

/// Returns null if the document of the window is not fully active.
/// <https://drafts.csswg.org/cssom-view/#dom-window-visualviewport>
pub(super) fn of_window(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let document = cx.host.realms.get(realm).map(|state| state.document);
    if !document.is_some_and(|document| cx.host.is_fully_active(document)) {
        return Ok(None);
    }
    let window = window_of_proxy(cx, this).unwrap_or_else(|| this.clone());
    if let Some(viewport) = cx.slot(&window, slots::VISUAL_VIEWPORT) {
        return Ok(Some(viewport));
    }
    let viewport = bindings::new_object(cx, Interface::VisualViewport)?;
    cx.set_data(&viewport, Box::new(Window(realm)));
    cx.set_slot(&window, slots::VISUAL_VIEWPORT, &viewport);
    Ok(Some(viewport))
}

/// The scroll position and the size of the layout viewport; zeros if the document is not fully active.
fn layout_viewport(cx: &mut Cx<'_>, this: &Value) -> Result<(Position, (i32, i32)), Thrown> {
    let Some(realm) = cx.data(this, |window: &mut Window, _| window.0) else {
        return Err(cx.type_error("Illegal invocation"));
    };
    let world = &*cx.host;
    let document = world.realms.get(realm).map(|state| state.document);
    Ok(match document.filter(|document| world.is_fully_active(*document)) {
        Some(document) => {
            let size = world.node_navigable(document).map(|id| world.viewport_of(id));
            (position_of_the_viewport(world, document), size.unwrap_or_default())
        }
        None => (Position::default(), (0, 0)),
    })
}

/// <https://drafts.csswg.org/cssom-view/#dom-visualviewport-offsetleft>
pub(crate) fn offset_left(_cx: &mut Cx<'_>, _this: &Value) -> Result<f64, Thrown> {
    Ok(0.0)
}

/// <https://drafts.csswg.org/cssom-view/#dom-visualviewport-offsettop>
pub(crate) fn offset_top(_cx: &mut Cx<'_>, _this: &Value) -> Result<f64, Thrown> {
    Ok(0.0)
}

/// <https://drafts.csswg.org/cssom-view/#dom-visualviewport-pageleft>
pub(crate) fn page_left(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(layout_viewport(cx, this)?.0.x)
}

/// <https://drafts.csswg.org/cssom-view/#dom-visualviewport-pagetop>
pub(crate) fn page_top(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(layout_viewport(cx, this)?.0.y)
}

/// <https://drafts.csswg.org/cssom-view/#dom-visualviewport-width>
pub(crate) fn width(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(f64::from(layout_viewport(cx, this)?.1.0))
}

/// <https://drafts.csswg.org/cssom-view/#dom-visualviewport-height>
pub(crate) fn height(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(f64::from(layout_viewport(cx, this)?.1.1))
}

/// <https://drafts.csswg.org/cssom-view/#dom-visualviewport-scale>
pub(crate) fn scale(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    // A window that is gone has no viewport.
    Ok(if layout_viewport(cx, this)?.1 == (0, 0) { 0.0 } else { 1.0 })
}
