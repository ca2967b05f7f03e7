//! <https://html.spec.whatwg.org/multipage/system-state.html#the-navigator-object>

use treewright_quickjs::{Thrown, Value};

pub(crate) use super::navigator_beacon::send_beacon;
use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-navigator-useractivation>
pub(crate) fn user_activation(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    super::user_activation::of_navigator(cx, this)
}

/// A page without a screen has no touch points.
/// <https://w3c.github.io/pointerevents/#dom-navigator-maxtouchpoints>
pub(crate) fn max_touch_points(_cx: &mut Cx<'_>, _this: &Value) -> Result<i32, Thrown> {
    Ok(0)
}

/// <https://w3c.github.io/permissions/#dom-navigator-permissions>
pub(crate) fn permissions(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    super::permissions::of_navigator(cx, this)
}
