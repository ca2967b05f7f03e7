//! <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#animationframeprovider>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, animation_frames};

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-animationframeprovider-requestanimationframe>
pub(crate) fn request_animation_frame(
    cx: &mut Cx<'_>,
    _this: &Value,
    callback: Value,
) -> Result<u32, Thrown> {
    Ok(animation_frames::request(cx, callback))
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-animationframeprovider-cancelanimationframe>
pub(crate) fn cancel_animation_frame(
    cx: &mut Cx<'_>,
    _this: &Value,
    handle: u32,
) -> Result<(), Thrown> {
    animation_frames::cancel(cx, handle);
    Ok(())
}
