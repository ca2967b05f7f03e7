//! <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#imagebitmap>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, images};

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagebitmap-width>
pub(crate) fn width(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(images::bitmap_of(cx, this).map_or(0, |bitmap| bitmap.width))
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagebitmap-height>
pub(crate) fn height(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(images::bitmap_of(cx, this).map_or(0, |bitmap| bitmap.height))
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagebitmap-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    images::detach(cx, this);
    Ok(())
}
