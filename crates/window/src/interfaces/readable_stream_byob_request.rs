//! <https://streams.spec.whatwg.org/#rs-byob-request-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::streams::{self, slots};

/// <https://streams.spec.whatwg.org/#rs-byob-request-view>
pub(crate) fn view(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(cx.slot(this, slots::VIEW))
}

fn controller(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    match cx.slot(this, slots::CONTROLLER) {
        Some(controller) => Ok(controller),
        None => Err(cx.type_error("The request was answered already")),
    }
}

fn require_a_buffer(cx: &mut Cx<'_>, view: &Value) -> Result<(), Thrown> {
    if cx.view(view).is_none_or(|view| streams::is_detached(cx, &view.buffer)) {
        return Err(cx.type_error("The buffer of the view is detached"));
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#rs-byob-request-respond>
pub(crate) fn respond(cx: &mut Cx<'_>, this: &Value, bytes_written: u64) -> Result<(), Thrown> {
    let controller = controller(cx, this)?;
    let view = cx.slot(this, slots::VIEW).unwrap_or_else(|| cx.undefined());
    require_a_buffer(cx, &view)?;
    streams::respond(cx, &controller, bytes_written)
}

/// <https://streams.spec.whatwg.org/#rs-byob-request-respond-with-new-view>
pub(crate) fn respond_with_new_view(
    cx: &mut Cx<'_>,
    this: &Value,
    view: Value,
) -> Result<(), Thrown> {
    let controller = controller(cx, this)?;
    require_a_buffer(cx, &view)?;
    streams::respond_with_new_view(cx, &controller, &view)
}
